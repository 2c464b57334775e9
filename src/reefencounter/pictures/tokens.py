"""The colour tokens of the design language: noon lagoon (light) and night dive (dark). The artwork
names a token as `var(--rock)`; `resolve` puts the colour itself in its place, so that a drawing needs no
stylesheet and looks the same in a browser, in an image and in a vector editor."""

import re
from collections.abc import Mapping
from typing import Literal

Theme = Literal["light", "dark"]

FONT = (
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif"
)
DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, 'Liberation Serif', Georgia, serif"

LIGHT: Mapping[str, str] = {
    # the page and its panels
    "bg": "#e6f1ef",
    "surface": "#fbfdfb",
    "line": "#c5d9d7",
    "line-2": "#a9c5c4",
    "text": "#10303b",
    "text-2": "#3f5d67",
    "text-3": "#516c75",
    "tile": "#fffdf6",
    "tile-edge": "#d8d3c2",
    "arrow": "#6b868d",
    "ring": "#4cb0bb",
    # water, rock and what is engraved on it
    "sea-1": "#5fc0c8",
    "sea-2": "#4cb0bb",
    "sea-label": "#06363f",
    "shelf-1": "#7fd0d2",
    "shelf-2": "#a6e2dc",
    "wave": "#8ed8da",
    "deep": "#1b6f86",
    "deep-2": "#155d75",
    "rock": "#4d4347",
    "rock-edge": "#2f272c",
    "pad": "#5f5458",
    "pebble": "#746868",
    "coral-shadow": "rgba(20,10,14,.45)",
    "star": "#ffe1b0",
    "star-line": "#8a5a2c",
    "crown": "#8b3d8f",
    "crown-edge": "#2a0e2b",
    "crown-spine": "#ffb45e",
    # badges and the pins under the shrimps
    "badge": "#fffdf6",
    "badge-edge": "#14303a",
    "badge-text": "#14303a",
    "eat": "#14303a",
    "eat-edge": "#fffdf6",
    "eat-text": "#fff3d6",
    "pin-out": "#14202a",
    "pin-in": "#ffffff",
    # white: staghorn
    "W-base": "#b7cfd0",
    "W-hi": "#fffdf3",
    "W-line": "#6d8f97",
    "W-rim": "#47646d",
    "W-ink": "#47646d",
    "W-mark": "#e9efe6",
    "W-cubeT": "#fffdf3",
    "W-cubeL": "#e6ece6",
    "W-cubeR": "#c3d3d2",
    "W-solid": "#fffaf0",
    # yellow: brain
    "Y-base": "#ffd53d",
    "Y-hi": "#ffe88a",
    "Y-line": "#c98f00",
    "Y-rim": "#7d5600",
    "Y-ink": "#7d5600",
    "Y-mark": "#f0c94e",
    "Y-cubeT": "#ffe371",
    "Y-cubeL": "#ffd02e",
    "Y-cubeR": "#dfa90d",
    "Y-solid": "#ffd53d",
    # orange: sea fan
    "O-base": "#ef6a1f",
    "O-hi": "#ffc08a",
    "O-line": "#a93b04",
    "O-rim": "#742600",
    "O-ink": "#6b2300",
    "O-mark": "#f08a4a",
    "O-cubeT": "#ff9a55",
    "O-cubeL": "#f0701f",
    "O-cubeR": "#c4500b",
    "O-solid": "#ef6a1f",
    # pink: bubble
    "P-base": "#d4568f",
    "P-hi": "#ffa9cd",
    "P-line": "#b8356f",
    "P-rim": "#761a44",
    "P-ink": "#761a44",
    "P-mark": "#f291b8",
    "P-cubeT": "#ffc0da",
    "P-cubeL": "#fb93bd",
    "P-cubeR": "#d8608f",
    "P-solid": "#fb93bd",
    # grey: table
    "G-base": "#5e6d7a",
    "G-t1": "#748390",
    "G-t2": "#8f9daa",
    "G-t3": "#b3bfc9",
    "G-hi": "#bcc7d0",
    "G-line": "#414f5b",
    "G-rim": "#20292f",
    "G-ink": "#232d36",
    "G-mark": "#a3b0ba",
    "G-cubeT": "#95a3ae",
    "G-cubeL": "#72808c",
    "G-cubeR": "#52606b",
    "G-solid": "#72808c",
    "G-edge": "#aab7c1",
    # the players
    "p-purple": "#6f3fd0",
    "p-purple-edge": "#3d1c86",
    "p-purple-on": "#ffffff",
    "p-green": "#16804a",
    "p-green-edge": "#0a4a29",
    "p-green-on": "#ffffff",
    "p-red": "#cf2338",
    "p-red-edge": "#7c0d1c",
    "p-red-on": "#ffffff",
    "p-yellow": "#f5bd18",
    "p-yellow-edge": "#7a5600",
    "p-yellow-on": "#2d2100",
    "p-blue": "#1d6fd8",
    "p-blue-edge": "#0c3c80",
    "p-blue-on": "#ffffff",
    # the algae
    "a-blue": "#1f66c9",
    "a-blue-deep": "#174f9d",
    "a-blue-edge": "#0d3570",
    "a-blue-wash": "#dce9fb",
    "a-blue-dim": "#5686d2",
    "a-green": "#1d8348",
    "a-green-deep": "#166537",
    "a-green-edge": "#0b4323",
    "a-green-wash": "#d9f0e0",
    "a-green-dim": "#45966a",
    "a-purple": "#8440bd",
    "a-purple-deep": "#682e98",
    "a-purple-edge": "#441b68",
    "a-purple-wash": "#eddffa",
    "a-purple-dim": "#9a66ca",
    "a-red": "#cc3340",
    "a-red-deep": "#a12430",
    "a-red-edge": "#6b121b",
    "a-red-wash": "#fbe0e2",
    "a-red-dim": "#d65c66",
}

DARK: Mapping[str, str] = {
    **LIGHT,
    # the page and its panels
    "bg": "#071a24",
    "surface": "#0e2a38",
    "line": "#1f4557",
    "line-2": "#2f5d70",
    "text": "#eaf4f2",
    "text-2": "#b2cbd1",
    "text-3": "#94b2ba",
    "tile": "#173747",
    "tile-edge": "#2f5b6d",
    "arrow": "#7ba0ab",
    "ring": "#16506a",
    # water, rock and what is engraved on it
    "sea-1": "#0c3a50",
    "sea-2": "#0a3145",
    "sea-label": "#b9e3e6",
    "shelf-1": "#104a61",
    "shelf-2": "#176077",
    "wave": "#2b728b",
    "deep": "#052538",
    "deep-2": "#031a2a",
    "rock": "#2b272f",
    "rock-edge": "#141118",
    "pad": "#3a3540",
    "pebble": "#4b4550",
    "coral-shadow": "rgba(0,0,0,.55)",
    "star": "#ffd79b",
    "star-line": "#7a4b20",
    "crown": "#a150a5",
    # badges and the pins under the shrimps
    "badge": "#f6f4e8",
    "badge-edge": "#0b1d27",
    "badge-text": "#0b1d27",
    "eat": "#08161d",
    "eat-edge": "#f6f4e8",
    "eat-text": "#ffe9b8",
    "pin-out": "#060d12",
    # white: staghorn
    "W-base": "#9fbcc0",
    "W-mark": "#c3cfca",
    # yellow: brain
    "Y-base": "#f8ca33",
    "Y-line": "#b98300",
    # orange: sea fan
    "O-base": "#e8641c",
    # pink: bubble
    "P-base": "#c94c85",
    # the players
    "p-purple": "#7d4fe0",
    "p-green": "#17834b",
    "p-red": "#d62d42",
    # the algae
    "a-blue": "#5b9bf2",
    "a-blue-deep": "#2c66b8",
    "a-blue-edge": "#a9ccff",
    "a-blue-wash": "#173a63",
    "a-blue-dim": "#6c9fe2",
    "a-green": "#4fc07d",
    "a-green-deep": "#23844c",
    "a-green-edge": "#a6eec2",
    "a-green-wash": "#12452f",
    "a-green-dim": "#55a978",
    "a-purple": "#b987ea",
    "a-purple-deep": "#7a45ae",
    "a-purple-edge": "#e0c5ff",
    "a-purple-wash": "#3a2459",
    "a-purple-dim": "#a27fc9",
    "a-red": "#ff7a80",
    "a-red-deep": "#b53642",
    "a-red-edge": "#ffc2c5",
    "a-red-wash": "#55212c",
    "a-red-dim": "#d0707a",
}

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}

# Only a whole attribute value is a token: text is escaped and never holds a bare quotation mark.
_TOKEN = re.compile(r'"var\(--([A-Za-z0-9-]+)\)"')


def resolve(markup: str, theme: str) -> str:
    """The markup with every token replaced by its colour in the theme."""
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}: a drawing is light or dark")
    colours = THEMES[theme]
    return _TOKEN.sub(lambda found: f'"{colours[found[1]]}"', markup)
