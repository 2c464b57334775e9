"""What it is worth (R11.3, R11.4, S4.3, S4.4, S8.4, the five scoring cards)."""

from ..reef import State
from .reef import Reef
from .tiles import COLOURS, colours_of, is_double, polyps_in, total, worth


def score(state: State) -> list[State]:
    """R11.3, R11.4, in the form of N6; scoring cards count on the table and in the hand (S7.6)."""
    values = {colour: 1 + sum(side[0] == colour for side in state["coral_tiles"]) for colour in COLOURS}
    rows: list[State] = []
    for number, person in enumerate(state["players"]):
        points = fish_points(person, values) + table_points(state, number)
        rows.append({"player": number, "points": points, "values": dict(values), "ties": ties(state, number)})
    for row in rows:
        row["rank"] = 1 + sum((r["points"], r["ties"]) > (row["points"], row["ties"]) for r in rows)
    return rows


def fish_points(person: State, values: dict[str, int]) -> int:
    """The best total over the colour of House Special, if there is one."""
    houses = COLOURS if "house_special" in cards_of(person) else "-"
    return max(best_feast(person, values, house) for house in houses)


def best_feast(person: State, values: dict[str, int], house: str) -> int:
    """The best total over the colours as which the tiles of the fish are scored.

    A two-coloured tile is scored as one of its colours, and under Acquired Taste one tile that is no double as any.
    Known of the tiles seen so far: the colours among them, how many were of the house colour, whether the one is free.
    """
    found = {(frozenset[str](), 0, "acquired_taste" in cards_of(person)): 0}
    for kind in [kind for kind, number in person["fish"].items() for _ in range(number)]:
        after: dict[tuple[frozenset[str], int, bool], int] = {}
        for (colours, at_home, free), points in found.items():
            options = [(colour, free) for colour in colours_of(kind)]
            if free and not is_double(kind):
                options += [(colour, False) for colour in COLOURS]
            for colour, still_free in options:
                key = (colours | {colour}, min(3, at_home + worth(kind) * (colour == house)), still_free)
                after[key] = max(after.get(key, 0), points + worth(kind) * values[colour])
        found = after
    variety = "rainbow_diet" in cards_of(person)
    return max(
        points + at_home + (max(0, len(colours) - 2) if variety else 0)
        for (colours, at_home, _), points in found.items()
    )


def table_points(state: State, player: int) -> int:
    """home_sweet_foam and every_crumb_counts."""
    person, reef = state["players"][player], Reef(state)
    points = 0
    if "home_sweet_foam" in cards_of(person):
        points += min(3, sum(len(reef.coral.get(cell, ())) >= 3 for cell in shrimps_of(state, player)))
    if "every_crumb_counts" in cards_of(person):
        points += min(3, polyps_in(person["consumed"]) // 2)
    return points


def cards_of(person: State) -> list[str]:
    """S7.6."""
    return [*person["cards"], *person["table"]]


def shrimps_of(state: State, player: int) -> list[str]:
    """The cells of the player's shrimps."""
    return [cell for cell, owner in state["shrimps"].items() if owner == player]


def ties(state: State, player: int) -> list[int]:
    """R11.4, S8.4."""
    person, reef = state["players"][player], Reef(state)
    in_corals = sum(len(reef.coral.get(cell, ())) for cell in shrimps_of(state, player))
    return [polyps_in(person["consumed"]), total(person["cubes"]), polyps_in(person["hand"]), in_corals]
