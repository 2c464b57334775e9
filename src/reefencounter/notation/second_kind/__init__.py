"""The text and JSON forms of the Second Kind (N7)."""
