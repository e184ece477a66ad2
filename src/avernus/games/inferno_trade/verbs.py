"""The table of `actions.py` as the numbers that compiled rules compare and shift: a test holds the two together."""

from typing import Final

WIDTH: Final = 53
REST: Final = 0x1FFFFFFFFFFFFF

# Verbs.
READY: Final = 0
LIST: Final = 1
DONE: Final = 2
WAIT: Final = 3
FLIP: Final = 4
DECLINE: Final = 5
WITHDRAW: Final = 6
ACCEPT: Final = 7
OFFER: Final = 8
CRY: Final = 9
COUNTER: Final = 10
SO: Final = 11
GS: Final = 12
BA: Final = 13
SO_PICK: Final = 14
GS_PICK: Final = 15
DEAL: Final = 16
DEAL_SPECIAL: Final = 17
TIME: Final = 18
LAPSE: Final = 19

# The first action of each verb.
READY_0: Final = 0
LIST_0: Final = 0x20000000000000
DONE_0: Final = 0x40000000000000
WAIT_0: Final = 0x60000000000000
FLIP_0: Final = 0x80000000000000
DECLINE_0: Final = 0xA0000000000000
WITHDRAW_0: Final = 0xC0000000000000
ACCEPT_0: Final = 0xE0000000000000
OFFER_0: Final = 0x100000000000000
CRY_0: Final = 0x120000000000000
COUNTER_0: Final = 0x140000000000000
SO_0: Final = 0x160000000000000
GS_0: Final = 0x180000000000000
BA_0: Final = 0x1A0000000000000
SO_PICK_0: Final = 0x1C0000000000000
GS_PICK_0: Final = 0x1E0000000000000
DEAL_0: Final = 0x200000000000000
DEAL_SPECIAL_0: Final = 0x220000000000000
TIME_0: Final = 0x240000000000000
LAPSE_0: Final = 0x260000000000000

# Fields.
SET_BITS: Final = 19
SET_MASK: Final = 0x7FFFF
SOULS_BITS: Final = 14
SOULS_MASK: Final = 0x3FFF
ID_SHIFT: Final = 38
CARD_BITS: Final = 6
CARD_MASK: Final = 63
