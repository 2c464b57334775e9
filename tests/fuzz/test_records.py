"""A mutated record is replayed to the letter, or refused with a sentence and, for a move, its index (N5)."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fuzz.material import attempt, fresh, programs, record_of, trying
from fuzz.mutation import HOSTILE, Step, places, wild
from reefencounter import Game, IllegalMove, Rules

Record = dict[str, Any]

spots = st.tuples(st.integers(0, 5), st.integers(0, 60))


def check(record: Any) -> None:
    """Replay a record; what is accepted comes back the same."""
    game = attempt(lambda: Game.replay(record))
    if isinstance(game, IllegalMove):
        assert 0 <= game.index < len(record["moves"])
        assert game.clause
        assert game.reason
        shorter = {**record, "moves": record["moves"][: game.index]}
        assert isinstance(Game.replay(shorter), Game)  # up to the illegal move all is well
    elif isinstance(game, Game):
        same(game, record)


def same(game: Game, record: Any) -> None:
    """The record of the game is this one, and it can be taken back to its start."""
    again = game.record()
    assert again == expected(record)
    assert Game.replay(fresh(again)).state() == game.state()
    while game.moves:
        game.undo()
    assert game.record()["moves"] == []


def expected(record: Record) -> Record:
    """The record as it must come back: all rules written out, no zeros, no empty deals, no result."""
    record = fresh(record)
    record["rules"] = Rules.from_json(record["rules"]).to_json()
    if record.get("names") is None:
        record["names"] = [f"Player {player + 1}" for player in range(record["rules"]["players"])]
    record["setup"]["hands"] = [
        {colour: n for colour, n in hand.items() if n} for hand in record["setup"]["hands"]
    ]
    record["setup"]["sea"] = {
        space: sorted(tiles, key="WYOPG".index) for space, tiles in record["setup"]["sea"].items()
    }
    record["moves"] = [
        {key: value for key, value in move.items() if key != "deal" or value} for move in record["moves"]
    ]
    record.pop("result", None)
    over = Game.replay(record)
    if over.over:
        record["result"] = over.score()
    return record


@trying(600)
@given(spots, programs)
def test_wild_changes(spot: tuple[int, int], program: list[Step]) -> None:  # N5
    record = record_of(*spot)
    for step in program[:3]:
        wild(record, step)
    check(record)


@trying(500)
@given(spots, programs)
def test_changed_moves(spot: tuple[int, int], program: list[Step]) -> None:  # N5
    record = record_of(*spot)
    moves = record["moves"]
    for kind, a, b, _ in program[:3]:
        if not moves:
            break
        here, there = a % len(moves), b % len(moves)
        match kind % 6:
            case 0:
                moves[here], moves[there] = moves[there], moves[here]
            case 1:
                del moves[here]
            case 2:
                moves.insert(there, fresh(moves[here]))
            case 3:
                moves[here]["action"] = moves[there]["action"]
            case 4:
                moves[here]["deal"] = ["WYOPG"[b >> k & 3] for k in range(b % 7)]
            case 5:
                moves[here]["player"] = b % 4
    check(record)


@trying(500)
@given(spots, st.integers(0, 2**16), st.sampled_from(HOSTILE))
def test_wrong_heads(spot: tuple[int, int], where: int, value: object) -> None:  # N5
    record = record_of(spot[0], spot[1] % 8)
    everywhere = places({key: record[key] for key in ("rules", "names", "setup")})
    inner, key = everywhere[where % len(everywhere)]
    inner[key] = fresh(value)
    if value is None and key == "names":
        record["names"] = None
    check(record)
    attempt(lambda: Game(Rules.from_json(record["rules"]), setup=record["setup"], names=record["names"]))
