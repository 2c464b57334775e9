"""All that the viewer who is to act may do now, grouped for a page and told before it is done.

Nothing here knows a rule: the legal actions are listed by the engine, and what they would bring about is read off
copies of the position to which they were applied.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Sequence
from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from ...game import Game, Step
from ...messages import Message
from ...messages.words import language
from ...notation.forms import AnyPosition, texts_of
from ..said import beside, words_alone
from ..schemas import Choices, CubePair, Exchange, Offer, OfferPart
from .draws import draws
from .lying import beside_boards
from .moves import parted, shrimp_moves
from .previews import Look
from .prompt import heading
from .reef import colour
from .remembered import remembered
from .repeated import algae, collecting, targets
from .rulesets import of
from .ten import ten
from .turn import ate_this_turn, can_undo, steps_of_turn

Words = tuple[str, ...]
PLAIN = {
    "stop": (Message("choice.stop"), Message("choice.stop_then")),
    "pass": (Message("choice.pass"), Message("choice.pass_then")),
}


def choices(
    game: Game,
    seat: int,
    names: Sequence[str],
    *,
    open: bool = False,
    offered: frozenset[str] | None = None,
    boards: Sequence[int] | None = None,
    steps: Sequence[Step] | None = None,
) -> Choices:
    """What this seat may do now, with a heading, the ten actions and every consequence in words.

    Where nothing is hidden, as in a game entered from a real table, any action can be taken back. `offered`: only these
    of the legal actions, as in a lesson; the ten still tell what the rules allow. `boards`: those that are shown; what
    a cube reaches is counted there alone. `steps`: those of the turn, where they are known.
    """
    ate = ate_this_turn(game, steps_of_turn(game) if steps is None else steps)
    shown = None if boards is None else tuple(boards)
    found = _choices(language(), words_alone(), game.position, seat, tuple(names), ate, open, offered, shown)
    if open:  # one acts for all, and says what was drawn
        return replace(found, undo=bool(game.moves), draws=draws(game.position, seat))
    return replace(found, undo=True) if can_undo(game, seat) else found


@remembered()
def _choices(
    _: str,  # the language of whoever is told, in which the words are
    alone: bool,  # they get these alone
    position: AnyPosition,
    seat: int,
    names: tuple[str, ...],
    ate: bool,
    observed: bool,
    offered: frozenset[str] | None,
    boards: tuple[int, ...] | None,
) -> Choices:
    game = of(position)
    ids = position.legal(seat)
    legal = offered_now = _Legal(position, ids)
    if offered is not None:
        texts = texts_of(position, ids)
        ids = [action for action, text in zip(ids, texts, strict=True) if text in offered]
        offered_now = _Legal(position, ids)
    by_kind, actions = offered_now.by_kind, offered_now.actions
    look = game.look(position, seat, names, observed=observed)
    look.ids, look.boards = offered_now.ids, boards
    reef = look.reef
    cubes = [look.cube(*words) for words in by_kind.get("cube", ())]
    lay = targets(look, by_kind.get("lay", ()), alone)
    meals = [look.meal(*words) for words in by_kind.get("eat", ())]
    lies = beside_boards(position, game.beside_boards)
    desk = game.desk(look, legal.by_kind, ate, lies, alone)
    title, title_message, hint = heading(look, by_kind, lay)
    return Choices(
        actions=UNSET if alone else texts_of(position, ids),
        title=title,
        hint=hint.words,
        title_message=title_message,
        hint_messages=hint.messages,
        ten=ten(desk),
        cubes=cubes,
        lay=lay,
        shields=look.shields() if lay else [],
        from_hand=reef.from_hand,
        laid=reef.laid,
        introduce={words[0]: f"shrimp {words[0]}" for words in by_kind.get("shrimp", ())},
        moves=offered_now.moves,
        meals=meals,
        larvae=[_exchange("larva", *words) for words in by_kind.get("larva", ())],
        polyps=[_exchange("polyp", *words) for words in by_kind.get("polyp", ())],
        algae=algae(look, by_kind.get("alga", ()), alone),
        collect=collecting(look, by_kind.get("take", ()), alone),
        feeds={colour(words[0]): f"feed {words[0]}" for words in by_kind.get("feed", ())},
        first_cubes=[
            CubePair(f"larvae {two}", [colour(letter) for letter in two])
            for [two] in by_kind.get("larvae", ())
        ],
        undo=False,
        offers=[*plain_offers(look, by_kind), *game.further_actions(look, actions)],
    )


class _Legal:
    """Legal actions, sorted for the page."""

    def __init__(self, position: AnyPosition, ids: Sequence[int]) -> None:
        moves, others = parted(position, ids)
        self.moves = shrimp_moves(position, moves)
        self.actions = texts_of(position, others)  # all but the moves
        self.ids = dict(zip(self.actions, others, strict=True))
        self.by_kind: dict[str, list[Words]] = defaultdict(list)
        self.by_kind["move"] = [(shrimp.cell,) for shrimp in self.moves]
        for kind, words in map(_words, self.actions):
            self.by_kind[kind].append(words)


@lru_cache(8192)  # all positions have them from the same few thousand
def _words(action: str) -> tuple[str, Words]:
    kind, *words = action.split(" ")
    return kind, tuple(words)


def plain_offers(look: Look, actions: Container[str]) -> list[Offer]:
    """What is one button in every game: to stop laying, to pass."""
    return [
        Offer(
            action=action,
            kind=action,
            group=action,
            asked=False,
            label=look.speaker.one(label),
            text=text.words,
            parts=[OfferPart("word", action)],
            cell=None,
            origin=None,
            off=False,
            card=None,
            tile=None,
            mark="lay",
            ghost=None,
            turns=[],
            label_message=beside(label),
            text_messages=text.messages,
        )
        for action in PLAIN
        if action in actions
        for label, text in [(PLAIN[action][0], look.spoken(PLAIN[action][1]))]
    ]


def _exchange(kind: str, takes: str, *gives: str) -> Exchange:
    """Actions 6 and 8: what is taken is named first, and what is given where it is another kind."""
    return Exchange(" ".join((kind, takes, *gives)), gives[0] if gives else takes, colour(takes))
