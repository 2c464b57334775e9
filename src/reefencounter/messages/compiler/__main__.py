"""Makes the page's words: `python -m messages.compiler FOLDER`, in the folder of the package, built or not."""

from __future__ import annotations

import sys
from pathlib import Path

from .catalogue import languages, read
from .typescript import write

if __name__ == "__main__":
    first = ["en", *(language for language in languages() if language != "en")]
    write([read(language) for language in first], Path(sys.argv[1]))
