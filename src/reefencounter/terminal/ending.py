"""The end of a game as a small event: the worth of the colours, the fish opened one by one, the places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine.components import COLOUR_NAMES, COLOURS
from ..game import Game
from ..messages import Message
from ..messages.english import english
from ..messages.english.vocabulary import listed
from ..pictures.reading import Pile, read
from ..telling.cards import label, points_of_cards
from ..telling.listener import listener
from ..telling.places import ties
from ..telling.printable import printable
from .paint import Paint
from .panels import pile
from .seats import spoken_to


def scoring(game: Game, paint: Paint) -> Iterator[str]:
    """The lines of the final scoring, in the order in which they should appear."""
    state = game.state()
    rows = game.score()
    names = [printable(name, 40) for name in game.names]
    speaker = listener(game.names, spoken_to(game.names), game.rules.deck)
    values, position = rows[0]["values"], read(state)
    yield english(Message("log.over", by=state["turn"]["ended_by"]))
    yield (
        "A polyp in the fish is worth: " + ", ".join(f"{COLOUR_NAMES[c]} {values[c]}" for c in COLOURS) + "."
    )
    times = paint.sign("×", "x")
    for row in rows:
        fish = state["players"][row["player"]]["fish"]
        worth = {kind: position.worth(kind) for kind in fish}
        sums = [f"{n}{times}{worth[kind]}" for kind, n in fish.items()]
        total = sum(worth[kind] * n for kind, n in fish.items())
        shown = pile(Pile(fish, 0), paint, special=position.cards is not None)
        yield f"{speaker.whose(row['player'])} fish: {shown}  {' + '.join(sums)} = {total}"
    for brought in points_of_cards(state, rows):
        yield speaker.one(brought) + label(game.rules.deck)
    for tie in ties(rows):
        yield speaker.say(*tie)
    yield ""
    for row in sorted(rows, key=lambda row: row["rank"]):
        yield f"{row['rank']}. {names[row['player']]}, {row['points']} points"
    winners = [names[row["player"]] for row in rows if row["rank"] == 1]
    if len(winners) > 1:
        yield f"{listed(winners)} share the first place."
    else:
        [winner] = [row["player"] for row in rows if row["rank"] == 1]
        yield f"{winners[0]} {'win' if speaker.is_you(winner) else 'wins'}!"


def scores_so_far(view: Mapping[str, Any], names: Sequence[str], seat: int) -> Iterator[str]:
    """What a player can know of the scores during the game."""
    table = read(view)
    values = table.values
    yield "If the game ended now, with the coral tiles as they lie:"
    for player, name in zip(table.players, names, strict=True):
        sure = sum(table.worth(kind) * n for kind, n in player.fish.seen.items())
        unseen = player.fish.unseen
        least, most = sure + unseen * min(values.values()), sure + unseen * max(values.values())
        who = "you" if player.seat == seat else printable(name, 40)
        span = f"{least} points" if least == most else f"{least} to {most} points"
        yield f"  {who}: {span}" + (f" ({unseen} of {player.fish.total} polyps unseen)" if unseen else "")
