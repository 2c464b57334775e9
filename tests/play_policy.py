"""`python play_policy.py POLICY GAMES` plays games and prints a check sum over every position and every list."""

from __future__ import annotations

import random
import sys
import zlib
from array import array

from policies import POLICIES

from reefencounter.engine import Chance, new_position


def check_sum(policy: str, games: int) -> int:
    total = 0
    for number in range(games):
        rng, chance = random.Random(number), Chance(number)
        position = new_position(2 + number % 3, number % 2 == 1, number % 5 == 0, chance)
        while not position.over:
            legal = position.legal()
            total = zlib.crc32(array("i", legal).tobytes() + bytes(position), total)
            position.apply(POLICIES[policy](position, legal, rng), chance)
    return total


if __name__ == "__main__":
    print(check_sum(sys.argv[1], int(sys.argv[2])))
