### The rulebook: what stands around its clauses.

rules-search = Cerca nelle regole
rules-search_for = Cerca: gamberetto, blocca, mangia…
rules-chapters = Capitoli
rules-title = Regolamento
rules-print = Stampa
rules-about = Tutte le regole come si giocano a questo tavolo, con parole nostre. Tasti: <kbd>/</kbd> cerca, <kbd>J</kbd> e <kbd>K</kbd> vanno da un articolo all’altro.
rules-found = { $clauses ->
    [one] { $clauses } articolo trovato
   *[other] { $clauses } articoli trovati
}
rules-nothing_found = Niente. Prova con: gamberetto, blocca, mangia.
rules-turn = Un turno in una pagina
rules-try = Prova su una mappa
rules-print_turn = Stampa un turno
rules-because = Perché: { $reason }
