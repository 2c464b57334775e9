"""Who is next, where many wait: shares take turns, from the outside in."""

from __future__ import annotations

import random

import pytest

from reefencounter.server.jobs.fair_queue import FairQueue, Full


def filled(*things: str, most: int = 1000) -> FairQueue[str]:
    """`abc1` waits for table c of browser b at address a."""
    queue: FairQueue[str] = FairQueue(most)
    for thing in things:
        queue.put(tuple(thing[:3]), thing)
    return queue


def order(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_the_same_table_waits_in_line() -> None:
    assert order(filled("abc1", "abc2", "abc3")) == ["abc1", "abc2", "abc3"]


def test_addresses_take_turns_then_browsers_then_tables() -> None:
    assert order(filled("aaa1", "aaa2", "aab1", "aba1", "baa1", "baa2")) == [
        "aaa1",
        "baa1",
        "aba1",
        "baa2",
        "aab1",
        "aaa2",
    ]


def test_whoever_comes_later_with_one_waits_one_round() -> None:
    queue = filled(*(f"ab{table}1" for table in "abcdefgh"))
    queue.pop()
    queue.put(("a", "c", "x"), "acx1")  # another browser at the same address
    queue.put(("b", "b", "x"), "bbx1")  # another address
    assert order(queue)[:4] == ["abb1", "bbx1", "acx1", "abc1"]


def test_many_names_at_one_address_have_one_share() -> None:
    queue = filled(*(f"a{browser}x1" for browser in "abcdefgh"))
    queue.put(("b", "b", "x"), "bbx1")
    assert order(queue)[:2] == ["aax1", "bbx1"]


def test_how_many_come_before() -> None:
    rng = random.Random(5)
    for _ in range(200):
        things = {
            "".join(rng.choice("abc") for _ in range(3)) + str(n): n for n in range(rng.randrange(1, 25))
        }
        queue = filled(*things)
        for _ in range(rng.randrange(len(queue))):
            queue.pop()
        said = {thing: queue.ahead(thing) for thing in things}
        for place, thing in enumerate(order(queue)):
            assert said[thing] == place
    assert queue.ahead("never") == 0


def test_what_is_taken_out_is_gone() -> None:
    queue = filled("aaa1", "aaa2", "aba1", "baa1")
    assert queue.remove("aba1")
    assert not queue.remove("aba1")
    assert len(queue) == 3
    assert order(queue) == ["aaa1", "baa1", "aaa2"]


def test_when_it_is_full_whoever_has_most_gives_way() -> None:
    queue = filled("aaa1", "aba1", "aba2", "baa1", most=4)
    with pytest.raises(Full):
        queue.put(("a", "z", "z"), "azz1")
    assert queue.put(("c", "a", "a"), "caa1") == "aba2"
    assert queue.put(("d", "a", "a"), "daa1") in ("aba1", "aaa1")
    assert len(queue) == 4
    for address in "abcde":  # nobody has more than another now, and nobody loses their only one
        with pytest.raises(Full):
            queue.put((address, "x", "x"), "more")
