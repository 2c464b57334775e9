"""Saved games, and who sits at the terminal table."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from terminal_games import finished, fresh

from reefencounter import Game, IllegalAction, ReefError
from reefencounter.terminal.files import FileTrouble, read_game, read_json, retrace, save, write_text
from reefencounter.terminal.seats import Bots, Seat, seat_players, seats_of_record

# Files


def test_a_saved_game_goes_on_as_it_was(tmp_path: Path) -> None:
    game = Game.replay(finished(seed=2)[0].record())
    for _ in range(30):
        game.undo()
    file = str(tmp_path / "game.json")
    save(game, file)
    again, past = read_game(file, seed=5)
    assert again.state() == game.state()
    assert again.record() == game.record()
    assert len(past) == len(game.moves)
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    write_text(str(file), "one")
    with pytest.raises(FileTrouble, match="there already"):
        write_text(str(file), "two")
    assert file.read_text() == "one"
    write_text(str(file), "two", overwrite=True)
    assert file.read_text() == "two"
    with pytest.raises(FileTrouble, match="folder"):
        write_text(str(tmp_path), "three", overwrite=True)
    with pytest.raises(FileTrouble, match="no such file or folder"):
        write_text(str(tmp_path / "no" / "a"), "four")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00junk", "not text"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"format": "reef-record/1"}', "has no 'rules'"),
        (b'{"format": "reef-state/1"}', "a position, not a game"),
        (b"null", "must be an object"),
        (b" " * 10_000_001, "too large"),
    ],
)
def test_hostile_files_are_refused_kindly(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    with pytest.raises(FileTrouble, match=reason):
        read_game(str(file))


def test_a_record_with_a_missing_deal_is_refused() -> None:
    game = fresh()
    game.play("take W")
    record = json.loads(json.dumps(game.record()))
    del record["moves"][-1]["deal"]
    with pytest.raises(FileTrouble, match="N3"):
        retrace(record, "x")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="no such file"):
        read_json(str(tmp_path / "none"))
    with pytest.raises(FileTrouble, match="folder"):
        read_json(str(tmp_path))
    with pytest.raises(FileTrouble, match="not a file name"):
        read_json("a\0b")


# Seats


@pytest.mark.parametrize(
    ("players", "bots", "names", "seats"),
    [
        (None, None, [], ["You", "Bot"]),
        (3, None, [], ["You", "Bot Blenny", "Bot Conger"]),
        (None, 2, [], ["You", "Bot Blenny", "Bot Conger"]),
        (2, 0, [], ["Player 1", "Player 2"]),
        (None, 0, [], ["Player 1", "Player 2"]),
        (None, None, ["Ada"], ["Ada", "Bot"]),
        (None, None, ["Ada", "Ben"], ["Ada", "Ben"]),
        (3, None, ["Ada", "Ben"], ["Ada", "Ben", "Bot"]),
    ],
)
def test_who_sits_at_the_table(
    players: int | None, bots: int | None, names: list[str], seats: list[str]
) -> None:
    found = seat_players(players, bots, names, watch=False, in_order=True, seed=1)
    assert [seat.name for seat in found] == seats
    assert [seat.bot for seat in found] == [name.startswith("Bot") for name in seats]


@pytest.mark.parametrize(
    ("players", "bots", "names"), [(2, 2, ["Ada"]), (None, 4, []), (2, 3, []), (None, 0, ["Ada"])]
)
def test_seats_that_do_not_add_up(players: int | None, bots: int | None, names: list[str]) -> None:
    with pytest.raises(ReefError, match=r"^(-?1 person|-?\d people) and (1 bot|-?\d bots)\b"):
        seat_players(players, bots, names, watch=False, in_order=True, seed=1)


def test_chance_decides_who_begins_and_the_seed_repeats_it() -> None:  # R2.6
    def order(seed: int) -> list[Seat]:
        return seat_players(4, None, [], watch=False, in_order=False, seed=seed)

    assert order(3) == order(3)
    assert len({tuple(order(seed)) for seed in range(20)}) > 5


def test_seats_of_a_saved_game() -> None:
    recorded = ["Ada", "Bot"]
    assert [seat.bot for seat in seats_of_record(recorded, [], watch=False)] == [False, True]
    assert [seat.bot for seat in seats_of_record(recorded, ["Bot"], watch=False)] == [True, False]
    with pytest.raises(ReefError, match="nobody"):
        seats_of_record(recorded, ["Eve"], watch=False)


def test_a_random_bot_repeats_itself_by_its_seed() -> None:
    game = fresh()
    legal = game.legal()
    first, second = Bots("random", 6), Bots("random", 6)
    choices = [(first.choose(game, 0), second.choose(game, 0)) for _ in range(50)]
    assert all(a == b and a in legal for a, b in choices)
    with pytest.raises(IllegalAction):
        game.play("lay 1d5")
