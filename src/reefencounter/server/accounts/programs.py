"""Programs that play as accounts of their own: the id tells what they are, and so does the name, wherever it stands."""

from __future__ import annotations

import secrets

PREFIX = "bot-"  # of their ids; those of people are hashes
MARK = " (bot)"  # behind their names, the same in all languages
LONGEST = 24 - len(MARK)  # letters before it


def new_id() -> str:
    """An id for a program."""
    return PREFIX + secrets.token_hex(16)


def is_program(person: str | None) -> bool:
    """Whether an id is that of a program."""
    return person is not None and person.startswith(PREFIX)


def marked(name: str, person: str | None) -> str:
    """A name as others see it: that of a program says what it is.

    >>> marked("Finch", "bot-1"), marked("Finch (bot)", "bot-1"), marked("Ada", "0f3a")
    ('Finch (bot)', 'Finch (bot)', 'Ada')
    """
    return name.removesuffix(MARK)[:LONGEST].rstrip() + MARK if is_program(person) else name
