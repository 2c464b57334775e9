"""What a turn is about: the steps in it that matter, as keys that can be compared, and the themes they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.chance import Chance
from ..engine.components import COLOURS
from ..notation.forms import AnyPosition, texts_of

Key = tuple[str, str]  # a theme, and what it is about: a colour, a coral tile, a card

#: In the order in which a turn is said to be about them, what tells most first.
THEMES = ("end", "meal", "attack", "lock", "tide", "card", "special", "guard", "larva", "collect")

WORDS = {  # the first word of an action that is such a step, and which of its words says what it is about
    "eat": ("meal", None),
    "shrimp": ("guard", 0),
    "move": ("guard", 0),
    "larva": ("larva", 1),
    "polyp": ("larva", 1),
    "take": ("collect", 1),
    "card": ("card", 1),
    "blue": ("card", 1),
    "shift": ("card", 1),
    "buy": ("card", 0),
    "place": ("special", 1),
    "crown": ("special", 0),
}


def keys(before: AnyPosition, actions: Iterable[str], after: AnyPosition) -> frozenset[Key]:
    """The steps of a turn that matter. Where polyps are laid is none of them: there are too many ways."""
    found: set[Key] = {("end", "")} if after.over else set()
    for action in actions:
        words = action.split(" ")
        if words[0] in WORDS:
            theme, about = WORDS[words[0]]
            found.add((theme, "" if about is None else words[about]))
        elif words[0] == "alga" and words[-1] != "sea":
            found.add(("lock", words[-1]))
    was, now = before.fields(), after.fields()
    turned = was.turned ^ now.turned
    found |= {("tide", str(tile + 1)) for tile in range(10) if turned >> tile & 1}
    return frozenset(
        found | {("attack", COLOURS[colour]) for colour in _taken(list(was.polyps), list(now.polyps))}
    )


def keys_of(world: AnyPosition, turn: Sequence[int]) -> frozenset[Key]:
    """The keys of a turn as it would go in this world; who is asked in a window declines."""
    position, chance, seat = world.copy(), Chance(0), world.actor
    for action in turn:
        while position.actor != seat and not position.over:
            position.apply(position.legal()[-1], chance)
        if position.over or not position.permits(action, seat):
            break
        position.apply(action, chance, seat)
    return keys(world, texts_of(world, turn), position)


def _taken(was: Sequence[int], now: Sequence[int]) -> set[int]:
    """The colours of which a cell is now another's: polyps that were consumed."""
    colours = len(COLOURS)
    taken = set()
    for board in range(0, len(was), colours):
        for colour in range(colours):
            gone = was[board + colour] & ~now[board + colour]
            if gone and any(gone & now[board + other] for other in range(colours) if other != colour):
                taken.add(colour)
    return taken


def theme_of(missed: Iterable[Key], done: Iterable[Key] = ()) -> str | None:
    """The theme that tells most of what one turn has and the other has not; None if both are about the same.

    >>> theme_of({("meal", ""), ("collect", "W")}, {("collect", "W")})
    'meal'
    """
    only = [theme for theme, _ in set(missed) - set(done)]
    return next((theme for theme in THEMES if theme in only), None)
