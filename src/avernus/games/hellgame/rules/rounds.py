"""H17.5-H17.12 One round of combat: sides of independents, magic, attacks, hits, saves, losses, flight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from avernus.games.hellgame.board import FREEBOOTERS, HOUNDS, NAMES, WILD
from avernus.games.hellgame.rules.action import end_lasting
from avernus.games.hellgame.rules.battle_magic import BattleMagic
from avernus.games.hellgame.rules.combat import ENTITIES, Combat
from avernus.games.hellgame.rules.dice import Roll, order_by
from avernus.games.hellgame.rules.flight import Flee, Lone, Rampages, flight_barred
from avernus.games.hellgame.rules.forces import (
    drop_leaderless,
    legions,
    owners_at,
    units,
    wild,
)
from avernus.games.hellgame.rules.hooks import Hook
from avernus.games.hellgame.rules.values import active, roll_modifiers, stat
from avernus.games.hellgame.steps import Die, Step
from avernus.games.hellgame.verbs import FIGURE, HOUND, LIEUTENANT, SAY, field_of, pack_unit, said, unit_of

if TYPE_CHECKING:
    from avernus.games.hellgame.state import HellState
from avernus.games.hellgame.rules.attacks import (
    Attack,
    Unit,
    attacker_word,
    attacks_of,
    bury,
    entities,
    entity_units,
    hits_of,
    save_number,
    score,
    unit_word,
    units_of,
)


@dataclass(slots=True)
class Round(Step):
    """One round; the combat beneath decides whether there is another."""

    hounds: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    attacks: tuple[Attack, ...] = ()
    done_attacks: int = 0
    marks: tuple[tuple[Unit, int], ...] = ()
    """Hits by unit."""
    pending: tuple[int, ...] = ()
    """Entities whose hits are still to be assigned."""
    hits: int = 0
    dead: tuple[Unit, ...] = ()
    fleeing: tuple[int, ...] = ()
    first: int = 1

    def combat(self, g: HellState) -> Combat:
        """The combat that this is a round of."""
        found = g.find("Combat")
        assert isinstance(found, Combat)
        return found

    # -- sides --------------------------------------------------------------------------------

    def start(self, g: HellState) -> None:
        """H17.5.3, H17.5.4: who opposes whom in this round."""
        c = self.combat(g)
        s = c.section
        for d, demon in enumerate(g.cards.demons):
            if demon.ability.limit == "once_per_round":
                g.d_used[d] = 0
        there = sum(1 << p for p in owners_at(g, s))
        one, two = there & c.side1, there & c.side2
        free = 1 << FREEBOOTERS if units(g, FREEBOOTERS, s) else 0
        dogs = sum(1 << 7 + h for h in wild(g, s))
        self.hounds = tuple(wild(g, s))
        if one and two:
            if c.freebooter_side == 1:
                one |= free
            else:
                two |= free
        elif not there:
            one, two, self.hounds = free, dogs, ()
        elif free:
            one, two = (one, free) if one else (free, two)
        else:
            one, two, self.hounds = (one, dogs, ()) if one else (dogs, two, ())
        c.now1, c.now2 = one, two
        c.hits, c.rolls, c.saves = (0,) * ENTITIES, (), ()
        if g.events is not None:
            g.tell("round", "H17.2", round=c.round, area=NAMES[s])
        self.stage = "dogs"

    def dogs(self, g: HellState) -> None:
        """Each rampaging hound rolls a side."""
        if self.hounds:
            self.stage = "dog"
            g.push(Die())
        else:
            self.stage = "join_hook"

    def dog(self, g: HellState) -> None:
        """1-3 side 1, 4-6 side 2."""
        c = self.combat(g)
        h, self.hounds = self.hounds[0], self.hounds[1:]
        if field_of(g.value) < 3:
            c.now1 |= 1 << 7 + h
        else:
            c.now2 |= 1 << 7 + h
        self.stage = "dogs"

    # -- H17.7 abilities and magic ------------------------------------------------------------

    def join_hook(self, g: HellState) -> None:
        """Abilities first (H17.7.1)."""
        c = self.combat(g)
        self.stage = "round_hook"
        if c.round == 1 and c.joined:
            g.push(Hook(hook="combat_join", demons=c.joined))

    def round_hook(self, g: HellState) -> None:
        """In every round."""
        self.stage = "quick"
        if self.combat(g).joined:
            g.push(Hook(hook="combat_round", demons=self.combat(g).joined))

    def quick(self, g: HellState) -> None:
        """H17.13: quick combat?"""
        if self.one_sided(g):
            self.stage = "end"
            return
        c = self.combat(g)
        rule, _, n = str(g.options["quick_combat"]).partition(":")
        left = sum(entity_units(g, e, c.section) for e in range(ENTITIES))
        c.quick = rule == "always" or (rule == "after" and c.round > int(n)) or (rule == "small" and left <= int(n))
        self.stage = "magic"
        if rule == "consent":
            self.order = tuple(owners_at(g, c.section))
            c.quick = True
            self.stage = "consent"

    def consent(self, g: HellState) -> None:
        """All must agree."""
        if not self.order:
            self.stage = "magic"
        else:
            self.stage = "consented"
            g.ask("QUICK", self.order[0], [SAY["yes"], SAY["no"]], area=NAMES[self.combat(g).section])

    def consented(self, g: HellState) -> None:
        """One no is enough."""
        self.order = self.order[1:]
        if said(g.value) == "no":
            self.combat(g).quick = False
            self.order = ()
        self.stage = "consent"

    def magic(self, g: HellState) -> None:
        """H17.7.2."""
        self.stage = "targets"
        g.push(BattleMagic())

    def one_sided(self, g: HellState) -> bool:
        """H17.7.4: has a side no units left?"""
        c = self.combat(g)
        return not entities(g, c.now1, c.section) or not entities(g, c.now2, c.section)

    # -- H17.8 attacks ------------------------------------------------------------------------

    def targets(self, g: HellState) -> None:
        """Who attacks with how many rolls; the dice come in this order (H17.8.4)."""
        if self.one_sided(g):
            self.stage = "end"
            return
        c = self.combat(g)
        found: list[Attack] = []
        for order, mask in ((c.order1, c.now1), (c.order2, c.now2)):
            for p in order:
                if mask >> p & 1:
                    found += attacks_of(g, p, c.section)
            if mask >> FREEBOOTERS & 1:
                found += attacks_of(g, FREEBOOTERS, c.section)
            for h in wild(g, c.section):
                if mask >> 7 + h & 1:
                    found += self.spread(g, h)
        self.attacks = tuple(found)
        self.stage = "aim"

    def foes(self, g: HellState, owner: int, what: int) -> list[int]:
        """The opposing entities of an attacker."""
        c = self.combat(g)
        bit = 1 << (owner if owner <= FREEBOOTERS else 7 + what - HOUND)
        return entities(g, c.now2 if c.now1 & bit else c.now1, c.section)

    def spread(self, g: HellState, h: int) -> list[Attack]:
        """H17.8.2: a rampaging hound spreads its rolls over the opposing entities, the largest first."""
        c = self.combat(g)
        foes = sorted(self.foes(g, WILD, HOUND + h), key=lambda e: -entity_units(g, e, c.section))
        return [(WILD, HOUND + h, 1, 0, foes[i % len(foes)]) for i in range(HOUNDS[h].attacks)]

    def aim(self, g: HellState) -> None:
        """H17.8.2: the next attacker without a target declares it."""
        for i, (owner, what, _, _, target) in enumerate(self.attacks):
            if target >= 0:
                continue
            foes = self.foes(g, owner, what)
            self.done_attacks = i
            self.stage = "aimed"
            if owner == FREEBOOTERS:
                self.stage = "aimed_free"
                order_by(g, foes, [entity_units(g, e, self.combat(g).section) for e in foes], best_only=True)
            else:
                g.ask("TARGET", owner, [FIGURE | e for e in foes], area=NAMES[self.combat(g).section])
            return
        self.done_attacks = 0
        self.stage = "roll"

    def aimed(self, g: HellState) -> None:
        """Declared."""
        self.set_target(field_of(g.value), False)

    def aimed_free(self, g: HellState) -> None:
        """Freebooters attack whoever has most units."""
        self.set_target(g.value[0], True)

    def set_target(self, target: int, whole: bool) -> None:
        """Note the target of an attacker, or of the whole group."""
        owner = self.attacks[self.done_attacks][0]
        found = list(self.attacks)
        for i, attack in enumerate(found):
            if i == self.done_attacks or (whole and attack[0] == owner):
                found[i] = (*attack[:4], target)
        self.attacks = tuple(found)
        self.stage = "aim"

    def roll(self, g: HellState) -> None:
        """The dice of the next attacker."""
        if self.done_attacks == len(self.attacks):
            self.stage = "assign"
            c = self.combat(g)
            self.pending = tuple(e for e in range(ENTITIES) if c.hits[e] and entity_units(g, e, c.section))
            return
        owner, what, rolls, _, _ = self.attacks[self.done_attacks]
        self.stage = "rolled"
        g.push(Roll(kind="combat", owner=owner, area=self.combat(g).section, unit=attacker_word(what), n=rolls))

    def rolled(self, g: HellState) -> None:
        """H4.3: hits."""
        c = self.combat(g)
        owner, what, _, bonus, target = self.attacks[self.done_attacks]
        mods = roll_modifiers(g, "combat", owner, area=c.section, unit=attacker_word(what))
        score(c, target, g.value, bonus + mods.add)
        self.done_attacks += 1
        self.stage = "roll"
        if self.done_attacks == len(self.attacks) or self.attacks[self.done_attacks][0] != owner:
            self.tell_attack(g, owner)

    def tell_attack(self, g: HellState, owner: int) -> None:
        """All dice of an owner in one sentence; what spells threw in this round came before them."""
        c = self.combat(g)
        dice: list[int] = []
        hits = 0
        for i, (_, bonus, fell) in enumerate(c.rolls[len(c.rolls) - self.done_attacks:]):
            if self.attacks[i][0] == owner:
                dice += fell
                hits += hits_of(c, fell, bonus)
        if g.events is not None:
            g.tell("attacked", "H17.8.2", owner=owner, dice=dice, hits=hits, area=NAMES[c.section])

    # -- H17.9 hits ---------------------------------------------------------------------------

    def assign(self, g: HellState) -> None:
        """The hits on the next entity."""
        if not self.pending:
            self.stage = "save"
            return
        self.hits = self.combat(g).hits[self.pending[0]]
        self.stage = "assign_hit"

    def assign_hit(self, g: HellState) -> None:
        """H17.9.1-H17.9.4: one hit at a time."""
        c = self.combat(g)
        entity = self.pending[0]
        marks = dict(self.marks)
        there = units_of(g, entity, c.section)
        if self.side_hits(g, entity) == 1:
            there = [u for u in there if not LIEUTENANT <= u[1] < HOUND]
        if self.hits == 0 or not there:
            self.pending = self.pending[1:]
            self.stage = "assign"
            return
        least = min(marks.get(u, 0) for u in there)
        there = [u for u in there if marks.get(u, 0) == least]
        if entity >= FREEBOOTERS:
            self.mark(min(there, key=lambda u: u[1]))
        else:
            self.stage = "assigned"
            g.ask("ASSIGN_HIT", entity, sorted({pack_unit(c.section, u[0], u[1]) for u in there}), hits=self.hits)

    def side_hits(self, g: HellState, entity: int) -> int:
        """All hits on the side of an entity in this round."""
        c = self.combat(g)
        mask = c.now1 if c.now1 >> entity & 1 else c.now2
        return sum(n for e, n in enumerate(c.hits) if mask >> e & 1)

    def assigned(self, g: HellState) -> None:
        """The owner has chosen."""
        c = self.combat(g)
        _, owner, what = unit_of(g.value)
        marks = dict(self.marks)
        alike = [u for u in units_of(g, owner, c.section) if u[1] == what]
        self.mark(min(alike, key=lambda u: (marks.get(u, 0), u[2])))

    def mark(self, unit: Unit) -> None:
        """One more hit on a unit."""
        marks = dict(self.marks)
        marks[unit] = marks.get(unit, 0) + 1
        self.marks = tuple(sorted(marks.items()))
        self.hits -= 1
        self.stage = "assign_hit"

    # -- H17.10 saves, H17.11 losses ----------------------------------------------------------

    def save(self, g: HellState) -> None:
        """One save roll per hit; nothing is removed before the last."""
        if not self.marks:
            self.stage = "losses"
            return
        c = self.combat(g)
        (owner, what, _), n = self.marks[0]
        number = save_number(g, c, c.section, owner, what)
        if 0 < number < 6:
            self.stage = "saved"
            g.push(Roll(kind="save", owner=owner, area=c.section, unit=unit_word(what), n=n))
        else:
            self.fate(number > 0)

    def saved(self, g: HellState) -> None:
        """One failed save destroys the unit."""
        c = self.combat(g)
        (owner, what, _), n = self.marks[0]
        number = save_number(g, c, c.section, owner, what)
        c.saves = (*c.saves, (owner, what, number, g.value))
        self.fate(sum(die <= number for die in g.value) >= n)

    def fate(self, lives: bool) -> None:
        """Note a loss."""
        if not lives:
            self.dead = (*self.dead, self.marks[0][0])
        self.marks = self.marks[1:]
        self.stage = "save"

    def losses(self, g: HellState) -> None:
        """H17.11.1, H17.11.2: remove the destroyed; hounds without handler rampage."""
        c = self.combat(g)
        if g.events is not None:
            g.tell("losses", "H17.11", area=NAMES[c.section], units=len(self.dead))
        c.fought = (*c.fought, (c.round, c.quick, c.now1, c.now2, c.rolls, c.saves, tuple((owner, what) for owner, what, _ in self.dead)))
        loose = bury(g, c.section, self.dead)
        self.dead = ()
        self.stage = "flight"
        if loose:
            g.push(Rampages(hounds=loose))

    # -- H17.12 flight ------------------------------------------------------------------------

    def flight(self, g: HellState) -> None:
        """Who decides the order of the declarations."""
        c = self.combat(g)
        if c.over(g):
            self.stage = "end"
            return
        able: list[int] = []
        for order in (c.order1, c.order2):
            most_first = sorted(order, key=lambda p: -legions(g, p, c.section))  # as many as are left; ties as at the beginning
            able += [p for p in most_first if units(g, p, c.section) and not flight_barred(g, c.section, p)]
        self.order = tuple(able)
        self.first = 1
        self.stage = "declare"
        if any(p in c.order1 for p in able) and any(p in c.order2 for p in able):
            demons = [d for d in c.joined if active(g, d)]
            if demons:
                self.stage = "flee_order"
                order_by(g, demons, [stat(g, d, "skulls") for d in demons], best_only=True)

    def flee_order(self, g: HellState) -> None:
        """The owner of the demon with most skulls."""
        self.stage = "flee_ordered"
        if g.options["questions"] != "each":  # whoever may decide it lets the others speak first: who speaks last knows more
            g.value = SAY["side2" if g.d_owner[g.value[0]] in self.combat(g).order1 else "side1"]
            return
        g.ask("FLEE_ORDER", g.d_owner[g.value[0]], [SAY["side1"], SAY["side2"]], area=NAMES[self.combat(g).section])

    def flee_ordered(self, g: HellState) -> None:
        """Which side declares first."""
        c = self.combat(g)
        if said(g.value) == "side2":
            self.order = tuple(p for p in self.order if p in c.order2) + tuple(p for p in self.order if p in c.order1)
        self.stage = "declare"

    def declare(self, g: HellState) -> None:
        """The next player."""
        if not self.order:
            self.stage = "flee"
        elif self.combat(g).holding >> self.order[0] & 1 and not self.fewer(g, self.order[0]):
            self.order = self.order[1:]
        else:
            self.stage = "declared"
            hold = [SAY["hold"]] * (g.options["questions"] == "few" and not self.fewer(g, self.order[0]))
            g.ask("COMBAT_FLEE", self.order[0], [SAY["flee"], SAY["stay"], *hold], area=NAMES[self.combat(g).section])

    def fewer(self, g: HellState, seat: int) -> bool:
        """Is a player's side the smaller one by now?"""
        c = self.combat(g)
        first = sum(entity_units(g, e, c.section) for e in range(ENTITIES) if c.now1 >> e & 1)
        second = sum(entity_units(g, e, c.section) for e in range(ENTITIES) if c.now2 >> e & 1)
        return first < second if c.now1 >> seat & 1 else second < first

    def declared(self, g: HellState) -> None:
        """Flee or stay, for this round or as long as one's side is not the smaller one (H24.1)."""
        p, self.order = self.order[0], self.order[1:]
        if said(g.value) == "hold":
            self.combat(g).holding |= 1 << p
        if said(g.value) == "flee":
            self.fleeing = (*self.fleeing, p)
        self.stage = "declare"

    def flee(self, g: HellState) -> None:
        """H17.12.2: resolved in that order."""
        if self.fleeing:
            p, self.fleeing = self.fleeing[0], self.fleeing[1:]
            g.push(Flee(owner=p, section=self.combat(g).section))
        else:
            self.stage = "end"
            g.push(Lone(section=self.combat(g).section))  # H17.12.5

    def end(self, g: HellState) -> None:
        """The round is over."""
        end_lasting(g, "round", "action")
        drop_leaderless(g)
        g.done()


