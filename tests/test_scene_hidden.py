"""Scenes and steps of random games of both kinds: nobody is shown what R13.2 and S7.7 hide."""

from __future__ import annotations

import random

import msgspec
import pytest
from effort import effort
from hidden import alike
from scenes import NAMES, a_game, play_on, seen, told
from second_kind_policies import POLICIES
from variants import BASE, SECOND_KIND, Variant

from reefencounter import Game, InvalidState
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.components import COLOURS
from reefencounter.record import Move
from reefencounter.server.scene import scene, step, suggestions
from reefencounter.server.scene.turn import can_undo
from reefencounter.server.schemas import Scene, Seat, Step

CLOWNFISH = tuple(card["id"] for card in by_id(DEFAULT).cards if card["clownfish"])


def others(game: Game, keeper: int) -> list[int | None]:
    """Those who may not see what the keeper hides."""
    return [None, *(seat for seat in range(game.rules.players) if seat != keeper)]


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize(
    ("variant", "seed"),
    [
        pytest.param(each, seed, id=f"{each.name}-{seed}")
        for each, games in ((BASE, effort(6, 18)), (SECOND_KIND, effort(3, 9)))
        for seed in range(400, 400 + games)
    ],
)
def test_worlds_that_differ_in_hidden_things_look_alike(
    variant: Variant, seed: int, memory_aid: bool
) -> None:  # R13.4 S7.5 S7.7
    game = a_game(seed, variant)
    rng = random.Random(5)
    compared = different = 0
    for n, _ in enumerate(play_on(game, seed, 250)):
        if n % (4 if variant.second_kind else 9):
            continue
        state = game.state()
        for seat in (None, *range(game.rules.players)):
            twin = alike(state, seat, rng)
            if twin is None:
                continue
            try:
                worlds = [Game.load(each) for each in (state, twin)]
            except InvalidState:
                continue  # who lays or is asked is known to hold what it takes
            shown = [msgspec.json.encode(seen(world, seat, memory_aid=memory_aid)) for world in worlds]
            assert shown[0] == shown[1]
            compared += 1
            open_ = [msgspec.json.encode(seen(world, seat, open=True)) for world in worlds]
            different += open_[0] != open_[1]
    assert compared > 10
    assert different >= compared * 0.8, "the worlds do differ, and an open scene shows it"


@pytest.mark.parametrize("seed", range(500, 500 + 6))
def test_first_choices_show_to_nobody_else(seed: int) -> None:  # R2.8
    game = a_game(seed)
    keeper = game.rules.players - 1
    worlds = [Game.replay(game.record()) for _ in range(2)]
    hands = list(game.state()["players"][keeper]["hand"])
    choices = [(f"feed {hands[0]}", "larvae WY"), (f"feed {hands[-1]}", "larvae PG")]
    steps: list[list[Step]] = [[], []]
    for k, (world, actions) in enumerate(zip(worlds, choices, strict=True)):
        for action in actions:
            before = world.position
            world.play(action, player=keeper)
            steps[k].append(told(world, before, None))
            assert told(world, before, keeper).action == action
    for viewer in others(game, keeper):
        for memory_aid in (True, False):
            scenes = [msgspec.json.encode(seen(world, viewer, memory_aid=memory_aid)) for world in worlds]
            assert scenes[0] == scenes[1]
            looked = msgspec.json.decode(scenes[0], type=Scene)
            assert keeper not in looked.asked, "who has chosen may be known"
            assert looked.larvae == dict.fromkeys(COLOURS, 9)
            assert looked.players[keeper].cubes.known is None
    assert msgspec.json.encode(steps[0]) == msgspec.json.encode(steps[1])
    assert [entry.action for entry in steps[0]] == [None, None]


@pytest.mark.parametrize("seed", range(600, 600 + 6))
def test_steps_hide_the_first_choices_and_nothing_else(seed: int) -> None:
    game = a_game(seed)
    for action in play_on(game, seed, 150):
        before, player = game.position, game.player
        twin = Game.load(game.state())
        if not action.startswith("take"):
            twin.play(action)
            after, move = twin.position, Move(player, action)
            names = NAMES[: game.rules.players]
            for seat in (None, *range(game.rules.players)):
                entry = step(before, move, after, number=3, seat=seat, names=names, everything=False)
                full = step(before, move, after, number=3, seat=seat, names=names, everything=True)
                assert full.action == action
                secret = action.split(" ")[0] in ("feed", "larvae") and seat != player
                assert entry.action == (None if secret else action)
                assert (entry.events == full.events) == (not secret)
                assert entry.text or action == "stop"
                assert msgspec.json.decode(msgspec.json.encode(entry), type=Step) == entry


def keeping_clownfish(legal: list[str], rng: random.Random) -> str:
    """Buys cards and keeps those for windows."""
    kept = [
        a
        for a in legal
        if not (a.split(" ")[0] in ("card", "discard", "blue", "shift", "eat") and names_clownfish(a))
    ]
    return POLICIES["eater"](kept or legal, rng)


def names_clownfish(action: str) -> bool:
    return any(card in action.split(" ") for card in CLOWNFISH)


@pytest.mark.parametrize("seed", range(400, 405))
def test_a_window_tells_nobody_who_is_asked_or_for_which_card(seed: int) -> None:  # S7.5
    game = a_game(seed, SECOND_KIND)
    rng = random.Random(seed)
    windows = 0
    while not game.over and windows < 5 and len(game.moves) < 3000:
        pending = game.state()["turn"]["pending"] or {}
        if pending.get("kind") == "window":
            windows += 1
            mine = scene_of(game, game.actor)
            assert mine.asked == [game.actor]
            assert mine.second_kind is not None
            assert mine.second_kind.window is not None
            assert mine.second_kind.window.mine
            for seat in others(game, game.actor):
                here = scene_of(game, seat)
                assert here.asked == []
                assert here.choices is None
                assert here.second_kind is not None
                assert here.second_kind.window is not None
                assert not here.second_kind.window.mine
                text = msgspec.json.encode(msgspec.structs.replace(here, players=[])).decode()
                assert pending["card"] not in text
            before, player = game.position, game.actor
            game.play("decline")
            for seat in (None, *range(game.rules.players)):
                entry = told(game, before, seat)
                if seat == player:
                    assert entry.action == "decline"
                    assert entry.player == player
                else:
                    assert entry.action is None
                    assert entry.player == before.player
                    declined = next(event for event in entry.events if event["kind"] == "declined")
                    assert declined["player"] is None
            assert not can_undo(game, player)
            continue
        game.play(keeping_clownfish(game.legal(), rng))
    assert windows


def scene_of(game: Game, seat: int | None) -> Scene:
    """A scene at a table where every seat has a browser of its own."""
    seats = [Seat(k, "person", NAMES[k], None, k == seat) for k in range(game.rules.players)]
    return scene(game, seat=seat, number=1, seats=seats, open=False, memory_aid=True)


@pytest.mark.parametrize("seed", range(500, 505))
def test_steps_hide_bought_cards_and_the_lucky_dip_and_tell_the_rest(seed: int) -> None:  # S7.7
    game = a_game(seed, SECOND_KIND)
    hidden = 0
    for action in play_on(game, seed, 200):
        before, player = game.position, game.actor
        state = game.state()
        twin = Game.load(state, seed=seed)
        twin.play(action)
        dip = isinstance((state["turn"]["pending"] or {}).get("tiles"), dict) and action.startswith("choose")
        for seat in (None, *range(game.rules.players)):
            entry = step(
                before, twin.moves[-1], twin.position, number=3, seat=seat, names=game.names, everything=False
            )
            full = step(
                before, twin.moves[-1], twin.position, number=3, seat=seat, names=game.names, everything=True
            )
            assert full.action == action
            assert msgspec.json.decode(msgspec.json.encode(entry), type=Step) == entry
            if seat == player:
                assert entry.action == action
                continue
            text = msgspec.json.encode(entry).decode()
            if action.startswith("buy "):
                hidden += 1
                assert twin.moves[-1].deal[0] not in text
            if action.startswith("card ") and twin.moves[-1].deal:
                hidden += 1
                assert not any(event.get("tiles") for event in entry.events)
            if dip:
                hidden += 1
                assert entry.action is None
                assert (
                    next(event for event in entry.events if event["kind"] == "dip_returned")["tile"] is None
                )
    assert hidden


@pytest.mark.parametrize("seed", range(600, 605))
def test_nothing_that_was_revealed_can_be_taken_back(seed: int) -> None:
    game = a_game(seed, SECOND_KIND)
    for action in play_on(game, seed, 200):
        twin = Game.load(game.state(), seed=1)
        player = twin.actor
        number = twin.position.number
        if twin.phase == "setup":
            continue
        twin.play(action)
        revealed = bool(twin.moves[-1].deal) or action.split(" ")[0] in ("react", "decline")
        same_turn = twin.position.number == number and not twin.over
        window = (twin.state()["turn"]["pending"] or {}).get("window")
        if revealed or window or not same_turn:
            assert not can_undo(twin, player)
        elif (game.state()["turn"]["pending"] or {}).get("window") is None:
            assert can_undo(twin, player)


def test_a_suggested_turn_ends_where_a_card_is_drawn() -> None:
    """What a bot thinks it might draw is a guess, and whether it fits would tell of the pile (R13.4)."""
    game = a_game(1, SECOND_KIND)
    while game.phase == "setup":
        game.play(game.legal()[0])
    buy = next(action for action in game.legal() if action.startswith("buy hand"))
    turns = [
        {"actions": [buy, "card night_shift", "take W"], "value": 0.0, "messages": []},
        {"actions": ["decline"], "value": -1.0, "messages": []},
        {"actions": ["take W"], "value": -2.0, "messages": []},
    ]
    found = suggestions(game, game.actor, {"turns": turns})
    assert [each.actions for each in found] == [[buy], ["take W"]]
