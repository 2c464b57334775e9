"""The page in a language that nobody speaks: every word on it is of a catalogue, and fits although it is long."""

from __future__ import annotations

import calendar
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pseudo
import pytest
from effort import LONG
from playwright.sync_api import expect
from serving import Server, served

from reefencounter import lessons, puzzles
from reefencounter.messages.compiler.catalogue import read
from reefencounter.messages.compiler.typescript import write

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .reader import Reader

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
LANGUAGES = """
import pathlib, reefencounter.messages.catalogue as catalogue, reefencounter.server.web.page_files as page_files
catalogue.SOURCES, catalogue.COMPILED = pathlib.Path({sources!r}), pathlib.Path({compiled!r})
page_files.Page.__init__.__defaults__ = (pathlib.Path({page!r}),)
"""
KEPT = set("Reef Encounter Ada Richard Breese reef Blenny Conger Dory Elver English".split())
KEPT |= set("bafiko dumela tisoru Chrome Linux".split())  # a code as an example, a browser as it calls itself
KEPT |= {*calendar.month_name, *calendar.day_name}  # the browser's own, for a language that it does not know
KEPT |= {word for code in re.findall(r"`[^`\n]+`", RULES.read_text()) for word in re.findall(r"\w+", code)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server and a page that know English and one language more, whose folder is all that was added."""
    folder = tmp_path_factory.mktemp("languages")
    catalogues = pseudo.make(folder / "catalogues")
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "compiled"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write([read(language, catalogues) for language in ("en", "xx")], web / "src" / "messages" / "compiled")
    node = (Path(sys.prefix) / "node").read_text().strip()
    build = [
        str(Path(node) / "node"),
        "node_modules/vite/bin/vite.js",
        "build",
        "--outDir",
        str(folder / "page"),
    ]
    subprocess.run(
        build,
        cwd=web,
        check=True,
        env={**os.environ, "PATH": f"{node}:{os.environ['PATH']}"},
        capture_output=True,
    )
    flaw = LANGUAGES.format(
        sources=str(catalogues), compiled=str(folder / "compiled"), page=str(folder / "page")
    )
    with served(folder / "data", "--window", "60", flaw=flaw) as running:
        yield running


def plain(texts: list[str]) -> list[str]:
    """Words that are in no catalogue: those with plain letters."""
    return sorted({word for text in texts for word in re.findall(r"\b[A-Za-z]{3,}\b", text)} - KEPT)


@pytest.fixture
def reader(open_page: OpenPage, server: Server, request: pytest.FixtureRequest) -> Reader:
    hand = open_page("/", viewport=request.param, extra_http_headers={"Accept-Language": "xx"})
    hand.page.request.patch("/api/me", data={"name": "Ada"})
    hand.catalogue = read("xx", server.data.parent / "catalogues")
    return Reader(hand, plain)


SIZES = pytest.mark.parametrize("reader", [DESK, PHONE], ids=["desk", "phone"], indirect=True)


@SIZES
def test_all_pages(reader: Reader) -> None:
    reader.pages()
    assert reader.wrong == {}


@SIZES
@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second_kind"])
def test_a_game(reader: Reader, second_kind: bool) -> None:
    reader.game(second_kind=second_kind)
    assert reader.wrong == {}


TASKS = [
    f"/lesson/{lesson.id}?task={n}"
    for course in lessons.COURSES
    for lesson in lessons.course(course)
    for n, _ in enumerate(lesson.tasks, 1)
]
PUZZLES = [f"/puzzle/{id}" for id in puzzles.all_puzzles()]


@SIZES
def test_tasks_and_puzzles(reader: Reader) -> None:
    page = reader.hand.page
    for path in [*TASKS, *PUZZLES] if LONG else [TASKS[-3], PUZZLES[-1]]:
        page.goto(path)
        expect(page.get_by_role("grid").or_(page.locator("svg.board")).first).to_be_visible()
        reader.look(path)
        found = [each for each in serious(reader.hand) if "lang attribute" not in each]  # nobody speaks it
        if found:
            reader.wrong[path] = [*reader.wrong.get(path, []), *found]
    assert reader.wrong == {}
