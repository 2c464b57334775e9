"""docs/hosting.md speaks of commands, numbers and files as they are."""

from __future__ import annotations

import re
from inspect import getsource
from pathlib import Path

from reefencounter.server import metrics
from reefencounter.server.administration import ACTIONS

TEXT = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text()


def test_the_compose_file_has_no_dollar_signs() -> None:
    """Compose puts variables of the host in their places, also in what a shell would read."""
    compose = next(block for block in TEXT.split("```") if block.startswith("\nservices:"))
    assert "$" not in compose


def test_all_commands_of_the_host_are_told_of() -> None:
    named = set(re.findall(r"`reef admin ([a-z]+)", TEXT)) | {"tables", "reports"}
    assert named == {*ACTIONS, "restore"}


def test_all_numbers_for_prometheus_are_told_of() -> None:
    named = {name.removesuffix("_total") for name in re.findall(r"`(reef_[a-z_]+)`", TEXT)}
    assert named == set(re.findall(r'"(reef_[a-z_]+)"', getsource(metrics)))
