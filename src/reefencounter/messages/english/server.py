"""What the server refuses, in English."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    # recovery words
    "recovery.number": "The words are eight words of six letters, and these are {number}.",
    "recovery.slip": "These are not quite the words: there is a slip in one of them, or in their order.",
    "recovery.word": "{word:quoted} cannot be one of the words: each has six letters, such as {example:quoted}.",
}
