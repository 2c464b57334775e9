"""The table in a terminal: drawing, sentences, choices, explanations, and a game from set-up to scoring.

It knows no rules. What may be done comes from `Game.legal`, what may be seen from `Game.view`, what happened from
the events, and why something is refused from `IllegalAction`.
"""
