"""The vectorised way: 6 attack dice against 3 defense dice in NumPy, tallied by cell.

Takes the number of attacks; writes the seconds that it took.
"""

import sys
import time

import numpy as np

random = np.random.default_rng(1)
BATCH = 1 << 16  # the arrays stay in the caches: quicker than all attacks at once


def roll(attacks):
    tally = np.zeros(7 * 4 * 4, dtype=np.int64)
    for _ in range(attacks // BATCH):
        skulls = random.integers(0, 2, (6, BATCH), dtype=np.uint8).sum(axis=0, dtype=np.uint8)
        faces = random.integers(0, 6, (3, BATCH), dtype=np.uint8)
        cancelled = (faces < 3).sum(axis=0, dtype=np.uint8)
        shields = (faces >= 4).sum(axis=0, dtype=np.uint8)
        cells = skulls + 7 * shields + 28 * cancelled
        tally += np.bincount(cells, minlength=tally.size)
    return tally


roll(BATCH)  # warms up
began = time.perf_counter()
roll(int(sys.argv[1]))
print(time.perf_counter() - began)
