"""Names for the rare things that the compared games must have seen at least once."""

from collections.abc import Iterator

from ..reef import State, mover, own_shrimps
from .choices import havens, moves
from .reef import Reef, around
from .texts import weak_attack
from .tiles import is_blue_tile, is_double, kind_of, open_sides


def situations(before: State, actions: list[str], action: str, after: State) -> Iterator[str]:
    """What was special about one action."""
    kind, *words = action.split()
    turn, pending = before["turn"], before["turn"]["pending"] or {}
    yield kind
    yield from special_choices(before, actions)
    yield from endings(before, after)
    match kind:
        case "crown":
            yield from crown_attacks(before, words[0], words[1], after)
        case "flee" | "drift":
            yield from leavings(before, kind, words[1])
        case "eat":
            yield from meals(before, after)
        case "return":
            yield f"return: {special(words[0])}"
        case "lay":
            yield from layings(before, words[0], words[1:], after)
        case "place":
            yield f"place {words[0]}"
            yield from placements(before, words[0], words[1], after)
        case "card" | "react":
            yield f"{kind} {words[0]}"
        case "blue" | "shift":
            yield f"{kind} {'off' if words[-1] == 'off' else len(words) - 1}"
        case "choose":
            card = pending["card"]
            yield f"choose {card}" + (" in a window" if "window" in pending else "")
            if words[0].isalpha() and words[0].islower():
                yield f"choose {card} {words[0]}"
            if card == "shifting_sands":
                yield from placements(before, words[0], words[1], after)
        case "decline":
            yield f"decline {pending['card']}"
        case "buy":
            yield f"buy {words[0]}"
            if not before["draw"]:
                yield "the discards become the pile"
        case "cube":
            if "as" in words:
                yield "cube as another colour"
            if turn["must_play"]:
                yield "owed cube as another colour" if "as" in words else "owed cube"
        case "larva" if len(words) > 1:
            yield f"larva for: {special(words[1])}"
        case "move" if pending:
            yield "move during a drift"
        case "alga" if turn["locked"] and words[-1] != "sea":
            yield "a second lock"
    if after["turn"]["pending"] and after["turn"]["pending"]["kind"] == "window":
        yield f"window {after['turn']['pending']['window']}"


def special(kind: str) -> str:
    """What kind of polyp tile it is."""
    if "/" in kind:
        return "two-coloured"
    return {"2": "double", "h": "half", "b": "blue shrimp tile", "": "ordinary"}[kind_of(kind)[1:]]


def endings(before: State, after: State) -> Iterator[str]:
    """Ends of the game, and what died or ended on the way."""
    if after["turn"]["ended_by"] and not before["turn"]["ended_by"]:
        yield f"ended by {after['turn']['ended_by']}"
        if before["turn"]["collected"] or before["turn"]["pending"]:
            yield f"ended by {after['turn']['ended_by']} in the middle"
    if after["turn"]["phase"] == "over":
        yield f"over: {after['turn']['ended_by']}"
    if len(after["crowns"]) < len(before["crowns"]):
        yield "a crown dies"
    if before["blue"]["sea"] and not after["blue"]["sea"]:
        yield "the blue shrimp leaves the open sea"
    if set(before["wards"]) - set(after["wards"]):
        yield "a ward ends"
    if before["turn"]["effects"] and after["turn"]["number"] != before["turn"]["number"]:
        lost = set(before["turn"]["effects"]) & {"next", "locks", "skip_flip"}
        yield from (f"{key} lost at the end of the turn" for key in lost)


def crown_attacks(before: State, crown: str, target: str, after: State) -> Iterator[str]:
    """S3."""
    reef, player = Reef(before), before["turn"]["player"]
    own = reef.belongs_to(reef.coral[target], player)
    yield "crown attacks an own coral" if own else "crown attacks an unguarded coral"
    yield f"crown eats: {special(reef.tiles[target])}"
    if before["turn"]["phase"] == "final":
        yield "crown in the final round"
    if set(reef.prey(crown)) != {n for n in around(crown).values() if n in reef.tiles}:
        yield "crown beside a rock side"
    if any(
        reef.shrimped(reef.coral[c]) and not reef.belongs_to(reef.coral[c], player) for c in reef.prey(crown)
    ):
        yield "crown spares another player's coral"
    if len(before["turn"]["crowns"]) - len(after["turn"]["crowns"]) > 1:
        yield "a crown loses its target to another"
    if target in before["wards"]:
        yield "crown ignores a ward"
    if reef.has_blue([target]):
        yield "crown ignores a blue shrimp"


def leavings(before: State, kind: str, goal: str) -> Iterator[str]:
    """S3.4."""
    place = "off" if goal == "off" else ("to a polyp" if goal in before["polyps"] else "onto bare rock")
    yield f"{kind} {place}"
    if before["turn"]["phase"] == "final":
        yield f"{kind} in the final round"
        if place == "onto bare rock":
            yield "flee onto bare rock in the final round"


def meals(before: State, after: State) -> Iterator[str]:
    """S4.7, S8.1."""
    final = before["turn"]["phase"] == "final"
    yield "eaten in the final round" if final else "eaten"
    if not mover(before)["eaten"]:
        yield "first meal"
    if "breakfast" in before["turn"]["effects"]:
        yield "eaten after Late Breakfast"
    if len(after["blue"]["boards"]) < len(before["blue"]["boards"]):
        yield "eaten with a blue shrimp"
    if set(before["wards"]) - set(after["wards"]):
        yield "eaten with a ward"


def special_choices(state: State, actions: list[str]) -> Iterator[str]:
    """What was special about the choice."""
    turn, reef = state["turn"], Reef(state)
    if turn["phase"] == "laying" and not turn["pending"]:
        if not turn["laid"] and "stop" in actions:
            yield "nothing laid, no cell legal"
        if turn["from_hand"] >= 4 and any(a.startswith("lay") and "consumed" not in a for a in actions):
            yield "more than four from the hand"
    if turn["must_play"]:
        free = {**state, "turn": {**turn, "must_play": None}}
        if list(moves(state, reef)) != list(moves(free, reef)):
            yield "move barred by the cube that must be played"
    if (
        turn["pending"]
        and turn["pending"]["kind"] == "drift"
        and len(havens(reef, turn["pending"]["cell"])) > 1
    ):
        yield "drift with a choice"
    if turn["phase"] == "turn" and not turn["pending"] and not turn["crowns"]:
        if not turn["acted"] and not mover(state)["eaten"] and not any(a.startswith("eat") for a in actions):
            sizes = [len(reef.coral.get(cell, ())) for cell in own_shrimps(state)]
            if max(sizes, default=0) >= 5:
                yield "first meal refused without a card"
        if len(mover(state)["cards"]) == 3 and not turn["bought"] and not turn["collected"]:
            yield "a fourth card refused"
    large = any(len(reef.coral.get(cell, ())) >= 7 for cell in own_shrimps(state))
    if turn["phase"] == "final" and not turn["crowns"] and large and mover(state)["eaten"] == 0:
        yield "first meal refused in the final round"


def layings(before: State, cell: str, words: list[str], after: State) -> Iterator[str]:
    """What was laid, what was attacked, and what became of the growth cell."""
    if after["turn"]["pending"] and after["turn"]["pending"]["kind"] == "window":
        return
    reef, tile = Reef(before), after["polyps"][cell]
    yield f"lay: {special(tile)}"
    if "consumed" in words and len(words) > 1:
        yield "lay a special consumed tile"
    for side, near in around(cell).items():
        if near in reef.tiles and reef.tiles[near][0] == tile[0] and near not in reef.joined(tile, cell):
            mine = side not in open_sides(tile)
            yield (
                "beside its own colour across a rock side" if mine else "beside a rock side of its own colour"
            )
    if cell in reef.tiles:
        yield f"attack on: {special(reef.tiles[cell])}"
        yield f"attack by: {special(tile)}"
        if weak_attack(before, reef, tile, cell):
            yield "a weak attack"
        if is_double(reef.tiles[cell]) and not after["turn"]["pending"]:
            yield "a double that cannot be split"
    if len(after["crowns"]) < len(before["crowns"]):
        yield "a crown dies by a laying"
    growth_cell = cell[0] + "d4"
    sides = [side for side, near in around(cell).items() if near == growth_cell]
    if before["rules"]["advanced"] or not sides or growth_cell in before["polyps"]:
        return
    if growth_cell in after["polyps"]:
        yield "growth"
    elif growth_cell in before["crowns"]:
        yield "growth barred by a crown"
    elif before["terrain"].get(growth_cell) == "water":
        yield "growth barred by deep water"
    elif sides[0] not in open_sides(tile):
        yield "growth barred by a rock side"
    elif not before["bag"][tile[0]] and not before["reserve"][tile[0]]:
        yield "growth finds nothing"
    elif growth_cell not in before["shrimps"]:
        joined = {reef.coral[near] for near in reef.joined(tile[0], growth_cell)}
        blue = sum(reef.has_blue(coral) for coral in joined) + is_blue_tile(tile)
        yield "growth barred by blue shrimps" if blue > 1 else "growth barred by joining"


def placements(before: State, kind: str, cell: str, after: State) -> Iterator[str]:
    """S6."""
    if kind == "crown" and cell not in after["crowns"]:
        yield "a crown placed dies at once"
    if kind != "crown" and cell in before["terrain"]:
        yield f"{kind} takes back {before['terrain'][cell]}"
    if kind == "rock" and (cell[1] in "zh" or cell[2] in "07"):
        yield "rock beyond the edge"
    if kind == "water" and cell.endswith("d4"):
        yield "water on the growth cell"
