"""A second, naive reading of the Second Kind (`second_kind`), which the engine of that game is compared with.

The base game is compared with the Second Kind (`tests/test_two_engines.py`). What stands beside that here:
the components, games by many policies, positions that are hard to reach, and names for what is rare in them.
"""
