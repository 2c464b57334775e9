"""What a browser calls itself, in two words that its owner recognises."""

from __future__ import annotations

from ..web.connection import Connection

PROGRAMS = {  # by what stands in `User-Agent`; whoever pretends to be others comes before them
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def device_of(connection: Connection) -> str:
    """Such as `Firefox, Linux`; empty: it does not say."""
    agent = connection.headers.get("user-agent", "")
    found = (
        next((name for sign, name in signs.items() if sign in agent), "") for signs in (PROGRAMS, SYSTEMS)
    )
    return ", ".join(name for name in found if name)
