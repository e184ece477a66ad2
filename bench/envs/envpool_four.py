"""Steps a processor second: EnvPool's Connect Four, one thread; `bench.envs` runs it with a Python of its own, since EnvPool weighs 800 MB.

A step plays one random legal action in each of 256 games and writes boards and masks, as ours do.
"""

import sys
from time import process_time

import envpool
import numpy as np

NUM = 256


def main() -> None:
    """Print the figure."""
    seconds = float(sys.argv[1])
    envs, rng = envpool.make("ConnectFour-v1", env_type="gymnasium", num_envs=NUM, num_threads=1), np.random.default_rng(1)
    _, info = envs.reset()
    done, begun = 0, process_time()
    while process_time() - begun < seconds:
        actions = (rng.random((NUM, 7)) * info["legal_action_mask"]).argmax(1).astype(np.int32)
        *_, info = envs.step(actions)
        done += NUM
    print(done / (process_time() - begun))


if __name__ == "__main__":
    main()
