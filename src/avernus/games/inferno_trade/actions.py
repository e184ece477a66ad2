"""Everything that players, chance and the clock can do in Inferno (V10-V43). Numbers of offers are given by the state."""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number, Order, Subset
from avernus.core.seats import CHANCE, CLOCK
from avernus.games.inferno_trade.board import CARDS, MOST_OFFERS, MOST_SEATS, SEATS, SIDES, SOULS, SPECIALS, WAYS


class Ways(Names):
    """Left and right, written as arrows and spoken as words."""

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """The word for the arrow."""
        return SIDES[number], "way"


SEAT: Final = Names("seat", SEATS)
CARD: Final = Names("card", CARDS)
SOUL: Final = Names("soul", SOULS)
GIVEN: Final = Subset("card", CARDS, 5)
WANTED: Final = Subset("soul", SOULS, 5)
OFFER: Final = Number("offer", 1, MOST_SEATS * MOST_OFFERS)
GIVE: Final = Field("give", GIVEN)
ID: Final = Field("id", OFFER)

# The harmless verbs come first: the lowest legal action of a slot, a tick or a question is one that nobody regrets.
TABLE: Final = VerbTable(
    [
        Verb("ready", (), "ready", "ready"),
        Verb("list", (Field("values", Order("list", 18)),), "values {values}", "list {values}", open=True),
        Verb("done", (), "done", "done"),
        Verb("wait", (Field("ticks", Number("ticks", 1, 240)),), "wait{ticks}", "wait {ticks}", open=True),
        Verb("flip", (Field("run", Number("run", 2, 9)),), "flip{run}", "flip"),
        Verb("decline", (ID,), "no#{id}", "answer {id} no"),
        Verb("withdraw", (ID,), "wd#{id}", "withdraw {id}"),
        Verb("accept", (ID,), "ok#{id}", "answer {id} yes"),
        Verb("offer", (Field("to", SEAT), GIVE, Field("want", GIVEN)), ">{to} {give} / {want}", "offer {to} {give} for {want}", open=True),
        Verb("cry", (GIVE, Field("want", WANTED)), ">* {give} / {want}", "offer seat:all {give} for {want}", open=True),
        Verb("counter", (ID, GIVE, Field("want", GIVEN)), "re#{id} {give} / {want}", "answer {id} {give} for {want}", open=True),
        Verb("so", (Field("rival", SEAT), Field("card", CARD)), "SO {rival} {card}", "special:SO {rival} {card}"),
        Verb("gs", (Field("way", Ways("way", WAYS)),), "GS {way}", "special:GS {way.side}"),
        Verb("ba", (Field("soul", SOUL),), "BA {soul}", "special:BA {soul}"),
        Verb("so_pick", (Field("card", CARD),), "y:{card}", "take {card}"),
        Verb("gs_pick", (Field("card", CARD),), ":{card}", "pass {card}"),
        Verb("deal", (Field("card", CARD),), "{card}", by=CHANCE),
        Verb("deal_special", (Field("special", Names("special", SPECIALS)),), "{special}", by=CHANCE),
        Verb("time", (Field("ms", Number("ms", 0, (1 << 40) - 1)),), "{ms}", by=CLOCK, open=True),
        Verb("lapse", (Field("question", Number("question", 0, 4095)),), "lapse {question}", by=CLOCK, open=True),
    ]
)
