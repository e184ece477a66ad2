"""Why an action of Inferno is refused: the numbers that the rules return, and the code and the clause of each."""

from typing import Any, Final

from avernus.core.actions import Word
from avernus.core.refusals import Refusal
from avernus.games.inferno_trade.board import CARDS, DRIVERS, SOULS, SPECIALS
from avernus.games.inferno_trade.state import InfernoTradeState, find_offer
from avernus.games.inferno_trade.steps import ASK_SO
from avernus.games.inferno_trade.verbs import TABLE

FINE: Final = 0
GAME_OVER: Final = 1
NOT_STARTED: Final = 2
LIST_GIVEN: Final = 3
READY_GIVEN: Final = 4
INTERRUPTED: Final = 5
NOT_YOUR_SLOT: Final = 6
NOT_ASKED_YET: Final = 7
OTHER_DRIVER: Final = 8
NATURES_OWN: Final = 9
PLAYERS_OWN: Final = 10
TO_NOBODY: Final = 11
TO_SELF: Final = 12
GIFT: Final = 13
GIVE_FIXED: Final = 14
GIVE_NOT_OWN: Final = 15
WANT_FIXED: Final = 16
WANT_MOVED: Final = 17
SIX_OPEN: Final = 18
NO_MORE_OFFERS: Final = 19
ANSWERS_FIRST: Final = 21
NO_SUCH_OFFER: Final = 22
OFFER_GONE: Final = 23
NOT_TO_YOU: Final = 24
OWN_OFFER: Final = 25
LACKS_SOUL: Final = 26
TO_ALL: Final = 27
NOT_AUTHOR: Final = 28
NO_SPECIAL: Final = 29
SO_SELF: Final = 30
SO_FIXED: Final = 31
SO_MOVED: Final = 32
SO_NOTHING: Final = 33
GS_NOBODY: Final = 34
GS_WAY: Final = 35
BA_GONE: Final = 36
BA_FIXED: Final = 37
NO_QUESTION: Final = 38
NOT_THE_RIVAL: Final = 39
PICK_NOT_THEIRS: Final = 40
PICK_NOT_OWN: Final = 41
PICKED: Final = 42
NOTHING_TO_PASS: Final = 43
SAND_RUNS: Final = 44
TURNED_ALREADY: Final = 45
TIME_BACK: Final = 46
SAND_STANDS: Final = 47
NOT_THAT_QUESTION: Final = 48
ASLEEP: Final = 49
NO_SUCH_ACTION: Final = 50
OPENING: Final = 51
ANSWERING: Final = 52

REASONS: Final[dict[int, tuple[str, str]]] = {
    GAME_OVER: ("game-over", "V50"),
    NOT_STARTED: ("not-started", "V13"),
    LIST_GIVEN: ("list-given", "V10"),
    READY_GIVEN: ("ready-given", "V13"),
    INTERRUPTED: ("interrupted", "V40"),
    NOT_YOUR_SLOT: ("not-your-slot", "V62"),
    NOT_ASKED_YET: ("not-asked-yet", "V61"),
    OTHER_DRIVER: ("other-driver", "V63"),
    NATURES_OWN: ("natures-own", "V24"),
    PLAYERS_OWN: ("players-own", "V24"),
    TO_NOBODY: ("to-nobody", "V1"),
    TO_SELF: ("to-self", "V31"),
    GIFT: ("gift", "V31"),
    GIVE_FIXED: ("give-fixed", "V30"),
    GIVE_NOT_OWN: ("give-not-own", "V31"),
    WANT_FIXED: ("want-fixed", "V30"),
    WANT_MOVED: ("want-moved", "V31"),
    SIX_OPEN: ("six-open", "V31"),
    NO_MORE_OFFERS: ("no-more-offers", "V31"),
    ANSWERS_FIRST: ("answers-first", "V62"),
    NO_SUCH_OFFER: ("no-such-offer", "V32"),
    OFFER_GONE: ("offer-gone", "V34"),
    NOT_TO_YOU: ("not-to-you", "V32"),
    OWN_OFFER: ("own-offer", "V32"),
    LACKS_SOUL: ("lacks-soul", "V32"),
    TO_ALL: ("to-all", "V33"),
    NOT_AUTHOR: ("not-author", "V33"),
    NO_SPECIAL: ("no-special", "V40"),
    SO_SELF: ("so-self", "V41"),
    SO_FIXED: ("so-fixed", "V41"),
    SO_MOVED: ("so-moved", "V41"),
    SO_NOTHING: ("so-nothing", "V41"),
    GS_NOBODY: ("gs-nobody", "V42"),
    GS_WAY: ("gs-way", "V42"),
    BA_GONE: ("ba-gone", "V43"),
    BA_FIXED: ("ba-fixed", "V43"),
    NO_QUESTION: ("no-question", "V40"),
    NOT_THE_RIVAL: ("not-the-rival", "V41"),
    PICK_NOT_THEIRS: ("pick-not-theirs", "V41"),
    PICK_NOT_OWN: ("pick-not-own", "V42"),
    PICKED: ("picked", "V42"),
    NOTHING_TO_PASS: ("nothing-to-pass", "V42"),
    SAND_RUNS: ("sand-runs", "V22"),
    TURNED_ALREADY: ("turned-already", "V22"),
    TIME_BACK: ("time-back", "V24"),
    SAND_STANDS: ("sand-stands", "V20"),
    NOT_THAT_QUESTION: ("not-that-question", "V40"),
    ASLEEP: ("asleep", "V60"),
    OPENING: ("opening-round", "V62"),
    ANSWERING: ("answering-round", "V62"),
    NO_SUCH_ACTION: ("no-such-action", "V31"),
}


def refusal_of(state: InfernoTradeState, seat: int, action: int, reason: int) -> Refusal:
    """The refusal of an action for a reason."""
    code, clause = REASONS[reason]
    return Refusal(code, clause, {} if reason == NO_SUCH_ACTION else params_of(state, seat, action, reason))


def params_of(state: InfernoTradeState, seat: int, action: int, reason: int) -> dict[str, Any]:
    """What the sentence of a refusal may mention."""
    verb, fields = TABLE.unpack(action)
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
    if reason in (GIVE_FIXED, GIVE_NOT_OWN):
        params["cards"] = [Word(name, "card") for name in fields["give"].split("+") if not _owns(state, seat, name)]
    if reason in (WANT_FIXED, WANT_MOVED):
        to = _partner(state, fields)
        params["partner"] = to
        params["cards"] = [Word(name, "card") for name in fields["want"].split("+") if not _owns(state, to, name)]
    if reason == NOT_YOUR_SLOT:
        params["mover"] = int(state.mover())
    if reason == NOT_ASKED_YET:
        params["mover"] = int(state.mover())
    if reason in (INTERRUPTED, SAND_STANDS):
        params["special"] = Word("SO" if state.ask == ASK_SO else "GS", "special")
    if reason == SAND_RUNS:
        params |= {"left": int(state.run_end - state.t), "run": int(state.run)}
    if reason == LACKS_SOUL and (offer := find_offer(state, params["id"])) is not None:
        own = int(state.free[seat])
        missing = int(offer.want) & ~(own | own >> 18)
        params["souls"] = [Word(name, "soul") for i, name in enumerate(SOULS) if missing >> i & 1]
    return params


def _owns(state: InfernoTradeState, seat: int, name: str) -> bool:
    return bool(int(state.free[seat]) >> CARDS.index(name) & 1)


def _partner(state: InfernoTradeState, fields: dict[str, str]) -> int:
    """The addressee of an offer or a counter."""
    if "to" in fields:
        return int(fields["to"][1:])
    offer = find_offer(state, int(fields["id"]))
    assert offer is not None
    return int(offer.author)
