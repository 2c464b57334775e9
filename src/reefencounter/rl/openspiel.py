"""The game in OpenSpiel: importing this module registers it, then `pyspiel.load_game("reef_encounter(players=3)")`.

Everything drawn is a chance node of its own with the true chances: in set-up the boards, the side of the coral tiles,
each tile of the open sea and of the hands; later each tile of a refill, and in the Second Kind each card and each tile
that a card draws. The choices of the set-up, simultaneous at a table, are made one after the other: nobody is told what
the others have chosen before all have.

An information state is a text: all that the player has seen and done, in order. Its tensor is what the player may
know now, the observation tensor, and the last bytes of that text (`observer`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from ..extras import missing

try:
    import numpy  # noqa: F401  (what stands below needs it)
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel", __name__) from None

from ..decks import DEFAULT
from ..engine import codes
from ..engine.chance import Chance
from ..engine.components import COLOURS, HANDS_AT_START, SEA_AT_START
from ..notation.forms import deal_names, tile_kinds
from ..notation.rulesets import NOTATIONS
from ..rules import Rules
from .environment_table import Table
from .observer import Observer
from .render import text
from .rulebook import Rulebook, rulebook
from .worlds import dealt

NAME = "reef_encounter"
LONGEST = 200_000  # actions: 400 turns of 500, more than pieces and rules allow

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Reef Encounter",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "advanced": False,
        "larva_exchange": "play",
        "memory_aid": True,
        "second_kind": False,
        "crowns_dealt": True,
        "deck": DEFAULT,
        "space": 1,
    },
)


class ReefGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The rules with their options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**TYPE.parameter_specification, **(params or {})}
        self.memory_aid: bool = options.pop("memory_aid")
        space: int = options.pop("space")
        self.rules = Rules(**options)
        self.book = rulebook(self.rules, space)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.book.actions,
            max_chance_outcomes=len(NOTATIONS[self.rules.ruleset].kinds),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> ReefState:
        """A table before anything is drawn."""
        return ReefState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The draws of the set-up, and those of each turn."""
        tiles = sum(SEA_AT_START) + sum(HANDS_AT_START[self.rules.players])
        return self.rules.players + 2 + tiles + self.book.most_draws * codes.LAST_TURN

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer, of text and tensor: of what a player sees, or with perfect recall of all that it was told."""
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.book.observation)


class ReefState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game with its chance in the open."""

    def __init__(self, game: ReefGame) -> None:
        super().__init__(game)
        self.rules, self.memory_aid, self.space = game.rules, game.memory_aid, game.book.space
        self.drawn: list[int] = []  # what chance has given in set-up, in order
        self.table: Table | None = None  # from the end of the set-up draws
        self.refill: list[int] = []  # what was drawn so far for the action that is going on
        self.taking = -1  # that action, or -1
        self.bag: list[int] = []  # what the next tile, or the card, is drawn from
        self.missing = 0  # how many it draws in all
        self.hidden = False  # only the player sees what is drawn
        self.told = [""] * self.rules.players  # what each player has seen and done

    @property
    def book(self) -> Rulebook:
        """How positions of this game are dealt with."""
        return rulebook(self.rules, self.space)

    # Who is to act, and what they may do

    def current_player(self) -> int:
        """A player, chance or nobody."""
        if self.table is None or self.taking >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.taking < 0 and self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if self.table is not None and player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn now: a board, a side, the kind of a tile, or a card."""
        if self.taking >= 0:
            return _shares(self.bag)
        players = self.rules.players
        if len(self.drawn) < players:
            return _shares([board not in self.drawn for board in range(4)])
        if len(self.drawn) == players:
            return _shares([1, 1])
        return _shares(self._bag_of_set_up())

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._set_up(action)
        elif self.taking >= 0:
            self._refill(action)
        else:
            self._play(self.table, action)

    # Set-up

    def _bag_of_set_up(self) -> list[int]:
        bag = self._bag_before_set_up()
        for colour in self.drawn[
            self.rules.players + 2 :
        ]:  # behind boards, side, and the tile that only names a space
            bag[colour] -= 1
        return bag

    def _bag_before_set_up(self) -> list[int]:
        players = self.rules.players
        empty = self.book.new_position(
            Chance(0), boards=range(players), star=True, sea=[0] * 25, hands=[0] * 5 * players
        )
        return list(empty.fields().bag[:5])  # special tiles are drawn again (S2.2)

    def hand_so_far(self, player: int) -> list[int]:
        """The tiles that this player has drawn in set-up, by colour (R2.7)."""
        sizes = HANDS_AT_START[self.rules.players]
        first = self.rules.players + 2 + sum(SEA_AT_START) + sum(sizes[:player])
        tiles = self.drawn[first : first + sizes[player]]
        return [tiles.count(colour) for colour in range(5)]

    def _set_up(self, outcome: int) -> None:
        self.drawn.append(outcome)
        players = self.rules.players
        tiles = self.drawn[players + 2 :]
        if len(tiles) < sum(SEA_AT_START) + sum(HANDS_AT_START[players]):
            return
        sea, left = [0] * 25, iter(tiles)
        for step, size in enumerate(SEA_AT_START):  # R2.5
            for _ in range(size):
                sea[(self.drawn[players + 1] + step) % 5 * 5 + next(left)] += 1
        hands = [self.hand_so_far(player) for player in range(players)]
        position = self.book.new_position(
            Chance(0),
            boards=self.drawn[:players],
            star=self.drawn[players] == 0,
            sea=sea,
            hands=[n for hand in hands for n in hand],
        )
        self.table = Table(position, Chance(0), self.memory_aid, self.space)
        self._tell(f"boards {self.drawn[:players]}; side {self.drawn[players]}; sea {sea}")
        for player in range(players):  # in the Second Kind all see them first (S2.2)
            self._tell(f"hand {player} {hands[player]}", None if self.book.hands_shown else [player])

    # Play

    def _play(self, table: Table, action: int) -> None:
        seat, before, number = table.seat, table.position.phase, table.number(action)
        others = [other for other in range(self.rules.players) if other != seat]
        self._tell(f"{seat} {table.text(action)}", [seat])
        if number >= 0 and before != "setup":
            self._tell(self.book.public_text(table.position, seat, number), others)
        if number < 0 or not self._draws(table, action, number):
            table.step(action)
            self._tell_what_follows(table)
        if before == "setup" and table.position.phase != "setup":  # R2.8: now all show their cubes
            self._tell(f"cubes {list(table.position.fields().cubes[: 5 * self.rules.players])}")

    def _draws(self, table: Table, action: int, number: int) -> bool:
        """Try it on a copy to learn how much it draws, and from what (R9.2, R9.3, S7.1)."""
        if not self.book.may_draw(number):
            return False
        trial, chance = table.position.copy(), Chance(0)
        trial.apply(number, chance)
        drawn = trial.drawn(chance)
        if not drawn:
            return False
        reef = trial.fields()
        names = deal_names(table.position, number)
        if names is tile_kinds(table.position):
            self.bag = list(reef.bag)
            self.hidden = self.book.draws_in_secret(number)
        else:
            self.bag = [reef.draw >> card & 1 for card in range(len(names))]
            self.hidden = True
        for one in drawn:
            self.bag[one] += 1
        self.taking, self.missing, self.refill = action, len(drawn), []
        return True

    def _refill(self, outcome: int) -> None:
        table = self.table
        assert table is not None
        self.bag[outcome] -= 1
        self.refill.append(outcome)
        self._tell(f"drawn {self._name(table, outcome)}", [table.seat] if self.hidden else None)
        if len(self.refill) == self.missing:
            table.step_deal(self.taking, self.refill)
            self.taking = -1
            self._tell_what_follows(table)

    def _name(self, table: Table, outcome: int) -> str:
        """What is drawn, as people call it."""
        names = deal_names(table.position, table.number(self.taking))
        return f"{'tile' if names is tile_kinds(table.position) else 'card'} {names[outcome]}"

    def _tell_what_follows(self, table: Table) -> None:
        """All see that a window is open, but not who is asked (S7.5)."""
        announced = self.book.announced(table.position)
        if announced is not None:
            self._tell(announced)

    def _tell(self, line: str, players: Iterable[int] | None = None) -> None:
        for player in range(self.rules.players) if players is None else players:
            self.told[player] += line + "\n"

    # Other worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ReefState:
        """A state that this player cannot tell from this one: what it has not seen is dealt anew. It is never this one.

        In the base game the texts of the others tell of what they hold then; in the Second Kind they keep what they
        have told of cards and of tiles drawn in secret. The history stays as it was.
        """
        twin: ReefState = self.clone()
        if self.is_terminal():
            return twin
        rng = random.Random(int(sampler() * 2**61))
        if self.table is None:
            twin.drawn = self._drawn_otherwise(player, rng)
            return twin
        while True:
            world = dealt(self.table, player, rng, self._needed())
            if self.taking < 0 or twin.draws_on(world, self.refill):
                break  # else the other does not hold the card there
        if not self.book.hands_shown:
            self._retell(twin, world, player)
        twin.table = world
        return twin

    def _drawn_otherwise(self, player: int, rng: random.Random) -> list[int]:
        """What else chance may have given in set-up so far: the player knows nothing but its own hand."""
        players, mine = self.rules.players, self.hand_so_far(player)
        bag = self._bag_before_set_up()
        tiles = [colour for colour in range(5) for _ in range(bag[colour] - mine[colour])]
        rng.shuffle(tiles)
        named = rng.choices(range(5), bag)[0]  # put back again (R2.5)
        drawn = [*rng.sample(range(4), players), rng.randrange(2), named]
        first = players + 2 + sum(SEA_AT_START) + sum(HANDS_AT_START[players][:player])
        own = range(first, first + HANDS_AT_START[players][player])
        while len(drawn) < len(self.drawn):
            drawn.append(self.drawn[len(drawn)] if len(drawn) in own else tiles.pop())
        return drawn[: len(self.drawn)]

    def _needed(self) -> dict[int, int]:
        """In the middle of a draw of tiles, those that another world's bag must have for it, by kind."""
        if self.taking < 0 or self.table is None:
            return {}
        number = self.table.number(self.taking)
        if deal_names(self.table.position, number) is not tile_kinds(self.table.position):
            return {}
        before = self.table.position.fields().bag  # of what comes into the bag on the way all know
        return {kind: need for kind in set(self.refill) if (need := before[kind] - self.bag[kind]) > 0}

    def draws_on(self, world: Table, drawn: list[int]) -> bool:
        """Go on with a draw in another world; False if it could not have drawn the same so far there."""
        if not world.permits(self.taking) or not self._draws(world, self.taking, world.number(self.taking)):
            return False
        for outcome in drawn:
            self.bag[outcome] -= 1
        self.refill = list(drawn)
        return min(self.bag) >= 0 and len(drawn) < self.missing

    def _retell(self, twin: ReefState, world: Table, player: int) -> None:
        """What the others would have been told: of their first hand, the tile in their fish, and their cubes."""
        assert self.table is not None
        now, then = self.table.position.fields(), world.position.fields()
        for other in range(self.rules.players):
            if other == player:
                continue
            mine = slice(5 * other, 5 * other + 5)
            changed = [
                then.hand[k] + then.fish[k] - now.hand[k] - now.fish[k]
                for k in range(5 * other, 5 * other + 5)
            ]
            first = self.hand_so_far(other)
            lines = twin.told[other].splitlines(keepends=True)
            before = f"hand {other} {first}\n"
            after = f"hand {other} {[n + more for n, more in zip(first, changed, strict=True)]}\n"
            lines = [after if line == before else line for line in lines]
            fed = [k for k in range(5) if then.fish[mine][k] > now.fish[mine][k]]
            if fed:
                lines = [
                    f"{other} feed {COLOURS[fed[0]]}\n" if line.startswith(f"{other} feed ") else line
                    for line in lines
                ]
            if world.position.phase == "setup":
                held = [COLOURS[k] for k in range(5) for _ in range(then.cubes[mine][k])]
                lines = [
                    f"{other} larvae {''.join(held)}\n" if line.startswith(f"{other} larvae ") else line
                    for line in lines
                ]
            twin.told[other] = "".join(lines)

    # What it was worth, and words for it

    def returns(self) -> list[float]:
        """Winners share 1, the others pay it; zero before the end."""
        if self.table is None or not self.is_terminal():
            return [0.0] * self.rules.players
        return self.table.outcome()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.book.text(action)
        if self.table is None and len(self.drawn) <= self.rules.players:
            return f"board {'ABCD'[action]}" if len(self.drawn) < self.rules.players else f"side {action}"
        return f"tile {COLOURS[action]}" if self.table is None else self._name(self.table, action)

    def __str__(self) -> str:
        return f"set-up {self.drawn}" if self.table is None else text(self.table)


def _shares(counts: Iterable[int]) -> list[tuple[int, float]]:
    weights = [int(count) for count in counts]
    total = sum(weights)
    return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, ReefGame)
