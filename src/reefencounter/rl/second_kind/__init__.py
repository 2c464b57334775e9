"""The research environments' part of the Second Kind: its space of actions, its observation, and how they are made."""
