"""The events of the Second Kind."""
