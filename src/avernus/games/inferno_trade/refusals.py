"""Why an action of Inferno is refused: the code and the clause of each reason that the rules return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.actions import Word
from avernus.core.refusals import Refusal
from avernus.core.seats import CLOCK
from avernus.games.inferno_trade import hands, reasons
from avernus.games.inferno_trade.actions import TABLE
from avernus.games.inferno_trade.board import CARDS, DRIVERS, SOULS, SPECIALS

if TYPE_CHECKING:
    from avernus.games.inferno_trade.rules import Inferno

REASONS: Final[dict[int, tuple[str, str]]] = {
    reasons.GAME_OVER: ("game-over", "V50"),
    reasons.NOT_STARTED: ("not-started", "V13"),
    reasons.LIST_GIVEN: ("list-given", "V10"),
    reasons.READY_GIVEN: ("ready-given", "V13"),
    reasons.INTERRUPTED: ("interrupted", "V40"),
    reasons.NOT_YOUR_SLOT: ("not-your-slot", "V62"),
    reasons.NOT_ASKED_YET: ("not-asked-yet", "V61"),
    reasons.OTHER_DRIVER: ("other-driver", "V63"),
    reasons.NATURES_OWN: ("natures-own", "V24"),
    reasons.PLAYERS_OWN: ("players-own", "V24"),
    reasons.TO_NOBODY: ("to-nobody", "V1"),
    reasons.TO_SELF: ("to-self", "V31"),
    reasons.GIFT: ("gift", "V31"),
    reasons.GIVE_FIXED: ("give-fixed", "V30"),
    reasons.GIVE_NOT_OWN: ("give-not-own", "V31"),
    reasons.WANT_FIXED: ("want-fixed", "V30"),
    reasons.WANT_MOVED: ("want-moved", "V31"),
    reasons.SIX_OPEN: ("six-open", "V31"),
    reasons.NO_MORE_OFFERS: ("no-more-offers", "V31"),
    reasons.ANSWERS_FIRST: ("answers-first", "V62"),
    reasons.NO_SUCH_OFFER: ("no-such-offer", "V32"),
    reasons.OFFER_GONE: ("offer-gone", "V34"),
    reasons.NOT_TO_YOU: ("not-to-you", "V32"),
    reasons.OWN_OFFER: ("own-offer", "V32"),
    reasons.LACKS_SOUL: ("lacks-soul", "V32"),
    reasons.TO_ALL: ("to-all", "V33"),
    reasons.NOT_AUTHOR: ("not-author", "V33"),
    reasons.NO_SPECIAL: ("no-special", "V40"),
    reasons.SO_SELF: ("so-self", "V41"),
    reasons.SO_FIXED: ("so-fixed", "V41"),
    reasons.SO_MOVED: ("so-moved", "V41"),
    reasons.SO_NOTHING: ("so-nothing", "V41"),
    reasons.GS_NOBODY: ("gs-nobody", "V42"),
    reasons.GS_WAY: ("gs-way", "V42"),
    reasons.BA_GONE: ("ba-gone", "V43"),
    reasons.BA_FIXED: ("ba-fixed", "V43"),
    reasons.NO_QUESTION: ("no-question", "V40"),
    reasons.NOT_THE_RIVAL: ("not-the-rival", "V41"),
    reasons.PICK_NOT_THEIRS: ("pick-not-theirs", "V41"),
    reasons.PICK_NOT_OWN: ("pick-not-own", "V42"),
    reasons.PICKED: ("picked", "V42"),
    reasons.NOTHING_TO_PASS: ("nothing-to-pass", "V42"),
    reasons.SAND_RUNS: ("sand-runs", "V22"),
    reasons.TURNED_ALREADY: ("turned-already", "V22"),
    reasons.TIME_BACK: ("time-back", "V24"),
    reasons.SAND_STANDS: ("sand-stands", "V20"),
    reasons.NOT_THAT_QUESTION: ("not-that-question", "V40"),
    reasons.ASLEEP: ("asleep", "V60"),
}


def refusal_of(state: Inferno, seat: int, action: int) -> Refusal | None:
    """Why the seat may not play the action; `None` if it may."""
    verb = TABLE.verb(action)
    if verb is None or not (0 <= seat < state.seats or seat == CLOCK):
        return Refusal("no-such-action", "V31")
    reason = int(state.judge(seat, action))
    if reason == reasons.FINE:
        return None
    code, clause = REASONS[reason]
    return Refusal(code, clause, params_of(state, seat, verb.name, action, reason))


def params_of(state: Inferno, seat: int, verb: str, action: int, reason: int) -> dict[str, Any]:
    """What the sentence of a refusal may mention."""
    fields = TABLE.unpack(action)[1]
    params: dict[str, Any] = {"driver": Word(DRIVERS[int(state.driver)], "driver")}
    if "id" in fields:
        params["id"] = int(fields["id"])
    if "card" in fields:
        params["card"] = Word(fields["card"], "card")
    if "soul" in fields:
        params["soul"] = Word(fields["soul"], "soul")
    if verb.upper() in SPECIALS:
        params["special"] = Word(verb.upper(), "special")
    if "rival" in fields:
        params["rival"] = int(fields["rival"][1:])
    if reason in (reasons.GIVE_FIXED, reasons.GIVE_NOT_OWN):
        params["cards"] = [Word(name, "card") for name in fields["give"].split("+") if not _owns(state, seat, name)]
    if reason in (reasons.WANT_FIXED, reasons.WANT_MOVED):
        to = _partner(state, fields)
        params["partner"] = to
        params["cards"] = [Word(name, "card") for name in fields["want"].split("+") if not _owns(state, to, name)]
    if reason == reasons.NOT_YOUR_SLOT:
        params["mover"] = int(state.slot_seat())
    if reason == reasons.NOT_ASKED_YET:
        params["mover"] = int(state.tick_seat())
    if reason in (reasons.INTERRUPTED, reasons.SAND_STANDS):
        params["special"] = Word("SO" if state.ask == hands.ASK_SO else "GS", "special")
    if reason == reasons.SAND_RUNS:
        params |= {"left": int(state.run_end - state.t), "run": int(state.run)}
    if reason == reasons.LACKS_SOUL and (offer := state.find(params["id"])) is not None:
        own = int(state.free[seat])
        missing = int(offer.want) & ~(own | own >> 18)
        params["souls"] = [Word(name, "soul") for i, name in enumerate(SOULS) if missing >> i & 1]
    return params


def _owns(state: Inferno, seat: int, name: str) -> bool:
    return bool(int(state.free[seat]) >> CARDS.index(name) & 1)


def _partner(state: Inferno, fields: dict[str, str]) -> int:
    """The addressee of an offer or a counter."""
    if "to" in fields:
        return int(fields["to"][1:])
    offer = state.find(int(fields["id"]))
    assert offer is not None
    return int(offer.author)
