"""What a browser fetches for each page, and how large it is: part of `bench.page`, and tested."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

PAGE = Path(__file__).parents[1] / "src" / "reefencounter" / "server" / "page"


def languages() -> dict[str, dict[str, list[str]]]:
    """The files with words, by language and topic; English first."""
    words: dict[str, dict[str, list[str]]] = json.loads((PAGE / "pages.json").read_text())["words"]
    return dict(sorted(words.items(), key=lambda one: one[0] != "en"))


def needed(words: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """What a browser fetches with the words of one language: the first page and the table with all they need, of
    other pages what only they need.
    """
    index = (PAGE / "index.html").read_text()
    first = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', index)
    listed = json.loads((PAGE / "pages.json").read_text())
    needs = {
        name: list(
            dict.fromkeys([*files, *(file for topic in listed["needs"][name] for file in words[topic])])
        )
        for name, files in listed["files"].items()
    }
    shared = Counter(file for name, files in needs.items() if name for file in files)
    alone = {name: [file for file in files if shared[file] == 1] for name, files in needs.items() if name}
    first_page = list(dict.fromkeys([*first, *words["index"], *needs[""]]))
    table = list(dict.fromkeys([*first, *words["index"], *needs["table"]]))
    return {**alone, "first page": first_page, "table": table}


def fonts() -> dict[str, float]:
    """The kB of each font, all its parts together. A browser fetches those with Czech letters and with signs where
    there are some, and the page can be read before they come: they do not count among what `needed` names.
    """
    found: dict[str, float] = {}
    for path in (PAGE / "assets").glob("*.woff2"):
        name = path.name.partition("-")[0]
        found[name] = found.get(name, 0) + path.stat().st_size / 1000
    return found


def compressed(files: Iterable[str]) -> float:
    """Their kB by brotli, as the server sends them."""
    return sum(_brotli(PAGE / file) for file in files) / 1000


def limit(name: str) -> int:
    """How many kB a page may have."""
    return {"first page": 45, "table": 110}.get(name, 20)


def _brotli(path: Path) -> int:
    better = path.with_name(f"{path.name}.br")
    return (better if better.is_file() else path).stat().st_size
