"""The page itself: a few built files, held in memory, compressed once; beside most the build puts one that it
compressed better (`.br`).

Files under `assets` carry a hash of their content in their name, so a browser may keep them for ever; all else is
asked for again each time. Every address of the page gets `index.html`, which then looks at the address itself; what its
page needs is named there, so that it is loaded together with the rest, its words in the reader's language and what that
needs of the fonts among it.
`pages.json` lists the pages and what they need.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from html import escape
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypedDict

from litestar import Response, get

from ...messages.catalogue import DEFAULT
from ...messages.words import language, words
from ..accounts.identity import session_of
from .connection import Asked

FOLDER = Path(__file__).parent.with_name("page")
COMPRESSIBLE = ("text/", "application/json", "image/svg+xml", "application/manifest+json")
KINDS = {"js": "text/javascript", "woff2": "font/woff2"}  # that not every system knows, or knows otherwise
NOT_BUILT = "The page has not been built yet: run `make page` in the repository (it needs Node.js or a download of it)."


class File(NamedTuple):
    """A file of the page as it is sent."""

    content: bytes
    small: dict[str, bytes]  # compressed, by the name of the way, the smallest first
    kind: str
    tag: str
    lasting: bool


class Listed(TypedDict):
    """`pages.json`."""

    files: dict[str, list[str]]  # by page, beyond those that all need
    words: dict[str, dict[str, list[str]]]  # by language and topic; `index` has what all need
    fonts: dict[str, list[str]]  # by language, beyond those that all need
    needs: dict[str, list[str]]  # the topics of each page


NOTHING = Listed(files={"": []}, words={}, fonts={}, needs={})  # of a page that is not built


class Page:
    """The built files; read again when they have been built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File | None] = {}  # all there are, those that were asked for read
        self._built = 0.0
        self._listed = NOTHING

    def file(self, name: str) -> File | None:
        """A file by its path inside the folder."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            paths = (path for path in self._folder.rglob("*") if path.is_file())
            self._built, self._files = (
                built,
                {path.relative_to(self._folder).as_posix(): None for path in paths},
            )
            listed = self._folder / "pages.json"
            self._listed = json.loads(listed.read_text()) if listed.is_file() else NOTHING
        if name not in self._files:
            return None
        found = self._files[name]
        if found is None:
            path = self._folder / name
            better = self._folder / f"{name}.br"
            found = self._files[name] = _made(
                path.name,
                path.read_bytes(),
                lasting=name.startswith("assets/"),
                brotli=better.read_bytes() if f"{name}.br" in self._files else None,
            )
        return found

    def index(self, route: str, newcomer: bool) -> tuple[File | None, bool]:
        """The page for an address that begins with `route`, in the reader's language; whether there is such a page.

        The page of a `newcomer`, who came without a cookie, gets one before it asks for anything else.
        """
        index = self.file("index.html")
        known = route in self._listed["files"]
        if index is None:
            return None, known
        spoken = language() if language() in self._listed["words"] else DEFAULT
        key = f"index.html in {spoken} for {route if known else None}{', new here' if newcomer else ''}"
        if self._files.get(key) is None:
            words = self._listed["words"].get(spoken, {})
            topics = ["index", *self._listed["needs"].get(route, [])]
            files = [
                *self._listed["files"].get(route, []),
                *chain(*(words.get(topic, []) for topic in topics)),
                *self._listed["fonts"].get(spoken, []),
            ]
            ahead = dict.fromkeys(files)
            content = index.content.decode().replace("</head>", "".join(map(_link, ahead)) + "</head>")
            html = f'<html lang="{spoken}"{" data-newcomer" if newcomer else ""}'
            content = content.replace(f'<html lang="{DEFAULT}"', html)
            self._files[key] = _made("index.html", content.encode(), lasting=False)
        return self._files[key], known


def _link(file: str) -> str:
    """Loads a file ahead, in the way in which it is asked for later."""
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{file}">'
    if file.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


def _made(name: str, content: bytes, *, lasting: bool, brotli: bytes | None = None) -> File:
    kind = KINDS.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith(COMPRESSIBLE)
    small = {} if brotli is None else {"br": brotli}
    if text and len(content) > 500:
        small["gzip"] = gzip.compress(content, 9, mtime=0)
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return File(content, small, kind, tag, lasting)


OFFLINE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reef Encounter</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="">{again}</a></p>
</body>
</html>
"""


@get("/offline.html", include_in_schema=False, sync_to_thread=False)
def offline() -> Response[str]:
    """What is shown where the server cannot be reached; the page's service worker keeps it (web/public/sw.js)."""
    told = {
        "title": escape(words("offline.title")),
        "text": escape(words("offline.text")),
        "again": escape(words("offline.again")),
    }
    return Response(OFFLINE.format(language=language(), **told), media_type="text/html")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, compressed_already=True)
def page(request: Asked) -> Response[bytes]:
    """A file of the page, or the page for one of its addresses."""
    name = request.scope["path"].strip("/")
    files: Page = request.app.state.services.page
    found = files.file(name) if name else None
    status = 200
    if found is None:
        if name.startswith(("api/", "assets/")):
            reason = b'{"reason":"There is nothing at this address.","clause":null,"index":null}'
            return Response(reason, status_code=404, media_type="application/json")
        found, known = files.index(name.partition("/")[0], newcomer=session_of(request) is None)
        status = 200 if known else 404
    if found is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    headers = {
        "ETag": found.tag,
        "Vary": "Accept-Encoding" if found.lasting else "Accept-Encoding, Accept-Language, Cookie",
        "Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    accepted = {
        way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")
    }
    way = next((way for way in found.small if way in accepted), None)
    if way is None:
        return Response(found.content, status_code=status, headers=headers, media_type=found.kind)
    headers["Content-Encoding"] = way
    return Response(found.small[way], status_code=status, headers=headers, media_type=found.kind)
