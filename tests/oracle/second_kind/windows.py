"""The five windows in which a clownfish card may answer in another player's turn (S7.5)."""

from ..reef import State
from .reef import Reef
from .texts import choices_of, leftovers

CARD_OF = {
    "eat": "leftovers_again",
    "attack": "stiff_upper_polyp",
    "alga": "slack_tide",
    "collect": "gull_service",
    "turn_end": "night_shift",
}


def open_window(state: State, window: str, **fields: object) -> bool:
    """Ask the one player who holds the card and could carry it out; is there one?"""
    card, turn = CARD_OF[window], state["turn"]
    for player, person in enumerate(state["players"]):
        if card in person["cards"] and player != turn["player"] and can_answer(state, window, player, fields):
            turn["pending"] = {"kind": "window", "window": window, "card": card, "player": player, **fields}
            return True
    return False


def can_answer(state: State, window: str, player: int, fields: dict[str, object]) -> bool:
    """Could the player carry the card out in this window?"""
    reef = Reef(state)
    match window:
        case "attack":
            cell = str(fields["cell"])
            return cell in reef.tiles and reef.belongs_to(reef.coral[cell], player)
        case "alga":
            return bool(fields["tiles"])
        case "eat":
            return bool(leftovers(state))
    return bool(choices_of(state, reef, CARD_OF[window], player))
