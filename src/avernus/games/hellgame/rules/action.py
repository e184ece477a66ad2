"""H11 The Action phase: the queue, passing, and the action of a demon (with H13 Walk the Earth)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from avernus.games.hellgame.rules.diplomacy import (
    Atonement,
    Conspiracy,
    EvilDeeds,
    Influence,
    bonus_souls,
    home_cost,
    influence_targets,
    rolls_needed,
)
from avernus.games.hellgame.rules.hands import discard, leave_hand, pay
from avernus.games.hellgame.rules.hooks import Hook, UseAbility, ability_ready
from avernus.games.hellgame.rules.magic import (
    Window,
    castable,
    descend,
    drop_walk_card,
    spell_souls,
    still_legal,
    supportable,
    targets,
)
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.values import active, stat, value
from avernus.games.hellgame.state import EVERYBODY, IN_HELL, ON_EARTH
from avernus.games.hellgame.steps import Ask, Context, Step
from avernus.games.hellgame.verbs import (
    ABILITY,
    ACT,
    CAST,
    DEEDS,
    NUMBER,
    PASS,
    SAY,
    SAYING,
    WALK,
    cast_of,
    field_of,
    influence_mode,
    pack_cast,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState

PASSES = {"pass": 1, "double_pass": 2, "triple_pass": 3}


def end_lasting(g: HellState, *ends: str) -> None:
    """Effects of these durations are over (H25.6)."""
    if g.lasting:
        g.lasting = [x for x in g.lasting if x.ends not in ends]


def change_track(g: HellState, queue: tuple[int, ...], change: tuple[Any, ...]) -> tuple[int, ...]:
    """H11.1.2: one change of the Rank Track, applied to a queue."""
    kind, a, b = change[:3]
    if kind == "reverse":
        return queue[::-1]
    if kind == "swap":
        return tuple(b if d == a else a if d == b else d for d in queue) if a in queue and b in queue else queue
    if a not in queue:
        return queue
    rest = tuple(d for d in queue if d != a)
    return (a, *rest) if kind == "first" else (*rest, a)


@dataclass(slots=True)
class ActionPhase(Step):
    """Each active demon acts once, in rank order (H11.1)."""

    holding: tuple[tuple[int, int], ...] = ()
    """Players, and sections where they stand as long as they are not outnumbered (H24.1)."""

    def start(self, g: HellState) -> None:
        """H11.1, H11.1.2: form the queue, then the hook."""
        queue = tuple(d for d in range(len(g.cards.demons)) if active(g, d))
        for change in g.track:
            if change[3] == g.turn:
                queue = change_track(g, queue, change)
        g.track = tuple(change for change in g.track if change[3] > g.turn)
        g.queue = queue
        self.stage = "head"
        g.push(Hook(hook="action_phase"))

    def head(self, g: HellState) -> None:
        """The demon at the head acts, or obeys (H11.5)."""
        if not g.queue:
            g.supports = ()
            g.done()
            return
        d = g.queue[0]
        if 0 < g.d_must[d] <= g.turn:
            g.d_must[d] = 0
            pass_for_good(g, d)
        else:
            g.push(Action(demon=d, seat=g.d_owner[d]))


def pass_for_good(g: HellState, d: int) -> None:
    """H11.3: it does nothing this turn."""
    g.d_acted[d] = g.d_pfg[d] = True
    g.queue = tuple(q for q in g.queue if q != d)
    if g.events is not None:
        g.tell("passed_for_good", "H11.3", seat=g.d_owner[d], demon=g.cards.demons[d].name)


@dataclass(slots=True, init=False)
class Action(Step):
    """The action of a demon: menu, target, costs, counter window, resolution, hooks (H11.2, H11.6, H11.7)."""

    demon: int = 0
    seat: int = 0
    extra: bool = False
    kinds: tuple[str, ...] = ()
    """What an extra action is limited to; nothing: all."""
    deed: str = ""
    card: int = -1
    x: int = 0
    context: Context | None = None
    unit: tuple[int, int, int] = (0, 0, 0)
    mode: str = ""
    bribes: tuple[int, ...] = ()

    def __init__(
        self, stage: str = "start", demon: int = 0, seat: int = 0, extra: bool = False, kinds: tuple[str, ...] = (), deed: str = "",
        card: int = -1, x: int = 0, context: Context | None = None, unit: tuple[int, int, int] = (0, 0, 0), mode: str = "",
        bribes: tuple[int, ...] = (),
    ) -> None:
        self.stage = stage
        self.demon = demon
        self.seat = seat
        self.extra = extra
        self.kinds = kinds
        self.deed = deed
        self.card = card
        self.x = x
        self.context = context
        self.unit = unit
        self.mode = mode
        self.bribes = bribes

    def start(self, g: HellState) -> None:
        """Ask."""
        self.stage = "chosen"
        g.ask("ACTION_MENU", self.seat, demon=g.cards.demons[self.demon].name)

    def may(self, kind: str) -> bool:
        """Is this kind of action allowed (H25.9.32)?"""
        return not self.extra or not self.kinds or kind in self.kinds

    def menu(self, g: HellState, ask: Ask) -> tuple[int, ...]:
        """H24 no. 12."""
        d, seat, hand = self.demon, self.seat, sorted(set(g.hands[self.seat]))
        earth = g.d_place[d] == ON_EARTH
        found = [SAY["none"]] if self.extra else []
        if not self.extra:
            if not g.d_passed[d]:
                found.append(ACT["pfg"])
            if len(g.queue) > 1:
                found += [PASS | card for card in hand if g.cards.arcana[card].minor in PASSES]
        if self.may("march"):
            found.append(ACT["march"])
        if self.may("walk_the_earth") and not earth:
            found += [WALK | c for c in hand if g.cards.arcana[c].minor == "walk_the_earth" and g.souls[seat] >= walk_cost(g, seat, c)]
        if earth and not (self.extra and self.kinds):
            found.append(ACT["leave"])
        if self.may("diplomacy"):
            found.append(ACT["atone"])
            if influence_targets(g, seat, d, first_only=True):
                found.append(ACT["influence"])
            if earth:
                found += [ACT["conspire"], ACT["deeds"]]
        if self.may("magic"):
            for card in hand:
                found += [pack_cast(card, x) for x in castable(g, seat, d, card)]
            if supportable(g, seat, d, first_only=True):
                found.append(ACT["support"])
        if not (self.extra and self.kinds) and g.cards.demons[d].ability.hook == "action" and ability_ready(g, d):
            found.append(ABILITY | d)
        return tuple(found)

    def chosen(self, g: HellState) -> None:
        """What was chosen."""
        verb, d = verb_of(g.value), self.demon
        if verb == SAYING:
            g.done()
        elif verb == PASS:
            self.back(g, field_of(g.value))
        elif verb == WALK:
            self.card, self.deed = field_of(g.value), "walk"
            leave_hand(g, self.seat, self.card)
            g.souls[self.seat] -= walk_cost(g, self.seat, self.card)
            self.window(g, "walk_the_earth")
        elif verb == CAST:
            self.card, self.x = cast_of(g.value)
            self.cast(g)
        elif verb == ABILITY:
            self.stage = "finish"
            g.push(UseAbility(demon=d, asked=True))
        else:
            self.deed = DEEDS[field_of(g.value)]
            self.act(g)

    def back(self, g: HellState, card: int) -> None:
        """H11.4: behind the next one, two or three demons of the queue."""
        d = self.demon
        discard(g, self.seat, card)
        g.d_passed[d] = True
        rest = tuple(q for q in g.queue if q != d)
        n = PASSES[g.cards.arcana[card].minor]
        g.queue = (*rest[:n], d, *rest[n:])
        if g.events is not None:
            g.tell("passed", "H11.4", seat=self.seat, demon=g.cards.demons[d].name, card=g.cards.arcana[card].id)
        g.done()

    def act(self, g: HellState) -> None:
        """An action without a card."""
        d = self.demon
        if self.deed == "pfg":
            pass_for_good(g, d)
            g.done()
        elif self.deed == "leave":
            descend(g, d)  # H13.4
            self.stage = "finish"
        elif self.deed == "influence":
            descend(g, d)
            self.stage = "influencing"
            g.ask("INFLUENCE_TARGET", self.seat, influence_targets(g, self.seat, d), demon=g.cards.demons[d].name)
        elif self.deed == "march":
            descend(g, d)
            self.window(g, "march")
        elif self.deed == "support":
            self.stage = "supporting"
            g.ask("SUPPORT", self.seat, [SAY["none"], *supportable(g, self.seat, d)], demon=g.cards.demons[d].name)
        else:
            if self.deed == "atone":
                descend(g, d)
            self.window(g, "diplomacy")

    def supporting(self, g: HellState) -> None:
        """H15.5: for whom, and which spell; or after all something else."""
        if verb_of(g.value) == SAYING:
            self.stage = "start"
            return
        caster, spell = g.cards.support_of(g.value)
        g.supports = (*g.supports, (caster, spell, self.demon))
        demon = g.cards.demons[self.demon].name
        if g.events is not None:
            g.tell("support", "H15.5", seat=self.seat, demon=demon, other=caster, card=g.cards.arcana[spell].id)
        self.stage = "finish"

    def influencing(self, g: HellState) -> None:
        """H14.2.2, H14.2.3: the unit is named, the favor paid, then the bribes."""
        mode, (area, owner, what) = influence_mode(g.value), unit_of(g.value)
        self.unit, self.mode = (area, owner, what), ("disperse", "turn")[mode]
        g.favors[self.seat] -= home_cost(g, self.seat, self.demon, self.unit[0], self.unit[1])
        self.stage = "bribe"

    def bribe(self, g: HellState) -> None:
        """H14.2.5: souls for each roll, before any is made."""
        if len(self.bribes) == rolls_needed(self.unit[2], self.mode):
            self.window(g, "diplomacy", victim=self.unit[1])
            return
        most = max(0, 6 + bonus_souls(g, self.unit[2]) - stat(g, self.demon, "hearts"))
        self.stage = "bribed"
        options = [NUMBER | n for n in range(min(g.souls[self.seat], most) + 1)]
        g.ask("INFLUENCE_BRIBE", self.seat, options, roll=len(self.bribes) + 1)

    def bribed(self, g: HellState) -> None:
        """Paid at once."""
        self.bribes = (*self.bribes, field_of(g.value))
        g.souls[self.seat] -= field_of(g.value)
        self.stage = "bribe"

    def cast(self, g: HellState) -> None:
        """H15.1: the card is played; its target is named."""
        design = g.cards.arcana[self.card]
        self.deed = "cast"
        if design.place == "hell":
            descend(g, self.demon)
        leave_hand(g, self.seat, self.card)
        self.context = Context("arcana", self.card, self.seat, self.demon, x=self.x)
        if design.target["kind"] == "none":
            self.declared(g)
        else:
            self.stage = "aimed"
            g.ask("CAST_TARGET", self.seat, [a for a, _ in targets(g, design.target, self.context)], card=design.id)

    def aimed(self, g: HellState) -> None:
        """The target is named."""
        assert self.context is not None
        self.context = replace(self.context, target=dict(targets(g, g.cards.arcana[self.card].target, self.context))[g.value])
        self.declared(g)

    def declared(self, g: HellState) -> None:
        """Costs are paid, then the counter window (H15.2, H15.4)."""
        assert self.context is not None
        pay(g, self.seat, spell_souls(g, self.seat, self.card, self.x, self.demon), g.cards.arcana[self.card].cost)
        if g.events is not None:
            g.tell("cast", "H15.1", seat=self.seat, demon=g.cards.demons[self.demon].name, card=g.cards.arcana[self.card].id)
        self.window(g, "arcana", target=target_demon(self.context))

    def window(self, g: HellState, against: str, target: int = -1, victim: int = -1) -> None:
        """Open the counter window."""
        if g.events is not None:
            g.tell("declared", "H11.6", seat=self.seat, demon=g.cards.demons[self.demon].name, deed=self.deed)
        self.stage = "resolve"
        g.push(Window(seat=self.seat, demon=self.demon, against=against, target=target, victim=victim))

    def resolve(self, g: HellState) -> None:
        """Carry it out, unless it was cancelled."""
        fate, d = g.value, self.demon
        self.stage = "finish"
        if fate == "cancel":
            g.tell("cancelled", "H15.4.4", seat=self.seat, demon=g.cards.demons[d].name)
            g.supports = tuple(given for given in g.supports if given[:2] != (self.seat, self.card))  # spent with the spell
            self.stage = "spent"
        elif self.deed == "march":
            g.push(March(demon=d, seat=self.seat))
        elif self.deed == "walk":
            g.d_place[d], g.d_walk[d], self.card = ON_EARTH, self.card, -1  # H13.1
            if g.events is not None:
                g.tell("walks_the_earth", "H13.1", seat=self.seat, demon=g.cards.demons[d].name)
            g.push(Hook(hook="enter_earth", demons=(d,)))
        elif self.deed == "influence":
            g.push(Influence(demon=d, seat=self.seat, unit=self.unit, mode=self.mode, bribes=self.bribes))
        elif self.deed == "atone":
            g.push(Atonement(demon=d))
        elif self.deed == "conspire":
            g.push(Conspiracy(seat=self.seat, n=stat(g, d, "stars")))
        elif self.deed == "deeds":
            g.push(EvilDeeds(demon=d))
        else:
            self.spell(g, fate == "reflect")

    def spell(self, g: HellState, reflected: bool) -> None:
        """H15.1, H15.4.4: the card's effects; a Macina is laid open (H15.7)."""
        assert self.context is not None
        design = g.cards.arcana[self.card]
        self.stage = "spent"
        if design.timing == "macina":
            g.macina[self.seat].append((self.card, False))
            self.card = -1
            return
        if not reflected and not still_legal(g, design.target, self.context):
            return
        context = replace(self.context, target=("demon", self.demon)) if reflected else self.context
        g.begin("Run", effects=design.effects, context=context)

    def spent(self, g: HellState) -> None:
        """The card is discarded; then a demon that it had chosen answers (hook `targeted`)."""
        if self.card >= 0:
            g.decks["arcana"].put(self.card, EVERYBODY)
            self.card = -1
        self.stage = "finish"
        if self.context is not None:
            target = target_demon(self.context)
            if target >= 0 and g.d_owner[target] not in (-1, self.seat):
                g.push(Hook(hook="targeted", demons=(target,), acting=self.demon, opponent=self.seat))

    def finish(self, g: HellState) -> None:
        """H11.7: the action is over; the demon leaves the queue, then its own hook."""
        d = self.demon
        end_lasting(g, "action")
        self.stage = "over"
        if not self.extra:
            g.d_acted[d] = True
            g.queue = tuple(q for q in g.queue if q != d)
            if g.d_owner[d] == self.seat:
                g.push(Hook(hook="after_action", demons=(d,)))

    def over(self, g: HellState) -> None:
        """The next demon."""
        end_lasting(g, "action")
        g.done(True)


def walk_cost(g: HellState, seat: int, card: int) -> int:
    """H13.1: the printed souls after effects."""
    return value(g, "walk_cost", g.cards.arcana[card].minor_souls, seat)


def target_demon(context: Context) -> int:
    """The demon at which a card is aimed, or -1."""
    return int(context.target[1]) if context.target[:1] == ("demon",) else -1


def send_to_earth(g: HellState, demon: int) -> bool:
    """H13.4: to Earth without a card."""
    if g.d_place[demon] != IN_HELL:
        return False
    g.d_place[demon] = ON_EARTH
    g.tell("sent_to_earth", "H13.4", demon=g.cards.demons[demon].name)
    return True


def recall(g: HellState, demon: int) -> bool:
    """H13.6: back to Hell."""
    if g.d_place[demon] == IN_HELL:
        return False
    g.d_place[demon] = IN_HELL
    drop_walk_card(g, demon)
    g.tell("recalled", "H13.6", demon=g.cards.demons[demon].name)
    return True


def must_pass(g: HellState, demon: int, next_phase: bool = False) -> None:
    """H11.5: it must Pass for Good, in this Action phase if its place is still to come, else in the next."""
    past = g.phase in ("random", "combat", "petitions", "final") or (g.phase == "action" and demon not in g.queue)
    during = g.phase == "action" and next_phase
    g.d_must[demon] = g.turn + 1 if past or during else max(1, g.turn)
