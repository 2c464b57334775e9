"""Every language says every message, with the same arguments and in words of its own."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pseudo
import pytest
from fluent import syntax
from serving import Server, served
from test_messages import split_up

from reefencounter.cli import main
from reefencounter.engine.errors import refused
from reefencounter.messages.compiler import python, typescript
from reefencounter.messages.compiler.catalogue import FOLDER, Catalogue, arguments, languages, read, sources
from reefencounter.messages.compiler.fluent import Call, Pattern, Select, SyntaxTrouble, parse
from reefencounter.messages.compiler.plurals import RuleTrouble
from reefencounter.messages.compiler.writer import CatalogueTrouble
from reefencounter.messages.words import reading, say, use
from reefencounter.rpc import server as rpc_server
from reefencounter.server.web.readers import preferred

WEB = Path(__file__).parents[1] / "web" / "src"
PSEUDO = pseudo.make(Path(mkdtemp()) / "catalogues")  # one language more, which is a folder and nothing else
CATALOGUES = {language: read(language) for language in languages()} | {"xx": read("xx", PSEUDO)}
LANGUAGES = [*CATALOGUES]
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = CATALOGUES["en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def words(pattern: Pattern) -> list[str]:
    """All texts that stand in a pattern."""
    found: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, Select):
            found += [text for _, variant in part.variants for text in words(variant)]
    return found


def calls(pattern: Pattern) -> list[Call]:
    """All terms and functions that a pattern calls."""
    found: list[Call] = []
    for part in pattern:
        if isinstance(part, Call):
            found += [part, *calls(part.positional)]
        elif isinstance(part, Select):
            found += calls((part.subject,))
            found += [call for _, variant in part.variants for call in calls(variant)]
    return found


def plurals(pattern: Pattern) -> set[str]:
    """The plural categories that a pattern asks for."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Select):
            keys = {key for key, _ in part.variants}
            tile = isinstance(part.subject, Call) and part.subject.name == "KIND"
            found |= set() if tile else keys & (PLURALS - {"other"})
            for _, variant in part.variants:
                found |= plurals(variant)
    return found


def terms_used(catalogue: Catalogue) -> set[str]:
    patterns = [*catalogue.messages.values(), *catalogue.terms.values()]
    every = [call for pattern in patterns for call in calls(pattern)]
    named = {name for call in every for option, name in call.named if option in ("item", "first")}
    return named | {call.name for call in every if call.term}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_compiles_and_every_term_is_used(language: str) -> None:
    catalogue = CATALOGUES[language]
    compile(python.module(catalogue), language, "exec")
    assert terms_used(catalogue) == set(catalogue.terms)
    ruled = {id.removeprefix("plural.") for id in catalogue.messages if id.startswith("plural.")}
    for id, pattern in [*catalogue.messages.items(), *catalogue.terms.items()]:
        assert plurals(pattern) <= ruled, id
        assert not any("\n" in text for text in words(pattern)), f"{id}: a sentence is one line"


@pytest.mark.parametrize("language", OTHERS)
def test_it_says_every_message_and_no_other(language: str) -> None:
    own = {id for id in CATALOGUES[language].messages if not id.startswith("plural.")}
    english = {id for id in ENGLISH.messages if not id.startswith("plural.")}
    assert english - own == set(), "these are missing"
    assert own - english == set(), "nobody says these"


@pytest.mark.parametrize("language", OTHERS)
def test_its_messages_have_the_same_arguments(language: str) -> None:
    for id, pattern in CATALOGUES[language].messages.items():
        if id in ENGLISH.messages:
            assert arguments(pattern) == arguments(ENGLISH.messages[id]), id


@pytest.mark.parametrize("language", languages())
def test_it_marks_what_the_english_marks(language: str) -> None:
    """A link or a key that a translation leaves out is gone for those who read it."""

    def marks(pattern: Pattern) -> set[str]:
        return {mark for text in words(pattern) for mark in re.findall(r"</?\w+>", text)}

    for id, pattern in CATALOGUES[language].messages.items():
        if id in ENGLISH.messages:
            assert marks(pattern) == marks(ENGLISH.messages[id]), id


def test_in_french_no_sign_stands_alone_on_a_line() -> None:
    catalogue = CATALOGUES["fr"]
    for id, pattern in [*catalogue.messages.items(), *catalogue.terms.items()]:
        assert not [text for text in words(pattern) if re.search(r" [:;!?»]|« ", text)], id


@pytest.mark.parametrize("language", OTHERS)
def test_it_is_translated(language: str) -> None:
    same = (
        set((FOLDER / language / "same.txt").read_text().split())
        if (FOLDER / language / "same.txt").exists()
        else set()
    )
    catalogue = CATALOGUES[language]
    equal = {
        id
        for id, pattern in catalogue.messages.items()
        if pattern == ENGLISH.messages.get(id)
        and catalogue.topics[id] != "language"
        and any(letter.isalpha() for text in words(pattern) for letter in text)
    }
    assert equal - same == set(), "these are equal to the English; if that is right, list them in same.txt"
    assert same - equal == set(), "these are not equal to the English (any more)"


def test_the_page_says_all_of_its_words() -> None:
    """Those that it says and that there are not, its own types find."""
    page = "\n".join(path.read_text() for path in WEB.rglob("*.*") if "compiled" not in path.parts)
    for topic, ids in ENGLISH.page().items():
        assert [id for id in ids if f"'{id}'" not in page] == []
        assert {id.split(".")[0] for id in ids} == {topic}


def test_the_page_loads_a_language_alone() -> None:
    files = typescript.modules([CATALOGUES[language] for language in LANGUAGES])
    for language in LANGUAGES:
        assert f"{language}: () => import('./{language}')," in files["index.ts"]
        for topic, ids in ENGLISH.page().items():
            made = files[f"{language}/{topic}.ts"]
            assert all(f"'{id}': " in made for id in ids)
            loaded = f"import('./{topic}')" if topic != typescript.ALWAYS else f"from './{topic}'"
            assert loaded in files[f"{language}/index.ts"]
            assert len(zlib.compress(made.encode(), 9)) < 15_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_fluent(language: str) -> None:
    for path in sources(language, PSEUDO if language == "xx" else FOLDER):
        text = path.read_text(encoding="utf-8")
        theirs, ours = syntax.parse(text), parse(text)
        assert not [entry.content for entry in theirs.body if isinstance(entry, syntax.ast.Junk)], path.name
        found = {entry.id.name for entry in theirs.body if isinstance(entry, syntax.ast.Message)}
        terms = {entry.id.name for entry in theirs.body if isinstance(entry, syntax.ast.Term)}
        assert (found, terms) == (set(ours.messages), set(ours.terms)), path.name


WELL = """
language-name = Test
plural-one = i = 1 and v = 0
list-next = { $some }, { $last }
list-and = { $some } & { $last }
list-or = { $some } / { $last }
number-group = .
number-decimal = ,
quote-open = „
quote-close = “
"""


@pytest.mark.parametrize(
    ("added", "trouble", "says"),
    [
        ("a = { $n ->\n    [one] x\n}", SyntaxTrouble, "line 12: a variant with a star"),
        ("a = b }", SyntaxTrouble, "is missing before '}'"),
        ("a = { other }", SyntaxTrouble, "would be another message"),
        ("a = x\na = y", SyntaxTrouble, "another name than a"),
        ("a = { -colour($c) }", CatalogueTrouble, "there is no term -colour"),
        (
            "-b = { $c }\na = { -b($c) }",
            CatalogueTrouble,
            r"a term has \$it, \$count and its options, not \$c",
        ),
        ("a = { $n -> \n   *[x] { NONSENSE($n) }\n}", CatalogueTrouble, "there is no function NONSENSE"),
        ("plural-few = n is 2", RuleTrouble, "is no plural rule of CLDR"),
    ],
)
def test_a_slip_is_told(added: str, trouble: type[Exception], says: str, tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.ftl").write_text(WELL.lstrip() + added + "\n")
    with pytest.raises(trouble, match=says):
        python.module(read("xx", tmp_path))


def test_no_id_stands_twice(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    for name in ("one", "two"):
        (tmp_path / "xx" / f"{name}.ftl").write_text("a-b = x\n")
    with pytest.raises(SyntaxTrouble, match=r"xx/two.ftl: a-b stands in one.ftl already"):
        read("xx", tmp_path)


# A reader's language, by the language that nobody speaks: none of its words has a plain letter


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        pseudo.install(tmp_path, patch)
        yield
    pseudo.forget()
    use("en")


@pytest.mark.usefixtures("installed")
def test_one_folder_is_one_language_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--language", "xx", "playout", "1", "--seed", "1"]) == 0
    spoken = re.sub("[0-9a-f,]", "", capsys.readouterr().out)  # but how fast it was
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert main(["playout", "1", "--seed", "1"]) == 0
    assert re.sub("[0-9a-f,]", "", capsys.readouterr().out) == spoken
    assert re.findall(r"[A-Za-z]{3,}", spoken) == []
    assert main(["--language", "tlh", "playout", "1"]) == 2
    assert capsys.readouterr().err == "reef: ťĥééŕéé íš ñóó çáťáĺóóǵúúéé óóƒ 'tlh'; ťĥééŕéé áŕéé en, xx.\n"


@pytest.mark.usefixtures("installed")
def test_an_error_is_told_in_the_language_of_the_reader_and_is_english_as_text() -> None:
    rpc, error = rpc_server.Server(), refused("cube.none", "R4.1", colours="O")
    with reading("xx"):
        assert str(error) == "You have no orange cube. (R4.1)"
        assert say(error.told) == "Ýóóúú ĥáṽéé ñóó óóŕáñǵéé çúúƀéé."
    asked = '{"jsonrpc": "2.0", "id": 1, "method": "state", "params": {"game": "g7", "language": "%s"}}'
    said = [json.loads(rpc.answer(asked % wanted) or "")["error"]["data"] for wanted in ("en", "xx", "tlh")]
    assert [one["code"] for one in said] == ["rpc.no_game", "rpc.no_game", "rpc.language"]
    assert [one["reason"] for one in said] == [
        "there is no game 'g7'",
        "ťĥééŕéé íš ñóó ǵáɱéé 'g7'",
        f"language must be one of {', '.join(languages())}",
    ]


LANGUAGES_OF_A_SERVER = """
import pathlib, reefencounter.messages.catalogue as catalogue
catalogue.SOURCES, catalogue.COMPILED = pathlib.Path({sources!r}), pathlib.Path({compiled!r})
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("languages")
    flaw = LANGUAGES_OF_A_SERVER.format(sources=str(PSEUDO), compiled=str(folder / "compiled"))
    with served(folder / "data", flaw=flaw) as running:
        yield running


def test_everybody_at_a_table_reads_their_own_language(server: Server) -> None:
    ada = server.browser()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    table = ada.post("/api/tables", {"rules": {"players": 2}, "seats": seats})["id"]
    with (
        ada.live(table, 0) as english,
        ada.live(table, 0, headers={"Accept-Language": "xx, en;q=0.5"}) as other,
    ):
        assert split_up(english.scene)[0] == split_up(other.scene)[0]
        english.play(english.scene["choices"]["actions"][0])
        step = other.until("step")
        assert split_up(english.scene)[0] == split_up(other.scene)[0]
    assert step["step"]["text"].startswith("Ýóóúú ƥúúť ")
    assert ada.steps(table, 0)[0]["text"].startswith("You put ")


def test_a_browser_and_a_person_choose(server: Server) -> None:
    ada = server.browser()
    found = [ada.get("/api/lessons", language=wanted) for wanted in (None, "xx")]
    titles = [lessons["courses"][0]["lessons"][0]["title"]["words"] for lessons in found]
    assert titles == ["Feed", "Ƒééééð"]
    assert preferred("de;q=0.3, en-GB;q=0.9, *") == "en"
    assert ada.get("/api/me")["language"] is None
    for change, status in (({"language": "xx"}, 200), ({"language": "zz"}, 400), ({"name": "Ada"}, 200)):
        assert ada.http.patch("/api/me", json=change).status_code == status
        assert ada.get("/api/me")["language"] == "xx"
