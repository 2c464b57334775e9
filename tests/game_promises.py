"""What must hold of a game in every position: its lists, its refusals, undo, copies, views and pictures."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
import random
from typing import Any

import pytest
import second_kind_promises
from variants import Variant

from reefencounter import Game, IllegalAction
from reefencounter.game import Played
from reefencounter.notation import id_of, load, text_of
from reefencounter.terminal.paint import Paint
from reefencounter.terminal.table_text import draw_table

State = Any  # JSON, looked into and changed at will
OPEN_TO_ALL = ("boards", "polyps", "shrimps", "coral_tiles", "locks", "alga_space", "sea", "reserve")


def check_legal(game: Game) -> None:
    """The list is never empty before the end, in canonical order, and says the same as text and as ids (N2)."""
    position, texts = game.position, game.legal()
    ids = position.legal()
    assert bool(ids) != game.over
    assert ids == sorted(set(ids)), "smaller ids come first in the canonical order"
    assert position.count() == len(ids)
    assert [id_of(position, text) for text in texts] == ids


def check_values(game: Game, state: State) -> None:
    """A position is a value: what is saved, copied or pickled is the same again (promise 1)."""
    position = game.position
    assert load(json.loads(json.dumps(state))) == position
    twin = position.copy()
    assert twin == position
    assert hash(twin) == hash(position)
    assert bytes(twin) == bytes(position)
    assert pickle.loads(pickle.dumps(position)) == copy.deepcopy(position) == position


def check_permission(game: Game, variant: Variant, rng: random.Random) -> set[str]:
    """Permission and list agree; what is not legal is refused and changes nothing (promise 2). Gives the clauses."""
    position = game.position
    legal = set(position.legal())
    near = rng.sample(sorted(legal), min(10, len(legal)))
    some = {
        *near,
        *(action + by for action in near for by in (-1, 1)),
        *(variant.any_id(rng) for _ in range(20)),
    }
    assert all(position.permits(action) == (action in legal) for action in some)
    before, clauses = game.state(), set()
    for action in sorted(some - legal):
        text = text_if_any(game, action) if action in variant.ids else None
        if text:
            with pytest.raises(IllegalAction) as refused:
                game.play(text)
            clauses.add(refused.value.clause)
    assert all(clause[0] in ("RS" if variant.second_kind else "R") for clause in clauses)
    assert game.state() == before
    return clauses


def text_if_any(game: Game, action: int) -> str | None:
    """The text of an id; none for those ids of the Second Kind that no action has."""
    with contextlib.suppress(ValueError, IllegalAction):
        text = text_of(game.position, action)
        if id_of(game.position, text) == action:
            return text
    return None


def check_undo(game: Game, action: str, played: Played) -> None:
    """What is taken back was never there, and what was drawn is drawn again (R13)."""
    after = game.state(), game.view(None), game.moves
    assert game.undo().action == action
    assert game.play(action, player=after[2][-1].player) == played
    assert (game.state(), game.view(None), game.moves) == after


def check_score(game: Game) -> None:
    """Somebody leads, and the values of the five colours come to 15 (R11.3)."""
    rows = game.score()
    assert min(row["rank"] for row in rows) == 1
    assert all(sum(row["values"].values()) == 15 for row in rows)


def check_pictures(game: Game, seat: int | None) -> None:
    """Every position can be drawn, as a picture and on the terminal."""
    assert game.svg(seat).startswith("<svg")
    assert draw_table(game.view(seat), game.names, Paint())


def check_views(game: Game) -> None:
    """Every seat and the spectator: nothing that R13.2 and S7.7 hide, and all that R13.1 opens."""
    state: State = game.state()
    if game.over:
        assert all(game.view(seat) == state for seat in (None, *range(game.rules.players)))
        return
    for seat in (None, *range(game.rules.players)):
        for memory_aid in (True, False):
            view: State = game.view(seat, memory_aid=memory_aid)
            assert view["bag"] == sum(state["bag"].values())
            assert all(view[key] == state[key] for key in OPEN_TO_ALL)
            for number, (shown, real) in enumerate(zip(view["players"], state["players"], strict=True)):
                if number == seat:
                    assert shown == real
                    continue
                for pile in ("hand", "fish"):
                    assert shown[pile]["total"] == sum(real[pile].values())
                    assert set(shown[pile]) == ({"total", "known"} if memory_aid else {"total"})
                    known = shown[pile].get("known", {})
                    assert all(n <= real[pile].get(kind, 0) for kind, n in known.items())
                for key in ("consumed", "shrimps", "eaten"):
                    assert shown[key] == real[key]
                if game.phase == "setup":  # R2.8: cubes are shown when the last player has chosen
                    continue
                assert shown["cubes"] == (
                    real["cubes"] if memory_aid else {"total": sum(real["cubes"].values())}
                )
            assert game.phase == "setup" or view["larvae"] == state["larvae"]
            if game.rules.second_kind:
                second_kind_promises.check_view(state, seat, view)
            else:
                assert view["turn"] == state["turn"]
