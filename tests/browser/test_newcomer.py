"""Somebody who knows nothing and follows only the screen learns the game and plays a first one, in each language."""

from __future__ import annotations

from collections import Counter

import pytest
from effort import LONG
from playwright.sync_api import expect

from reefencounter.messages.compiler.catalogue import languages

from .axe import serious
from .conftest import OpenPage
from .learner import FURTHER, NINE
from .newcomer import Newcomer
from .second_learner import SecondLearner
from .words import any_of, words_of

SHORT = {"en": ["feed", "collect", "tide"], "cs": ["guard"]}  # lessons by language


@pytest.mark.parametrize("language", languages() if LONG else SHORT)
def test_lessons_and_a_first_game(open_page: OpenPage, language: str) -> None:
    hand = open_page("/learn", locale=language, tips=True)
    page, words = hand.page, words_of(language)
    newcomer = Newcomer(hand, words)
    lessons = [*NINE] if LONG else SHORT[language]
    for number, lesson in enumerate(lessons, 1):
        title = words.say(f"lesson.{lesson}.title")
        link = page.get_by_role("link").filter(has=page.get_by_text(title, exact=True))
        link.click()
        newcomer.finish_lesson()
        page.get_by_role("link", name=words.say("lesson.all")).first.click()
        expect(link).to_contain_text(words.say("learn.done"))
        expect(page.get_by_text(words.say("learn.done_of", done=number, all=len(NINE)))).to_be_visible()
    newcomer.begin()
    if LONG:
        assert newcomer.play()
        end = page.get_by_role("dialog", name=words.say("ending.title"))
        expect(end.get_by_role("heading", name=words.say("guide.closing"))).to_be_visible()
        expect(end).to_contain_text(words.say("guide.along"))
        assert serious(hand) == []
        end.get_by_role("link", name=any_of([words.say("guide.lesson", title="")], whole=False)).click()
        expect(page.locator(".task h1")).to_be_visible()
    else:
        newcomer.play(turns=3)  # the set-up is the first
        expect(page.get_by_role("region", name=words.say("table.actions"))).to_be_visible()
    assert words.say("guide.setup") in newcomer.heard[0]
    assert words.say("guide.first_turn") in newcomer.heard[1]
    assert newcomer.commented
    for said, times in Counter(newcomer.heard).items():
        assert times <= (3 if words.say("guide.collect") in said else 1), said


@pytest.mark.parametrize("language", languages() if LONG else ["it"])
def test_lessons_for_those_who_know_the_game(open_page: OpenPage, language: str) -> None:
    page, words = open_page("/learn", locale=language).page, words_of(language)
    expect(page.get_by_role("heading", name=words.say("learn.more"))).to_be_visible()
    for lesson in FURTHER if LONG else ["tiles"]:
        title = words.say(f"lesson.{lesson}.title")
        link = page.get_by_role("link").filter(has=page.get_by_text(title, exact=True))
        link.click()
        SecondLearner(page, words).finish_lesson()
        page.goto("/learn")  # what is done is known to the server
        expect(link).to_contain_text(words.say("learn.done"))
