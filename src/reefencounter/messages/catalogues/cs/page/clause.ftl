### A clause of the rules, in a drawer beside the table.

clause-looking = Hledá se…
clause-close = Zavřít
clause-asked_here = Na tohle se ptáš: { $cell } na desce { $board }.
clause-about_here = Jde o { $cell } na desce { $board }.
clause-about_card = Jde o tuto kartu.
clause-back = Zpět
clause-in_rulebook = V pravidlech
