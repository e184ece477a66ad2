"""What happened, told by the rules while they happen. Cards, souls and the like are words that know what kind of thing they name."""

from typing import Any

from avernus.core.actions import Word
from avernus.core.events import Event
from avernus.core.result import Result
from avernus.core.seats import CLOCK
from avernus.games.inferno_trade.board import CARDS, SIDES, SOULS, SPECIALS, cards_of, souls_of
from avernus.games.inferno_trade.state import ANYBODY, Offer


def card_words(mask: int) -> list[Word]:
    """The cards of a mask."""
    return [Word(name, "card") for name in cards_of(mask)]


def soul_words(mask: int) -> list[Word]:
    """The souls of a mask."""
    return [Word(name, "soul") for name in souls_of(mask)]


def card_word(card: int) -> Word:
    """One card."""
    return Word(CARDS[card], "card")


def soul_word(soul: int) -> Word:
    """One soul."""
    return Word(SOULS[soul], "soul")


def listed(log: list[Event], seat: int) -> None:
    """V10: a list is handed in."""
    log.append(Event("list-given", "V10", {"seat": seat}))


def dealt(log: list[Event], seat: int, card: int) -> None:
    """V11: a soul card is dealt."""
    log.append(Event("dealt", "V11", {"seat": seat, "card": card_word(card)}))


def aside(log: list[Event], mask: int) -> None:
    """V11: the last card is put aside."""
    log.append(Event("aside", "V11", {"card": card_words(mask)[0]}))


def special_dealt(log: list[Event], seat: int, kind: int) -> None:
    """V12: a special card is dealt; only its owner sees which."""
    log.append(Event("special-dealt", "V12", {"seat": seat}))
    log.append(Event("special-seen", "V12", {"seat": seat, "special": Word(SPECIALS[kind], "special")}, (int(seat),)))


def opens(log: list[Event], seat: int) -> None:
    """V62: it is drawn who opens the first round."""
    log.append(Event("opens", "V62", {"seat": seat}))


def ready(log: list[Event], seat: int) -> None:
    """V13: a player is ready."""
    log.append(Event("ready", "V13", {"seat": seat}))


def started(log: list[Event]) -> None:
    """V13: the glass is turned for the first time."""
    log.append(Event("started", "V13", {"at": 0}))


def terms(offer: Offer, at: int) -> dict[str, Any]:
    """Who gives what for what."""
    want = soul_words(offer.want) if offer.to == ANYBODY else card_words(offer.want)
    params: dict[str, Any] = {"id": offer.id, "author": offer.author, "give": card_words(offer.give), "want": want, "at": at}
    params["gives"] = len(params["give"])
    params["wants"] = len(want)
    if offer.to != ANYBODY:
        params["partner"] = offer.to
    return params


def audience(offer: Offer, private: bool) -> tuple[int, ...] | None:
    """Who hears of an offer."""
    return (int(offer.author), int(offer.to)) if private and offer.to != ANYBODY else None


def offered(log: list[Event], offer: Offer, at: int, answers: int, private: bool) -> None:
    """V31, V33: an offer is made."""
    params = terms(offer, at)
    if answers:
        params["re"] = answers
    name = "countered" if answers else "cried" if offer.to == ANYBODY else "offered"
    log.append(Event(name, "V33" if answers else "V31", params, audience(offer, private)))


def traded(log: list[Event], offer: Offer, seat: int, asked: int, at: int) -> None:
    """V32: an offer is accepted; everybody sees the cards change hands."""
    params = {"id": offer.id, "author": offer.author, "partner": seat, "give": card_words(offer.give), "want": card_words(asked), "at": at}
    params["gives"] = len(card_words(offer.give))
    params["wants"] = len(card_words(asked))
    log.append(Event("traded", "V32", params))


def closed(log: list[Event], how: str, clause: str, offer: Offer, at: int, private: bool) -> None:
    """V33, V34, V62: an offer is declined, withdrawn, void, expired or lapsed."""
    log.append(Event(how, clause, terms(offer, at), audience(offer, private)))


def so_played(log: list[Event], seat: int, rival: int, card: int, at: int) -> None:
    """V41: a card is demanded."""
    params = {"seat": seat, "rival": rival, "card": card_word(card), "special": Word("SO", "special"), "at": at}
    log.append(Event("so-played", "V41", params))


def so_done(log: list[Event], seat: int, rival: int, card: int, pick: int, at: int) -> None:
    """V41: two cards are fixed."""
    log.append(Event("so-done", "V41", {"seat": seat, "rival": rival, "card": card_word(card), "pick": card_word(pick), "at": at}))


def gs_played(log: list[Event], seat: int, way: int, at: int) -> None:
    """V42: everybody is to pass a card."""
    log.append(Event("gs-played", "V42", {"seat": seat, "way": Word(SIDES[way], "way"), "special": Word("GS", "special"), "at": at}))


def gs_picked(log: list[Event], seat: int, at: int) -> None:
    """V42: somebody has chosen."""
    log.append(Event("gs-picked", "V42", {"seat": seat, "at": at}))


def gs_passed(log: list[Event], seat: int, other: int, card: int, at: int) -> None:
    """V42: a card goes to the neighbour."""
    log.append(Event("gs-passed", "V42", {"seat": seat, "other": other, "card": card_word(card), "at": at}))


def ba_played(log: list[Event], seat: int, soul: int, lowered: bool, at: int) -> None:
    """V43: a soul repents."""
    params = {"seat": seat, "soul": soul_word(soul), "special": Word("BA", "special"), "at": at}
    log.append(Event("ba-lowered" if lowered else "ba-played", "V43", params))


def flipped(log: list[Event], seat: int, run: int, runs: int, at: int) -> None:
    """V22, V26: the glass is turned, by a player or by itself; the last time aloud."""
    if seat == CLOCK:
        log.append(Event("flipped-itself", "V26", {"run": run, "at": at}))
    else:
        log.append(Event("flipped", "V22", {"seat": seat, "run": run, "at": at}))
    if run == runs:
        log.append(Event("last-run", "V22", {"run": run, "at": at}))


def emptied(log: list[Event], run: int, at: int) -> None:
    """V21: the sand has run out, but not for the last time."""
    log.append(Event("emptied", "V21", {"run": run, "at": at}))


def slot(log: list[Event], seat: int, at: int) -> None:
    """V62: a slot begins."""
    log.append(Event("slot", "V62", {"seat": seat, "at": at}))


def late(log: list[Event], seat: int, card: int, at: int, owner: int | None) -> None:
    """V40: an answer did not come in time, and the card that is worth least on that player's list stands in for it."""
    log.append(Event("late", "V41" if owner is None else "V42", {"seat": seat, "card": card_word(card), "at": at}))


def ended(log: list[Event], result: Result, at: int) -> None:
    """V50-V52: the lists are opened and counted."""
    assert result.scores is not None
    for seat, score in enumerate(result.scores):
        log.append(Event("counted", "V51", {"seat": seat, "score": score, "at": at}))
    params = {"winner": result.winners[0], "winners": list(result.winners), "score": max(result.scores), "at": at}
    log.append(Event(f"ended-{result.reason}", result.clause, params))
