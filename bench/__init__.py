"""Benchmarks: every claim about speed and strength in the docs names the command of these that measures it."""
