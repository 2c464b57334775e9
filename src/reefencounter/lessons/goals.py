"""What counts as solved: conditions on a game, asked of the engine, never of a recorded answer.

All lines of a goal must hold. Each is one word with what it wants:

    played: "eat 1b4"         the learner has played this (`*` stands for anything)
    fish_grew: 3              polyps in the learner's fish, so many more than at the beginning; consumed_grew likewise
    points_grew: 8            points of that fish, as the coral tiles lie now, likewise
    hand: {"O": 1}            at least so many of a colour; cubes and consumed likewise
    cubes_playable: 2         cubes for which the hand has a polyp
    board_grew: {"P": 2}      polyps of a colour on the boards, so many more than at the beginning; board_fell: fewer
    coral: [{…}]              for each entry there is such a coral on a board that is shown: `at` (a cell of it),
                              `colour`, `size` (at least), `size_at_most`, `owner` (me, other, none)
    protected: ["1b5"]        polyps that no attack can take (R5.3)
    polyp: {"1d4": "W"}       the colour of a cell; "" for none
    stronger: ["Y>W"]         a coral tile shows this
    locked: [3]               these coral tiles carry a cylinder
    turn_over: true           the learner's turn has ended
    ended_by: "locks"         the game has ended so
    leading: true             the learner alone is first (R11.4)
    cards: ["rainbow_diet"]   these cards are in the learner's hand; cards_grew: so many more than at the beginning
    terrain: {"1d5": "water"} what was laid there, rock or water; "" for nothing
    crowns: 1                 so many crowns are on the boards
    crown_eats_next: "other"  if the learner collects now, a crown must eat from such a coral in the next turn (S3.2)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from ..engine.components import COLOURS
from ..game import Game
from ..notation.forms import cell_names, cell_numbers


class Look:
    """A game as goals ask for it: now and at the beginning, with the eyes of the learner."""

    def __init__(
        self, start: Game, now: Game, seat: int, boards: Sequence[int], played: Sequence[str]
    ) -> None:
        self.start, self.now, self.seat, self.boards, self.played = start, now, seat, boards, played

    def pile(self, name: str, game: Game | None = None) -> Counter[str]:
        """What the learner has in one place."""
        return Counter(_state(game or self.now)["players"][self.seat][name])

    def grew(self, name: str) -> int:
        """How much more the learner has there than at the beginning."""
        return self.pile(name).total() - self.pile(name, self.start).total()

    def points(self, game: Game) -> int:
        """What the learner's fish is worth."""
        return game.score()[self.seat]["points"]

    def polyps(self, game: Game) -> Counter[str]:
        """Polyps on the boards by colour."""
        return Counter(tile[0] for tile in _state(game)["polyps"].values())

    def corals(self, at: str | None) -> list[list[int]]:
        """The coral on a cell, or all on the boards that are shown, as numbers of cells."""
        numbers, position = cell_numbers(self.now.position), self.now.position
        if at is not None:
            return [coral for coral in [position.coral(numbers[at])] if coral]
        found: dict[int, list[int]] = {}
        for cell in _state(self.now)["polyps"]:
            if int(cell[0]) in self.boards:
                coral = position.coral(numbers[cell])
                found[min(coral)] = coral
        return list(found.values())

    def owner(self, coral: Sequence[int]) -> str:
        """Whose coral it is: me, other or none."""
        seats = {self.now.position.shrimp_at(cell) for cell in coral} - {-1}
        return "none" if not seats else "me" if self.seat in seats else "other"

    def fits(self, coral: Sequence[int], want: Mapping[str, Any]) -> bool:
        """Whether a coral is as wanted."""
        colour = COLOURS[self.now.position.colour_at(coral[0])]
        return (
            want.get("colour", colour) == colour
            and want.get("size", 1) <= len(coral) <= want.get("size_at_most", len(coral))
            and want.get("owner") in (None, self.owner(coral))
        )


def _state(game: Game) -> Any:
    return game.state()


def _at_least(have: Counter[str], want: Mapping[str, int]) -> bool:
    return all(have[kind] >= number for kind, number in want.items())


def _difference(more: Counter[str], less: Counter[str]) -> Counter[str]:
    return Counter({kind: more[kind] - less[kind] for kind in {*more, *less}})


def _turn_is_over(look: Look) -> bool:
    number = _state(look.start)["turn"]["number"]
    return look.now.over or bool(_state(look.now)["turn"]["number"] != number)


def _leads(look: Look) -> bool:
    return [row["player"] for row in look.now.score() if row["rank"] == 1] == [look.seat]


def _eats_next(look: Look, owner: str) -> bool:
    after = look.now.copy()
    after.play(next(action for action in after.legal() if action.startswith("take ")))
    then = Look(look.start, after, look.seat, look.boards, look.played)
    attacks = [action.split(" ") for action in after.legal() if action.startswith("crown ")]
    targets = [coral for _, _, target in attacks for coral in then.corals(target)]
    return bool(targets) and all(then.owner(coral) == owner for coral in targets)


CONDITIONS: dict[str, Callable[[Look, Any], bool]] = {
    "played": lambda look, pattern: any(fnmatchcase(action, pattern) for action in look.played),
    "fish_grew": lambda look, number: look.grew("fish") >= number,
    "consumed_grew": lambda look, number: look.grew("consumed") >= number,
    "points_grew": lambda look, number: look.points(look.now) - look.points(look.start) >= number,
    "hand": lambda look, want: _at_least(look.pile("hand"), want),
    "cubes": lambda look, want: _at_least(look.pile("cubes"), want),
    "consumed": lambda look, want: _at_least(look.pile("consumed"), want),
    "cubes_playable": lambda look, number: (
        sum(n for colour, n in look.pile("cubes").items() if look.pile("hand")[colour]) >= number
    ),
    "board_grew": lambda look, want: _at_least(
        _difference(look.polyps(look.now), look.polyps(look.start)), want
    ),
    "board_fell": lambda look, want: _at_least(
        _difference(look.polyps(look.start), look.polyps(look.now)), want
    ),
    "coral": lambda look, wants: all(
        any(look.fits(coral, want) for coral in look.corals(want.get("at"))) for want in wants
    ),
    "protected": lambda look, cells: (
        {*cells} <= {cell_names(look.now.position)[cell] for cell in look.now.position.protected()}
    ),
    "polyp": lambda look, want: all(
        _state(look.now)["polyps"].get(cell, "")[:1] == colour for cell, colour in want.items()
    ),
    "stronger": lambda look, tiles: {*tiles} <= {*_state(look.now)["coral_tiles"]},
    "locked": lambda look, tiles: all(_state(look.now)["locks"][tile - 1] for tile in tiles),
    "turn_over": lambda look, wanted: _turn_is_over(look) == wanted,
    "ended_by": lambda look, how: _state(look.now)["turn"]["ended_by"] == how,
    "leading": lambda look, wanted: _leads(look) == wanted,
    "cards": lambda look, cards: {*cards} <= {*look.pile("cards")},
    "cards_grew": lambda look, number: look.grew("cards") >= number,
    "terrain": lambda look, want: all(
        _state(look.now)["terrain"].get(cell, "") == tile for cell, tile in want.items()
    ),
    "crowns": lambda look, number: len(_state(look.now)["crowns"]) == number,
    "crown_eats_next": _eats_next,
}


def met(goal: Mapping[str, Any], look: Look) -> bool:
    """Whether all lines of a goal hold."""
    return all(CONDITIONS[word](look, wanted) for word, wanted in goal.items())
