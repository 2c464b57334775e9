"""Scenes of random games: what they offer is what is legal, and what they promise is what happens."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from effort import effort
from scenes import NAMES, a_game, offered, play_on, seats_of, seen, the_end
from variants import BASE, SECOND_KIND, Variant

from reefencounter import Game
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine import Chance
from reefencounter.engine.components import COLOURS
from reefencounter.engine.refusal import refusal
from reefencounter.notation import action_id, action_text, cell_number, cell_text, plain
from reefencounter.server.said import telling
from reefencounter.server.scene import scene
from reefencounter.server.scene.boards import boards
from reefencounter.server.scene.brief import waits
from reefencounter.server.scene.reef import tiles
from reefencounter.server.scene.ten import ALIKE, KINDS
from reefencounter.server.schemas import Choices, Scene
from reefencounter.shapes import State
from reefencounter.telling.reasons import why_not

GAMES = effort(6, 18)


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_parts_of_the_choices_are_exactly_the_legal_actions(seed: int) -> None:
    game = a_game(seed)
    for _ in play_on(game, seed):
        for seat in range(game.rules.players):
            choices = seen(game, seat).choices
            legal = game.legal(seat)
            assert (choices is not None) == bool(legal)
            if choices is not None:
                assert choices.actions == legal
                assert sorted(offered(choices)) == sorted(legal), "each once"


@pytest.mark.parametrize("seed", range(100, 100 + GAMES))
def test_what_is_told_before_an_action_is_what_then_happens(seed: int) -> None:
    game = a_game(seed)
    for n, _ in enumerate(play_on(game, seed, 250)):
        seat = game.player
        choices = seen(game, seat).choices
        assert choices is not None
        check_layings(game, choices)
        rng = random.Random(n)
        for meal in choices.meals:
            check_meal(game, seat, meal)
        for alga in rng.sample(choices.algae, min(3, len(choices.algae))):
            after = played(game, rng.choice(list(alga.paid.values())))
            turned = [
                now.number
                for then, now in zip(tiles(game.position), tiles(after), strict=True)
                if then.stronger != now.stronger
            ]
            assert turned == alga.turns
            assert alga.values == {colour: after.value(k) for k, colour in enumerate(COLOURS)}
            assert ("ends the game" in alga.text) == (after.phase in ("final", "over"))
        for collected in choices.collect:
            check_collecting(game, seat, collected, rng)
        for cube in choices.cubes:
            after = Game.load(played_state(game, f"cube {cube.colour}"))
            then = seen(after, seat).choices
            assert then is not None
            assert cube.cells == [target.cell for target in then.lay]
            assert cube.attacks == [target.cell for target in then.lay if target.attacks]


def played(game: Game, action: str, seed: int = 7) -> Any:
    after = game.position.copy()
    after.apply(action_id(action), Chance(seed))
    return after


def played_state(game: Game, action: str) -> State:
    twin = Game.load(game.state())
    twin.play(action)
    return twin.state()


def check_layings(game: Game, choices: Choices) -> None:
    laying = game.state()["turn"]["laying"]
    before = game.position
    for target in choices.lay:
        cell = cell_number(target.cell)
        for source in target.sources:
            after = played(game, f"lay {target.cell}" + (" consumed" if source == "consumed" else ""))
            new = {
                cell_text(place)
                for place in range(42 * game.rules.players)
                if before.colour_at(place) < 0 <= after.colour_at(place)
            }
            assert new == ({target.cell} if target.attacks is None else set()) | (
                {target.grows} if target.grows else set()
            )
        assert target.attacks == (COLOURS[before.colour_at(cell)] if before.colour_at(cell) >= 0 else None)
        assert bool(target.attackers) == bool(target.attacks), "an attack has attackers (R5.1b)"
        for attacker in target.attackers:
            assert COLOURS[before.colour_at(cell_number(attacker))] == laying
        text = target.ways[0].text
        assert (f"grows on {target.grows}" in text) == bool(target.grows)
        assert text.startswith("Attack" if target.attacks else f"Lay {NAME[str(laying)]} on {target.cell}")
        if "grows to" in text:
            size = int(re.findall(r"grows to (\d+)", text)[0])
            assert size == len(after.coral(cell))
    for shield in choices.shields:
        error = refusal(plain(before), action_id(f"lay {shield}"), game.player)
        assert shield not in [target.cell for target in choices.lay]
        assert error.clause in ("R5.3", "R4.1")  # R4.1: none may come from the hand any more


NAME = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}


def check_meal(game: Game, seat: int, meal: Any) -> None:
    then, now = game.position.fields(), played(game, f"eat {meal.cell}").fields()
    k = COLOURS.index(meal.colour)
    assert now.fish[5 * seat + k] - then.fish[5 * seat + k] == meal.kept
    assert now.bag[k] - then.bag[k] == meal.returned
    assert meal.kept + meal.returned == len(meal.cells)
    assert ("ends the game" in meal.text) == (now.ended_by != then.ended_by)


def check_collecting(game: Game, seat: int, told: Any, rng: random.Random) -> None:
    """Whatever is drawn, the same spaces are filled and the game ends or goes on as was told."""
    twin = Game.load(game.state(), seed=rng.randrange(2**32))
    answer = twin.play(f"take {told.space}")
    collected = next(event for event in answer.events if event["kind"] == "collected")
    assert collected["polyps"] == told.polyps
    assert [event["space"] for event in answer.events if event["kind"] == "dealt"] == told.refill
    assert ("the game" in told.text) == twin.over


# The ten actions


@pytest.mark.parametrize("seed", range(200, 200 + GAMES))
def test_each_of_the_ten_actions_says_truly_how_it_stands(seed: int) -> None:
    game = a_game(seed)
    for _ in play_on(game, seed):
        seat = game.player
        choices = seen(game, seat).choices
        assert choices is not None
        turn = game.state()["turn"]
        kinds = {action.split(" ")[0] for action in game.legal(seat)}
        assert [state.number for state in choices.ten] == list(range(1, 11))
        for state in choices.ten:
            possible = state.state in ("now", "available")
            assert 0 < len(state.reason) <= 24, state
            assert state.reason != "Not now", state
            assert state.why.endswith(".")
            if state.number in (2, 3):
                coming = 1 + turn["lays"] if turn["phase"] == "laying" else 2 + turn["lays"]
                wanted = bool({"cube", "lay", "stop"} & kinds) and state.number == coming
                assert possible == wanted, state
            elif state.number == 9:
                assert possible == ("pass" in kinds or ("take" in kinds and not turn["acted"]))
            else:
                assert possible == (KINDS[state.number] in kinds), state
            if state.state in ("impossible", "later") and state.number != 9:
                assert state.clause in clauses(game, seat, state.number), state


def clauses(game: Game, seat: int, number: int) -> set[str]:
    """What the engine says of the actions of a kind, as things stand; and the order of the cubes (R3.3)."""
    found = {
        refusal(plain(game.position), action, seat).clause
        for action in EXAMPLES[KINDS[number]](game)
        if action >= 0
    }
    if number == 1 and game.state()["turn"]["acted"]:
        return {"R3.5"}
    return found | ({"R3.3"} if number == 3 and game.state()["turn"]["lays"] == 0 else set())


def _ids(texts: list[str]) -> list[int]:
    return [action_id(text) for text in texts]


EXAMPLES: dict[str, Any] = {
    "eat": lambda game: _ids([f"eat {cell_text(cell)}" for cell in range(42 * game.rules.players)]),
    "cube": lambda game: _ids([f"cube {colour}" for colour in COLOURS]),
    "shrimp": lambda game: _ids([f"shrimp {cell_text(cell)}" for cell in range(42 * game.rules.players)]),
    "move": lambda game: _ids([f"move {cell_text(cell)} off" for cell in range(42 * game.rules.players)]),
    "larva": lambda game: _ids([f"larva {colour}" for colour in COLOURS]),
    "alga": lambda game: _ids([f"alga {colour} blue sea" for colour in COLOURS]),
    "polyp": lambda game: _ids([f"polyp {colour}" for colour in COLOURS]),
    "take": lambda game: _ids([f"take {colour}" for colour in COLOURS]),
}


@pytest.mark.parametrize("seed", range(300, 306))
def test_the_heading_counts_the_polyps_that_can_be_laid(seed: int) -> None:  # R4.1
    game = a_game(seed)
    checked = 0
    for _ in play_on(game, seed):
        choices = seen(game, game.player).choices
        if choices is None or not choices.lay:
            continue
        told = re.match(r"Lay (?:up to )?(\d+)", choices.title)
        assert told is not None
        twin, laid = game.position.copy(), 0
        while on_rock := [
            action
            for action in twin.legal()
            if action_text(action).startswith("lay") and twin.colour_at(cell_of(action)) < 0
        ]:
            twin.apply(on_rock[0], Chance(1))
            laid += 1
        if twin.phase != "laying":  # it ended by itself: all that could be laid was laid (R4.3)
            assert laid == int(told[1])
            checked += 1
    assert checked


def cell_of(lay: int) -> int:
    return cell_number(action_text(lay).split(" ")[1])


# The whole


@pytest.mark.parametrize("seed", range(700, 700 + 9))
def test_a_scene_travels_as_json_and_agrees_with_the_view(seed: int) -> None:
    game = a_game(seed)
    for n, _ in enumerate(play_on(game, seed)):
        if n % 7:
            continue
        for seat in (None, *range(game.rules.players)):
            here = seen(game, seat)
            assert msgspec.json.decode(msgspec.json.encode(here), type=Scene) == here
            view = game.view(seat)
            polyps = {
                cell: coral.colour for board in here.boards for coral in board.corals for cell in coral.cells
            }
            assert polyps == view["polyps"]
            assert {cell: who for board in here.boards for cell, who in board.shrimps.items()} == view[
                "shrimps"
            ]
            assert [tile.lock for tile in here.tiles] == view["locks"]
            assert here.bag == view["bag"]
            assert here.larvae == view["larvae"]
            assert sum(here.values.values()) == 15
            guarded = [c for b in here.boards for c in b.corals if c.edible]
            assert all(len(coral.cells) >= 5 and coral.shrimp is not None for coral in guarded)
            for row, player in zip(here.sheet, here.players, strict=True):
                assert row.exact == (row.unknown == 0)
                assert row.unknown == player.fish.total - sum(row.counts.values())
            if here.choices is not None and here.phase in ("turn", "final") and not view["turn"]["acted"]:
                mine = {c.cells[0] for c in guarded if c.shrimp == seat}
                assert mine == {min(meal.cells, key=cell_number) for meal in here.choices.meals}


@pytest.mark.parametrize("seed", range(800, 800 + 6))
def test_laid_this_turn_are_the_cells_of_this_turn(seed: int) -> None:
    game = a_game(seed)
    laid: list[str] = []
    last = ""
    turn = game.position.number
    for action in play_on(game, seed, 200):
        if game.position.number != turn:
            turn, laid = game.position.number, []
        elif last.startswith("lay") and (cell := last.split(" ")[1]) not in laid:
            laid = [*laid, cell]
        assert seen(game, None).laid_this_turn == laid
        last = action


@pytest.mark.parametrize("seed", range(900, 900 + 9))
def test_a_finished_game_is_open_and_scored(seed: int) -> None:
    _, end, result = the_end(seed, BASE)
    assert all(row.exact for row in end.sheet)
    assert end.ending is not None
    assert end.ending.reason.endswith(".")
    winners = [row.player for row in result if row.rank == 1]
    for winner in winners:
        assert ("You" if winner == 0 else NAMES[winner]) in (end.ending.verdict or "")


def test_what_is_shared_by_all_viewers_is_made_once() -> None:
    seed = 3
    game = a_game(seed)
    for _ in play_on(game, seed, 60):
        pass
    boards.cache_clear()
    for seat in (None, 0, 1):
        scene(game, seat=seat, number=1, seats=seats_of(2), open=False, memory_aid=True)
    assert boards.cache_info().misses == 1


@pytest.mark.parametrize("variant", [BASE, SECOND_KIND], ids=["base", "second kind"])
def test_whoever_enters_a_real_game_is_told_of_the_players_and_is_none_of_them(variant: Variant) -> None:
    seed = 11
    game = a_game(seed, variant)
    for _ in play_on(game, seed, 120):
        shown = seen(game, game.actor, open=True)
        assert shown.choices is not None
        words = msgspec.json.encode([shown.choices, shown.second_kind]).decode()
        for card in by_id(DEFAULT).cards:
            words = words.replace(card["text"], "")  # as it is printed
        assert not re.search(r"\b(you|yours?)\b", words, re.IGNORECASE)
        if shown.phase == "setup":
            assert shown.players[game.actor].name in shown.choices.title


def without_data(told: Any) -> Any:
    """What a page gets that asks for words alone: no message but that of the heading."""
    if isinstance(told, list):
        return [without_data(each) for each in told]
    if not isinstance(told, dict):
        return told
    left_out = [key for key in told if key.endswith(("_message", "_messages")) and key != "title_message"]
    return {key: without_data(each) for key, each in told.items() if key not in left_out}


@pytest.mark.parametrize("variant", [BASE, SECOND_KIND], ids=["base", "second kind"])
def test_words_alone_are_the_same_words_without_their_data(variant: Variant) -> None:
    game = a_game(3, variant)
    for _ in play_on(game, 3, 120):
        whole = msgspec.to_builtins(seen(game, game.actor))
        with telling(alone=True):
            bare = msgspec.to_builtins(seen(game, game.actor))
        assert whole["choices"].pop("actions") == game.legal(game.actor)  # the parts have them all
        assert bare == without_data(whole)


@pytest.mark.parametrize("variant", [BASE, SECOND_KIND], ids=["base", "second kind"])
def test_what_waits_for_the_end_of_something_waits_for_one_reason(variant: Variant) -> None:
    waiting = 0
    for seed in range(4):
        game = a_game(seed, variant)
        for _ in play_on(game, seed, 150):
            legal = {action.split(" ")[0] for action in game.legal(game.actor)}
            refusals = [why_not(game.position, game.actor, kind) for kind in ALIKE - legal]
            reasons = {refusal.messages if waits(refusal) else None for refusal in refusals}
            assert len(reasons) == 1 or not any(reasons), "all of them, or none"
            waiting += any(reasons)
    assert waiting > 50
