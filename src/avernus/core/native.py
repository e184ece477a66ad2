"""Native integers and buffers for rules code.

Compiled by mypyc, `i64` is a machine word and `vec[i64]` a flat buffer. Interpreted, librt's own types stand in, or plain
`int` and `list` where librt is not to be had. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    try:
        from librt.vecs import append, vec
        from mypy_extensions import i16, i32, i64, u8
    except ImportError:
        i16 = i32 = i64 = u8 = int

        class vec(list):
            """A list that answers to `vec[i64](...)`."""

            def __init__(self, items=(), *, capacity=0):
                super().__init__(items)

            def __class_getitem__(cls, item):
                return cls

        def append(v, x):
            """Append as librt does: the result replaces the argument."""
            v.append(x)
            return v


def buffer(size: int) -> "vec[i64]":
    """A zeroed buffer for `State.legal_into`."""
    return vec[i64]([0] * size)
