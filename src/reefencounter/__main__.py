"""`python -m reefencounter` is the command `reef`."""

import sys

from .cli import main

sys.exit(main())
