"""Placeholder while it is being written."""

from .greedy import Greedy


class Planner(Greedy):
    """x"""
