"""Messages are data: every id has words, every entry is used, and no code reads the words."""

import ast
import json
import pickle
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import reefencounter
from reefencounter import IllegalAction
from reefencounter.engine.errors import refused
from reefencounter.messages import Message
from reefencounter.messages.english import CATALOGUE, PARTS, english
from reefencounter.messages.english.speaker import FORMS, parts
from reefencounter.record import IllegalMove

SOURCES = Path(reefencounter.__file__).parent
ENGLISH = SOURCES / "messages" / "english"
SAYING = {"Message", "refused", "renamed"}  # calls whose first argument is an id


def code() -> Iterator[tuple[Path, ast.Module]]:
    """All sources but the catalogue."""
    for path in sorted(SOURCES.rglob("*.py")):
        if ENGLISH not in path.parents:
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
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                first = node.args[0]
                if called in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    assert first.value in CATALOGUE, f"{path.name}:{node.lineno} says {first.value!r}"


def test_every_entry_is_used() -> None:
    used = {text for _, tree in code() for text in texts(tree)}
    used |= {text for path in ENGLISH.glob("*.py") for text in _said_inside(path)}
    assert set(CATALOGUE) - used == set()


def _said_inside(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
            yield from (str(first.value) for first in node.args[:1] if isinstance(first, ast.Constant))


def test_no_id_stands_twice() -> None:
    assert sum(map(len, PARTS)) == len(CATALOGUE)


def test_ids_are_plain_words() -> None:
    letters = set(string.ascii_lowercase + string.digits + "._")
    assert all(set(id) <= letters for id in CATALOGUE)


@pytest.mark.parametrize("id", [id for id, entry in CATALOGUE.items() if isinstance(entry, str)])
def test_templates_are_well_formed(id: str) -> None:
    entry = CATALOGUE[id]
    assert isinstance(entry, str)
    for part in parts(entry):
        if not isinstance(part, str):
            name, _, form = part
            kind, *choices = form.split("|")
            assert name.isidentifier()
            assert len(choices) == 2 if choices else not kind or kind in FORMS, form


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


def test_without_a_listener_players_have_numbers_and_cards_their_ids() -> None:
    assert english(Message("card.because", card="six_pack", because=Message("over"))) == (
        "Six Pack: The game is over."
    )
