### The rulebook: what stands around its clauses.

rules-search = Search the rules
rules-search_for = Search: shrimp, lock, eat …
rules-chapters = Chapters
rules-title = Rulebook
rules-print = Print
rules-about = Every rule as this table plays it, in our own words. Keys: <kbd>/</kbd> searches, <kbd>J</kbd> and <kbd>K</kbd> go from clause to clause.
rules-found = { $clauses ->
    [one] { $clauses } clause found
   *[other] { $clauses } clauses found
}
rules-nothing_found = Nothing found. Try: shrimp, lock, eat.
rules-turn = A turn on one page
rules-try = Try it on a board
rules-print_turn = Print a turn
rules-because = Why: { $reason }
