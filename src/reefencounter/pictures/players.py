"""The row of a player: plate and name, fish, hand, shrimps, cubes and consumed tiles. What is hidden is
a number with a question mark; what is not known to the caller is not drawn at all."""

from ..engine.components import SHRIMPS_OF_A_PLAYER
from ..messages.words import words
from .descriptions import shortened
from .reading import Cards, Player, Position
from .strip import ICON, Strip
from .svg import data, group, num

_STRIKE = (
    '<path d="M-8 7L8 -7" stroke="var(--surface)" stroke-width="6"/>'
    '<path d="M-9.5 8.3L9.5 -8.3" stroke="var(--text)" stroke-width="2.6" stroke-linecap="round"/>'
)


def draw_player(player: Player, position: Position, width: float, height: float) -> str:
    """The panel of a player, `width` by `height`."""
    active = position.turn["phase"] != "over" and position.actor == player.seat
    edge, thick = (f"p-{player.colour}", 2.5) if active else ("line", 1)
    panel = (
        f'<rect x="0.5" y="0.5" width="{num(width - 1)}" height="{num(height - 1)}" rx="10"'
        f' fill="var(--surface)" stroke="var(--{edge})" stroke-width="{thick}"/>'
    )
    left, room = 14, width - 28
    parts = (0.21, 0.51, 0.8, 0) if position.cards is None else (0.16, 0.4, 0.63, 0.86)
    first, second, third, fourth = (height * part for part in parts)
    who, fish, shrimps = _who(player, active=active), _fish(player, position), _shrimps(player)
    open_cards = _open_cards(player, position.cards) if position.cards else Strip()
    lines = (
        who.placed(left, first, room - min(fish.width, room * 0.6) - 12),
        fish.placed(left + room * 0.4, first, room * 0.6, right=True),
        _hand(player).placed(left, second, room - shrimps.width - 12),
        shrimps.placed(left, second, room, right=True),
        _open(player).placed(left, third, room - min(open_cards.width, room * 0.65) - 12),
        open_cards.placed(left + room * 0.35, third, room * 0.65, right=True),
        _cards(player, position.cards).placed(left, fourth, room) if position.cards else "",
    )
    return f"<g{data(kind='player', seat=player.seat)}>{panel}{''.join(lines)}</g>"


def _who(player: Player, *, active: bool) -> Strip:
    strip = Strip()
    strip.piece(f"plate-{player.colour}", 20)
    strip.space(4)
    strip.words(shortened(player.name, 18), 16, weight=700, gap=8)
    if active:
        strip.words(words("label.to_act"), 12, fill="text-3", gap=0)
    return strip


def _fish(player: Player, position: Position) -> Strip:
    """The fish and what is in it; its worth if all of it is seen."""
    strip = Strip()
    strip.piece(f"fish-{player.colour}", 40)
    strip.pile("polyp", player.fish, fish=player.seat)
    if player.fish.total and not player.fish.unseen:
        worth = sum(position.worth(kind) * count for kind, count in player.fish.seen.items())
        strip.words(f"= {worth}", 14, weight=700, gap=0)
    return strip


def _hand(player: Player) -> Strip:
    strip = Strip()
    strip.words(words("label.hand"), 12, fill="text-3", gap=8)
    strip.words(player.hand.total, 16, weight=700, gap=8)
    if player.hand.seen:
        strip.pile("polyp", player.hand, hand=player.seat)
    elif player.hand.unseen:
        strip.words("?", 13, fill="text-2")
    return strip


def _shrimps(player: Player) -> Strip:
    """Four pins: unplayed in full colour, those on the reef pale, the eaten ones struck through."""
    strip = Strip()
    reef = SHRIMPS_OF_A_PLAYER - player.unplayed - player.eaten
    for where, count, opacity in (
        ("unplayed", player.unplayed, ""),
        ("reef", reef, ".38"),
        ("eaten", player.eaten, ".5"),
    ):
        for _ in range(count):
            middle = strip.width + ICON / 2
            strip.piece(f"shrimp-{player.colour}", opacity=opacity, pin=where)
            if where == "eaten":
                strip.markup += group(_STRIKE, middle, 0)
    return strip


def _open(player: Player) -> Strip:
    """Cubes and consumed tiles."""
    strip = Strip()
    strip.words(words("label.cubes"), 12, fill="text-3", gap=8)
    strip.pile("cube", player.cubes, cubes=player.seat)
    strip.space(16)
    strip.words(words("label.consumed"), 12, fill="text-3", gap=8)
    strip.pile("polyp", player.consumed, consumed=player.seat)
    return strip


def _cards(player: Player, cards: Cards) -> Strip:
    """The cards in the hand, by name or by number."""
    strip = Strip()
    strip.words(words("label.held_cards"), 12, fill="text-3", gap=8)
    for card in player.cards:
        _card(strip, card, cards, hand=player.seat)
    for _ in range(player.unseen_cards):
        strip.piece("card-back", 20, hand=player.seat)
    if not player.cards and not player.unseen_cards:
        strip.words(words("label.none"), 12, fill="text-3", gap=8)
    return strip


def _open_cards(player: Player, cards: Cards) -> Strip:
    """The scoring cards that lie open."""
    strip = Strip()
    if player.table:
        strip.words(words("label.open_cards"), 12, fill="text-3", gap=6)
    for card in player.table:
        _card(strip, card, cards, table=player.seat)
    return strip


def _card(strip: Strip, card: str, cards: Cards, **found_by: object) -> None:
    """A card by its name, with the blue shrimp if it carries one."""
    strip.piece("card-back", 20, "", card=card, **found_by)
    strip.words(cards.names[card], 13, weight=600, gap=5)
    if card in cards.with_shrimp:
        strip.piece("shrimp-blue", 16, card=card)
    strip.space(5)
