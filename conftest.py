"""Doctests of compiled modules are read from their source; pytest need not mind where the module itself comes from."""

import os

collect_ignore = ["docs/conf.py"]  # of Sphinx, which tests do not need

os.environ.setdefault("PY_IGNORE_IMPORTMISMATCH", "1")


def pytest_report_header() -> str:
    """Whoever tests should know why it is slow."""
    from reefencounter.engine import UNCOMPILED_BECAUSE

    return f"engine uncompiled: {UNCOMPILED_BECAUSE}" if UNCOMPILED_BECAUSE else "engine compiled"
