"""A bot in twenty lines. Let it play: `reef arena random "exec:python examples/my_first_bot.py" --games 20`."""

from reefencounter import Chance
from reefencounter.bots.base import Bot
from reefencounter.bots.external import serve
from reefencounter.bots.sight import Sight


class MyFirstBot(Bot):
    """Looks one action ahead: points in the fish, and half a point for each polyp of a guarded coral."""

    about = "looks one action ahead"

    def choose(self, sight: Sight, time_ms: float | None = None) -> int:
        """The action after which things look best."""
        now = sight.world(self.rng)  # one of the positions that this could be

        def worth(action: int) -> tuple[float, float]:
            if not now.permits(action, sight.seat):
                return 0.0, 0.0  # legal in the real position, but not in this guess at it
            after = now.copy()
            after.apply(action, Chance(0), sight.seat)
            guarded = [cell for cell in range(42 * after.players) if after.shrimp_at(cell) == sight.seat]
            corals = sum(len(after.coral(cell)) for cell in guarded)
            return after.points(sight.seat) + corals / 2, self.rng.random()

        return max(sight.ids, key=worth)


if __name__ == "__main__":
    serve(MyFirstBot)
