"""What is written onto a canvas, look after look, beside a canvas that is painted anew every time."""

from random import Random

import pytest

from avernus.core.encoding import Canvas, Part, parts_of

ROWS, LENGTH = 3, 260
PLANES = ((0, 0, 45), (50, 1, 62), (115, 3, 1))
"""Where each begins, which word of the memory it has, and how many numbers."""
SPOTS, DOTS, OWN = range(120, 160), 160, range(230, LENGTH)


@pytest.mark.parametrize("seed", range(6))
def test_a_row_shows_what_was_written_last_and_no_other_row_changes(seed: int) -> None:
    rng, canvas = Random(seed), Canvas(ROWS, LENGTH, 5)
    shown = [[0] * LENGTH for _ in range(ROWS)]
    for look in range(120):
        row = rng.randrange(ROWS)
        other = rng.random() < 0.3
        (canvas.begin if other else canvas.again)(row)
        assert canvas.is_other() == other and canvas.remembered() == row * 5
        assert canvas.first() == row * LENGTH and canvas.marked() == row * LENGTH
        fresh = [0] * LENGTH
        for place, word, size in PLANES:
            mask = rng.choice([0, 1, (1 << size) - 1, 1 << size - 1, rng.getrandbits(size)])  # words have 62 bits (core/bits.py)
            canvas.plane(place, word, mask)
            fresh[place:place + size] = [mask >> bit & 1 for bit in range(size)]
            assert canvas.memory[row * 5 + word] == mask
        for place in rng.sample(SPOTS, rng.randint(0, 12)):
            fresh[place] = rng.choice([0, 1, -1, 7, -300, 32767])
            canvas.put(place, fresh[place])
        bits = rng.getrandbits(62) & rng.getrandbits(62)
        canvas.dots(DOTS, bits)
        fresh[DOTS:DOTS + 62] = [bits >> bit & 1 for bit in range(62)]
        if look % 2:  # what a game writes in place and marks itself is wiped too
            at = canvas.marked()
            for place in rng.sample(OWN, 3):
                fresh[place] = canvas.out[canvas.first() + place] = 5
                canvas.marks[at] = canvas.first() + place
                at += 1
            canvas.mark(at)
        canvas.end(row)
        shown[row] = fresh
        assert [list(canvas.out[n * LENGTH:(n + 1) * LENGTH]) for n in range(ROWS)] == shown, look


@pytest.mark.parametrize(("first", "end"), [(0, 0), (0, 1), (3, 7), (0, 10)])
def test_numbers_that_nobody_marked_are_cleared_from_one_place_to_another(first: int, end: int) -> None:
    canvas = Canvas(2, 10)
    for place in range(20):
        canvas.out[place] = 9
    canvas.begin(1)
    canvas.clear(first, end)
    assert list(canvas.out) == [9] * 10 + [0 if first <= place < end else 9 for place in range(10)]
    assert len(canvas.memory) == 2 * 32, "so many words where a game does not ask for others"


def test_parts_lie_one_after_the_other() -> None:
    rows = [("map", (3, 4), "who is where"), ("purse", (), "souls"), ("hand", (7,), "cards")]
    found = parts_of(rows)
    assert [(part.name, part.shape, part.about, part.start, part.size) for part in found] == [
        ("map", (3, 4), "who is where", 0, 12), ("purse", (), "souls", 12, 1), ("hand", (7,), "cards", 13, 7),
    ]
    assert repr(Part("map", (3, 4), "", 8)) == "<map: (3, 4) at 8>" and parts_of([]) == ()
