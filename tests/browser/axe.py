"""Axe, which knows what people with a screen reader, a keyboard or weak eyes stumble over."""

from __future__ import annotations

from pathlib import Path

from .hand import Hand

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(hand: Hand) -> list[str]:
    """What Axe calls serious or critical."""
    hand.page.evaluate(AXE.read_text() + "; undefined")
    result = hand.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0]['failureSummary']}"
        for each in result["violations"]
        if each["impact"] in ("serious", "critical")
    ]
