### Das Regelbuch: was um seine Absätze herum steht.

rules-search = Regeln durchsuchen
rules-search_for = Suche: Krabbe, fixieren, fressen …
rules-chapters = Kapitel
rules-title = Regelbuch
rules-print = Drucken
rules-about = Alle Regeln, wie dieser Tisch sie spielt, in unseren eigenen Worten. Tasten: <kbd>/</kbd> sucht, <kbd>J</kbd> und <kbd>K</kbd> gehen von Absatz zu Absatz.
rules-found = { $clauses ->
    [one] { $clauses } Absatz gefunden
   *[other] { $clauses } Absätze gefunden
}
rules-nothing_found = Nichts gefunden. Versuch es mit: Krabbe, fixieren, fressen.
rules-turn = Ein Zug auf einer Seite
rules-try = Auf einem Plan ausprobieren
rules-print_turn = Einen Zug drucken
rules-because = Warum: { $reason }
