"""`python -m bench.server.echo [--frames 20000]`: what it costs to unpack a frame and to pack its answer, here and in `websockets`."""

import argparse
import os
import time
from collections.abc import Callable

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Side
from websockets.server import ServerProtocol

from avernus.server.socket.frames import Frames, frame

SIZE = 100


def masked(payload: bytes) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode.TEXT, payload).serialize(mask=True)


def ours() -> Callable[[bytes], bytes]:
    frames = Frames(16_384)

    def echo(data: bytes) -> bytes:
        whole = frames.whole(data)
        return b"".join([frame(payload) for _, payload in frames.feed(data)]) if whole is None else frame(whole)

    return echo


def theirs() -> Callable[[bytes], bytes]:
    protocol = ServerProtocol(state=OPEN, max_size=16_384)
    assert protocol.side is Side.SERVER

    def echo(data: bytes) -> bytes:
        protocol.receive_data(data)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            protocol.send_text(bytes(event.data))
        return b"".join(protocol.data_to_send())

    return echo


def measure(echo: Callable[[bytes], bytes], frames: list[bytes]) -> float:
    """Microseconds of processor a frame."""
    begun = time.process_time()
    for data in frames:
        echo(data)
    return (time.process_time() - begun) / len(frames) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.echo")
    parser.add_argument("--frames", type=int, default=20_000)
    count = parser.parse_args().frames
    frames = [masked(os.urandom(SIZE // 2).hex().encode()) for _ in range(count)]
    assert ours()(frames[0]) == theirs()(frames[0])
    measured = {"ours": min(measure(ours(), frames) for _ in range(3)), "websockets": min(measure(theirs(), frames) for _ in range(3))}
    for name, cost in measured.items():
        print(f"{name}: {cost:.2f} µs a frame of {SIZE} bytes", flush=True)
    print(f"ours costs {measured['ours'] / measured['websockets']:.2f} of theirs", flush=True)


if __name__ == "__main__":
    main()
