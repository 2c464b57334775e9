"""N2, N7: the ids of actions are made from one table, and never change."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

import pytest
from effort import LONG, effort

from reefencounter import IllegalAction
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine import codes
from reefencounter.engine.second_kind import codes as more
from reefencounter.notation import text
from reefencounter.notation.second_kind import text as second_kind

CARDS = tuple(card.id for card in by_id(DEFAULT).deck.cards)
IDS = {"base": codes.IDS, "second kind": more.IDS}

# Of the texts of all ids in order, each with a line break, and "-" for an id that stands for no action
BASE = "11f3bf1711a925d99ecf82eb16dc511e19ebd742392a6e1f5e94425fc32b4bad"
SECOND_KIND = "42fbcad4fef3137ec6dd124818bec30c939c9ce4656618844361025d17755577"
SOME_OF_SECOND_KIND = "b9bf539bb0aa861835b8d83be8d272601ba501960b95f20c620793713b707668"


def _digest(texts: Iterable[str]) -> str:
    found = hashlib.sha256()
    for each in texts:
        found.update(each.encode() + b"\n")
    return found.hexdigest()


def _or_none(write: Callable[[int], str], action: int) -> str:
    try:
        return write(action)
    except ValueError:
        return "-"


def _second_kind_text(action: int) -> str:
    return second_kind.action_text(action, CARDS)


def test_every_id_of_the_base_game_has_the_text_that_it_always_had() -> None:
    texts = [text.action_text(action) for action in range(codes.ACTIONS)]
    assert len(texts) == 29_326
    assert _digest(texts) == BASE
    assert [text.action_id(each) for each in texts] == list(range(codes.ACTIONS))


def test_every_id_of_the_second_kind_has_the_text_that_it_always_had() -> None:
    every = range(more.FIRST, more.ACTIONS, effort(101, 1))
    assert (more.FIRST, more.ACTIONS) == (29_326, 5_159_361)
    texts = [_or_none(_second_kind_text, action) for action in every]
    assert _digest(texts) == (SECOND_KIND if LONG else SOME_OF_SECOND_KIND)
    for action, each in zip(every, texts, strict=True):
        assert each == "-" or second_kind.action_id(each, CARDS) == action


@pytest.mark.parametrize("game", IDS)
def test_ids_are_taken_apart_and_put_together(game: str) -> None:
    ids = IDS[game]
    for first, kind in zip(ids.firsts, ids.kinds, strict=True):
        assert ids.parts(first) == (kind, (0,) * len(ids.forms[kind]))
    for action in range(ids.firsts[0], ids.end, 997):
        kind, parts = ids.parts(action)
        assert ids.id(kind, *parts) == action
        assert all(part < size for part, size in zip(parts, ids.forms[kind], strict=True))
    for action in (ids.firsts[0] - 1, ids.end):
        with pytest.raises(ValueError, match="action ids go from"):
            ids.parts(action)


@pytest.mark.parametrize(
    "wrong", ["lay 1d2 ", " lay 1d2", "lay  1d2", "lay 1d2 1d3", "lay", "LAY 1d2", "", "x" * 300]
)
def test_a_text_that_is_almost_an_action_is_none(wrong: str) -> None:
    for read in (text.action_id, lambda given: second_kind.action_id(given, CARDS)):
        with pytest.raises(IllegalAction) as error:
            read(wrong)
        assert error.value.clause == "N2"
