"""English words for what messages speak of: colours, tiles, numbers and lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

COLOURS = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}
ALGAE = {"blue": "blue", "green": "green", "purple": "purple", "red": "red"}
PLAYER_COLOURS = {"purple": "purple", "green": "green", "red": "red", "yellow": "yellow"}
REEF_TILES = {"rock": "bare rock tile", "water": "deep water tile", "crown": "crown of thorns"}
A_REEF_TILE = {"rock": "bare rock", "water": "deep water", "crown": "a crown of thorns"}
PIECES = {
    "polyp": "a polyp",
    "shrimp": "a shrimp",
    "moved_shrimp": "a moved shrimp",
    "crown": "a crown",
    "blue_shrimp": "a blue shrimp",
    "ward": "a ward",
    "reef_tile": "a reef tile",
}
OPEN_SIDES = {"ne": "north and east", "se": "south and east", "sw": "south and west", "nw": "north and west"}
CORAL_TILES = (
    "WY",
    "WO",
    "YO",
    "YP",
    "OP",
    "OG",
    "WP",
    "PG",
    "WG",
    "YG",
)  # R1.7: tiles 1 to 10 by their colours
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def article(words: str) -> str:
    """Words with `a` or `an` before them.

    >>> article("orange cube"), article("white tile")
    ('an orange cube', 'a white tile')
    """
    return f"{'an' if words[:1] == 'o' else 'a'} {words}"


def capital(words: str) -> str:
    """Words as a sentence or a label begins."""
    return words[:1].upper() + words[1:]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Words as people list them.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return f" {last} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def colours(letters: Iterable[str], last: str = "and") -> str:
    """`white, yellow and pink`."""
    return listed([COLOURS[letter] for letter in letters], last)


def number(n: int) -> str:
    """A small number as a word.

    >>> number(3), number(12)
    ('three', '12')
    """
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def coral_tile(number: int) -> str:
    """A coral tile by its two colours: it carries no number (R1.7).

    >>> coral_tile(1), coral_tile(7)
    ('white/yellow', 'white/pink')
    """
    return "/".join(COLOURS[letter] for letter in CORAL_TILES[number - 1])


def count(n: int, thing: str) -> str:
    """A number with its noun.

    >>> count(1, "polyp"), count(3, "polyp")
    ('one polyp', 'three polyps')
    """
    return f"{number(n)} {thing}" if n == 1 else f"{number(n)} {thing}s"


def tile_name(tile: str) -> str:
    """A tile as people call it; on a board it is the colour in front that shows (S1).

    >>> tile_name("W"), tile_name("Y/W"), tile_name("O2")
    ('white tile', 'yellow/white tile', 'double orange tile')
    >>> tile_name("Ph:ne"), tile_name("Gb"), tile_name("crown")
    ('half pink tile with its coral to the north and east', 'grey blue-shrimp tile', 'crown of thorns')
    """
    if tile in REEF_TILES:
        return REEF_TILES[tile]
    colour, form = COLOURS[tile[0]], tile[1:]
    if form.startswith("/"):
        return f"{colour}/{COLOURS[form[1]]} tile"
    if form.startswith("h"):
        sides = OPEN_SIDES.get(form[2:], "")
        return f"half {colour} tile" + (f" with its coral to the {sides}" if sides else "")
    return {"": f"{colour} tile", "2": f"double {colour} tile", "b": f"{colour} blue-shrimp tile"}[form]


def a_tile(tile: str) -> str:
    """The same with its article.

    >>> a_tile("O"), a_tile("W2")
    ('an orange tile', 'a double white tile')
    """
    return article(tile_name(tile))


def tiles_of(counts: Mapping[str, int] | Iterable[str]) -> list[str]:
    """Tiles with their numbers.

    >>> tiles_of({"W": 2, "O2": 1}), tiles_of(["crown", "crown"])
    (['2 white tiles', 'a double orange tile'], ['2 crowns of thorns'])
    """
    return [
        a_tile(kind) if n == 1 else f"{n} {several(tile_name(kind))}" for kind, n in Counter(counts).items()
    ]


def cubes(letters: Sequence[str]) -> str:
    """The two cubes that a player chooses.

    >>> cubes("WO"), cubes("WW")
    ('a white cube and an orange cube', 'two white cubes')
    """
    if len(set(letters)) == 1:
        return f"two {COLOURS[letters[0]]} cubes"
    return listed([article(f"{COLOURS[letter]} cube") for letter in letters])


def pair(letters: Sequence[str]) -> str:
    """The same in a list where everybody knows that it is about cubes.

    >>> pair("WO"), pair("WW")
    ('white and orange', 'two white')
    """
    return colours(letters) if len(set(letters)) > 1 else f"two {COLOURS[letters[0]]}"


def counted(letters: Sequence[str]) -> str:
    """Colours with their numbers.

    >>> counted("WPW")
    '2 white and 1 pink'
    """
    counts = Counter(letters)
    return " and ".join(f"{counts[letter]} {name}" for letter, name in COLOURS.items() if counts[letter])


def heaped(tile: str) -> str:
    """A tile of the open sea; an ordinary one by its colour alone.

    >>> heaped("W"), heaped("O2")
    ('white', 'a double orange tile')
    """
    return COLOURS[tile] if tile in COLOURS else a_tile(tile)


def polyps(letters: Sequence[str]) -> str:
    """Polyps by colour.

    >>> polyps("WPW"), polyps("O")
    ('2 white polyps and 1 pink polyp', '1 orange polyp')
    """
    counts = Counter(letters)
    return listed(
        [
            f"{counts[letter]} {name} polyp{'' if counts[letter] == 1 else 's'}"
            for letter, name in COLOURS.items()
            if counts[letter]
        ]
    )


def heap(tiles: Sequence[str]) -> list[str]:
    """Tiles of the open sea with their numbers; ordinary ones by their colour alone.

    >>> heap(["W", "W", "O2"])
    ['2 white', 'a double orange tile']
    """
    return [
        f"{n} {COLOURS[kind]}" if kind in COLOURS else tiles_of({kind: n})[0]
        for kind, n in Counter(tiles).items()
    ]


def a_taken(tile: str) -> str:
    """A polyp that was taken, or the special tile that it was.

    >>> a_taken("O"), a_taken("O2")
    ('an orange polyp', 'a double orange tile')
    """
    return a_tile(tile) if len(tile) > 1 else article(f"{COLOURS[tile]} polyp")


def consumed(tile: str) -> str:
    """A consumed tile that is paid or swapped.

    >>> consumed("W"), consumed("O2")
    ('a consumed white tile', 'a double orange tile from the consumed ones')
    """
    return f"a consumed {COLOURS[tile]} tile" if len(tile) == 1 else f"{a_tile(tile)} from the consumed ones"


def several(name: str) -> str:
    """The plural of a tile."""
    return name.replace("crown", "crowns") if name.startswith("crown") else f"{name}s"
