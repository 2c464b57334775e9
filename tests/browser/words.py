"""The words of one language, those of the page and those of the server: all that somebody who reads it can read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any

from reefencounter.decks import DEFAULT, by_id
from reefencounter.decks.words import in_words
from reefencounter.messages import Message, Value
from reefencounter.messages.compiler.catalogue import PAGE, read
from reefencounter.messages.compiler.python import module
from reefencounter.messages.speaker import Speaker
from reefencounter.messages.words import reading


class Words:
    """Says any message as it stands on the screen."""

    def __init__(self, language: str) -> None:
        catalogue = read(language)
        topics = {id: topic.removeprefix(f"{PAGE}/") for id, topic in catalogue.topics.items()}
        made: dict[str, Any] = {}
        exec(module(replace(catalogue, topics=topics)), made)
        with reading(language):
            cards = {card["id"]: card for card in in_words(by_id(DEFAULT)).cards}
        self.language, self.cards = language, [*cards]
        self._speaker = Speaker(language, cards=cards)
        self._speaker.messages = made["MESSAGES"]

    def say(self, id: str, /, **arguments: Value | Sequence[Value]) -> str:
        """A message in words."""
        return self._speaker.say(Message(id, **arguments))

    def collecting(self, colour: str) -> str:
        """How the name of a space of the sea begins, whatever lies on it."""
        names = [self.say("table.collect_space", space=colour, tiles=tiles) for tiles in ([], ["W"])]
        same = takewhile(lambda pair: pair[0] == pair[1], zip(*names, strict=False))
        return "".join(letter for letter, _ in same)


@cache
def words_of(language: str) -> Words:
    return Words(language)


def any_of(texts: Iterable[str], whole: bool = True) -> re.Pattern[str]:
    """One of these, as the name of a button, or as that with which it begins."""
    words = "|".join(r"\s+".join(map(re.escape, text.split())) for text in texts)  # some spaces do not break
    words = words.replace("/", r"\/")  # which ends a pattern in the page
    return re.compile(f"^(?:{words})" + ("$" if whole else ""))
