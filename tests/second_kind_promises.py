"""What must hold in every position beyond the base game: cards, crowns, blue shrimps, and what others see of them."""

from __future__ import annotations

from typing import Any

from walking import OPPOSITE, is_open, neighbours, pending_of

from reefencounter.decks import by_id

State = Any  # JSON, looked into and changed at will
OPEN_TO_ALL = ("terrain", "crowns", "blue", "wards", "discards")


def check_cards(state: State) -> None:
    """28 cards (S1.1), each in one place, at most three in a hand (S7.1)."""
    cards = [*state["draw"], *state["discards"]]
    for player in state["players"]:
        cards += player["cards"] + player["table"]
        assert len(player["cards"]) <= 3
    assert len(cards) == 28
    assert sorted(cards) == sorted(card.id for card in by_id(state["rules"]["deck"]).deck.cards)


def check_reef(state: State, corals: list[set[str]]) -> None:
    """Four blue shrimps (S1.1); they and the crowns stand where they can (S3.5, S3.6, S4.5, S5.2)."""
    polyps, shrimps, crowns = state["polyps"], set(state["shrimps"]), set(state["crowns"])
    blue = set(state["blue"]["boards"])
    assert state["blue"]["supply"] + state["blue"]["sea"] + len(blue) == 4
    pending = pending_of(state)
    leaving = {pending["cell"]} if pending.get("kind") in ("flee", "drift") else set()
    assert not crowns & set(polyps)
    assert not crowns & (shrimps | blue) - leaving
    assert blue <= set(polyps) | leaving
    assert not blue & shrimps
    assert set(state["wards"]) <= set(polyps)
    blue_tiles = {cell for cell, tile in polyps.items() if tile.endswith("b")}
    assert not blue_tiles & (shrimps | blue)
    for coral in corals:
        assert len(coral & (blue | blue_tiles)) <= 1, coral
    for crown in crowns:
        fed = [
            near
            for side, near in neighbours(crown).items()
            if near in polyps and is_open(polyps[near], OPPOSITE[side])
        ]
        assert fed, f"the crown on {crown} should have died (S3.5)"


def check_view(state: State, seat: int | None, view: State) -> None:
    """Hands of cards, the pile, what was drawn in secret and who is asked stay hidden (S7.5, S7.7)."""
    assert all(view[key] == state[key] for key in OPEN_TO_ALL)
    assert view["draw"] == {"total": len(state["draw"])}
    for number, (shown, real) in enumerate(zip(view["players"], state["players"], strict=True)):
        assert shown["table"] == real["table"]
        if number != seat:
            assert shown["cards"] == {"total": len(real["cards"])}
    pending, seen = pending_of(state), view["turn"]["pending"] or {}
    dipped = pending.get("kind") == "card" and isinstance(pending.get("tiles"), dict)
    if pending.get("kind") == "window" and pending["player"] != seat:
        assert not {"card", "player"} & set(seen)
    elif dipped and state["turn"]["player"] != seat:
        assert seen["tiles"] == {"total": sum(pending["tiles"].values())}
    else:
        assert view["turn"] == state["turn"]
