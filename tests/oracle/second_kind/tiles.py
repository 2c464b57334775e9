"""The tiles and the cards: their names off the boards and on them, and what is printed on them (S1, N7)."""

from functools import cache

COLOURS = "WYOPG"
PAIRS = [f"{one}/{other}" for i, one in enumerate(COLOURS) for other in COLOURS[i + 1 :]]
POLYP_KINDS = [*COLOURS, *PAIRS, *(f"{colour}{mark}" for mark in "2hb" for colour in COLOURS)]
REEF_KINDS = ["rock", "water", "crown"]
KINDS = [*POLYP_KINDS, *REEF_KINDS]
ORIENTATIONS = ("ne", "se", "sw", "nw")
BLUE_CARDS = """
    late_breakfast pick_me_up plankton_soup fair_trade_winds larva_lamp six_pack out_of_the_blue algae_rhythm
    lock_stock_and_barnacle star_attraction shifting_sands gull_service slack_tide leftovers_again
    stiff_upper_polyp rainbow_diet home_sweet_foam
""".split()
SCORING_CARDS = "rainbow_diet home_sweet_foam every_crumb_counts acquired_taste house_special".split()
TIMES = {"fair_trade_winds": 3, "digestif": 2, "out_of_the_blue": 2}  # how often these may be used
DECK = """
    late_breakfast pick_me_up plankton_soup fair_trade_winds lucky_dip digestif larva_lamp six_pack
    third_tide_lucky growth_spurt underdogfish out_of_the_blue algae_rhythm turncoral lock_stock_and_barnacle
    midnight_snack star_attraction shifting_sands gull_service night_shift slack_tide leftovers_again
    stiff_upper_polyp rainbow_diet home_sweet_foam every_crumb_counts acquired_taste house_special
""".split()


@cache
def colours_of(kind: str) -> str:
    """The colours as which a tile can be laid: one, or two, or none for a reef tile (S1.2, S4.3)."""
    if kind in REEF_KINDS:
        return ""
    return kind[0] + kind[2] if "/" in kind else kind[0]


@cache
def kind_of(tile: str) -> str:
    """The kind off the boards of a tile as it lies on one: `Y/W` is a `W/Y`, `Wh:ne` a `Wh` (N7)."""
    if "/" in tile:
        return "/".join(sorted(tile.split("/"), key=COLOURS.index))
    return tile.split(":")[0]


@cache
def ways_to_lay(kind: str, colour: str) -> list[str]:
    """The forms in which a tile of the kind can lie on a board and show the colour (S4.1, S4.3)."""
    if colour not in colours_of(kind):
        return []
    if "/" in kind:
        return [f"{colour}/{colours_of(kind).replace(colour, '')}"]
    return [f"{kind}:{sides}" for sides in ORIENTATIONS] if kind[1:] == "h" else [kind]


def is_blue_tile(tile: str) -> bool:
    """S4.5."""
    return tile[1:] == "b"


def is_double(kind: str) -> bool:
    """S4.4."""
    return kind[1:] == "2"


def worth(kind: str) -> int:
    """How many polyps the tile is when a coral is eaten and when the fish is scored (S4.4)."""
    return 2 if is_double(kind) else 1


@cache
def open_sides(tile: str) -> str:
    """The sides that are coral (S4.1)."""
    return tile.split(":")[1] if ":" in tile else "nesw"


def total(store: dict[str, int]) -> int:
    """The number of tiles or cubes."""
    return sum(store.values())


def polyps_in(store: dict[str, int]) -> int:
    """The number of tiles that are polyps, each once (S8.4)."""
    return sum(number for kind, number in store.items() if kind in POLYP_KINDS)
