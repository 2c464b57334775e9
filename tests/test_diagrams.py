"""The diagrams of the rulebook: each shows what its clause says, as the engine plays it, in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import JSON, Browser, served

from reefencounter import rulebook
from reefencounter.engine.errors import IllegalAction
from reefencounter.lessons.diagrams import Diagram, diagram, diagrams
from reefencounter.messages.catalogue import languages
from reefencounter.messages.words import reading, say

ALL = list(diagrams().values())

# What can be tried on each: actions, and the clause that refuses the last of them (none: it is done).
TRIES: dict[str, list[tuple[list[str], str | None]]] = {
    "joining": [
        (["lay 1d5"], "R4.6"),
        (["lay 1e4"], "R4.6"),
        (["move 1f5 off", "lay 1d5"], None),
    ],
    "attack": [(["lay 1d2"], "R5.1"), (["lay 1f2", "lay 1d2"], None)],
    "protection": [(["move 1c5 1b6", "move 1b6 1a5", "move 1a5 1c5"], None)],
    "split": [(["lay 1f4"], "R5.3"), (["lay 1e4"], None)],
    "growth": [(["lay 1e4"], None), (["lay 1b1", "lay 1d5"], None)],
    "no_growth": [(["lay 1e4"], None)],
    "shrimps": [(["shrimp 1e3"], None), (["shrimp 1d1"], "R7.3"), (["shrimp 1e3", "shrimp 1d5"], "R7.3")],
    "tide": [(["alga W blue sea", "alga W red sea"], None), (["alga W blue 3"], "R8.5")],
    "lock": [(["alga W blue 3", "alga W red 2"], None), (["alga W blue 1"], "R8.5")],
    "collecting": [(["take W", "take Y", "take W"], None)],
    "eating": [(["eat 1e3", "eat 1b4"], None), (["eat 1d6"], "R10.1")],
    "final_round": [(["eat 1b4"], "R11.2"), (["eat 1e3"], None), (["pass"], None)],
    "crown": [(["crown 1d5 1d4", "flee 1d4 1c4"], None), (["crown 1d5 1c5"], "S3.2")],
    "half_tile": [(["lay 1f2"], "R4.6"), (["lay 1f2 Yh:se"], None)],
    "reef_tiles": [(["place rock 1c1"], None), (["place water 1d3"], "S6.2")],
}
TOLD = {  # by what was tried: what is to be seen then
    ("protection", "move 1c5 1b6"): ["Protected: b5, b6, c6.", "Not protected: c4, a5, c5, d5."],
    ("protection", "move 1c5 1d4"): ["No shrimp stands on a coral: nothing is protected."],
    ("joining", "move 1f5 off"): ["No cell would join two pink corals that carry a shrimp each."],
    ("attack", "lay 1f2"): ["White can take: d2."],
    ("split", "lay 1e4"): ["White can take: d4.", "Protected: f4, g4.", "Nothing of it can be attacked."],
    ("tide", "alga W blue sea"): [
        "A polyp is worth: white 3, yellow 3, orange 3, pink 3, grey 3.",
        "In your fish: 3 polyps, 9 points.",
    ],
    ("eating", "eat 1e3"): ["In your fish: 5 polyps, 15 points."],
    ("final_round", "eat 1e3"): ["In your fish: 2 polyps, 6 points."],
}


def test_the_rulebook_has_diagrams_where_they_help() -> None:
    assert len(ALL) >= 8
    assert TRIES.keys() == diagrams().keys()
    assert {clause for each in ALL for clause in each.clauses} <= rulebook.clauses().keys()


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_the_engine_says_what_can_be_done(one: Diagram) -> None:
    for actions, clause in TRIES[one.id]:
        game = one.game()
        *first, last = actions
        for action in first:
            assert action in one.offered(game)
            game = one.play(game, action).game
        if clause is None:
            assert last in one.offered(game)
            one.play(game, last)
        else:
            with pytest.raises(IllegalAction) as refused:
                one.play(game, last)
            assert refused.value.clause == clause


@pytest.mark.parametrize(("id", "action"), TOLD)
def test_a_diagram_tells_what_is_to_be_seen(id: str, action: str) -> None:
    one = diagram(id)
    game = one.play(one.game(), action).game
    assert [say(message) for message in one.told(game)] == TOLD[id, action]


@pytest.mark.parametrize("language", languages())
def test_a_diagram_speaks_every_language(language: str) -> None:
    with reading(language):
        for one in ALL:
            assert all(say(message) for message in (one.about(), *one.told(one.game())))


# Over HTTP


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with served(tmp_path_factory.mktemp("diagrams") / "data") as server:
        yield server.browser()


def tried(browser: Browser, id: str, *played: str, action: str | None = None, status: int = 200) -> JSON:
    return browser.post(f"/api/diagrams/{id}", {"played": [*played], "action": action}, status)


def test_the_book_names_diagrams_and_rulings(browser: Browser) -> None:
    found = {clause["name"]: clause for chapter in browser.get("/api/rules") for clause in chapter["clauses"]}
    assert found["R5.3"]["diagram"] == "protection"
    assert [ruling["ruling"] for ruling in found["R7.3"]["rulings"]] == [
        "No coral ever has two shrimps (R7.3)."
    ]
    assert len(found["R14"]["rulings"]) == len(rulebook.rulings())
    assert "\n" not in found["R14"]["text"]


def test_a_try_is_answered_and_nothing_is_kept(browser: Browser) -> None:
    first = tried(browser, "protection")
    assert first["scene"]["choices"]["actions"]
    assert (first["played"], first["step"]) == ([], None)
    moved = tried(browser, "protection", action="move 1c5 1b6")
    assert moved["played"] == ["move 1c5 1b6"]
    assert moved["step"]["action"] == "move 1c5 1b6"
    assert moved["scene"]["boards"][0]["protected"] == ["1b5", "1b6", "1c6"]
    again = tried(browser, "protection", "move 1c5 1b6", action="move 1b6 1b5")
    assert again["scene"]["choices"]["undo"]
    assert tried(browser, "protection")["scene"] == first["scene"]


def test_what_the_rules_forbid_is_refused_with_its_clause(browser: Browser) -> None:
    now = tried(browser, "attack", action="lay 1d2")
    assert now["refused"]["clause"] == "R5.1"
    assert now["refused"]["says"]["words"]
    assert (now["played"], now["step"]) == ([], None)
    assert tried(browser, "attack", "lay 1d2", status=422)["clause"] == "R5.1"
    assert tried(browser, "nothing", status=404)["message"]["id"] == "diagram.none"
    assert tried(browser, "attack", *["lay 1f2"] * 61, status=400)["reason"]
