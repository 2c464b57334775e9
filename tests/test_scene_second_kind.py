"""Scenes of random games of the Second Kind: what they offer is legal, and what they promise happens."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from effort import effort
from scenes import a_game, offered, play_on, seen, the_end
from second_kind_games import attackable, fed, reach, start, with_cards
from variants import SECOND_KIND

from reefencounter import Game
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine import Chance
from reefencounter.engine.components import COLOURS
from reefencounter.engine.second_kind.components import KINDS
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.messages.words import english
from reefencounter.notation.forms import dump, id_of
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS
from reefencounter.server.scene.hints import suggestions
from reefencounter.server.scene.reef import tiles
from reefencounter.server.scene.second_kind.beside import effects
from reefencounter.server.scene.steps import step
from reefencounter.server.schemas import Choices, HintMark, Scene

GAMES = effort(3, 9)
JSON = Any


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_parts_of_the_choices_are_exactly_the_legal_actions(seed: int) -> None:
    game = a_game(seed, SECOND_KIND)
    for _ in play_on(game, seed, 300):
        for seat in range(game.rules.players):
            choices = seen(game, seat).choices
            legal = game.legal(seat) if game.phase == "setup" or seat == game.actor else []
            assert (choices is not None) == bool(legal)
            if choices is not None:
                assert choices.actions == legal
                parts = offered(choices)
                assert sorted(parts) == sorted(legal), "each once"
                check_offers(choices)


def check_offers(choices: Choices) -> None:
    """Every offer has a button and a sentence, and names what it is about."""
    for offer in choices.offers:
        assert offer.label
        assert offer.label[0].isupper() or offer.label[0].isdigit()
        assert offer.text.endswith(".")
        assert offer.kind == offer.action.split(" ")[0]
        words = offer.action.split(" ")[1:]
        for cell in (offer.cell, offer.origin):
            assert cell is None or cell in words or offer.kind == "react"
        assert offer.card is None or offer.card in words or offer.kind == "choose"
    buttons = [(offer.group, offer.label, offer.cell, offer.origin, offer.card) for offer in choices.offers]
    assert len(set(buttons)) == len(buttons), "no two look alike"


@pytest.mark.parametrize("seed", range(100, 100 + GAMES))
def test_what_is_told_before_an_action_is_what_then_happens(seed: int) -> None:
    game = a_game(seed, SECOND_KIND)
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
        for collected in choices.collect:
            after = played(game, f"take {collected.space}", seed=n)
            assert game.state()["sea"][collected.space] == collected.polyps
            assert len(after.moves_dealt) == len(collected.refill)
            assert ("the game" in collected.text) == (after.position.phase in ("over", "final"))
        for offer in rng.sample(choices.offers, min(12, len(choices.offers))):
            check_offer(game, offer)


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
        chance = Chance(seed)
        self.position.apply(id_of(self.position, action), chance)
        self.moves_dealt = self.position.drawn(chance)

    def state(self) -> JSON:
        return dump(self.position)


def played(game: Game, action: str, seed: int = 7) -> Played:
    return Played(game, action, seed)


def check_layings(game: Game, choices: Choices) -> None:
    before = game.position
    for target in choices.lay:
        cell = CELL_NUMBERS[target.cell]
        assert target.attacks == (COLOURS[before.colour_at(cell)] if before.colour_at(cell) >= 0 else None)
        assert bool(target.attackers) == bool(target.attacks), "an attack has attackers (R5.1b)"
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
    after = played(game, rng.choice(list(alga.paid.values()))).position
    pairs = zip(tiles(game.position), tiles(after), strict=True)
    assert [now.number for then, now in pairs if then.stronger != now.stronger] == alga.turns
    assert alga.values == {colour: after.value(k) for k, colour in enumerate(COLOURS)}
    if "would turn" in alga.text:
        assert after.fields().flips


def check_offer(game: Game, offer: Any) -> None:
    after = played(game, offer.action).position
    state = seen(game, game.actor)
    if offer.kind in ("crown", "place"):
        cell = CELL_NUMBERS[offer.cell]
        crowned = offer.kind == "crown" or offer.tile == "crown"
        if crowned:
            assert ("dies" in offer.text) == (cell not in after.crowns()), offer
        if offer.kind == "place" and not crowned:
            assert after.is_rock(cell) == (offer.tile == "rock") or "printed cell is back" in offer.text
    if offer.kind == "crown":
        shrimp = game.position.shrimp_at(CELL_NUMBERS[offer.cell])
        assert ("Your shrimp" in offer.text) == (shrimp >= 0)
        assert offer.origin in [cell for board in state.boards for cell in board.crowns]
    if offer.kind == "choose" and "then beats" in offer.text:
        number = int(offer.action.split(" ")[1])
        assert tiles(after)[number - 1].stronger != tiles(game.position)[number - 1].stronger


# The ten actions


@pytest.mark.parametrize("seed", range(200, 200 + GAMES))
def test_each_of_the_ten_actions_says_truly_how_it_stands(seed: int) -> None:
    game = a_game(seed, SECOND_KIND)
    for _ in play_on(game, seed, 300):
        choices = seen(game, game.actor).choices
        assert choices is not None
        kinds = {action.split(" ")[0] for action in game.legal(game.actor)}
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


# The whole


@pytest.mark.parametrize("seed", range(700, 700 + GAMES))
def test_a_scene_travels_as_json_and_agrees_with_the_view(seed: int) -> None:
    game = a_game(seed, SECOND_KIND)
    for n, _ in enumerate(play_on(game, seed, 300)):
        if n % 5:
            continue
        for seat in (None, *range(game.rules.players)):
            here = seen(game, seat)
            assert msgspec.json.decode(msgspec.json.encode(here), type=Scene) == here
            view: JSON = game.view(seat)
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
            assert here.second_kind is not None
            assert here.second_kind.draw == view["draw"]["total"]
            assert here.second_kind.discards == view["discards"]
            assert here.second_kind.crowns_to_act == view["turn"]["crowns"]
            assert bool(here.second_kind.effects) >= bool(set(view["turn"]["effects"]) - {"locks"})
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
    game, _, result = the_end(seed, SECOND_KIND)
    for row, player in zip(result, game.state()["players"], strict=True):
        scoring = {card["id"] for card in by_id(DEFAULT).cards if card["scoring"]} & {
            *player["cards"],
            *player["table"],
        }
        assert {card.card for card in row.cards} == scoring
        without = Game.load(game.state()).position.fields()
        without.cards[row.player] = without.table[row.player] = 0
        bare = SecondKindPosition.from_bytes(bytes(without)).points(row.player)
        assert bare + sum(card.points for card in row.cards) == row.points
        assert all(card.points >= 0 for card in row.cards)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_an_attack_that_is_warded_off_stands_in_the_log(seat: int | None) -> None:  # S7.5
    game = attackable()
    told: list[str] = []
    for action in ("cube W", "lay 1c6", "react stiff_upper_polyp"):
        before = game.position
        game.play(action)
        entry = step(
            before,
            game.moves[-1],
            game.position,
            number=len(told),
            seat=seat,
            names=game.names,
            everything=False,
        )
        told.append(entry.text)
    assert re.fullmatch(r"(Ada attacks|You attack) 1c6 with a white tile\.", told[1])
    assert "with Stiff Upper Polyp." in told[2]


def test_open_scoring_cards_of_others_are_on_the_sheet() -> None:  # S7.7, S8.4
    game = with_cards(fed(start(3)), 1, "every_crumb_counts", "house_special")
    state = game.state()
    ben = state["players"][1]
    ben["consumed"]["W"] = ben["consumed"].get("W", 0) + 4
    state["bag"]["W"] -= 4
    hidden = seen(Game.load(state, names=game.names, seed=1), 0).sheet[1]
    assert (hidden.points, hidden.exact, hidden.unknown) == (0, False, 1)
    ben["cards"].remove("every_crumb_counts")
    ben["table"].append("every_crumb_counts")
    game = Game.load(state, names=game.names, seed=1)
    shown = seen(game, 0).sheet[1]
    assert (shown.points, shown.exact, shown.unknown) == (2, False, 1)
    own = seen(game, 1).sheet[1]
    assert (own.points, own.exact) == (game.position.points(1), True)


def test_tiles_that_returned_are_told_by_their_kinds() -> None:  # the state does not keep how many
    assert [english(effect) for effect in effects({"returned": ["G", "P2"]})] == [
        "Returned to the bag this turn: grey tiles and double pink tiles."
    ]


@pytest.mark.parametrize("kind", ["card", "discard", "buy"])
def test_a_hint_marks_the_card_that_it_means(kind: str) -> None:
    game = reach(lambda game: any(action.startswith(f"{kind} ") for action in game.legal()))
    action = next(action for action in game.legal() if action.startswith(f"{kind} "))
    turn = {"value": 0, "actions": [action], "messages": []}
    marks = suggestions(game, game.actor, {"turns": [turn]})[0].marks[0]
    meant = HintMark("purchase") if kind == "buy" else HintMark("card", card=action.split(" ")[1])
    assert meant in marks
