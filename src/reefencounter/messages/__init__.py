"""What is said, as data: an id, the clause of the rules, and named arguments. Words are made last, by a catalogue.

Code decides by the id and the arguments, never by the words. Arguments are data in one form in every language:

    colour, colours, cube, stronger …   letters of colours (N1): "W", several as "WY"
    cell, origin, goal                  cells (N1): "1d4"
    tile, given, taken                  kinds of tiles, as they lie where it matters (N7): "W", "Y/W", "Wh:ne", "crown"
    tiles, polyps …                     a tuple of them, each as often as it is there
    card                                the id of a card of the deck
    alga                                "blue", "green", "purple" or "red"
    coral_tile                          1 to 10
    player, players                     seats, counted from 0
    everything else                     a number, a text as it is, or messages: the items of a list

>>> protected = Message("lay.not_stronger", "R5.1", colour="Y", target="W")
>>> protected.id, protected.clause, protected.arguments
('lay.not_stronger', 'R5.1', {'colour': 'Y', 'target': 'W'})
>>> from reefencounter.messages.words import english
>>> english(protected)
'Yellow is not stronger than white now.'
"""

from __future__ import annotations

from .message import Message, Value

__all__ = ["Message", "Value"]
