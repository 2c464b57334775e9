"""Lessons, the rulebook, puzzles, analyses and the guided first game, as a page shows them."""
