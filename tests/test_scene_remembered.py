"""Scenes are made of parts that are remembered: they are the same as when everything is worked out anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from drawn import board_b
from drawn_reef import reef
from effort import effort
from scenes import seen

from reefencounter import Game, decks
from reefencounter.engine import Chance
from reefencounter.engine import codes as base_codes
from reefencounter.engine.position import Position
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.decks import MOST_DECKS
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.messages.words import reading
from reefencounter.notation.forms import AnyPosition
from reefencounter.server.said import telling
from reefencounter.server.scene import scene
from reefencounter.server.scene.boards import boards
from reefencounter.server.scene.lying import on_boards
from reefencounter.server.scene.reef import state
from reefencounter.server.scene.remembered import Alike, forget_positions, remembered
from reefencounter.server.schemas import Seat

GAMES = effort(2, 24)
BOTH = pytest.mark.parametrize("second_kind", [False, True])
LIKELY = {"move": 0.3, "take": 0.3, "lay": 3, "cube": 2, "eat": 3, "card": 3, "stop": 0.2}


def played(seed: int, second_kind: bool, most: int) -> Iterator[Game]:
    """A game at each of its steps, in which all kinds of actions are taken."""
    rng = random.Random(seed)
    game = Game(players=2 + seed % 3, seed=seed, second_kind=second_kind, advanced=seed % 4 == 3)
    for _ in range(most):
        yield game
        if game.over:
            return
        kinds: dict[str, list[str]] = {}
        for action in game.legal(game.actor):
            kinds.setdefault(action.split(" ")[0], []).append(action)
        kind = rng.choices(list(kinds), [LIKELY.get(kind, 1) for kind in kinds])[0]
        game.play(rng.choice(kinds[kind]), player=game.actor)


def written(game: Game, seat: int | None, language: str, alone: bool, memory_aid: bool) -> bytes:
    with reading(language), telling(alone=alone):
        return msgspec.json.encode(seen(game, seat, memory_aid=memory_aid))


@BOTH
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_remembered_is_what_would_be_worked_out(second_kind: bool, seed: int) -> None:
    rng = random.Random(seed)
    told: list[tuple[Any, bytes]] = []
    for game in played(seed, second_kind, 400):  # remembered from step to step, for all who look
        for seat in (*range(game.rules.players), None):
            how = (game.copy(), seat, rng.choice(["en", "de"]), rng.random() < 0.5, rng.random() < 0.5)
            told.append((how, written(*how)))
    for how, was in rng.sample(told, min(len(told), 80)):
        forget_positions()
        assert written(*how) == was


FULL = """
    # # # P P P #
    P P P P P P #
    P P P Y0 # P P
    P # P P P P P
    P P P P P P P
    # P P P P P #
"""


@BOTH
def test_whether_collecting_ends_the_game_depends_on_where_a_shrimp_stands(
    second_kind: bool,
) -> None:  # R11.1c
    sea = "OOO OOO OOO YYY O"
    drawn = (
        reef(FULL, boards="BACD", rest="G", acted=True, stronger="P>Y", sea=sea)
        if second_kind
        else board_b(FULL, rest="G", acted=True, stronger="P>Y", sea=sea)
    )
    told = []
    for move in ("move 1d3 1d1", ""):
        choices = seen(drawn.game, 0).choices
        assert choices is not None
        told.append({choice.text.partition("\n")[2] for choice in choices.collect})
        if move:
            drawn.play(move)  # from then on yellow can be attacked
    assert told == [{"That ends your turn and the game."}, {"That ends your turn."}]
    drawn.play("take W")
    assert not drawn.game.over


def test_a_deck_is_not_taken_for_one_that_had_its_place_before() -> None:
    cards = decks.by_id(decks.DEFAULT).to_json()
    for number in range(MOST_DECKS + 2):
        deck = decks.add(cards | {"id": f"aged_{number}"}).deck.id
        game = Game(players=2, seed=1, second_kind=True, deck=deck)
        shown = seen(game, None)
        assert shown.second_kind is not None
        assert (shown.second_kind.deck, shown.rules.deck) == (deck, deck)
        for keeping_positions in (state, boards, on_boards):
            keeping_positions.cache_clear()  # as when many others were looked at


@BOTH
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_engine_lists_actions_by_their_numbers(second_kind: bool, seed: int) -> None:
    for game in played(100 + seed, second_kind, 300):
        ids = game.position.legal()
        assert ids == sorted(ids)


@BOTH
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_shrimps_of_a_player_and_those_whose_corals_can_be_eaten(second_kind: bool, seed: int) -> None:
    for game in played(200 + seed, second_kind, 300):
        position = game.position
        cells = range((72 if second_kind else 42) * position.players)
        eaten = set()
        for player in range(position.players):
            assert position.shrimps(player) == [n for n in cells if position.shrimp_at(n) == player]
            eaten.update(meals(position, player))
        assert sorted(position.edible()) == sorted(eaten)


@BOTH
@pytest.mark.parametrize("seed", range(GAMES))
def test_rock_corals_and_prey_are_what_their_cells_say(second_kind: bool, seed: int) -> None:
    size = 72 if second_kind else 42
    for game in played(300 + seed, second_kind, 300):
        position = game.position
        for board in range(4):
            own = range(size * board, size * (board + 1))
            assert position.rock(board) == [cell for cell in own if position.is_rock(cell)]
            corals = {min(coral): coral for cell in own if (coral := position.coral(cell))}
            assert position.corals(board) == list(corals.values())
        for colour in range(5):
            taken = [cell for cell in position.layable(colour) if position.colour_at(cell) >= 0]
            assert position.prey(colour) == taken


@pytest.mark.parametrize("seed", range(2 * GAMES))
def test_what_a_polyp_would_do_is_what_it_then_does(seed: int) -> None:
    for game in played(400 + seed, False, 300):
        before = game.position
        assert isinstance(before, Position)
        for action in before.legal():
            if not base_codes.LAY <= action < base_codes.STOP:
                with pytest.raises(IndexError):  # what lays no polyp is no question
                    before.laid(action)
                continue
            cell, after = (action - base_codes.LAY) // 2, before.copy()
            after.apply(action, Chance(1))
            grows, size, owner, joined, prey, *attacked = before.laid(action)
            new = [n for n in range(168) if n != cell and before.colour_at(n) < 0 <= after.colour_at(n)]
            assert new == ([] if grows < 0 else [grows])
            coral = after.coral(cell)
            assert (size, owner) == (len(coral), shrimp_on(after, coral))
            laid = after.colour_at(cell)
            assert joined == len({min(before.coral(n)) for n in coral if before.colour_at(n) == laid})
            assert prey == before.colour_at(cell)
            assert bool(attacked) == (prey >= 0)
            if attacked:
                was = before.coral(cell)
                parts = {min(part): len(part) for n in was if n != cell for part in [after.coral(n)]}
                assert attacked == [shrimp_on(before, was), *parts.values()]


def shrimp_on(position: Position, coral: list[int]) -> int:
    """Whose shrimp stands on a coral; -1: nobody's."""
    return max([position.shrimp_at(cell) for cell in coral], default=-1)


@BOTH
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_was_said_at_one_table_names_nobody_at_another(second_kind: bool, seed: int) -> None:
    """Words that name no player are remembered for all tables: at each, only its own players are named."""
    for game in played(500 + seed, second_kind, 200):
        told = []
        for letter in "QZ":
            seats = [Seat(n, "person", f"{letter}{n}{letter}", None, True) for n in range(game.rules.players)]
            shown = scene(game, seat=game.actor, number=0, seats=seats, open=seed % 2 == 1, memory_aid=True)
            told.append(msgspec.json.encode(shown).decode())
        first, second = told
        for n in range(game.rules.players):
            assert f"Z{n}Z" not in first
            first = first.replace(f"Q{n}Q", f"Z{n}Z")
        assert first == second


def meals(position: AnyPosition, player: int) -> list[int]:
    """The shrimps whose corals a player could eat if the turn were theirs and had just begun."""
    reef = position.fields()
    reef.player, reef.acted, reef.must_play, reef.laying = player, 0, 0, 0
    last = reef.phase == base_codes.FINAL
    reef.phase = base_codes.FINAL if last else base_codes.TURN
    if isinstance(position, Position):
        turn = Position.from_bytes(bytes(reef))
        legal = turn.legal()
        return [action - base_codes.EAT for action in legal if base_codes.EAT <= action < base_codes.CUBE]
    reef.pending, reef.asked, reef.window, reef.cards[:] = codes.NOTHING, base_codes.NOBODY, 0, [0] * 4
    for board in range(4):
        reef.acting[board] = 0
    if not last:
        reef.eaten[player] = max(
            1, reef.eaten[player]
        )  # the card for the first meal is left out of account (S8.1)
    legal = SecondKindPosition.from_bytes(bytes(reef)).legal()
    return [(action - codes.EAT) // 29 for action in legal if codes.EAT <= action < codes.RETURN]


def test_what_is_remembered_by_a_key_keeps_nothing_else() -> None:
    @remembered(2)
    def length(alike: Alike) -> int:
        return len(alike.taken())

    first, second = Alike((1,), [1, 2, 3]), Alike((1,), "others are as good")
    assert length(first) == length(second) == 3
    assert first.what is None, "the list is free"
    assert length(Alike((2,), "")) == 0
