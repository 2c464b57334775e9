"""The English catalogue: from messages to words. This is the last step: no code reads what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..message import Message
from . import (
    actions,
    analysis,
    command_line,
    errors,
    hints,
    lessons,
    log,
    pictures,
    played,
    previews,
    prompts,
    refusals,
    server,
    terminal,
    tools,
)
from .speaker import Entry, Speaker

PARTS = (
    refusals.SENTENCES,
    actions.SENTENCES,
    previews.SENTENCES,
    prompts.SENTENCES,
    log.SENTENCES,
    hints.SENTENCES,
    played.SENTENCES,
    errors.SENTENCES,
    tools.SENTENCES,
    server.SENTENCES,
    terminal.SENTENCES,
    pictures.SENTENCES,
    command_line.SENTENCES,
    lessons.SENTENCES,
    analysis.SENTENCES,
)
CATALOGUE: dict[str, Entry] = {id: entry for part in PARTS for id, entry in part.items()}
NOBODY = Speaker(CATALOGUE)


def english(*messages: Message) -> str:
    """Messages in words one after the other, told to nobody in particular."""
    return NOBODY.say(*messages)


def speaker(
    names: Sequence[str] = (),
    viewer: int | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    actor: int | None = None,
) -> Speaker:
    """Somebody who tells messages to one listener; `actor`: who acts where that is not the listener."""
    return Speaker(CATALOGUE, names, viewer, cards, actor)
