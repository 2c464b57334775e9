"""The description of the web API, OpenAPI 3.1: what can be asked, and the live messages as well.

`python -m reefencounter.server.openapi FILE` writes it without starting a server; the page's types are made from it.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Contact, License

from .. import __version__
from ..events import GameEvent
from ..events.redaction import SECRET
from . import schemas
from .app import create_app
from .examples import examples

ABOUT = """The web API of Reef Encounter (unofficial, non-commercial): tables, live play, records.

A browser is known by the cookie `reef`, which the first answer sets, and its person may be known in others. They may
act for the seats that they hold: those at their screen of tables that they make, and those at which they sat down
elsewhere. Whoever else knows the id of a table may look on as a spectator. Actions, states and records are written as
docs/notation.md says; clauses such as R5.1 are those of docs/rules.md. Every refusal is a `Problem` that says why."""
LIVE = """A WebSocket (JSON text frames). The page sends `FromPage` messages, the server `FromServer` messages. The
first is a `Snapshot` with the steps after the number asked for (`Waiting` while seats are free); then each step comes
as it happens, in the order of the numbers and without gaps. A step is acknowledged only when it is kept; sending it
again under the same id has the same answer and plays nothing twice. After a lost connection, connect again with the
number of the last step seen.
Close codes: 4400 cannot be read, 4401 signed out, 4403 not yours, 4404 no such table, 4408 too slow,
4429 too many connections."""
EVENTS = "What happened, told apart by `kind`; docs/protocol.md lists the kinds. What the viewer may not know is null."
PROBLEMS = {
    "400": "Malformed.",
    "401": "The token of a program is wrong, or was given up.",
    "403": "Not yours, or hidden.",
    "404": "Not there.",
    "409": "Not as things stand.",
    "413": "Too large.",
    "422": "Against the rules.",
    "429": "Too fast.",
    "503": "Not now: busy, or the database does not answer.",
}
WITH_BODY = ("413", "422")


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    config = OpenAPIConfig(
        title="Reef Encounter",
        version=__version__,
        description=ABOUT,
        license=License("MIT", identifier="MIT"),
        contact=Contact(name="Reef Encounter, digital"),
        use_handler_docstrings=True,
        create_examples=False,
        path="/api/unused",
    )
    found: dict[str, Any] = create_app(openapi=config).openapi_schema.to_schema()
    found["components"] = {"schemas": _components()}
    _open_objects(found["paths"])
    for path, operations in found["paths"].items():
        for operation in operations.values():
            _describe(path, operation)
    found["paths"]["/api/tables/{table_id}/live"] = {"get": _live()}
    return found


def _components() -> dict[str, Any]:
    """All types of `schemas`, by their names."""
    structs = [
        each for each in vars(schemas).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    structs = [each for each in structs if each is not msgspec.Struct]
    unions: dict[str, Any] = {"FromPage": schemas.FromPage, "FromServer": schemas.FromServer}
    shapes, components = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    for name, shape in zip(unions, shapes[len(structs) :], strict=True):
        components[name] = {"title": name, "oneOf": shape["anyOf"], "discriminator": shape["discriminator"]}
    components |= _events()  # of a union of dictionaries msgspec makes no schema by itself
    components["Step"]["properties"]["events"]["items"] = {"$ref": "#/components/schemas/Event"}
    _open_objects(components)
    for name, values in examples().items():
        components[name]["examples"] = msgspec.to_builtins(values)
    return dict(sorted(components.items()))


def _events() -> dict[str, Any]:
    """The union `Event` of all events, as a viewer may see them: what is hidden is null; and what they are made of."""
    shapes, parts = msgspec.json.schema_components(
        get_args(GameEvent), ref_template="#/components/schemas/{name}"
    )
    events = [parts.pop(shape["$ref"].rpartition("/")[2]) for shape in shapes]
    for event in events:
        fields = event["properties"]
        for name in SECRET.get(fields["kind"]["enum"][0], ()):
            fields[name] = {"anyOf": [fields[name], {"type": "null"}]}
    return {**parts, "Event": {"title": "Event", "description": EVENTS, "oneOf": events}}


def _open_objects(part: Any) -> None:
    """Say it where an object may have any fields, for readers that take silence for none."""
    if isinstance(part, dict):
        if part.get("type") == "object" and not {"properties", "additionalProperties"} & set(part):
            part["additionalProperties"] = True
        for value in part.values():
            _open_objects(value)
    elif isinstance(part, list):
        for value in part:
            _open_objects(value)


def _describe(path: str, operation: dict[str, Any]) -> None:
    answers = operation["responses"]
    for code in [code for code in answers if not code.startswith(("2", "3"))]:
        del answers[code]
    judged = "requestBody" in operation or path.endswith(("record", "hint"))
    for code, about in PROBLEMS.items():
        if code in WITH_BODY and not judged:
            continue
        answers[code] = _problem(about)


def _problem(about: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def _live() -> dict[str, Any]:
    def parameter(name: str, place: str, schema: dict[str, Any], about: str) -> dict[str, Any]:
        return {
            "name": name,
            "in": place,
            "required": place == "path",
            "schema": schema,
            "description": about,
        }

    return {
        "summary": "Live",
        "operationId": "live",
        "tags": ["playing"],
        "description": LIVE,
        "parameters": [
            parameter(
                "table_id", "path", {"type": "string", "pattern": "^[0-9a-f]{32}$"}, "The id of a table."
            ),
            parameter(
                "seat", "query", {"type": "integer", "minimum": 0, "maximum": 3}, "As who: an own seat."
            ),
            parameter("after", "query", {"type": "integer", "minimum": 0}, "The last step that was seen."),
        ],
        "responses": {
            "101": {"description": "The connection is open."},
            **{code: _problem(PROBLEMS[code]) for code in ("401", "403", "429")},
            "426": _problem("Asked for without a WebSocket."),
        },
        "x-messages": {
            "send": {"$ref": "#/components/schemas/FromPage"},
            "receive": {"$ref": "#/components/schemas/FromServer"},
        },
    }


def write(path: Path) -> None:
    """Write the description into a file."""
    text = msgspec.json.format(msgspec.json.encode(document()), indent=2)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text + b"\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("openapi.json"))
