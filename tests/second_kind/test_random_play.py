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
        luck = Chance(seed)
        position = new_second_kind(players, seed % 2 == 1, seed % 3 > 0, by_id(DEFAULT).deck, luck)
        inside, its_luck = position.copy(), Chance(luck.state)
        actions = inside.play_out(its_luck)
        asked = 0
        while not position.over:
            legal = position.legal()
            position.apply(legal[luck.below(len(legal))], luck)
            asked += 1
        assert (position, luck.state, asked) == (inside, its_luck.state, actions)
