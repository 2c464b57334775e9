"""What schemathesis does before and after each call of the web API: it asks `tests/try_web_api.py` what to send.

Loaded by schemathesis, in its own environment; `schemathesis.toml` names it.
"""

from __future__ import annotations

import os
import re
from typing import Any

ADDRESS = os.environ.get("WORLD")


def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """A call is about somebody and something that is there."""
    phase = getattr(getattr(case.meta, "phase", None), "name", "")
    told = {
        "operation": case.operation.definition.raw["operationId"],
        "path": dict(case.path_parameters or {}),
        "query": dict(case.query or {}),
        "body": case.body if isinstance(case.body, dict) else None,
        "stateful": phase == "stateful",
        "undeclared": case.method.upper() != case.operation.method.upper(),
    }
    try:
        answer = ASKED.post(f"{ADDRESS}/replaced", json=told).json()
    except (TypeError, ValueError):  # it is no JSON, and goes out as it is
        told |= {"path": {}, "query": {}, "body": None}
        answer = ASKED.post(f"{ADDRESS}/replaced", json=told).json()
    case.headers = {**(case.headers or {}), **answer["headers"]}
    if answer["path"] != told["path"]:
        case.path_parameters = answer["path"]
    if answer["query"] != told["query"]:
        case.query = answer["query"]
    if told["body"] is not None and answer["body"] != told["body"]:
        case.body = answer["body"]


def after_call(context: Any, case: Any, response: Any) -> None:
    """How it was answered is counted; what it used up is made anew."""
    operation = case.operation.definition.raw["operationId"]
    ASKED.post(
        f"{ADDRESS}/answered",
        json={"operation": operation, "method": response.request.method, "status": response.status_code},
    )


def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    """That a request of the right form is refused is a fault where the form is named as the reason.

    Other reasons no schema can tell: four players at two seats, a name of blanks alone, a deck that is not there. And
    what an earlier answer has as an id, null too, schemathesis takes for right in any address.
    """
    if failure.__class__.__name__ != "RejectedPositiveData":
        return True
    given = case.path_parameters or {}
    for each in case.operation.definition.raw.get("parameters", ()):
        if each["in"] == "path" and not re.search(
            each["schema"].get("pattern", ""), str(given[each["name"]])
        ):
            return False
    told = response.json().get("message") if response.status_code == 400 else None
    return told is None or bool(told["id"] == "request.malformed")


if ADDRESS is not None:
    import requests
    import schemathesis

    ASKED = requests.Session()
    for hook in (before_call, after_call, filter_failure):
        schemathesis.hook(hook)
