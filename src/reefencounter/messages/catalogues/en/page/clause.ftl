### A clause of the rules, in a drawer beside the table.

clause-looking = Looking it up …
clause-close = Close
clause-asked_here = This is where you asked: { $cell } on board { $board }.
clause-about_here = This is about { $cell } on board { $board }.
clause-about_card = This is about this card.
clause-back = Back
clause-in_rulebook = In the rulebook
