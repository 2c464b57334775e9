"""How much a browser has to fetch, by page and language; `bench.page` tells the figures."""

from __future__ import annotations

import pytest

from bench.page_sizes import compressed, fonts, languages, limit, needed

MOST_WORDS = 15  # kB of one topic in one language
MOST_FONTS = {"sans": 25, "serif": 20, "signs": 2}  # kB, beside what a page may have


@pytest.mark.parametrize("language", ["en", "cs", "de", "fr", "it"])
def test_no_page_is_too_large(language: str) -> None:
    words = languages()[language]
    large = {
        name: round(size, 1)
        for name, files in needed(words).items()
        if (size := compressed(files)) > limit(name)
    }
    assert not large
    assert not [topic for topic, files in words.items() if compressed(files) > MOST_WORDS]


def test_the_fonts_are_small() -> None:
    sizes = fonts()
    assert sizes.keys() == MOST_FONTS.keys()
    assert not {name: size for name, size in sizes.items() if size > MOST_FONTS[name]}
