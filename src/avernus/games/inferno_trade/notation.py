"""Where the notation needs the state: an offer's number, the call of the last run, a list by names."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from avernus.core.refusals import Refusal
from avernus.games.inferno_trade.board import MOST_MEMBERS, N_SOULS
from avernus.games.inferno_trade.verbs import LIST_0, RANKING, TABLE

if TYPE_CHECKING:
    from avernus.games.inferno_trade.state import InfernoTradeState

NUMBERED = ("offer", "cry", "counter")
EMPTY_SIDE = re.compile(r"(?<= )0(?= /)|(?<=/ )0$")
"""The empty side of a gift (V31): the table has a 0 for it, people write a dash."""
NOTHING = re.compile(r"(?<= )-(?= /)|(?<=/ )-$")


@lru_cache(maxsize=50_000)
def _plain(action: int) -> tuple[str, str]:
    """The notation without what the state adds to it, and the verb; a table lists hundreds of offers after every action."""
    verb = TABLE.known(action).name
    text = TABLE.write(action)
    return re.sub(EMPTY_SIDE, "-", text) if verb in NUMBERED else text, verb


def write(state: InfernoTradeState, action: int) -> str:
    """The notation of an action: an offer is numbered, the last turn of the glass is called."""
    text, verb = _plain(action)
    if verb in NUMBERED:
        return f"#{int(state.next_id)} {text}"
    return f"{text}!" if verb == "flip" and text == f"flip{int(state.runs)}" else text


def read(state: InfernoTradeState, seat: int, text: str) -> int | None:
    """The action of a notation. An offer's number and the call may be left out, but must be right if they are there."""
    if seat >= 0:
        if match := re.fullmatch(r"#(\d{1,4}) (.+)", text, re.ASCII):
            if int(match[1]) != state.next_id or not match[2].startswith((">", "re#")):
                return None
            text = match[2]
        elif text == f"flip{int(state.runs)}!":
            text = text[:-1]
        elif text.startswith("values ") and not text[7:8].isdecimal():
            try:  # names, the dearest first: `nero,dracula,attila`
                return LIST_0 | RANKING.unspell([name.strip() for name in text[7:].split(",")])
            except ValueError:
                return None
    return TABLE.read(re.sub(NOTHING, "0", text), seat)


def misread(text: str) -> Refusal | None:
    """V10, V31: the rule that a notation or words break which have the form of a list or of an offer, and are no action."""
    if text.startswith(("values ", "list ")):
        return Refusal("list-wrong", "V10", {"most": N_SOULS})
    deal = re.fullmatch(r"(?:#\d+ )?(?:>\S+|re#\d+) (\S+) / (\S+)|(?:offer|answer) \S+ (.+) for (.+)", text, re.ASCII)
    if deal is not None and max(len(re.split(r"[+ ]", side)) for side in deal.groups() if side) > MOST_MEMBERS:
        return Refusal("too-many", "V31", {"most": MOST_MEMBERS})
    return None
