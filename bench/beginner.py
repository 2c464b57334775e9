"""A beginner as a program: it knows the habits that the lessons teach, and nothing else.

Eat a coral of six or more, or of five that could be attacked. Play the cube of the colour that you hold most of, and
enlarge your own coral, or the largest that nobody owns. Put a shrimp on a coral of three. Collect a cube and polyps
that go together. It looks one action ahead, never asks what the others will do, and forgets the coral tiles.
"""

from __future__ import annotations

from reefencounter import Chance
from reefencounter.bots.base import Bot
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine import Position, codes
from reefencounter.notation import plain


class Beginner(Bot):
    """One habit after the other; the first that says something decides."""

    about = "a beginner with the habits of the lessons"

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """The first habit that applies."""
        world = plain(seat_view.world(self.rng))
        ids, seat = seat_view.ids, seat_view.seat
        if world.phase == "setup":
            return self._first_choice(world, ids, seat)
        for habit in (self._eat, self._lay, self._guard, self._play_cube, self._collect):
            action = habit(world, ids, seat)
            if action is not None:
                return action
        return ids[-1]

    def _first_choice(self, world: Position, ids: list[int], seat: int) -> int:
        hand = list(world.fields().hand[seat * 5 : seat * 5 + 5])
        most = sorted(range(5), key=lambda colour: -hand[colour])
        pairs = [(first, second) for first in range(5) for second in range(first, 5)]
        wanted = codes.LARVAE + pairs.index((min(most[:2]), max(most[:2])))
        return wanted if wanted in ids else most[-1] if most[-1] in ids else ids[0]

    def _eat(self, world: Position, ids: list[int], seat: int) -> int | None:
        attacked = {cell for colour in range(5) for cell in world.layable(colour)}
        meals = []
        for action in ids:
            if codes.EAT <= action < codes.CUBE:
                coral = world.coral(action - codes.EAT)
                if len(coral) >= 6 or world.phase == "final" or attacked & set(coral):
                    meals.append((len(coral), action))
        return max(meals)[1] if meals else None

    def _lay(self, world: Position, ids: list[int], seat: int) -> int | None:
        best, most = None, 1.5  # a polyp that joins nothing is kept
        for action in ids:
            if codes.LAY <= action < codes.STOP:
                cell = (action - codes.LAY) // 2
                after = world.copy()
                if not after.permits(action, seat):
                    continue
                after.apply(action, Chance(0), seat)
                coral = after.coral(cell)
                owners = {after.shrimp_at(each) for each in coral} - {-1}
                if owners - {seat}:
                    continue
                worth = len(coral) + (2 if owners else 0) + (1 if world.colour_at(cell) >= 0 else 0)
                if worth > most:
                    best, most = action, worth
        if best is None and world.phase == "laying":
            return codes.STOP if codes.STOP in ids else next(a for a in ids if codes.LAY <= a < codes.STOP)
        return best

    def _guard(self, world: Position, ids: list[int], seat: int) -> int | None:
        found = [
            (len(coral), action)
            for action in ids
            if codes.SHRIMP <= action < codes.MOVE and len(coral := world.coral(action - codes.SHRIMP)) >= 3
        ]
        return max(found)[1] if found else None

    def _play_cube(self, world: Position, ids: list[int], seat: int) -> int | None:
        hand = world.fields().hand
        found = [
            (hand[seat * 5 + action - codes.CUBE], action)
            for action in ids
            if codes.CUBE <= action < codes.LAY and hand[seat * 5 + action - codes.CUBE] >= 2
        ]
        return max(found)[1] if found else None

    def _collect(self, world: Position, ids: list[int], seat: int) -> int | None:
        fields = world.fields()

        def worth(space: int) -> float:
            tiles = fields.sea[space * 5 : space * 5 + 5]
            together = min(4, fields.hand[seat * 5 + space] + tiles[space])
            return together + 0.5 * sum(tiles)

        spaces = [action for action in ids if codes.TAKE <= action < codes.PASS]
        return max(spaces, key=lambda action: worth(action - codes.TAKE)) if spaces else None
