"""`python -m bench.second_kind [games]`: random games of the Second Kind inside the engine, and what came up in them.

A kind of action is picked first, then an action of that kind, so that fish eat and rare cards and windows come up.
"""

from __future__ import annotations

import time

from reefencounter import COMPILED
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.second_kind.position import second_kind_playout

from .report import command_line

GAMES = 10_000


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("games", nargs="?", type=int, default=GAMES if COMPILED else 20)
    games = parser.parse_args().games
    deck = by_id(DEFAULT).deck
    for players in (2, 3, 4):
        start = time.process_time()
        seen = second_kind_playout(games, deck, seed=players, players=players, by_kind=True)
        took = time.process_time() - start
        print(f"{players} players: {games} games, no dead end, {took:.0f} s")
        actions, turns, meals = seen.actions / games, seen.turns / games, seen.meals / games
        print(f"  a game: {actions:.0f} actions, {turns:.0f} turns, {meals:.2f} meals")
        print("  ended by", ", ".join(f"{how} {n}" for how, n in seen.endings.items()))
        print(f"  cards played, {sum(n > 0 for n in seen.cards.values())} of {len(seen.cards)}:", end=" ")
        print(", ".join(f"{card} {n}" for card, n in seen.cards.items()))
        print(
            f"  windows, {sum(opened > 0 for opened, _ in seen.windows.values())} of {len(seen.windows)}:",
            end=" ",
        )
        print(
            ", ".join(f"{name} opened {opened}, used {used}" for name, (opened, used) in seen.windows.items())
        )


if __name__ == "__main__":
    main()
