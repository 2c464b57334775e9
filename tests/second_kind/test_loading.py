"""N6, N7: which states of the expansion can be loaded, and the expansion over the protocol."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from drawn_reef import reef, state_of

from reefencounter import Game, InvalidState, ReefError
from reefencounter.rpc import Server

State = dict[str, Any]


Change = Callable[[State], None]


def put(*path: str | int, to: object) -> Change:
    """A change of one entry of a state."""

    def change(state: State) -> None:
        where: Any = state
        for key in path[:-1]:
            where = where[key]
        where[path[-1]] = to

    return change


def stand(cell: str) -> Change:
    """A shrimp of player 0 stands there, from behind the screen."""

    def change(state: State) -> None:
        state["shrimps"][cell] = 0
        state["players"][0]["shrimps"] -= 1

    return change


def lie(cell: str, tile: str) -> Change:
    """A tile of the bag lies there."""

    def change(state: State) -> None:
        place = "terrain" if tile in ("rock", "water") else "polyps"
        state[place][cell] = tile
        state["bag"][tile.partition(":")[0]] -= 1

    return change


def deal(*cards: str) -> Change:
    """Player 0 holds these cards."""

    def change(state: State) -> None:
        state["players"][0]["cards"] = list(cards)
        state["draw"] = [card for card in state["draw"] if card not in cards]

    return change


GROUND = "W X . Yb . O* ."


@pytest.mark.parametrize(
    "change",
    [
        stand("1a6"),
        stand("1c6"),
        lie("1c6", "G2"),
        lie("1d0", "rock"),
        lie("1e6", "Gh:ne"),
        lie("1c6", "water"),
    ],
)
def test_what_can_be_is_loaded(change: Change) -> None:  # N6
    state = state_of(GROUND)
    change(state)
    loaded = Game.load(state).state()
    assert all(loaded[name] == state[name] for name in ("shrimps", "polyps", "terrain", "crowns", "blue"))


@pytest.mark.parametrize(
    "change",
    [
        stand("1b6"),  # on a crown
        stand("1d6"),  # on a blue shrimp tile
        stand("1f6"),  # beside a blue shrimp on one polyp
        stand("1z6"),  # in the margin, where no rock lies
        stand("1d5"),  # in water
        put("crowns", to=["1a6"]),  # on a polyp
        put("crowns", to=["1b6", "1b6"]),
        put("crowns", to=["1d5"]),  # in water
        put("blue", "boards", to=["1c6"]),  # on no polyp
        put("blue", "boards", to=["1d6"]),  # on a blue shrimp tile
        put("blue", "supply", to=3),  # five in all
        put("wards", "1c6", to=0),  # no polyp there
        put("wards", "1a6", to=2),  # no such player
        lie("1d5", "water"),  # water already
        lie("1c6", "rock"),  # rock already
        lie("1a6", "water"),  # under a polyp
        lie("1b6", "water"),  # under a crown
        lie("1a0", "rock"),  # no printed rock beside it
        lie("1d0", "W2"),  # beyond the edge, where no rock lies
        lie("1c6", "Wh"),  # a half tile without its sides
        lie("1c6", "Wh:ns"),
        put("polyps", "1a6", to="W3"),
        put("polyps", "1a6", to="crown"),
        put("draw", to=[]),
        put("discards", to=["no_such_card"]),
        deal("turncoral", "six_pack", "digestif", "lucky_dip"),  # four unplayed cards
        put("turn", "crowns", to=["1c6"]),  # no crown there
        put("turn", "pending", to={"kind": "sleep"}),
        put("turn", "pending", to={"kind": "flee", "cell": "1a6"}),  # no shrimp has to leave
        put("turn", "pending", to={"kind": "split", "tile": "W2"}),  # no double was consumed
        put("turn", "pending", to={"kind": "card", "card": "turncoral"}),  # it was not played
        put("turn", "effects", to={"magic": True}),
        put("turn", "bought", to="yes"),
        put("rules", "deck", to="nobody_has_this"),
    ],
)
def test_a_state_that_cannot_be_is_refused(change: Change) -> None:  # N6, S3.6 and S5.2
    state = state_of(GROUND)
    Game.load(copy.deepcopy(state))
    change(state)
    with pytest.raises(ReefError):
        Game.load(state)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda state: state["crowns"].append("1d2") or state["bag"].update(crown=1), "a crown and a polyp"),
        (lambda state: state["blue"].update(supply=2), "blue shrimps in all"),
        (lambda state: state["draw"].pop(), "must be in one place"),
        (lambda state: state["terrain"].update({"1a0": "rock"}), "beside printed rock"),
        (lambda state: state["bag"].update({"W2": 1}), "tiles W2 in all"),
        (lambda state: state["turn"].update(pending={"kind": "flee", "cell": "1d2"}), "has not begun"),
        (lambda state: state["turn"].update(effects={"locks": True}), "whole number"),
        (lambda state: state["wards"].update({"1e1": 0}), "without a polyp"),
    ],
)
def test_the_refusal_says_what_is_wrong(change: Any, complaint: str) -> None:  # N6
    state = Game(second_kind=True, setup={"boards": ["A", "B"]}, seed=2).state()
    change(state)
    with pytest.raises(InvalidState, match=complaint):
        Game.load(state)


def test_two_blue_shrimps_of_one_coral_cannot_be_loaded() -> None:  # S5.2
    with pytest.raises(InvalidState):
        reef("W* W W* . . . .")
    with pytest.raises(InvalidState):
        reef("Wb W W* . . . .")
    reef("W* Wh:ne W* . . . .")  # a rock side lies between
    reef("W* W . W* . . .")


def test_two_coloured_shrimps_of_one_coral_cannot_be_loaded() -> None:  # S5.2
    with pytest.raises(InvalidState):
        reef("W0 W W1 . . . .")
    reef("W0 Wh:ne W1 . . . .")  # a rock side lies between


def test_what_a_state_says_is_what_comes_back() -> None:  # N7
    game = reef(
        "W Y/O YY Gh:sw* . Pb X",
        terrain={"1a7": "rock", "1c4": "water"},
        beyond={"1a7": "O1"},
        wards={"1a6": 1},
        cards=("six_pack turncoral", "night_shift"),
        table=("rainbow_diet", ""),
        discards="lucky_dip",
        hand="W W/Y rock",
        consumed=("G2", "Yb"),
        sea="W,crown - O/P - -",
        acted=True,
        effects={"next": {"any_colour": True, "from_hand": 6}, "locks": 1, "returned": ["W", "W2"]},
    )
    state = game.state
    assert Game.load(state).state() == state
    assert state["polyps"]["1c6"] == "Y2"
    assert list(state["turn"]["effects"]) == ["next", "locks", "returned"]
    assert list(state["bag"])[-3:] == ["rock", "water", "crown"]
    assert len(state["bag"]) == 33


class Caller:
    """The other side of the protocol."""

    def __init__(self) -> None:
        self.server = Server()

    def __call__(self, method: str, **params: Any) -> Any:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        answer = self.server.answer(line)
        assert answer is not None
        return json.loads(answer)


def test_the_protocol_refuses_the_older_rule() -> None:  # S8.2
    answer = Caller()("new", rules={"players": 2, "second_kind": True, "larva_exchange": "keep"})
    assert answer["error"]["code"] == -32602


def test_in_a_window_the_protocol_names_the_one_who_is_asked() -> None:  # S7.5
    call = Caller()
    state = state_of(acted=True, sea="WWW YYY OOO PPP GGG", cards=("", "gull_service"))
    game = call("load", state=state)["result"]["game"]
    assert call("play", game=game, action="take W")["result"]["turn"]["player"] == 0
    assert call("legal", game=game)["result"] == {"player": 1, "actions": ["react gull_service", "decline"]}
    error = call("play", game=game, action="decline", player=0)["error"]
    assert (error["code"], error["data"]["clause"]) == (-32001, "R3.6")
    answer = call("play", game=game, action="decline", player=1, deal=["crown"])["result"]
    assert (answer["deal"], answer["turn"]["player"]) == (["crown"], 1)


def test_an_unknown_card_is_malformed() -> None:  # N7
    game = reef(cards="turncoral")
    for action in (
        "card no_such_card",
        "discard no_such_card",
        "react no_such_card",
        "lay 1a6 W",
        "place sand 1a6",
    ):
        game.refuses(action, "N2")


@pytest.mark.parametrize("tile", ["WY", "YO", "WYOPG", "", "W:ne", "Wh", "Wh:en", ["W"], {"W": 1}, None, 1])
def test_what_is_no_tile_is_refused_by_a_sentence(tile: object) -> None:  # N6
    state = copy.deepcopy(reef("W W . . . . .").state)
    state["polyps"]["1a6"] = tile
    with pytest.raises(InvalidState, match=r"polyps\[1a6\] must be a tile such as"):
        Game.load(state)


@pytest.mark.parametrize("tile", [[], {}, None, "", "Y", "W:ne", 1])
def test_the_tile_that_waits_in_a_window_is_a_tile_of_the_colour_laid(tile: object) -> None:  # N6 S7.5
    game = reef("W W Y Y Y1 . .", hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), stronger="W>Y")
    game.play("cube W", "lay 1c6")
    state = game.state
    assert state["turn"]["pending"]["tile"] == "W"
    state["turn"]["pending"]["tile"] = tile
    with pytest.raises(InvalidState, match=r"turn\.pending\.tile must be a tile of the colour laid"):
        Game.load(state)
