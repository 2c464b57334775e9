"""What the page is shown: a game in, a `Scene` for one viewer out, with everything that can be done and why not."""

from .hints import suggestions
from .steps import step
from .whole import scene

__all__ = ["scene", "step", "suggestions"]
