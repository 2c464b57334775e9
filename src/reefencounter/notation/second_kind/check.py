"""Whether the parts of a state of the Second Kind fit together (N6): totals, pieces, shrimps, turn, decision."""

from __future__ import annotations

from ...engine import codes as base
from ...engine.components import COLOURS, CUBES_OF_A_COLOUR
from ...engine.errors import InvalidState
from ...engine.second_kind import codes
from ...engine.second_kind.cells import bit, cells
from ...engine.second_kind.components import BLUE_SHRIMPS, KINDS, MOST_CARDS, NUMBER_OF_KIND
from ...engine.second_kind.layout import Reef
from ...engine.second_kind.position import SecondKindPosition
from ..check import HIGHEST_TURN, shrimps
from .text import CELL_TEXTS


def totals(reef: Reef) -> None:
    """Every tile, cube, card and blue shrimp is somewhere, once; missing crowns have died (S3.5)."""
    for kind, (name, number) in enumerate(NUMBER_OF_KIND.items()):
        held = sum(
            sum(counts[kind :: codes.KINDS]) for counts in (reef.hand, reef.consumed, reef.fish, reef.sea)
        )
        total = held + reef.bag[kind] + reef.apart[kind] + _on_boards(reef, kind)
        if kind < codes.PAIR:
            total += reef.reserve[kind]
        if total > number or (total < number and kind != codes.CROWN):
            raise InvalidState("state.tiles", number=total, tile=name, right=number)
    _cubes(reef)
    owners = [reef.draw, reef.discards, *reef.cards, *reef.table]
    for card in range(codes.CARDS):
        if sum(members >> card & 1 for members in owners) != 1:
            raise InvalidState("state.card", number=card + 1, cards=codes.CARDS)
    blue = reef.supply + reef.at_sea + sum(reef.blue[board].bit_count() for board in range(4))
    if blue != BLUE_SHRIMPS:
        raise InvalidState("state.blue_shrimps", number=blue, right=BLUE_SHRIMPS)


def _on_boards(reef: Reef, kind: int) -> int:
    if kind == codes.ROCK:
        return sum(reef.added[board].bit_count() for board in range(4))
    if kind == codes.WATER:
        return sum(reef.sunk[board].bit_count() for board in range(4))
    if kind == codes.CROWN:
        return sum(reef.crowns[board].bit_count() for board in range(4))
    if kind >= codes.PAIR:
        return list(reef.tile).count(kind)
    return sum(
        not reef.tile[cell]
        for board in range(reef.players)
        for cell in cells(board, reef.polyps[board * 5 + kind])
    )


def _cubes(reef: Reef) -> None:
    collecting = reef.window == codes.COLLECT_WINDOW  # the cube of its space has not been replaced yet
    ended = reef.phase == base.OVER and reef.ended_by == base.SUPPLY
    missing = 0
    for colour, letter in enumerate(COLOURS):
        cubes = sum(reef.cubes[colour::5]) + reef.larvae[colour] + 1  # one on the open sea
        if cubes == CUBES_OF_A_COLOUR + 1 and (ended or (collecting and reef.space == colour)):
            cubes -= 1
            missing += 1
        if cubes != CUBES_OF_A_COLOUR:
            raise InvalidState("state.cubes", number=cubes, colour=letter, right=CUBES_OF_A_COLOUR)
    if (ended or collecting) and missing != 1:
        raise InvalidState("state.supply_second_kind", "R9.3")


def pieces(reef: Reef) -> None:
    """What stands on what: shrimps, crowns, wards, terrain."""
    shrimps(reef)  # four a player, two on a board, as in the base game
    for board in range(reef.players):
        polyps = 0
        for colour in range(5):
            if polyps & reef.polyps[board * 5 + colour]:
                raise InvalidState("state.two_polyps", board=board + 1)
            polyps |= reef.polyps[board * 5 + colour]
        crew = 0
        for player in range(4):
            crew |= reef.shrimps[board * 4 + player]
        leaving = 0  # a shrimp on an eaten polyp stands where the crown is now
        if reef.pending in (codes.FLEE_PENDING, codes.DRIFT_PENDING) and reef.place // codes.CELLS == board:
            leaving = bit(reef.place)
        wards = 0
        for player in range(4):
            wards |= reef.wards[board * 4 + player]
        for wrong, complaint, clause in (
            (reef.crowns[board] & polyps, "state.crown_on_polyp", "S3.6"),
            (reef.crowns[board] & (crew | reef.blue[board]) & ~leaving, "state.shrimp_on_crown", "S3.6"),
            (reef.blue[board] & ~polyps & ~leaving, "state.blue_on_no_polyp", "S5.5"),
            (reef.blue[board] & crew, "state.two_on_polyp", "S5.2"),
            (
                reef.blue_tiles[board] & (crew | reef.blue[board]),
                "state.shrimp_on_blue_tile",
                "S4.5",
            ),
            (wards & ~polyps, "state.ward_on_no_polyp", None),
            (reef.acting[board] & ~reef.crowns[board], "state.acting_no_crown", None),
        ):
            if wrong:
                cell = CELL_TEXTS[next(iter(cells(board, wrong)))]
                raise InvalidState(complaint, clause, cell=cell)


def corals(position: SecondKindPosition) -> None:
    """No coral carries two coloured or two blue shrimps (S5.2)."""
    reef = position.fields()
    for board in range(reef.players):
        blue = reef.blue[board] | reef.blue_tiles[board]
        crew = 0
        for player in range(4):
            crew |= reef.shrimps[board * 4 + player]
        for marked, what in ((crew, "state.two_shrimps"), (blue, "state.two_blue_shrimps")):
            for cell in cells(board, marked):
                if sum(other in position.coral(cell) for other in cells(board, marked)) > 1:
                    raise InvalidState(what, cell=CELL_TEXTS[cell])


def turn(reef: Reef) -> None:
    """The fields of `turn` do not contradict its phase."""
    for complaint, wrong in _contradictions(reef):
        if wrong:
            raise InvalidState(complaint, phase=base.PHASES[reef.phase])


def _contradictions(reef: Reef) -> list[tuple[str, bool]]:
    mine = slice(5 * reef.player, 5 * reef.player + 5)
    moved = any(reef.moved[board] for board in range(4))
    acting = any(reef.acting[board] for board in range(4))
    waiting = bool(reef.next_colour or reef.next_hand or reef.next_weaker)
    effects = bool(reef.breakfast or waiting or reef.more_locks or reef.skip_flip)
    started = bool(
        reef.lays
        or reef.introduced
        or reef.locked
        or reef.must_play
        or reef.bought
        or reef.collected
        or effects
    )
    at_start = reef.pending in (codes.FLEE_PENDING, codes.DRIFT_PENDING) or acting
    fresh = not (started or reef.acted or moved or reef.returned)
    quiet = not (reef.laying or reef.from_hand or reef.laid or reef.lay_hand or reef.lay_weaker)
    no_end = not reef.ended_by and reef.ender == base.NOBODY
    nothing = reef.pending == codes.NOTHING and not acting
    always = [
        ("turn_state.number", reef.number > HIGHEST_TURN + 3),
        ("turn_state.crowns", at_start and bool(started or reef.acted)),
        ("turn_state.window", reef.window > 0 and reef.asked == reef.player),
    ]
    if reef.phase == base.SETUP:
        return [
            ("turn_state.not_begun", not (fresh and quiet and no_end and nothing and reef.number == 1)),
            *_choices(reef),
        ]
    if reef.phase == base.TURN:
        owed = reef.must_play - 1
        return [
            *always,
            ("turn_state.nothing_laid", not quiet),
            ("turn_state.not_ended", not no_end),
            ("turn_state.acted_after", bool(started or reef.returned) and not reef.acted),
            (
                "turn_state.decision",
                reef.pending > codes.DRIFT_PENDING and not reef.acted,
            ),
            (
                "turn_state.moved",
                moved and not reef.acted and reef.pending != codes.DRIFT_PENDING,
            ),
            ("turn_state.number", reef.number > HIGHEST_TURN),
            ("turn_state.of_laying", _of_laying(reef)),
            ("turn_state.owed_between", bool(reef.must_play and reef.pending)),
            ("turn_state.owed_late", bool(reef.must_play and reef.lays > 1)),
            ("turn_state.owed_not_held", owed >= 0 and not reef.cubes[mine][owed]),
            ("turn_state.collected", reef.window in (4, 5) and not reef.collected),
        ]
    if reef.phase == base.LAYING:
        return [
            *always,
            ("turn_state.laying", not reef.laying),
            ("turn_state.acted", not reef.acted),
            ("turn_state.lays", not reef.lays and not reef.lay_hand),
            ("turn_state.not_owed", bool(reef.must_play)),
            ("turn_state.laid", reef.laid < reef.from_hand),
            (
                "turn_state.only_laying",
                acting or bool(reef.pending and not _of_laying(reef)),
            ),
            ("turn_state.number", reef.number > HIGHEST_TURN),
            ("turn_state.not_ended", not no_end),
        ]
    turns = (reef.player - reef.ender) % reef.players if reef.phase == base.FINAL else reef.players - 1
    deciding = reef.pending in (codes.FLEE_PENDING, codes.DRIFT_PENDING, codes.RETURN_PENDING)
    return [
        ("turn_state.flags", started or not quiet or (bool(reef.acted) and not deciding)),
        ("turn_state.decided", reef.phase == base.OVER and not (nothing and fresh)),
        ("turn_state.card", bool(reef.pending and not deciding)),
        ("turn_state.ender", not reef.ended_by or reef.ender == base.NOBODY),
        ("turn_state.number", reef.number > HIGHEST_TURN + turns),
        (
            "turn_state.final",
            reef.phase == base.FINAL
            and (reef.ended_by not in (base.LOCKS, base.SHRIMPS) or reef.ender == reef.player),
        ),
    ]


def _of_laying(reef: Reef) -> bool:
    return reef.pending == codes.SPLIT_PENDING or reef.window == codes.ATTACK_WINDOW


def _choices(reef: Reef) -> list[tuple[str, bool]]:
    def held(counts: list[int], player: int, size: int) -> int:
        return sum(counts[size * player : size * player + size])

    players = range(reef.players)
    fed = [held(reef.fish, player, codes.KINDS) for player in players]
    cubes = [held(reef.cubes, player, 5) for player in players]
    hands = [sum(reef.hand[codes.KINDS * player : codes.KINDS * player + 5]) for player in players]
    waiting = [player for player in players if not cubes[player]]
    return [
        ("turn_state.fish", any(n > 1 for n in fed)),
        ("turn_state.fish_ordinary", any(sum(reef.fish[5 + 33 * p : 33 + 33 * p]) for p in players)),
        (
            "turn_state.cubes",
            any(cubes[p] not in (0, 2 * fed[p]) for p in players),
        ),
        (
            "turn_state.hand",
            any(not fed[p] and not hands[p] for p in players),
        ),
        ("turn_state.player", waiting[:1] != [reef.player]),
    ]


def decisions(position: SecondKindPosition) -> None:
    """What is to be decided can be decided, and by whom it says."""
    reef = position.fields()
    if reef.must_play and not any(
        codes.CUBE <= action < codes.LAY for action in position.legal() if action < codes.LAY
    ):
        owed = COLOURS[reef.must_play - 1]
        raise InvalidState("state.owed_cube", colour=owed)
    if reef.phase == base.LAYING and reef.pending == codes.NOTHING and not _tile_left(reef):
        raise InvalidState("turn_state.no_tile_left", phase=base.PHASES[reef.phase])
    _crowns(position, reef)
    for player in range(reef.players):
        if reef.cards[player].bit_count() > MOST_CARDS:
            raise InvalidState("state.three_cards", "S7.1", player=player)
    if reef.pending == codes.NOTHING:
        return
    match reef.pending:
        case codes.FLEE_PENDING:  # the crown that ate the polyp may have died at once
            fits = position.shrimp_at(reef.place) == reef.player and position.colour_at(reef.place) < 0
        case codes.DRIFT_PENDING:
            on_cell = reef.blue[reef.place // codes.CELLS] & bit(reef.place)
            fits = bool(on_cell) and position.colour_at(reef.place) < 0
        case codes.SPLIT_PENDING:
            held = reef.consumed[reef.player * codes.KINDS + reef.variant]
            fits = held > 0 and reef.bag[reef.variant - codes.DOUBLE] >= 2
        case (
            codes.CARD_PENDING
        ):  # an alga comes later than its Slack Tide, which may be in the new pile by then (S7.1)
            later = position.deck.cards[reef.card].effect == codes.SKIP_FLIP
            fits = later or bool(reef.discards >> reef.card & 1)
        case codes.WINDOW_PENDING:
            fits = reef.asked != base.NOBODY and bool(reef.cards[reef.asked] >> reef.card & 1)
        case _:
            fits = True
    if not fits:
        raise InvalidState("state.pending_pieces")
    if not position.legal():
        raise InvalidState("state.pending_nothing")


def _tile_left(reef: Reef) -> bool:
    letter = COLOURS[reef.laying - 1]
    showing = [kind for kind in range(codes.ROCK) if letter in KINDS[kind]]
    mine = codes.KINDS * reef.player
    limit = reef.lay_hand or 4
    by_hand = reef.from_hand < limit and any(reef.hand[mine + kind] for kind in showing)
    return by_hand or any(reef.consumed[mine + kind] for kind in showing)


def _crowns(position: SecondKindPosition, reef: Reef) -> None:
    if reef.pending or not any(reef.acting[board] for board in range(4)):
        return
    listed = {cell for board in range(reef.players) for cell in cells(board, reef.acting[board])}
    able = {(action - codes.CROWN_ACT) // 4 for action in position.legal()}
    if listed - able:
        raise InvalidState("state.crown_no_target", cell=CELL_TEXTS[min(listed - able)])
