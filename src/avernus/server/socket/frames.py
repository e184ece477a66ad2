"""WebSocket frames (RFC 6455), server's side, without any input or output: bytes in, messages out.

Our own, because they are a part of every message: `python -m bench.server.echo` measures what 100 bytes cost to unpack and to pack again
here (0.65 µs) and with the Sans-I/O protocol of the `websockets` package (5.2 µs), which unmasks for both.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

CONTINUE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
MOST_FRAMES: Final = 500
"""More in one piece of input is a flood: to unpack it would keep everybody else waiting."""
WHOLE: Final = 0x80 | TEXT
"""The first byte of a text in one frame."""
SHORT: Final = [bytes((WHOLE, size)) for size in range(126)]
LONG: Final = bytes((WHOLE, 126))
"""What comes before a text of so many bytes; and, with the number of them, before a longer one."""


class BadFrames(Exception):
    """The client does not keep to the protocol; `code` closes the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frames:
    """Takes bytes as they come, gives whole messages."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        self.buffer = bytearray()
        self.parts = b""
        self.kind = CONTINUE
        self.pieces = 0
        """Frames of the last input that were only a part of a message."""

    def whole(self, data: bytes) -> bytes | None:
        """The text of input that is one short frame and nothing else, as most of it is; `None` if it must be fed."""
        if len(data) > 6 and data[0] == WHOLE and data[1] == len(data) + 122 < 254 and not self.buffer and self.kind == CONTINUE:
            return apply_mask(data[6:], data[2:6])
        return None

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages that are complete now, each with its kind."""
        self.buffer += data
        found: list[tuple[int, bytes]] = []
        count = self.pieces = 0
        while (frame := self._frame()) is not None:
            count += 1
            if count > MOST_FRAMES:
                raise BadFrames(4429)
            final, kind, payload = frame
            if kind >= CLOSE:
                found.append((kind, payload))
                continue
            if (kind == CONTINUE) != (self.kind != CONTINUE):
                raise BadFrames(1002)
            if kind != CONTINUE:
                self.kind = kind
            if self.parts or not final:
                self.parts += payload
                if len(self.parts) > self.longest:
                    raise BadFrames(1009)
                payload = self.parts
            if final:
                found.append((self.kind, payload))
                self.kind, self.parts = CONTINUE, b""
            else:
                self.pieces += 1
        return found

    def _frame(self) -> tuple[bool, int, bytes] | None:
        """The next frame, if it is all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        first, second = buffer[0], buffer[1]
        kind, size, start = first & 15, second & 127, 2
        if first & 0x70 or not second & 0x80 or kind not in (CONTINUE, TEXT, BINARY, CLOSE, PING, PONG):
            raise BadFrames(1002)
        if kind >= CLOSE and (size > 125 or not first & 0x80):
            raise BadFrames(1002)
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if size > self.longest:
            raise BadFrames(1009)
        end = start + 4 + size
        if len(buffer) < end:
            return None
        payload = apply_mask(bytes(buffer[start + 4:end]), bytes(buffer[start:start + 4]))
        del buffer[:end]
        return bool(first & 0x80), kind, payload


def head(size: int) -> bytes:
    """What comes before a text of so many bytes."""
    if size < 126:
        return SHORT[size]
    if size < 65536:
        return LONG + size.to_bytes(2, "big")
    return bytes((WHOLE, 127)) + size.to_bytes(8, "big")


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame from the server: whole and unmasked."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, size)) + payload
    if size < 65536:
        return bytes((0x80 | kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big") + payload
