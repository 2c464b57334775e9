"""What the base game hides (R13)."""

from __future__ import annotations

from typing import Any

Counts = tuple[int, ...]  # tiles by player and kind


class BaseSecrets:
    """Hands, fish and bag are hidden, in set-up the cubes too; every game hides at least these."""

    def hands_at_start(self, position: Any, nothing: Counts) -> Counts:
        """What all know of the hands of a new game."""
        return nothing

    def hands_in_setup(self, known: Counts, then: Any, now: Any) -> Counts:
        """What all still know of the hands after a choice of the set-up; `then` and `now` are the fields."""
        return known

    def draws_in_secret(self, reef: Any) -> bool:
        """Whether tiles that were drawn in secret are being chosen from."""
        return False

    def asks_in_secret(self, reef: Any) -> bool:
        """Whether somebody is asked, and who it is is nobody else's business."""
        return False

    def hide(self, state: dict[str, Any], player: int | None) -> None:
        """Take out of a state what this game alone hides from a player."""
