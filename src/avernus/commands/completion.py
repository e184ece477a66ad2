"""`avernus completion`: what a shell must know to complete our commands, written by shtab."""

import argparse
from typing import Any, Final

from avernus import bots
from avernus.commands import modules
from avernus.commands.parser import Commands, build
from avernus.games import names

SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "completion", run, "print a script that completes commands in your shell", (),
        ("completion bash > ~/.local/share/bash-completion/completions/avernus", "completion zsh > ~/.zfunc/_avernus"),
    )
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))


def run(chosen: argparse.Namespace) -> int:
    """Print the script."""
    import shtab

    known = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY, "GAME": one_of(names()), "LEVEL,…": one_of([*bots.LEVELS, "none"])}
    parser = build(modules())
    for one in (parser, *parser.commands.values()):
        for action in one._actions:
            if action.metavar in known:
                action.complete = known[str(action.metavar)]  # type: ignore[attr-defined]
    print(shtab.complete(parser, chosen.shell))
    return 0


def one_of(words: list[str]) -> Any:
    """How a shell completes one of these words."""
    import shtab

    return shtab.cmd(f"printf '%s\\n' {' '.join(words)}")
