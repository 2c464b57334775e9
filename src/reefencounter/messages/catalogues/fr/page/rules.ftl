### The rulebook: what stands around its clauses.

rules-search = Chercher dans les règles
rules-search_for = Chercher : verrou, manger…
rules-chapters = Chapitres
rules-title = Règles
rules-print = Imprimer
rules-about = Toutes les règles, telles qu’on les joue ici, avec nos propres mots. Touches : <kbd>/</kbd> pour chercher, <kbd>J</kbd> et <kbd>K</kbd> pour aller d’un article à l’autre.
rules-found = { $clauses ->
    [one] { $clauses } article trouvé
   *[other] { $clauses } articles trouvés
}
rules-nothing_found = Rien trouvé. Essayez : crevette, verrou, manger.
rules-turn = Un tour en une page
rules-try = L’essayer sur un plateau
rules-print_turn = Imprimer un tour
rules-because = Pourquoi : { $reason }
