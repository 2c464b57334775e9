"""What is asked of a player of the Second Kind: decisions inside a turn, cards and windows, as a heading and a hint."""

from __future__ import annotations

from ....decks import by_id
from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....engine.second_kind.naming import tile_name
from ....notation.second_kind.state import turn_of
from ....telling.cards import card_name
from ....telling.words import count
from .beside import question
from .previews import SecondLook

CARDS = {  # what a card asks, by its effect
    codes.BREAKFAST: "play a cube",
    codes.EARLY_COLLECT: "collect a space of the sea",
    codes.GAIN_CUBE: "take a cube",
    codes.SWAP_TILES: "swap a tile with the sea",
    codes.DIP: "put one of the tiles back",
    codes.DIGEST: "which tile becomes a consumed one?",
    codes.EXTRA_CUBE: "play a cube",
    codes.PLACE_FREE: "place a tile beside a coral",
    codes.BLUE_USES: "introduce or move a blue shrimp",
    codes.ALGA_PLAY: "which alga?",
    codes.FLIP: "which coral tile turns?",
    codes.SNACK: "which tile goes into your fish?",
    codes.CROWN_WORK: "remove, move or place a crown",
    codes.TERRAIN: "place bare rock or deep water",
    codes.GULL: "take a tile from the sea",
    codes.SHIFT_WORK: "introduce or move a shrimp?",
    codes.SKIP_FLIP: "which coral tile does not turn?",
    codes.SEARCH_BAG: "take a tile from the bag",
    codes.WARD: "which polyp is warded?",
}


def decision(look: SecondLook) -> tuple[str, str] | None:
    """The heading and the hint of a decision that comes before everything else; None if there is none."""
    reef, position = look.reef, look.position
    cell = look.texts[reef.place]
    match reef.pending:
        case codes.FLEE_PENDING:
            return f"Your shrimp must leave {cell}", "A crown of thorns ate its polyp: choose where it goes."
        case codes.DRIFT_PENDING:
            return (
                f"The blue shrimp must leave {cell}",
                "A crown of thorns ate its polyp: choose where it goes.",
            )
        case codes.RETURN_PENDING:
            go = "tile goes" if reef.left == 1 else "tiles go"
            left = count(reef.left, "tile").split(" ")[0].capitalize()
            return f"{left} {go} back to the bag: choose", "A double counts as two. The rest feeds your fish."
        case codes.SPLIT_PENDING:
            return (
                f"You consumed a {tile_name(KINDS[reef.variant])}",
                "Swap it for two ordinary tiles from the bag, or keep it.",
            )
        case codes.WINDOW_PENDING:
            turn = turn_of(position)
            title, what = question(turn["pending"], turn["player"], look.names, position.deck.id)
            return title, f"{what} {_text(look, turn['pending']['card'])}"
        case codes.CARD_PENDING:
            card = position.deck.cards[reef.card]
            return f"{card_name(card.id, position.deck.id)}: {CARDS[card.effect]}", _text(look, card.id)
    if any(reef.acting[board] for board in range(reef.players)):
        return (
            "A crown must attack: choose a polyp",
            "Each crown of thorns acts once before your turn begins.",
        )
    return None


def _text(look: SecondLook, card: str) -> str:
    """What a card says."""
    text: str = next(found["text"] for found in by_id(look.position.deck.id).cards if found["id"] == card)
    return text
