"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, many games at once, and datasets of matches.

All of them share one space of actions and one observation (`spaces`), written by one compiled module (`encoding`); the
Second Kind has its own (`second_kind`), and a `rulebook` for each of the two games stands between them and the doors.
They need numpy; each of the three frameworks is an extra that is only loaded with its own module.
"""
