"""How Sphinx makes the site of these pages and of the docstrings: `make docs`."""

import re
from typing import Any

from sphinx.util.inspect import TypeAliasForwardRef

from reefencounter import __version__

project = "Reef Encounter, digital"
author = "people who like the game"
version = release = __version__
html_title = "Reef Encounter, digital"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures"]
highlight_language = "text"  # pages name the language where there is one

myst_heading_anchors = 4  # as a code host names them

default_role = "literal"  # docstrings write code between single backticks
add_module_names = False
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
autoclass_content = "both"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel"]  # their classes are described by their own docs
autodoc_type_aliases = {  # long unions, told once by their name
    "AnyPosition": "reefencounter.notation.AnyPosition",
    "Event": "reefencounter.events.Event",
    "GameEvent": "reefencounter.events.GameEvent",
    "Value": "reefencounter.messages.Value",
}
TypeAliasForwardRef.__repr__ = lambda alias: alias.name  # Sphinx forgets this inside list[…]
nitpick_ignore_regex = [("py:.*", r"(?!reefencounter\b).*")]  # whatever is ours must be found, but this:
nitpick_ignore = [
    ("py:class", "reefencounter.events.AState"),  # a type variable has no page
    ("py:class", "reefencounter.rl.environment_table.Table"),  # docs/research.md tells of it
]

html_theme = "furo"
html_favicon = "../web/public/favicon.svg"
html_show_sphinx = False
html_copy_source = False
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#0a6b7c",
        "color-brand-content": "#0a6b7c",
        "color-api-name": "#10303b",
        "color-api-pre-name": "#3f5d67",
    },
    "dark_css_variables": {
        "color-brand-primary": "#63d3d0",
        "color-brand-content": "#63d3d0",
        "color-api-name": "#eaf4f2",
        "color-api-pre-name": "#b2cbd1",
    },
}


def titles_for_files(app: Any, page: str, source: list[str]) -> None:
    """A link that shows the name of a file, which is right on a code host, shows the title of the page."""
    source[0] = re.sub(r"\[(\w+\.md)\]\(\1\)", r"[](\1)", source[0])


def as_restructured(app: Any, what: str, name: str, value: Any, options: Any, lines: list[str]) -> None:
    """Docstrings are plain text: what they show indented is code, and pages that they name become links."""
    ours = (line for line in lines if not re.match("Alias for field number|Create new instance of", line))
    text = re.sub(r"(?m)^(\S.*)\n\n(?=    )", r"\1\n\n::\n\n", "\n".join(ours))
    lines[:] = re.sub(r"\bdocs/(\w+)\.md", r":doc:`/\1`", text).split("\n")


def without_factories(
    app: Any, what: str, name: str, value: Any, options: Any, given: Any, result: Any
) -> Any:
    """A default that is made anew each time is written in a way that Sphinx can read."""
    return given and given.replace("<factory>", "..."), result


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", titles_for_files)
    app.connect("autodoc-process-docstring", as_restructured)
    app.connect("autodoc-process-signature", without_factories)
