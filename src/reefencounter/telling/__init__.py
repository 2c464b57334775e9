"""The game in words: what happened, how it ended and why something cannot be done, for every table for people."""
