"""Hostile input: mutated states, records and protocol lines. FUZZ=n tries n times as much, with fresh chance."""
