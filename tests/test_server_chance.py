"""Draws at tables of the server: nobody works them out, neither from what was drawn before nor from what lies open."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from reefencounter.engine.chance import Chance
from reefencounter.rules import Rules
from reefencounter.server.play.chance import OPEN, Draws, dealt
from reefencounter.server.play.ledger import Ledger


def seeds(monkeypatch: pytest.MonkeyPatch, *given: int) -> None:
    """These are what the system's chance gives, one after the other."""
    left: Iterator[int] = iter(given)
    monkeypatch.setattr(secrets, "randbits", lambda bits: next(left))


@pytest.mark.parametrize(
    "rules", [Rules(players=4), Rules(players=3, second_kind=True)], ids=["base", "second"]
)
def test_hands_are_drawn_apart_from_what_lies_open(monkeypatch: pytest.MonkeyPatch, rules: Rules) -> None:
    setups: list[dict[str, Any]] = []
    for hands in (5, 6, 7):
        seeds(monkeypatch, 3, hands)
        setups.append(dict(dealt(rules).record()["setup"]))
    for part in OPEN:
        assert all(setup[part] == setups[0][part] for setup in setups), part
    assert all(setup["hands"] != setups[0]["hands"] for setup in setups[1:])


def test_what_was_drawn_tells_nothing_of_what_comes() -> None:
    """The state after a draw is none from which the next would follow."""
    draws = Draws()
    states = [draws.next().state for _ in range(100)]
    assert len(set(states)) == 100
    follows = []
    for state in states:
        chance = Chance(state)
        chance.below(2)
        follows.append(chance.state)
    assert not set(follows) & set(states)


def test_another_key_draws_otherwise_and_records_keep_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = dealt(Rules(players=2)).record()["setup"]
    games = []
    for key in (1, 2):
        seeds(monkeypatch, 9, key)  # of the game, which draws nothing by it, and the key
        ledger = Ledger(Rules(players=2), setup)
        while len(ledger.entries) < 60 and not ledger.game.over:
            player = ledger.game.actor
            ledger.accept(*ledger.try_action(ledger.game.legal()[0], player, None))
        games.append([entry.move for entry in ledger.entries])
        assert any(move.deal for move in games[-1])
        seeds(monkeypatch, 9, 77)
        again = Ledger(Rules(players=2), setup)
        for move in games[-1]:
            again.accept(*again.try_action(move.action, move.player, move.deal))
        assert again.game.position == ledger.game.position
    assert games[0] != games[1]
