"""Random play to the end of a game, inside the engine, and what came up in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from .. import generator
from .. import layout as plain
from . import actions, codes, corals, layout, legal, options
from . import walk as walks

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from .layout import Ids, Options, Walk

    STARTS = [0] * 30

MOST_ACTIONS = base.LAST_TURN * 5000  # of one game: far more than any takes

KINDS_OF_ACTIONS = (
    *(
        codes.FEED,
        codes.LARVAE,
        codes.CROWN_ACT,
        codes.FLEE,
        codes.DRIFT,
        codes.EAT,
        codes.RETURN,
        codes.CUBE,
    ),
    *(codes.LAY, codes.SPLIT, codes.KEEP, codes.STOP, codes.SHRIMP, codes.MOVE, codes.LARVA, codes.ALGA),
    *(codes.POLYP, codes.PLACE, codes.BUY, codes.DISCARD, codes.CARD, codes.USE_BLUE, codes.USE_SHIFT),
    *(codes.CHOOSE_KIND, codes.REACT, codes.DECLINE, codes.TAKE, codes.END, codes.PASS, codes.ACTIONS),
)  # the first id of each word of the notation, and the end


def _fill() -> None:
    for place, first in enumerate(KINDS_OF_ACTIONS):
        STARTS[place] = first


def clear(census: layout.Census) -> None:
    """Nothing has happened yet."""
    census.actions = census.meals = 0
    for card in range(codes.CARDS):
        census.cards[card] = 0
    for window in range(6):
        census.windows[window] = census.reactions[window] = 0


def play_out(reef: layout.Reef, chance: plain.ChanceState, census: layout.Census, by_kind: int) -> int:
    """Play until the game is over; say how many actions, or -1 if it has no end."""
    found = cython.declare(Options)
    walk = cython.declare(Walk)
    taken = 0
    corals.forget(cython.address(found))
    while reef.phase != base.OVER:
        player = options.actor(reef)
        legal.look_again(reef, player, cython.address(found))
        if by_kind:
            pick_by_kind(reef, player, chance, cython.address(found), cython.address(walk))
        else:
            pick(reef, player, chance, cython.address(found), cython.address(walk))
        if walk.found < 0 or taken == MOST_ACTIONS:
            return -1
        note(reef, walk.found, census)
        actions.apply(reef, player, walk.found, chance)
        mark_stale(walk.found, cython.address(found))
        if not taken:  # crowns of a loaded game may have died at once (S3.5)
            corals.forget(cython.address(found))
        taken += 1
    census.actions += taken
    return taken


def mark_stale(action: int, found: layout.Options) -> None:
    """Note what an action may have changed of all that was found out before it."""
    if codes.MOVE <= action < codes.LARVA:
        origin, goal = (action - codes.MOVE) // codes.GOALS, (action - codes.MOVE) % codes.GOALS
        found.stale |= 1 << origin // codes.CELLS | 1 << goal // codes.CELLS
        return
    found.steady = 0
    if codes.POLYP <= action < codes.PLACE or codes.BUY <= action < codes.CARD:
        return
    found.stale = codes.ALL_BOARDS
    if action < codes.CUBE or codes.LAY <= action < codes.SPLIT or codes.CARD <= action < codes.TAKE:
        found.age += 1


def pick(
    reef: layout.Reef, player: int, chance: plain.ChanceState, found: layout.Options, walk: layout.Walk
) -> None:
    """Any action, each as likely as any other, without listing them."""
    walks.begin(walk, codes.COUNT, 0)
    legal.walk_all(reef, player, found, walk)
    if walk.total:
        walks.begin(walk, codes.PICK, generator.below(chance, walk.total))
        legal.walk_all(reef, player, found, walk)


def pick_by_kind(
    reef: layout.Reef, player: int, chance: plain.ChanceState, found: layout.Options, walk: layout.Walk
) -> None:
    """A kind of action, then one of that kind: rare kinds come up as often as others.

    Eating comes before all else, and what ends something is drawn twice: corals grow, and more comes up.
    """
    listed = cython.declare(Ids)
    walk.out = listed.ids
    walks.begin(walk, codes.LIST, 0)
    legal.walk_all(reef, player, found, walk)
    kind, kinds = -1, 0
    for place in range(walk.total):
        if listed.ids[place] >= STARTS[kind + 1]:  # a smaller id comes first, and so does its kind
            while listed.ids[place] >= STARTS[kind + 1]:
                kind += 1
            listed.firsts[kinds] = place
            kinds += 1
    listed.firsts[kinds] = walk.total
    if not kinds:
        return
    kind = 0
    if not codes.EAT <= listed.ids[0] < codes.RETURN:
        kind = generator.below(chance, kinds)
        if ends_something(listed.ids[listed.firsts[kind]]):
            kind = generator.below(chance, kinds)
    place = listed.firsts[kind]
    walk.found = listed.ids[place + generator.below(chance, listed.firsts[kind + 1] - place)]


def ends_something(action: int) -> int:
    """A laying or a turn is over then, or a card gone."""
    return action == codes.STOP or codes.DISCARD <= action < codes.CARD or action >= codes.TAKE


def note(reef: layout.Reef, action: int, census: layout.Census) -> None:
    """Count what is done."""
    if codes.EAT <= action < codes.RETURN:
        census.meals += 1
    elif codes.CARD <= action < codes.USE_BLUE:
        census.cards[action - codes.CARD] += 1
    elif codes.REACT <= action < codes.DECLINE:
        census.cards[action - codes.REACT] += 1
        census.windows[reef.window] += 1
        census.reactions[reef.window] += 1
    elif action == codes.DECLINE:
        census.windows[reef.window] += 1


_fill()
