"""What it is worth (R11.3, R11.4)."""

from .reef import COLOURS, Reef, State


def score(state: State) -> list[State]:
    """R11.3, R11.4, in the form of N6."""
    reef = Reef(state)
    values = {colour: 1 + sum(side[0] == colour for side in state["coral_tiles"]) for colour in COLOURS}
    rows: list[State] = []
    for number, person in enumerate(state["players"]):
        points = sum(values[colour] * count for colour, count in person["fish"].items())
        ties = [sum(person[store].values()) for store in ("consumed", "cubes", "hand")]
        mine = [cell for cell, owner in state["shrimps"].items() if owner == number]
        ties.append(sum(len(reef.coral.get(cell, ())) for cell in mine))
        rows.append({"player": number, "points": points, "values": dict(values), "ties": ties})
    for row in rows:
        row["rank"] = 1 + sum((r["points"], r["ties"]) > (row["points"], row["ties"]) for r in rows)
    return rows
