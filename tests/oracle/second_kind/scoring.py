"""What it is worth (R11.3, R11.4, S4.3, S4.4, S8.4)."""

from ..reef import State
from .reef import Reef
from .tiles import COLOURS, colours_of, polyps_in, total, worth


def score(state: State) -> list[State]:
    """R11.3, R11.4, in the form of N6."""
    values = {colour: 1 + sum(side[0] == colour for side in state["coral_tiles"]) for colour in COLOURS}
    rows: list[State] = []
    for number, person in enumerate(state["players"]):
        points = sum(
            count * worth(kind) * max(values[colour] for colour in colours_of(kind))
            for kind, count in person["fish"].items()
        )
        rows.append({"player": number, "points": points, "values": dict(values), "ties": ties(state, number)})
    for row in rows:
        row["rank"] = 1 + sum((r["points"], r["ties"]) > (row["points"], row["ties"]) for r in rows)
    return rows


def ties(state: State, player: int) -> list[int]:
    """R11.4, S8.4."""
    person, reef = state["players"][player], Reef(state)
    mine = [cell for cell, owner in state["shrimps"].items() if owner == player]
    in_corals = sum(len(reef.coral.get(cell, ())) for cell in mine)
    return [polyps_in(person["consumed"]), total(person["cubes"]), polyps_in(person["hand"]), in_corals]
