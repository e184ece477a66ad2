"""Environments: the games for learners and for language models (docs/envs).

Each module needs packages of its own, and is opened when somebody asks for it:

- `vector`: thousands of games in one call, NumPy in and out (`avernus[envs]`);
- `aec`, `simultaneous`: PettingZoo; `gym`: Gymnasium (`avernus[envs]`);
- `openspiel`: OpenSpiel (`avernus[openspiel]`);
- `text`: text in, text out, for language models; nothing beside avernus.
"""

from importlib import import_module
from types import ModuleType

from avernus.core.refusals import AvernusError

__all__ = ["aec", "gym", "openspiel", "register", "simultaneous", "text", "vector"]

EXTRAS = {"aec": "envs", "gym": "envs", "simultaneous": "envs", "vector": "envs", "openspiel": "openspiel", "text": ""}


def __getattr__(name: str) -> ModuleType:
    """A module of this package; `AvernusError` says what to install where a package is missing."""
    if name not in EXTRAS:
        raise AttributeError(f"module 'avernus.envs' has no attribute {name!r}")
    try:
        return import_module(f"avernus.envs.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("avernus"):
            raise
        raise AvernusError(f"This needs the package {error.name}: pip install 'avernus[{EXTRAS[name]}]'.") from None


def register() -> None:
    """Tell PettingZoo and Gymnasium of all games: `avernus/splut-v1` and so on."""
    import pettingzoo

    from avernus.envs import gym
    from avernus.games import registered

    gym.register()
    for name, game in registered().items():
        encoding = game.encoding()
        if encoding is not None:
            identity = f"avernus/{name}-v{encoding.version}"
            if identity not in pettingzoo.aec_registry:
                pettingzoo.register("aec", identity, "avernus.envs.aec:AvernusAEC", kwargs={"game": name})
                pettingzoo.register("parallel", identity, "avernus.envs.simultaneous:AvernusParallel", kwargs={"game": name})
