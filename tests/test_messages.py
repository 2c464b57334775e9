"""Messages are data: every id has words, every entry is used, and no code reads the words."""

import ast
import json
import pickle
import random
import re
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import reefencounter
from reefencounter import Game, IllegalAction, decks
from reefencounter.bots import base as bots
from reefencounter.engine.components import CORAL_TILES
from reefencounter.engine.errors import InvalidRules, InvalidState, ReefError, refused
from reefencounter.engine.position import Position
from reefencounter.messages import Message, runtime
from reefencounter.messages.catalogue import messages
from reefencounter.messages.compiler.catalogue import read
from reefencounter.messages.compiler.fluent import Pattern, Select
from reefencounter.messages.schema import schema
from reefencounter.messages.words import english, speaker
from reefencounter.record import IllegalMove, InvalidRecord
from reefencounter.rules import Rules
from reefencounter.server.scene import choices, scene, step
from reefencounter.server.scene.spoken import _told as said_before
from reefencounter.server.scene.ten import _told as ten_before
from reefencounter.server.schemas import Seat
from reefencounter.telling.listener import _listener

SOURCES = Path(reefencounter.__file__).parent
CATALOGUE, ENGLISH = messages("en"), read("en")
COMPILED = SOURCES / "messages" / "compiled"
ERRORS = {
    "ReefError",
    "InvalidRules",
    "InvalidState",
    "InvalidRecord",
    "InvalidDeck",
    "BotError",
    "FileTrouble",
}
ERRORS |= {"AlreadyThere", "BadCommandLine", "MissingExtra"}
SAYING = {
    "Message",
    "refused",
    "renamed",
    "said",
    "words",
    *ERRORS,
}  # calls whose first argument is an id


def code() -> Iterator[tuple[Path, ast.Module]]:
    """All sources but the compiled catalogues."""
    for path in sorted(SOURCES.rglob("*.py")):
        if COMPILED not in path.parents:
            yield path, ast.parse(path.read_text())


def texts(tree: ast.AST) -> Iterator[str]:
    """The texts that stand in a source as they are; words in one text that is split count one by one."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield from node.value.split(" ")


def test_every_id_has_words() -> None:
    for path, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                named = isinstance(node.func, ast.Name)
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                called = (
                    "" if called == "words" and not named else called
                )  # a strip of a picture writes words
                first = node.args[0]
                assert called not in SAYING or not isinstance(first, ast.JoinedStr), (
                    f"{path.name}:{node.lineno}"
                )
                if called in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    assert first.value in CATALOGUE, f"{path.name}:{node.lineno} says {first.value!r}"


def test_every_message_is_given_the_arguments_that_it_needs() -> None:
    needed = schema()
    for path, tree in code():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            given = {keyword.arg for keyword in node.keywords}
            passes_on = called == "renamed" or None in given  # arguments of another message
            if called in SAYING and node.args[0].value in needed and not passes_on:
                lacking = set(needed[node.args[0].value]) - given
                assert not lacking, f"{path.name}:{node.lineno} gives no {lacking}"


def test_every_entry_is_used() -> None:
    used = {text for _, tree in code() for text in texts(tree)}
    measured = json.loads((SOURCES / "bots" / "strength.json").read_text())
    used |= {told["id"] for strength in measured.values() for told in strength}
    made = {
        "lessons",
        "diagrams",
        "cards",
        "language",
    }  # ids made of those of tasks and cards; read by the compiler
    assert {id for id in CATALOGUE if ENGLISH.topics[id] not in made} - used == set()


def test_ids_are_plain_words() -> None:
    letters = set(string.ascii_lowercase + string.digits + "._")
    assert all(set(id) <= letters for id in CATALOGUE)


def test_coral_tiles_are_called_by_their_colours() -> None:  # R1.7
    assert [{*pair} for pair in runtime.CORAL_TILES] == [{tile.strong, tile.weak} for tile in CORAL_TILES]


def test_a_message_is_a_value() -> None:
    one = Message("promise.place", "S6.1", tiles=["rock", "water"])
    same = Message("promise.place", "S6.1", tiles=("rock", "water"))
    assert one == same
    assert hash(one) == hash(same)
    assert one != same.replaced(tiles=("rock",))
    assert pickle.loads(pickle.dumps(one)) == one
    assert json.loads(json.dumps(one.to_json())) == {
        "id": "promise.place",
        "clause": "S6.1",
        "arguments": {"tiles": ["rock", "water"]},
    }
    nested = Message("log.moves", player=0, items=[Message("log.move", origin="1d3", goal=None)])
    assert Message.from_json(json.loads(json.dumps(nested.to_json()))) == nested
    with pytest.raises(AttributeError):
        one.id = "over"
    with pytest.raises(AttributeError):
        del one.clause


@pytest.mark.parametrize(
    "error",
    [
        refused("lay.not_stronger", "R5.1", colour="Y", target="W"),
        IllegalMove(3, Message("lay.not_stronger", "R5.1", colour="Y", target="W")),
    ],
)
def test_a_refusal_is_told_to_programs_and_to_people(error: IllegalAction) -> None:
    for one in (error, pickle.loads(pickle.dumps(error))):
        assert (one.code, one.clause) == ("lay.not_stronger", "R5.1")
        assert one.arguments == {"colour": "Y", "target": "W"}
        assert one.reason.endswith("Yellow is not stronger than white now.")
        assert str(one) == f"{one.reason} (R5.1)"
        if isinstance(one, IllegalMove):
            assert (one.index, one.reason[:8]) == (3, "move 3: ")


@pytest.mark.parametrize(
    ("wrong", "kind", "code", "says"),
    [
        (lambda: Rules(players=5), InvalidRules, "rules.players", "players must be 2, 3 or 4, not 5"),
        (lambda: Game.load({}), InvalidState, "shape.no_key", "state has no 'format'"),
        (lambda: Game.replay([]), InvalidRecord, "record.object", "a record must be an object"),
        (lambda: decks.read(1), decks.InvalidDeck, "deck.object", "a deck is an object"),
        (lambda: Position.from_bytes(b""), InvalidState, "position.size", "not a position"),
        (lambda: bots.make("nobody"), bots.BotError, "bot.unknown", "there is no bot 'nobody'"),
    ],
)
def test_every_error_is_told_to_programs_and_to_people(
    wrong: Callable[[], object], kind: type[ReefError], code: str, says: str
) -> None:
    with pytest.raises(kind, match=says) as caught:
        wrong()
    again = pickle.loads(pickle.dumps(caught.value))
    for error in (caught.value, again):
        assert type(error) is kind
        assert error.code == code
        assert error.message == Message(code, error.clause or None, **error.arguments)
        assert str(error).startswith(error.reason)


def test_words_of_others_stand_for_themselves() -> None:
    error = bots.BotError("has no mind for this.")
    assert (error.code, str(error)) == ("as_it_is", "has no mind for this.")


def test_without_a_listener_players_have_numbers_and_cards_their_ids() -> None:
    assert english(Message("card.because", card="six_pack", because=Message("over"))) == (
        "Six Pack: The game is over."
    )


# No code reads words

WORDS = {"reason", "why", "label", "hint", "title", "verdict", "words"}  # fields of people's words
READING = set(
    "startswith endswith partition rpartition split rsplit replace find index count removeprefix".split()
)


def test_no_code_reads_words() -> None:
    for path, tree in code():
        if path.parent.name == "terminal":  # a door that is words through and through: it prints them
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare):
                read = [node.left, *node.comparators]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                read = [node.func.value] if node.func.attr in READING else []
            else:
                continue
            found = [one.attr for one in read if isinstance(one, ast.Attribute) and one.attr in WORDS]
            assert not found, f"{path.name}:{node.lineno} reads {found[0]}"


SAID = {"reason", "why", "label", "hint", "title", "verdict", "text", "effects"}  # in a scene


def split_up(told: Any) -> tuple[Any, list[str]]:
    """What a page is sent without its words, and the words."""
    words: list[str] = []

    def bare(value: Any) -> Any:
        if isinstance(value, list):
            return [bare(one) for one in value]
        if not isinstance(value, dict):
            return value
        for name in SAID & set(value):
            words.extend(value[name] if isinstance(value[name], list) else [value[name] or ""])
        return {name: bare(one) for name, one in value.items() if name not in SAID}

    return bare(told), words


@pytest.mark.parametrize("rules", [Rules(players=3), Rules(players=2, second_kind=True)])
def test_with_other_words_a_page_is_sent_the_same(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = list(_played(rules))
    catalogue = messages("en")  # as it is now: tests of other languages have it read anew
    for id in catalogue:
        monkeypatch.setitem(catalogue, id, id)
    for (told, words), (same, scrambled) in zip(plain, _played(rules), strict=True):
        assert told == same
        assert len(words) == len(scrambled)
        assert {id for text in scrambled for id in text.split()} <= set(CATALOGUE)


def forget_words() -> None:
    """What was said to a page before is remembered; other words need to be said anew."""
    choices._choices.cache_clear()
    said_before.cache_clear()
    ten_before.cache_clear()
    _listener.cache_clear()


def _played(rules: Rules) -> Iterator[tuple[Any, list[str]]]:
    """Scenes and steps of a game that is always the same."""
    forget_words()
    game, chance = Game(rules, seed=5), random.Random(5)
    names = [f"Player {seat}" for seat in range(rules.players)]
    seats = [Seat(seat, "person", name, None, True) for seat, name in enumerate(names)]
    for number in range(90):
        seat = next((seat for seat in range(rules.players) if game.legal(seat)), game.actor)
        seat = seat if game.phase == "setup" else game.actor
        shown = scene(game, seat=seat, number=number, seats=seats, open=False, memory_aid=True)
        yield split_up(msgspec.to_builtins(shown))
        actions = game.legal(seat)
        kind = chance.choice(sorted({action.split(" ")[0] for action in actions}))
        before = game.position
        game.play(chance.choice([each for each in actions if each.split(" ")[0] == kind]), player=seat)
        done = step(
            before, game.moves[-1], game.position, number=number, seat=0, names=names, everything=False
        )
        yield split_up(msgspec.to_builtins(done))
    forget_words()


def test_whoever_acts_is_spoken_to_or_spoken_of() -> None:
    shrimps = Message("shrimp.none_left")
    assert speaker(["Ada", "Ben"], 1).one(shrimps) == "You have no unplayed shrimp behind your screen."
    assert english(shrimps) == speaker(["Ada", "Ben"], 1).one(shrimps)
    observed = speaker(["Ada", "Ben"], actor=1)
    assert observed.one(shrimps) == "Ben has no unplayed shrimp behind their screen."
    assert observed.one(Message("prompt.feed")) == "Ben puts a tile into the fish"


OBSERVED = {"refusals", "actions", "previews", "prompts"}


def said_of_others(pattern: Pattern) -> Iterator[str]:
    """The words of a message but those to a player who is spoken to."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Select):
            for key, variant in part.variants:
                if key != "you":
                    yield from said_of_others(variant)


@pytest.mark.parametrize("id", [id for id, topic in ENGLISH.topics.items() if topic in OBSERVED])
def test_nobody_is_you_where_one_acts_for_all(id: str) -> None:
    words = " ".join(said_of_others(ENGLISH.messages[id]))
    assert not re.search(r"\byou(rs?)?\b", words, re.IGNORECASE), words
