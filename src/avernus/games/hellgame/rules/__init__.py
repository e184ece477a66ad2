"""The rules, a module for each chapter of the rulebook, as steps; and the state that answers the contract by them."""

from __future__ import annotations

from typing import Any, Final, final

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, NOBODY, Visibility
from avernus.core.state import asked_of, dealer_in, viewer_in, whole_in
from avernus.games.hellgame import effects, refusals, view
from avernus.games.hellgame.rules.action import Action, ActionPhase
from avernus.games.hellgame.rules.battle_magic import BattleMagic
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase, LastBarkingDog
from avernus.games.hellgame.rules.dice import DisfavorRoll, Duel, Roll, RollAgainst, SoulRoll, Ties
from avernus.games.hellgame.rules.diplomacy import Atonement, Conspiracy, EvilDeeds, Influence
from avernus.games.hellgame.rules.entering import Enter
from avernus.games.hellgame.rules.final_phase import ENDINGS, FinalPhase
from avernus.games.hellgame.rules.flight import Flee, FleeGroup, Lone, OfferFlight, Rampage, Rampages
from avernus.games.hellgame.rules.hands import Draw, GiveUpCards, HandLimit, RightAway
from avernus.games.hellgame.rules.hell import HellPhase, LayEvent
from avernus.games.hellgame.rules.hooks import Hook, UseAbility
from avernus.games.hellgame.rules.independents import HoundRun, RandomPhase
from avernus.games.hellgame.rules.lilith import Crone, Lilith, Maiden, Mother
from avernus.games.hellgame.rules.magic import KeepValue, Window
from avernus.games.hellgame.rules.march import March, Move
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.rounds import Round
from avernus.games.hellgame.rules.setup import Refill, RevealTop, Setup
from avernus.games.hellgame.rules.souls import Deal, Desertion, SoulsPhase
from avernus.games.hellgame.rules.summoning import Recruit, Summoning, SummoningPhase, TakeHound, Taming
from avernus.games.hellgame.rules.turn import AllIsLost, Turn
from avernus.games.hellgame.rules.uriel import CallUriel, Judgement, StrikeAntehell, Uriel, UrielEnters
from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.steps import FRONT, POINTS, Ask, Die, DrawCard, Pick, PickFromHand, Step, default_of
from avernus.games.hellgame.verbs import DIE, field_of
from avernus.games.hellgame.view import prompts

MOST_LEGAL: Final = 1300
MOST_MARCHES: Final = 5600
"""Each of twelve legions, eight pairs and twelve lieutenants with whatever number he leads, with each of 46 goals (H24.1)."""
MOST_TRADES: Final = 1500
KINDS: Final[tuple[type[Step], ...]] = (
    Ask, Die, Pick, DrawCard, PickFromHand,
    ActionPhase, Action,
    BattleMagic,
    Combat,
    CombatPhase, LastBarkingDog,
    Roll, Ties, Duel, RollAgainst, DisfavorRoll, SoulRoll,
    Influence, Atonement, Conspiracy, EvilDeeds,
    FinalPhase,
    FleeGroup, Flee, OfferFlight, Lone, Rampage, Rampages,
    Draw, RightAway, HandLimit, GiveUpCards,
    HellPhase, LayEvent,
    Hook, UseAbility,
    RandomPhase, HoundRun,
    Lilith, Crone, Maiden, Mother,
    Window, KeepValue,
    March, Move, Enter,
    PetitionPhase,
    Round,
    Setup, RevealTop, Refill,
    SoulsPhase, Deal, Desertion,
    SummoningPhase, Summoning, Recruit, Taming, TakeHound,
    Turn, AllIsLost,
    CallUriel, Uriel, StrikeAntehell, UrielEnters, Judgement,
    *effects.STEPS,
)
"""Everything that a game can be in the middle of."""
STEPS: Final = {kind.__name__: kind for kind in KINDS}


def in_order(actions: tuple[int, ...]) -> tuple[int, ...]:
    """The actions ascending, each once; most are given so, which is quickly seen."""
    last = -1
    for action in actions:
        if action <= last:
            return tuple(sorted(set(actions)))
        last = action
    return actions


@final
class Hell(HellState):
    """A game of The HellGame: who acts, what is legal, what an answer leads to."""

    def mover(self) -> i64:
        """Who acts now."""
        if not self.stack:
            return NOBODY
        who = self.stack[-1].mover(self)
        assert who is not None
        return who

    def actors(self) -> list[int]:
        """The one seat that acts now."""
        who = int(self.mover())
        return [] if who == NOBODY else [who]

    def max_legal(self) -> i64:
        """One none and five partners with 255 offers each (H22.2); with souls 300 more for each (H22.3)."""
        most = MOST_LEGAL + MOST_TRADES if self.options["soul_deals"] else MOST_LEGAL
        return max(most, MOST_MARCHES) if self.options["questions"] == "few" else most

    def options_now(self) -> tuple[int, ...]:
        """The legal answers to the open question."""
        if self.cache is None:
            top = self.stack[-1]
            assert isinstance(top, Ask)
            self.cache = in_order(top.legal(self))
        return self.cache

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """The legal actions of the seat that is asked."""
        if not self.stack or seat == CHANCE or self.mover() != seat:
            return 0
        found = self.options_now()
        for i, action in enumerate(found):
            out[i] = action
        return len(found)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """The outcomes of the die or draw on top of the stack."""
        if self.mover() != CHANCE:
            return 0
        top: Any = self.stack[-1]
        if isinstance(top, Die):  # nearly every second outcome, so it is made without a list
            face: i64 = 0
            while face < 6:
                out[face] = DIE | face
                weights[face] = 1
                face += 1
            return 6
        if isinstance(top, DrawCard):
            return self.decks[top.deck].front_into(FRONT[top.deck], out, weights)
        found = sorted(top.outcomes(self))
        for i, (action, weight) in enumerate(found):
            out[i], weights[i] = action, weight
        return len(found)

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Answer the question on top of the stack and go on to the next one."""
        self.events = events
        self.answer(int(action))
        self.settle()
        self.events = None

    def answer(self, action: int) -> None:
        """Hand the answer to the step that asked."""
        top = self.stack.pop()
        self.cache = None
        self.value = action
        if isinstance(top, DrawCard):
            self.value = field_of(action)
            self.decks[top.deck].draw(self.value)

    def settle(self) -> None:
        """Run steps until somebody must act; questions with one answer are answered (H0.6)."""
        while self.stack:
            top = self.stack[-1]
            who = top.mover(self)
            if who is None:
                top.run(self)
            elif who == CHANCE:
                return
            else:
                assert isinstance(top, Ask)
                options = self.options_now()
                assert options, f"{top.point} has no option"
                if len(options) > 1 or POINTS[top.point].always:
                    return
                self.answer(options[0])

    def kind_of(self, name: str) -> type[Step]:
        """The kind of step that is called so."""
        return STEPS[name]

    def default(self, seat: Any) -> int:
        """What stands in for a missing answer (H24.4)."""
        asked_of(self, seat)
        return default_of(self.stack[-1], self.options_now())

    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action."""
        return refusals.refusal_of(self, whole_in(seat), whole_in(action))

    def sees(self, viewer: Any, seat: Any, action: Any) -> Visibility:
        """How much the viewer may know of the action (H23)."""
        whole_in(seat)
        return view.sees_of(self, viewer_in(self, viewer), whole_in(action))

    def view(self, seat: Any) -> dict[str, Any]:
        """All that the seat may see (H23)."""
        return view.view_of(self, viewer_in(self, seat))

    def redeal(self, seat: Any, rng: Any) -> Hell:
        """Another world that the seat cannot tell from this one (H23)."""
        viewer = viewer_in(self, seat)
        world = self.copy()
        view.deal_anew(world, viewer, dealer_in(rng))
        return world

    def prompt(self, seat: Any) -> Prompt:
        """The open question, or who is waited for (H24)."""
        return prompts.prompt_of(self, viewer_in(self, seat))

    def result(self) -> Result | None:
        """The ranking, once the game is over (H5)."""
        return Result(self.ranks, self.ending, ENDINGS[self.ending]) if self.ending else None

    def copy(self) -> Hell:
        """An independent copy."""
        return Hell(self.seats, self.options, self.cards, self)
