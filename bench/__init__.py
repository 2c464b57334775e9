"""Benchmarks: every claim about speed in the docs is a line that `make bench` prints."""
