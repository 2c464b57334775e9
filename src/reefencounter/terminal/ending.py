"""The end of a game as a small event: the worth of the colours, the fish opened one by one, the places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine.components import COLOURS
from ..game import Game
from ..messages import Message
from ..messages.words import words
from ..pictures.reading import Pile, read
from ..telling.cards import label, points_of_cards
from ..telling.listener import listener
from ..telling.places import ties
from ..telling.printable import printable
from .paint import Paint
from .panels import pile
from .seats import called, spoken_to


def scoring(game: Game, paint: Paint) -> Iterator[str]:
    """The lines of the final scoring, in the order in which they should appear."""
    state = game.state()
    rows = game.score()
    names = [printable(name, 40) for name in called(game.names)]
    speaker = listener(called(game.names), spoken_to(game.names), game.rules.deck)
    values, position = rows[0]["values"], read(state)
    yield words("log.over", by=state["turn"]["ended_by"])
    yield words("ending.worth", items=[_worth(colour, values[colour]) for colour in COLOURS])
    times = paint.sign("×", "x")
    for row in rows:
        fish = state["players"][row["player"]]["fish"]
        worth = {kind: position.worth(kind) for kind in fish}
        sums = [f"{n}{times}{worth[kind]}" for kind, n in fish.items()]
        total = sum(worth[kind] * n for kind, n in fish.items())
        shown = pile(Pile(fish, 0), paint, special=position.cards is not None)
        whose = speaker.one(Message("ending.fish", player=row["player"]))
        yield f"{whose} {shown}  {' + '.join(sums)} = {total}"
    for brought in points_of_cards(state, rows):
        yield speaker.say(brought, *label(game.rules.deck))
    for tie in ties(rows):
        yield speaker.say(*tie)
    yield ""
    for row in sorted(rows, key=lambda row: row["rank"]):
        yield words("ending.place", rank=row["rank"], name=names[row["player"]], points=row["points"])
    winners = [row["player"] for row in rows if row["rank"] == 1]
    if len(winners) > 1:
        yield speaker.one(Message("ending.share", players=winners))
    else:
        yield speaker.one(Message("ending.wins", player=winners[0]))


def _worth(colour: str, value: int) -> Message:
    return Message("ending.colour", colour=colour, value=value)


def scores_so_far(view: Mapping[str, Any], names: Sequence[str], seat: int) -> Iterator[str]:
    """What a player can know of the scores during the game."""
    table = read(view)
    values = table.values
    speaker = listener(called(names), seat)
    yield words("scores.now")
    for player in table.players:
        sure = sum(table.worth(kind) * n for kind, n in player.fish.seen.items())
        unseen = player.fish.unseen
        least, most = sure + unseen * min(values.values()), sure + unseen * max(values.values())
        points = Message(
            "scores.player",
            player=player.seat,
            least=least,
            most=most if most > least else None,
            unseen=unseen,
            polyps=player.fish.total,
        )
        yield f"  {speaker.one(points)}"
