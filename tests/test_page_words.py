"""Whatever the page shows has its words with it: what is loaded asks for the topics of all that it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from reefencounter.messages.compiler.catalogue import read
from reefencounter.messages.compiler.typescript import ALWAYS

WEB = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = Path(__file__).parents[1] / "src" / "reefencounter" / "messages" / "catalogues"
TOPICS = {id: topic for topic, ids in read("en").page().items() for id in ids}
STATIC = re.compile(r"^\s*(?:import|export)(?! type)[^;'\"]*?from '(\.(?!/compiled)[^']+)'", re.MULTILINE)
LAZY = re.compile(r"(withWords\(\s*)?import\('(\.[^']+)'\)((?:,\s*'\w+')*)")
PAGES = WEB / "pages.ts"
ASKED = re.compile(r"(?:(\w+): page\('[^']+', |FIRST_WORDS: \S+ = )\[(.*?)\]")


def found(importer: Path, name: str) -> Path:
    """The file of a module as it is named in another."""
    path = (importer.parent / name).resolve()
    for ending in ("", ".ts", ".svelte.ts", ".svelte", "/index.ts"):
        if (file := Path(f"{path}{ending}")).is_file():
            return file
    raise AssertionError(f"{importer.relative_to(WEB)} imports {name}, which is nowhere")


@cache
def source(module: Path) -> str:
    """Without its comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", module.read_text(encoding="utf-8"), flags=re.DOTALL)


@cache
def together(module: Path) -> frozenset[Path]:
    """A module and all that come with it. The list of pages is looked at by itself."""
    seen, coming = {module}, [module]
    while coming:
        importer = coming.pop()
        for name in STATIC.findall(source(importer)):
            file = found(importer, name)
            if file not in seen and file.suffix in (".ts", ".svelte"):
                seen.add(file)
                coming.append(file)
    return frozenset(seen - {PAGES})


@cache
def lacking(module: Path, there: frozenset[str]) -> frozenset[str]:
    """What a module and all that it loads say without having asked for the words."""
    told: set[str] = set()
    for part in together(module):
        said = {id for id in re.findall(r"'([a-z_]+\.\w+)'", source(part)) if id in TOPICS}
        told |= {f"{id} in {part.relative_to(WEB)}" for id in said if TOPICS[id] not in there}
        for asks, name, topics in LAZY.findall(source(part)):
            more = set(re.findall(r"\w+", topics)) if asks else set()
            told |= lacking(found(part, name), there | more)
    return frozenset(told)


def test_everything_that_is_loaded_asks_for_its_words() -> None:
    listed = ASKED.findall(source(PAGES))
    topics = {name or "home": set(re.findall(r"'(\w+)'", words)) for name, words in listed}
    pages = {page: topics.pop(page.stem.lower()) for page in (WEB / "pages").iterdir()}
    assert topics == {}
    for page, there in {**pages, WEB / "App.svelte": set[str]()}.items():
        assert lacking(page, frozenset({ALWAYS, *there})) == set(), page.name


def test_the_table_speaks_of_no_mouse() -> None:
    """What is asked can be answered by a finger and by keys as well."""
    english = CATALOGUES / "en"
    for file in (
        "prompts",
        "previews",
        "actions",
        "hints",
        "page/table",
        "page/second_kind",
        "page/hint_panel",
    ):
        text = (english / f"{file}.ftl").read_text(encoding="utf-8")
        assert re.findall(r"(?i)\b(?:click\w*|tap\w*|hover\w*|point at|mouse)\b", text) == [], file
