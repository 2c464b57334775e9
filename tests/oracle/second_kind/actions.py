"""What then happens: the state after an action (R2.8, R4-R11, S3-S8)."""

import json

from ..reef import State, mover
from . import boards, cards, eating, endings, laying
from .algae import put_cylinder
from .stores import put, spend_card, tidy

NO_ACTION = ("crown", "flee", "drift", "return", "discard", "react", "decline")  # S3.6, S7.1, N7


def play(state: State, action: str, player: int, deal: list[str] | None = None) -> State:
    """The state after a legal action; `deal` has what was drawn."""
    state = json.loads(json.dumps(state))
    kind, *words = action.split()
    if kind in ("feed", "larvae"):
        set_up(state, kind, words[0], player)
    else:
        note_action(state, kind)
        carry_out(state, kind, words, deal or [])
        boards.crowns_die(state)  # S3.5
    return tidy(state)


def note_action(state: State, kind: str) -> None:
    """What every action does to the flags `acted` and `moved`, and to Late Breakfast (R3.5, R7.6, N4, N7)."""
    turn, pending = state["turn"], state["turn"]["pending"] or {}
    if "window" in pending:
        return
    if kind not in NO_ACTION and not (kind == "move" and pending.get("kind") == "drift"):
        turn["acted"] = True
    if kind not in ("move", "discard"):
        turn["moved"] = []
    if turn["phase"] == "turn" and kind != "discard":
        turn["effects"].pop("breakfast", None)


def carry_out(state: State, kind: str, words: list[str], deal: list[str]) -> None:
    """One action, whatever it is."""
    turn = state["turn"]
    match kind:
        case "crown":
            boards.attack_by_crown(state, *words)
        case "flee" | "drift":
            boards.leave_crown(state, kind, *words)
        case "move":
            boards.move(state, *words)
        case "eat":
            eating.eat(state, *words)
        case "return":
            eating.return_tile(state, words[0])
        case "cube":
            laying.play_cube(state, words[0], words[-1])
        case "lay":
            laying.announce(state, words[0], words[1:])
        case "split" | "keep":
            laying.answer_double(state, kind)
        case "stop":
            laying.end_laying(state)
        case "shrimp":
            boards.introduce(state, turn["player"], words[0])
            turn["introduced"] = True
        case "larva":
            exchange_for_larva(state, words[0], words[-1])
        case "alga":
            put(mover(state)["consumed"], words[0], -1)
            put(state["bag"], words[0], 1)
            put_cylinder(state, *words[1:])
        case "polyp":
            exchange_for_polyp(state, words[0])
        case "place":
            boards.place(state, mover(state)["hand"], *words)
        case "buy":
            cards.buy(state, words[0], words[1], deal)
        case "discard":
            spend_card(state, turn["player"], words[0])
        case "card":
            cards.play_card(state, words[0], deal)
        case "blue":
            spend_card(state, turn["player"], words[0])
            boards.introduce_blue(state, words[1:])
        case "shift":
            spend_card(state, turn["player"], words[0])
            boards.move_blue(state, *words[1:])
        case "choose":
            cards.choose(state, words, deal)
        case "react":
            cards.react(state, words[0])
        case "decline":
            cards.decline(state, deal)
        case "take":
            endings.collect(state, words[0], deal)
        case "end":
            endings.end_turn(state)
        case "pass":
            endings.end_final_turn(state)
        case _:
            raise ValueError(kind)


def set_up(state: State, kind: str, what: str, player: int) -> None:
    """R2.8; `turn.player` is the lowest who still has to choose (N4)."""
    person = state["players"][player]
    if kind == "feed":
        put(person["hand"], what, -1)
        put(person["fish"], what, 1)
    else:
        for colour in what:
            put(state["larvae"], colour, -1)
            put(person["cubes"], colour, 1)
    waiting = [i for i, person in enumerate(state["players"]) if not person["fish"] or not person["cubes"]]
    state["turn"].update(phase="setup" if waiting else "turn", player=waiting[0] if waiting else 0)


def exchange_for_larva(state: State, colour: str, kind: str) -> None:
    """R8.1, S8.2."""
    put(mover(state)["consumed"], kind, -1)
    put(state["bag"], kind, 1)
    put(state["larvae"], colour, -1)
    put(mover(state)["cubes"], colour, 1)
    state["turn"]["must_play"] = colour


def exchange_for_polyp(state: State, colour: str) -> None:
    """R8.2, S4.6."""
    put(mover(state)["cubes"], colour, -1)
    put(state["larvae"], colour, 1)
    put(state["bag" if state["bag"][colour] else "reserve"], colour, -1)
    put(mover(state)["hand"], colour, 1)
