"""Doctests of compiled modules are read from their source; pytest need not mind where the module itself comes from."""

import os

os.environ.setdefault("PY_IGNORE_IMPORTMISMATCH", "1")
