"""The scoring of a game that was played at a real table, from what lies there at its end (R11.3, R11.4, S8.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...decks import DEFAULT, by_id
from ...engine.chance import Chance
from ...engine.components import COLOURS, CORAL_TILES, POLYPS_OF_A_COLOUR
from ...engine.errors import ReefError
from ...engine.position import Position, new_position
from ...engine.second_kind import codes
from ...engine.second_kind.cells import bit
from ...engine.second_kind.components import KINDS, NUMBER_OF_KIND
from ...engine.second_kind.position import SecondKindPosition, new_second_kind
from ...notation.rulesets import NOTATIONS
from ...rulesets import BASE, RULESETS, SECOND_KIND, AnyPosition, PerGame, ruleset_by
from ...score import ranked
from ...telling.listener import listener
from ...telling.places import verdict
from ..refusals import Refusal
from ..scene.people import result_of
from ..scene.spoken import spoken
from ..schemas import FinalCount, FinalScore


def scored(count: FinalCount) -> FinalScore:
    """Points, ranks and words. The engine says what tiles and cards are worth."""
    _check_tiles(count)
    position = POSITIONS[ruleset_by(count.second_kind)](count)
    values = {colour: position.value(k) for k, colour in enumerate(COLOURS)}
    rows = ranked(
        [
            {
                "player": number,
                "points": position.points(number),
                "values": values,
                "ties": [player.consumed, player.cubes, player.tiles, player.guarded],
                "rank": 0,
            }
            for number, player in enumerate(count.players)
        ]
    )
    fish = [{kind: player.fish[kind] for kind in KINDS if player.fish.get(kind)} for player in count.players]
    told = spoken(listener([player.name for player in count.players]), verdict(rows))
    return FinalScore(
        values=values,
        result=result_of(position, rows, fish),
        verdict=told.words,
        verdict_messages=told.messages,
    )


def _check_tiles(count: FinalCount) -> None:
    """Refuse tiles that are no polyps, or more than there are."""
    ruleset = ruleset_by(count.second_kind)
    kinds = NOTATIONS[ruleset].polyp_kinds
    held: Counter[str] = Counter()
    for player in count.players:
        held.update(player.fish)
    for kind in held:
        if kind not in kinds:
            elsewhere = any(kind in NOTATIONS[other].kinds for other in RULESETS if other is not ruleset)
            said = "count.kind_elsewhere" if elsewhere else "count.kind"
            raise Refusal("malformed", said, kinds=[*kinds], kind=kind)
    for kind, n in held.items():
        most = NUMBER_OF_KIND[kind]
        if n > most:
            if kind in COLOURS:
                raise Refusal("illegal", "count.too_many_polyps", "R1.1", colour=kind, most=most, number=n)
            said = "count.one_tile" if most == 1 else "count.too_many_tiles"
            raise Refusal("illegal", said, "S1.1", tile=kind, most=most, number=n)


def _turned(count: FinalCount) -> int:
    """Which coral tiles lie with their plain side up."""
    turned = 0
    for number, (tile, stronger) in enumerate(zip(CORAL_TILES, count.stronger, strict=True)):
        if stronger not in (tile.strong, tile.weak):
            pair = tile.strong + tile.weak
            raise Refusal(
                "illegal", "count.coral_tile", "R1.7", coral_tile=number + 1, colours=pair, colour=stronger
            )
        turned |= (stronger != tile.strong) << number
    return turned


def _base(count: FinalCount) -> Position:
    """A position with these coral tiles and fish."""
    if count.deck is not None or any(player.cards or player.at_home for player in count.players):
        raise Refusal("malformed", "count.of_second_kind")
    reef = new_position(len(count.players), False, False, Chance(0)).fields()
    reef.turned = _turned(count)
    for number, player in enumerate(count.players):
        for k, colour in enumerate(COLOURS):
            reef.fish[5 * number + k] = player.fish.get(colour, 0)
    return Position.from_bytes(bytes(reef))


def _second_kind(count: FinalCount) -> SecondKindPosition:
    """A position with these coral tiles, fish, consumed tiles and scoring cards, and with so many shrimps at home."""
    try:
        deck = by_id(count.deck or DEFAULT).deck
    except ReefError as error:
        raise Refusal.of(error, "malformed") from None
    reef = new_second_kind(len(count.players), False, False, deck, Chance(0)).fields()
    reef.turned = _turned(count)
    scoring = {
        card.id: 1 << place for place, card in enumerate(deck.cards) if card.effect >= codes.SCORE_COLOURS
    }
    taken: set[str] = set()
    for number, player in enumerate(count.players):
        for k, kind in enumerate(KINDS):
            reef.fish[codes.KINDS * number + k] = player.fish.get(kind, 0)
        for k in range(len(COLOURS)):  # which tiles were consumed makes no difference
            rest = player.consumed - POLYPS_OF_A_COLOUR * k
            reef.consumed[codes.KINDS * number + k] = max(0, min(POLYPS_OF_A_COLOUR, rest))
        for card in player.cards:
            if card not in scoring:
                raise Refusal(
                    "illegal",
                    "count.no_scoring_card",
                    "S8.4",
                    card=card,
                    cards=[*scoring],
                )
            if card in taken:
                raise Refusal("illegal", "count.card_twice", "S1.1", card=card)
            taken.add(card)
            reef.table[number] |= scoring[card]
        home = range(20, 24)  # four cells side by side: one coral, which is large enough for every shrimp
        for colour in range(len(COLOURS)):
            reef.polyps[5 * number + colour] = 0
        reef.polyps[5 * number] = sum(bit(cell) for cell in home)
        reef.shrimps[4 * number + number] = sum(bit(cell) for cell in home[: player.at_home])
        reef.unplayed[number] = 4 - player.at_home
    return SecondKindPosition.from_bytes(bytes(reef))


POSITIONS: PerGame[Callable[[FinalCount], AnyPosition]] = PerGame({BASE: _base, SECOND_KIND: _second_kind})
