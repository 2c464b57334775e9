"""Random play inside the engine remembers what it found out: it must come to the same end as asking anew each time."""

from __future__ import annotations

import pytest

from reefencounter import COMPILED, Chance
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.second_kind.position import new_second_kind

GAMES = 12 if COMPILED else 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_random_play_remembers_is_what_it_would_find(players: int) -> None:
    for seed in range(GAMES):
        chance = Chance(seed)
        position = new_second_kind(players, seed % 2 == 1, seed % 3 > 0, by_id(DEFAULT).deck, chance)
        inside, its_chance = position.copy(), Chance(chance.state)
        actions = inside.play_out(its_chance)
        asked = 0
        while not position.over:
            legal = position.legal()
            position.apply(legal[chance.below(len(legal))], chance)
            asked += 1
        assert (position, chance.state, asked) == (inside, its_chance.state, actions)
