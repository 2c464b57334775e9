"""Scenes of random games of the Second Kind: what they offer is legal, what they promise happens, nothing leaks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from scenes import NAMES, seen
from second_kind_policies import POLICIES

from reefencounter import Game, InvalidState
from reefencounter.engine import Chance
from reefencounter.engine.components import COLOURS
from reefencounter.engine.second_kind.components import KINDS
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.notation.forms import id_of
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS
from reefencounter.server.scene import step, suggestions
from reefencounter.server.scene.reef import tiles
from reefencounter.server.scene.turn import can_undo
from reefencounter.server.schemas import Choices, Scene, Step

GAMES = 5
JSON = Any


def a_game(seed: int) -> Game:
    players = 2 + seed % 3
    return Game(
        players=players,
        advanced=seed % 2 == 1,
        second_kind=True,
        crowns_dealt=seed % 4 != 3,
        seed=seed,
        names=NAMES[:players],
    )


def play_on(game: Game, seed: int, most: int = 300) -> Iterator[str]:
    """Play on by a policy, and stop before each action to say which comes next."""
    rng = random.Random(seed)
    policy = POLICIES[sorted(POLICIES)[seed % len(POLICIES)]]
    while not game.over and len(game.moves) < most:
        action = policy(game.legal(), rng)
        yield action
        game.play(action)


def offered(choices: Choices) -> list[str]:
    """Every action that the parts of the choices stand for, `stop` and `pass` aside."""
    actions = [f"feed {colour}" for colour in choices.feeds]
    actions += [f"larvae {two}" for two in choices.first_cubes]
    actions += [meal.action for meal in choices.meals] + [cube.action for cube in choices.cubes]
    actions += [way.action for target in choices.lay for way in target.ways]
    actions += [f"shrimp {cell}" for cell in choices.introduce]
    for shrimp in choices.moves:
        actions += [f"move {shrimp.cell} {goal}" for goal in shrimp.to]
        actions += [f"move {shrimp.cell} off"] if shrimp.off else []
    actions += [f"larva {words}" for words in choices.larvae] + [f"polyp {c}" for c in choices.polyps]
    actions += [f"alga {paid} {alga.alga} {alga.place}" for alga in choices.algae for paid in alga.paid]
    actions += [f"take {haul.space}" for haul in choices.hauls]
    return actions + [deed.action for deed in choices.deeds]


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_parts_of_the_choices_are_exactly_the_legal_actions(seed: int) -> None:
    game = a_game(seed)
    for _ in play_on(game, seed):
        for seat in range(game.rules.players):
            choices = seen(game, seat).choices
            legal = game.legal(seat) if game.phase == "setup" or seat == game.actor else []
            assert (choices is not None) == bool(legal)
            if choices is not None:
                assert choices.actions == legal
                parts = offered(choices)
                assert sorted(parts) == sorted(set(legal) - {"stop", "pass"}), "each once"
                check_deeds(choices)


def check_deeds(choices: Choices) -> None:
    """Every deed has a button and a sentence, and names what it is about."""
    for deed in choices.deeds:
        assert deed.label
        assert deed.label[0].isupper() or deed.label[0].isdigit()
        assert deed.text.endswith(".")
        assert deed.kind == deed.action.split(" ")[0]
        words = deed.action.split(" ")[1:]
        for cell in (deed.cell, deed.origin):
            assert cell is None or cell in words or deed.kind == "react"
        assert deed.card is None or deed.card in words or deed.kind == "choose"
    buttons = [(deed.group, deed.label, deed.cell, deed.origin, deed.card) for deed in choices.deeds]
    assert len(set(buttons)) == len(buttons), "no two look alike"


@pytest.mark.parametrize("seed", range(100, 100 + GAMES))
def test_what_is_told_before_an_action_is_what_then_happens(seed: int) -> None:
    game = a_game(seed)
    for n, _ in enumerate(play_on(game, seed, 150)):
        choices = seen(game, game.actor).choices
        assert choices is not None
        rng = random.Random(n)
        check_layings(game, choices)
        for meal in choices.meals:
            check_meal(game, meal)
        for cube in choices.cubes:
            then = seen(Game.load(played(game, cube.action).state()), game.actor).choices
            assert then is not None
            assert cube.cells == [target.cell for target in then.lay]
            assert cube.attacks == [target.cell for target in then.lay if target.attacks]
        for alga in rng.sample(choices.algae, min(3, len(choices.algae))):
            check_alga(game, alga, rng)
        for haul in choices.hauls:
            after = played(game, f"take {haul.space}", seed=n)
            assert game.state()["sea"][haul.space] == haul.polyps
            assert len(after.moves_dealt) == len(haul.refill)
            assert ("the game" in haul.text) == (after.position.phase in ("over", "final"))
        for deed in rng.sample(choices.deeds, min(12, len(choices.deeds))):
            check_deed(game, deed)


class Played:
    """A game one action later, with nobody else's cards in the way (S7.5)."""

    def __init__(self, game: Game, action: str, seed: int) -> None:
        reef = game.position.fields()
        assert isinstance(game.position, SecondKindPosition)
        for player in range(4):
            if player != game.actor:
                reef.draw |= reef.cards[player]
                reef.cards[player] = 0
        self.position = SecondKindPosition.from_bytes(bytes(reef))
        luck = Chance(seed)
        self.position.apply(id_of(self.position, action), luck)
        self.moves_dealt = self.position.drawn(luck)

    def state(self) -> JSON:
        from reefencounter.notation.forms import dump

        return dump(self.position)


def played(game: Game, action: str, seed: int = 7) -> Played:
    return Played(game, action, seed)


def check_layings(game: Game, choices: Choices) -> None:
    before = game.position
    for target in choices.lay:
        cell = CELL_NUMBERS[target.cell]
        assert target.attacks == (COLOURS[before.colour_at(cell)] if before.colour_at(cell) >= 0 else None)
        assert bool(target.attackers) == bool(target.attacks), "an attack has attackers (R5.1b)"
        assert target.text == target.ways[0].text
        for way in target.ways:
            after = played(game, way.action).position
            polyps = {CELL_TEXTS[c] for c in range(72 * game.rules.players) if after.colour_at(c) >= 0}
            then = {CELL_TEXTS[c] for c in range(72 * game.rules.players) if before.colour_at(c) >= 0}
            grown = re.findall(r"grows on (\w+)", way.text)
            assert polyps - then == ({target.cell} if target.attacks is None else set()) | set(grown)
            for size in re.findall(r"grows to (\d+)", way.text):
                assert int(size) == len(after.coral(cell))
            assert Played(game, way.action, 1).state()["polyps"][target.cell] == way.tile
    for shield in choices.shields:
        assert shield not in [target.cell for target in choices.lay]
        assert before.colour_at(CELL_NUMBERS[shield]) >= 0


def check_meal(game: Game, meal: Any) -> None:
    after = played(game, meal.action).position
    worth = {kind: 2 if kind.endswith("2") else 1 for kind in KINDS}
    while after.fields().pending == 3:  # tiles are chosen one by one: whichever (S4.7)
        after.apply(after.legal()[0], Chance(1))
    then, now = game.position.fields(), after.fields()
    mine = 33 * game.actor
    fed = sum((now.fish[mine + k] - then.fish[mine + k]) * worth[kind] for k, kind in enumerate(KINDS))
    assert fed == meal.kept
    assert sum((now.bag[k] - then.bag[k]) * worth[kind] for k, kind in enumerate(KINDS)) == meal.returned
    assert ("ends the game" in meal.text) == (now.ended_by != then.ended_by)
    assert (meal.card is not None) == (then.eaten[game.actor] == 0)  # S8.1


def check_alga(game: Game, alga: Any, rng: random.Random) -> None:
    after = played(game, f"alga {rng.choice(alga.paid)} {alga.alga} {alga.place}").position
    pairs = zip(tiles(game.position), tiles(after), strict=True)
    assert [now.number for then, now in pairs if then.stronger != now.stronger] == alga.turns
    assert alga.values == {colour: after.value(k) for k, colour in enumerate(COLOURS)}
    if "would turn" in alga.text:
        assert after.fields().flips


def check_deed(game: Game, deed: Any) -> None:
    after = played(game, deed.action).position
    state = seen(game, game.actor)
    if deed.kind in ("crown", "place"):
        cell = CELL_NUMBERS[deed.cell]
        crowned = deed.kind == "crown" or deed.tile == "crown"
        if crowned:
            assert ("dies" in deed.text) == (cell not in after.crowns()), deed
        if deed.kind == "place" and not crowned:
            assert after.is_rock(cell) == (deed.tile == "rock") or "printed cell is back" in deed.text
    if deed.kind == "crown":
        shrimp = game.position.shrimp_at(CELL_NUMBERS[deed.cell])
        assert ("Your shrimp" in deed.text) == (shrimp >= 0)
        assert deed.origin in [cell for board in state.boards for cell in board.crowns]
    if deed.kind == "choose" and "then beats" in deed.text:
        number = int(deed.action.split(" ")[1])
        assert tiles(after)[number - 1].stronger != tiles(game.position)[number - 1].stronger


# The ten actions


@pytest.mark.parametrize("seed", range(200, 200 + GAMES))
def test_each_of_the_ten_actions_says_truly_how_it_stands(seed: int) -> None:
    game = a_game(seed)
    for _ in play_on(game, seed):
        choices = seen(game, game.actor).choices
        assert choices is not None
        kinds = {action.split(" ")[0] for action in choices.actions}
        turn = game.state()["turn"]
        assert [state.number for state in choices.ten] == list(range(1, 11))
        for state in choices.ten:
            assert 0 < len(state.reason) <= 24, state
            assert state.why.endswith(".")
            for part in state.parts:
                assert 0 < len(part.reason) <= 24, part
                assert part.reason != "Not now", part
                assert part.why.endswith("."), part
            assert state.reason != "Not now", state
            possible = state.state in ("now", "available")
            wanted = {
                1: "eat" in kinds,
                4: "shrimp" in kinds,
                5: "move" in kinds,
                6: "larva" in kinds,
                7: "alga" in kinds,
                8: bool({"polyp", "place", "buy", "card", "blue", "shift"} & kinds),
                10: bool({"take", "end"} & kinds),
            }
            if state.number in wanted:
                assert possible == wanted[state.number], (state, kinds)
            if turn["crowns"] and turn["pending"] is None:
                assert state.state == "later"
                assert state.clause == "S3.1"
        eighth = choices.ten[7]
        if eighth.parts:
            by_part = {part.part: part.state == "available" for part in eighth.parts}
            assert by_part == {
                "8": "polyp" in kinds,
                "8a": "place" in kinds,
                "8b": "buy" in kinds,
                "8c": bool({"card", "blue", "shift"} & kinds),
            }


# What is hidden


def dealt_anew(state: JSON, seat: int | None, rng: random.Random) -> JSON:
    """The same position with the tiles and cards dealt anew that this seat cannot see (R13.2, S7.7)."""
    twin: JSON = json.loads(json.dumps(state))
    others = [player for number, player in enumerate(twin["players"]) if number != seat]
    heaps = [twin["bag"], *(player[pile] for player in others for pile in ("hand", "fish"))]
    dipped = (twin["turn"]["pending"] or {}).get("tiles")
    if (
        isinstance(dipped, dict)
        and twin["turn"]["pending"]["kind"] == "card"
        and twin["turn"]["player"] != seat
    ):
        heaps.append(dipped)
    kinds = [kind for heap in heaps for kind, n in heap.items() for _ in range(n)]
    rng.shuffle(kinds)
    for heap in heaps:
        size = sum(heap.values())
        drawn, kinds = kinds[:size], kinds[size:]
        keep = KINDS if heap is twin["bag"] else [kind for kind in KINDS if kind in drawn]
        heap.clear()
        heap.update({kind: drawn.count(kind) for kind in keep})
    order = [card["id"] for card in json.loads(json.dumps(CARDS))]
    cards = [*twin["draw"], *(card for player in others for card in player["cards"])]
    rng.shuffle(cards)
    for player in others:
        size = len(player["cards"])
        drawn_cards, cards = cards[:size], cards[size:]
        player["cards"] = sorted(drawn_cards, key=order.index)
    twin["draw"] = sorted(cards, key=order.index)
    return twin


def _cards() -> JSON:
    from reefencounter.decks import DEFAULT, by_id

    return list(by_id(DEFAULT).cards)


CARDS = _cards()


def public_signs(state: JSON) -> list[bool]:
    """What of the bag shows by what can be done: it is open to all (R13.1), as is what a card's question tells."""
    bag = state["bag"]
    return [bag[kind] > 0 for kind in KINDS] + [bag[colour] > 1 for colour in COLOURS]


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize("seed", range(300, 300 + GAMES))
def test_worlds_that_differ_in_hidden_things_look_alike(
    seed: int, memory_aid: bool
) -> None:  # R13.4 S7.5 S7.7
    game = a_game(seed)
    rng = random.Random(5)
    compared = different = 0
    for n, _ in enumerate(play_on(game, seed, 200)):
        if n % 5:
            continue
        for seat in (None, *range(game.rules.players)):
            state = game.state()
            for _ in range(20):
                twin = dealt_anew(state, seat, rng)
                if public_signs(state) == public_signs(twin):
                    break
            else:
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


def of_others(game: Game) -> list[int | None]:
    return [None, *(seat for seat in range(game.rules.players) if seat != game.actor)]


CLOWNFISH = tuple(card["id"] for card in CARDS if card["clownfish"])


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


@pytest.mark.parametrize("seed", range(400, 400 + GAMES))
def test_a_window_tells_nobody_who_is_asked_or_for_which_card(seed: int) -> None:  # S7.5
    game = a_game(seed)
    rng = random.Random(seed)
    windows = 0
    while not game.over and windows < 5 and len(game.moves) < 3000:
        pending = game.state()["turn"]["pending"] or {}
        if pending.get("kind") == "window":
            windows += 1
            mine = scene_of(game, game.actor)
            assert mine.asked == [game.actor]
            assert mine.second is not None
            assert mine.second.window is not None
            assert mine.second.window.mine
            for seat in of_others(game):
                here = scene_of(game, seat)
                assert here.asked == []
                assert here.choices is None
                assert here.second is not None
                assert here.second.window is not None
                assert not here.second.window.mine
                text = msgspec.json.encode(msgspec.structs.replace(here, players=[])).decode()
                assert pending["card"] not in text
            before, player = game.position, game.actor
            game.play("decline")
            for seat in (None, *range(game.rules.players)):
                told = told_to(game, before, seat)
                if seat == player:
                    assert told.action == "decline"
                    assert told.player == player
                else:
                    assert told.action is None
                    assert told.player == before.player
                    declined = next(event for event in told.events if event["kind"] == "declined")
                    assert declined["player"] is None
            assert not can_undo(game, player)
            continue
        game.play(keeping_clownfish(game.legal(), rng))
    assert windows


def scene_of(game: Game, seat: int | None) -> Scene:
    """A scene at a table where every seat has a browser of its own."""
    from reefencounter.server.scene import scene
    from reefencounter.server.schemas import Seat

    seats = [Seat(k, "person", NAMES[k], None, k == seat) for k in range(game.rules.players)]
    return scene(game, seat=seat, number=1, seats=seats, open=False, memory_aid=True)


def told_to(game: Game, before: Any, seat: int | None) -> Step:
    names = NAMES[: game.rules.players]
    return step(before, game.moves[-1], game.position, number=1, seat=seat, names=names, everything=False)


@pytest.mark.parametrize("seed", range(500, 500 + GAMES))
def test_steps_hide_bought_cards_and_the_lucky_dip_and_tell_the_rest(seed: int) -> None:  # S7.7
    game = a_game(seed)
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


@pytest.mark.parametrize("seed", range(600, 600 + GAMES))
def test_nothing_that_was_revealed_can_be_taken_back(seed: int) -> None:
    game = a_game(seed)
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
    game = a_game(1)
    while game.phase == "setup":
        game.play(game.legal()[0])
    buy = next(action for action in game.legal() if action.startswith("buy hand"))
    turns = [
        {"actions": [buy, "card night_shift", "take W"], "value": 0.0, "why": ""},
        {"actions": ["decline"], "value": -1.0, "why": ""},
        {"actions": ["take W"], "value": -2.0, "why": ""},
    ]
    found = suggestions(game, game.actor, {"turns": turns})
    assert [each.actions for each in found] == [[buy], ["take W"]]


# The whole


@pytest.mark.parametrize("seed", range(700, 700 + GAMES))
def test_a_scene_travels_as_json_and_agrees_with_the_view(seed: int) -> None:
    game = a_game(seed)
    for n, _ in enumerate(play_on(game, seed)):
        if n % 5:
            continue
        for seat in (None, *range(game.rules.players)):
            here = seen(game, seat)
            assert msgspec.json.decode(msgspec.json.encode(here), type=Scene) == here
            view = game.view(seat)
            polyps = {
                cell: board.tiles.get(cell, coral.colour)
                for board in here.boards
                for coral in board.corals
                for cell in coral.cells
            }
            assert polyps == view["polyps"]
            assert {c: k for board in here.boards for c, k in board.terrain.items()} == view["terrain"]
            assert [cell for board in here.boards for cell in board.crowns] == view["crowns"]
            assert [cell for board in here.boards for cell in board.blue] == view["blue"]["boards"]
            assert sorted(cell for board in here.boards for cell in board.wards) == sorted(view["wards"])
            assert here.sea == view["sea"]
            assert here.second is not None
            assert here.second.draw == view["draw"]["total"]
            assert here.second.discards == view["discards"]
            assert here.second.crowns_to_act == view["turn"]["crowns"]
            assert bool(here.second.effects) >= bool(set(view["turn"]["effects"]) - {"locks"})
            for number, (player, held) in enumerate(zip(here.players, view["players"], strict=True)):
                assert player.cards is not None
                assert player.table == held["table"]
                assert player.consumed == held["consumed"]
                if number == seat:
                    assert player.cards.known == held["cards"]
                else:
                    assert player.cards.known is None
                    assert player.cards.total == held["cards"]["total"]
            for board in here.boards:
                for cell in board.terrain:
                    assert (cell in board.rock) == (board.terrain[cell] == "rock")


@pytest.mark.parametrize("seed", range(800, 800 + GAMES))
def test_a_finished_game_is_open_and_scored_with_its_cards(seed: int) -> None:  # S8.4
    game = a_game(seed)
    for _ in play_on(game, seed, 4000):
        pass
    assert game.over
    end = seen(game, 0)
    assert end.open
    assert end.choices is None
    assert end.ending is not None
    assert end.ending.result is not None
    assert [row.points for row in end.ending.result] == [row["points"] for row in game.score()]
    assert [row.points for row in end.sheet] == [row.points for row in end.ending.result]
    for row, player in zip(end.ending.result, game.state()["players"], strict=True):
        scoring = {card["id"] for card in CARDS if card["scoring"]} & {*player["cards"], *player["table"]}
        assert {card.card for card in row.cards} == scoring
        without = Game.load(game.state()).position.fields()
        without.cards[row.player] = without.table[row.player] = 0
        bare = SecondKindPosition.from_bytes(bytes(without)).points(row.player)
        assert bare + sum(card.points for card in row.cards) == row.points
        assert all(card.points >= 0 for card in row.cards)
