"""Action 1: a fish eats a coral, and its player chooses the tiles that return to the bag (R10, S4.7, S8.1)."""

from __future__ import annotations

from .. import codes as base
from . import blues, cards, codes, corals, crowns, ending, geometry, layout


def eat(reef: layout.Reef, player: int, place: int, card: int) -> None:
    """The coral leaves the board at once; `card` is CARDS if none is needed."""
    board = place // codes.CELLS
    shrimp = geometry.CELL[place % codes.CELLS]
    coral = corals.coral_at(reef, board, shrimp)
    if card < codes.CARDS:
        cards.spend(reef, player, card)
    reef.shrimps[board * 4 + player] ^= shrimp
    reef.eaten[player] += 1
    reef.supply += geometry.count(reef.blue[board] & coral)  # S5.3
    reef.blue[board] &= ~coral
    blues.leave_sea(reef)
    while coral:
        cell = board * codes.CELLS + geometry.NUMBER[geometry.lowest(coral)]
        reef.apart[crowns.remove(reef, cell)] += 1
        coral &= coral - 1
    crowns.starve(reef)
    reef.pending = codes.RETURN_PENDING
    reef.left = corals.returned(reef)
    kinds = total = 0
    for kind in range(codes.ROCK):
        kinds += reef.apart[kind] > 0
        total += reef.apart[kind] * worth(kind)
    if kinds > 1 and total > reef.left:
        return
    for kind in range(codes.ROCK):
        while reef.pending == codes.RETURN_PENDING and reef.apart[kind]:
            give_back(reef, player, kind)


def worth(kind: int) -> int:
    """What a tile counts among those that return, and when it is scored.                   # S4.4"""
    return 2 if codes.DOUBLE <= kind < codes.HALF else 1


def returnable(reef: layout.Reef) -> int:
    """The kinds after which the exact number can still be reached.                         # S4.7"""
    singles = doubles = 0
    for kind in range(codes.ROCK):
        if worth(kind) == 2:
            doubles += reef.apart[kind]
        else:
            singles += reef.apart[kind]
    kinds = 0
    for kind in range(codes.ROCK):
        if reef.apart[kind]:
            if worth(kind) == 2:
                fine = reef.left >= 2 and reachable(reef.left - 2, singles, doubles - 1)
            else:
                fine = reachable(reef.left - 1, singles - 1, doubles)
            if fine:
                kinds |= 1 << kind
    return kinds


def reachable(number: int, singles: int, doubles: int) -> int:
    """Whether so many can be made up exactly of these tiles."""
    twos = number // 2
    if twos > doubles:
        twos = doubles
    return number - 2 * twos <= singles


def give_back(reef: layout.Reef, player: int, kind: int) -> None:
    """One tile of the coral goes into the bag; after the last, the rest goes into the fish."""
    reef.apart[kind] -= 1
    reef.bag[kind] += 1
    reef.returned |= 1 << kind
    reef.left -= worth(kind)
    if reef.left > 0:
        return
    for other in range(codes.ROCK):
        reef.fish[player * codes.KINDS + other] += reef.apart[other]
        reef.apart[other] = 0
    cards.close(reef)
    if reef.phase == base.FINAL:
        ending.next_final_turn(reef)
    elif reef.eaten[player] == 4:
        ending.start_final_round(reef, base.SHRIMPS)
    else:
        cards.open_window(reef, codes.EAT_WINDOW)
