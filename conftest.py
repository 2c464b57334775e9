"""Doctests of compiled modules are read from their source: pytest need not mind that the module comes from elsewhere."""

import os

os.environ.setdefault("PY_IGNORE_IMPORTMISMATCH", "1")
