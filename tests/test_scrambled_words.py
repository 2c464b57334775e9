"""With other words in the catalogue nothing English is left: at the terminal, in help, in pictures.

What stands between the words stays: the notation, names of people and of cards, names of options.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from html import unescape
from pathlib import Path

import pytest

from reefencounter import Game, decks
from reefencounter.cli import COMMANDS, main
from reefencounter.messages.catalogue import messages
from reefencounter.rl.pettingzoo import env
from reefencounter.terminal import commands
from reefencounter.terminal.console import Console
from reefencounter.terminal.desk import Desk
from reefencounter.terminal.questions import EXAMPLES
from reefencounter.terminal.seats import Bots, Seat
from reefencounter.terminal.session import Session

NAMES = ["Ada", "Ben"]
SCRAMBLED = re.compile(r"⟦[^⟧\s]*[⟧~…]")  # a long line is cut
WORD = re.compile(r"[A-Za-z]{3,}")
LETTERS = re.compile(r"\b[WYOPGwyopg]+b?\b")  # of colours, and of a tile with a shrimp behind it
NOTATION = {word for texts in EXAMPLES.values() for text in texts for word in WORD.findall(text)}
NOTATION |= {"plain", "off", "done", "rock", "water", "crown", "blue", "green", "purple", "red", "sea"}


@pytest.fixture(autouse=True)
def scrambled(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = messages("en")  # as it is now: tests of other languages have it read anew
    for id in catalogue:
        monkeypatch.setitem(catalogue, id, f"⟦{id}⟧")


def left(text: str, allowed: Iterable[str] = ()) -> set[str]:
    """The words that are of no catalogue."""
    return (
        set(WORD.findall(LETTERS.sub(" ", SCRAMBLED.sub(" ", text)))) - NOTATION - set(NAMES) - set(allowed)
    )


class Typist(Console):
    """Types every command, then plays at random until the game is over; keeps all that is shown."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__(colour=False, pauses=False)
        self.interactive = False
        self.typed, self.shown = typed, list[str]()
        self.chance = random.Random(4)
        self.actions: set[str] = set()

    def show(self, lines: Iterable[str]) -> None:
        self.shown += lines

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        assert len(self.shown) < 100_000, prompt
        if prompt != "> ":
            return "" if "desk.over" in prompt or "session.curtain" in prompt else "y"
        if self.typed:
            return self.typed.pop(0)
        self.actions |= set(self.completions)
        kind = self.chance.choice(sorted({action.split(" ")[0] for action in self.completions}))
        action = self.chance.choice([each for each in self.completions if each.split(" ")[0] == kind])
        words = action.split(" ")
        self.typed = words[1:]  # at the questions that follow
        return words[0] if len(words) > 1 and kind not in ("lay", "choose") else self._whole(action)

    def _whole(self, action: str) -> str:
        self.typed = []
        return action


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_game_at_the_terminal(second_kind: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = Game(players=2, seed=5, second_kind=second_kind, names=NAMES)
    asked = [
        "?",
        "corals",
        "cards",
        "score",
        "log",
        "undo",
        "board",
        "save",
        "load",
        "load nowhere",
        "9",
        "3",
    ]
    typist = Typist([*asked, "take W", "xyz", "lay 1a1", "? nonsense"])
    session = Session(game, [Seat(name, bot=False) for name in NAMES], typist, Bots("random", 1))
    Desk(session).run()
    assert game.over
    allowed = {word for action in typist.actions for word in WORD.findall(action)} | {
        *commands.COMMANDS,
        "FILE",
    }
    allowed |= {word for card in decks.by_id(decks.DEFAULT).cards for word in WORD.findall(card["name"])}
    assert left("\n".join(typist.shown), allowed) == set()


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"] if command else ["--help"]) == 0
    told = capsys.readouterr().out
    assert "⟦help.usage⟧" in told
    told = re.sub(r"^  (reef|echo) .*?(?=   |$)", "", told, flags=re.M)  # examples
    told = re.sub(r"--?[\w-]+|\{[\w,]+\}|\b[A-Z]+\b|NAME=BOT|A,B", "", told)  # options and what they take
    assert (
        left(told, ["reef", *COMMANDS, *"text state view svg actions light dark play keep toy full".split()])
        == set()
    )


def test_reef_alone_and_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    lines = re.sub(r"^  reef .*?  ", "", capsys.readouterr().out, flags=re.M)
    assert (
        left(re.sub(r"reef play --second-kind|reef arena planner greedy random", "", lines), ["reef"])
        == set()
    )
    assert main(["--version"]) == 0
    assert left(capsys.readouterr().out) == set()


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_picture(second_kind: bool) -> None:
    game, chance = Game(players=2, seed=2, second_kind=second_kind, names=NAMES), random.Random(2)
    for _ in range(60):
        game.play(chance.choice(game.legal()))
    picture = re.sub(r"<style>.*?</style>", "", game.svg(), flags=re.S)
    cards = [word for card in decks.by_id(decks.DEFAULT).cards for word in WORD.findall(card["name"])]
    assert left(unescape(re.sub(r"<[^>]*>", "\n", picture)), cards) == set()


@pytest.mark.parametrize("second_kind", [False, True])
def test_the_table_in_letters(second_kind: bool) -> None:
    game, chance = Game(players=2, seed=2, second_kind=second_kind, names=NAMES), random.Random(2)
    for _ in range(60):
        game.play(chance.choice(game.legal()))
    cards = [word for card in decks.by_id(decks.DEFAULT).cards for word in WORD.findall(card["id"])]
    assert left(str(game), cards) == set()
    around = env(second_kind=second_kind, render_mode="ansi")
    around.reset(seed=2)
    for _ in range(200):
        around.step(chance.choice(around.legal()))
        assert left(str(around.render()), [*cards, "lift", "from"]) == set()
