"""The cards: bought, played for their text, chosen for, answered with (S7, the deck)."""

from ..reef import State, mover
from .algae import put_cylinder, turn_all, turn_over, turn_unless_answered
from .boards import bring_ordinary, grow, introduce, introduce_blue, move_blue, move_shrimp, place, ward
from .choices import asked
from .endings import next_turn, refill
from .laying import lay
from .stores import less, put, spend_card
from .tiles import KINDS, SCORING_CARDS, TIMES


def buy(state: State, source: str, what: str, deal: list[str]) -> None:
    """S7.1."""
    person = mover(state)
    if source == "cube":
        put(person["cubes"], what, -1)
        put(state["larvae"], what, 1)
    else:
        put(person[source], what, -1)
        put(state["bag"], what, 1)
    if not state["draw"]:
        state["draw"], state["discards"] = state["discards"], []
    (card,) = deal
    state["draw"].remove(card)
    person["cards"].append(card)
    state["turn"]["bought"] = True


def play_card(state: State, card: str, deal: list[str]) -> None:
    """The text of a card (S7.2, S7.4): what it leaves in force, or the choice that it asks for."""
    turn = state["turn"]
    effects = turn["effects"]
    spend_card(state, turn["player"], card)
    if card in SCORING_CARDS:
        state["discards"].remove(card)
        mover(state)["table"].append(card)
        return
    match card:
        case "larva_lamp":
            effects.setdefault("next", {})["any_colour"] = True
        case "six_pack":
            effects.setdefault("next", {})["from_hand"] = 6
        case "underdogfish":
            effects.setdefault("next", {})["weaker"] = True
        case "lock_stock_and_barnacle":
            effects["locks"] = 1
        case "slack_tide":
            effects["skip_flip"] = True
        case "lucky_dip":
            for kind in deal:
                put(state["bag"], kind, -1)
            tiles = {kind: deal.count(kind) for kind in KINDS if kind in deal}
            assert len(deal) == 3
            turn["pending"] = {"kind": "card", "card": card, "tiles": tiles}
        case _:
            turn["pending"] = {"kind": "card", "card": card}
            if card in TIMES:
                turn["pending"]["left"] = TIMES[card]


def choose(state: State, words: list[str], deal: list[str]) -> None:
    """A choice of the card in progress; cards for several uses go on until they are used up or done."""
    turn, pending, player = state["turn"], state["turn"]["pending"], asked(state)
    turn["pending"] = None
    if words == ["done"]:
        return
    carry_out(state, pending, player, words)
    if pending.get("left", 1) > 1:
        turn["pending"] = {**pending, "left": pending["left"] - 1}
    if pending.get("window") == "collect":
        refill(state, pending["space"], deal, "early" in pending)
    elif pending.get("window") == "turn_end":
        next_turn(state)


def carry_out(state: State, pending: State, player: int, words: list[str]) -> None:
    """What the card does with the choice."""
    person, bag = state["players"][player], state["bag"]
    match pending["card"]:
        case "plankton_soup":
            put(state["larvae"], words[0], -1)
            put(person["cubes"], words[0], 1)
        case "fair_trade_winds":
            swap(state, *words[1:])
        case "lucky_dip":
            put(bag, words[0], 1)
            for kind, number in less(pending["tiles"], words[0]).items():
                put(person["hand"], kind, number)
        case "digestif":
            put(person["hand"], words[0], -1)
            put(person["consumed"], words[0], 1)
        case "growth_spurt":
            bring_ordinary(state, words[1], words[0])
            grow(state, words[0])
        case "out_of_the_blue":
            if words[0] == "blue":
                introduce_blue(state, words[1:])
            else:
                move_blue(state, *words[1:])
        case "algae_rhythm":
            put_cylinder(state, words[0], "sea")
        case "turncoral":
            turn_over(state, int(words[0]))
        case "midnight_snack":
            put(person["consumed"], words[0], -1)
            put(person["fish"], words[0], 1)
        case "star_attraction":
            work_crown(state, *words)
        case "shifting_sands":
            place(state, bag, *words)
        case "gull_service":
            state["sea"][words[0]].remove(words[1])
            put(person["hand"], words[1], 1)
        case "night_shift":
            if words[0] == "introduce":
                introduce(state, player, words[1])
            else:
                move_shrimp(state, *words[1:])
        case "slack_tide":
            skip(state, pending, int(words[0]))
        case "leftovers_again":
            put(bag, words[0], -1)
            put(person["consumed"], words[0], 1)
        case "stiff_upper_polyp":
            ward(state, words[0], until=player)
        case _:
            raise ValueError(words)


def swap(state: State, given: str, space: str, taken: str) -> None:
    """fair_trade_winds."""
    put(mover(state)["hand"], given, -1)
    state["sea"][space].remove(taken)
    state["sea"][space].append(given)
    put(mover(state)["hand"], taken, 1)


def work_crown(state: State, work: str, *cells: str) -> None:
    """star_attraction: shoo, nudge or summon; a removed crown leaves the game."""
    if work == "summon":
        place(state, state["bag"], "crown", cells[0])
        return
    state["crowns"].remove(cells[0])
    if work == "nudge":
        state["crowns"].append(cells[1])


def skip(state: State, pending: State, spared: int) -> None:
    """slack_tide: all tiles turn over but the chosen one; after one's own choice the window may still open."""
    turning = [number for number in pending["tiles"] if number != spared]
    if "window" in pending:
        turn_all(state, turning)
    else:
        turn_unless_answered(state, turning)


# Windows ----------------------------------------------------------------------------------------------


def react(state: State, card: str) -> None:
    """S7.5: the card is played; where it has a choice, that is asked next."""
    turn, pending = state["turn"], state["turn"]["pending"]
    spend_card(state, pending["player"], card)
    if pending["window"] == "attack":
        turn["pending"] = None
        ward(state, pending["cell"], until=(turn["player"] + 1) % len(state["players"]))
    else:
        fields = {
            key: value for key, value in pending.items() if key not in ("kind", "card", "player", "window")
        }
        turn["pending"] = {
            **{"kind": "card", "card": card, "player": pending["player"], "window": pending["window"]},
            **fields,
        }


def decline(state: State, deal: list[str]) -> None:
    """S7.5: what was announced is carried out."""
    turn, pending = state["turn"], state["turn"]["pending"]
    turn["pending"] = None
    match pending["window"]:
        case "attack":
            lay(state, pending["cell"], pending["from"], pending["tile"])
        case "alga":
            turn_all(state, pending["tiles"])
        case "collect":
            refill(state, pending["space"], deal, "early" in pending)
        case "turn_end":
            next_turn(state)
