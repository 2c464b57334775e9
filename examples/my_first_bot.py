"""A bot in twenty lines. Let it play: `reef arena random "exec:python examples/my_first_bot.py" --games 20`."""

from reefencounter import Chance
from reefencounter.bots.base import Bot
from reefencounter.bots.external import serve
from reefencounter.bots.seat_view import SeatView


class MyFirstBot(Bot):
    """Looks one action ahead: points in the fish, and half a point for each polyp of a guarded coral."""

    about = "looks one action ahead"

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """The action after which things look best."""
        now = seat_view.world(self.rng)  # one of the positions that this could be

        def worth(action: int) -> tuple[float, float]:
            if not now.permits(action, seat_view.seat):
                return 0.0, 0.0  # legal in the real position, but not in this guess at it
            after = now.copy()
            after.apply(action, Chance(0), seat_view.seat)
            guarded = [cell for cell in range(42 * after.players) if after.shrimp_at(cell) == seat_view.seat]
            corals = sum(len(after.coral(cell)) for cell in guarded)
            return after.points(seat_view.seat) + corals / 2, self.rng.random()

        return max(seat_view.ids, key=worth)


if __name__ == "__main__":
    serve(MyFirstBot)
