"""JSON, as the log and the wire have it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec


def plain(value: Any) -> Any:
    """What games say in types of their own (words are a kind of text), as JSON knows it."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Iterable):
        return list(value)
    raise TypeError(f"{type(value).__name__} is no JSON")


encode: Final = msgspec.json.Encoder(enc_hook=plain).encode
decode: Final = msgspec.json.Decoder().decode
