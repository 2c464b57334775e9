### The rulebook: what stands around its clauses.

rules-search = Hledat v pravidlech
rules-search_for = Třeba krabík, útok…
rules-chapters = Kapitoly
rules-title = Pravidla
rules-print = Vytisknout
rules-about = Každé pravidlo, jak ho hraje tenhle stůl, našimi vlastními slovy. Klávesy: <kbd>/</kbd> hledá, <kbd>J</kbd> a <kbd>K</kbd> přecházejí z článku na článek.
rules-found = { $clauses ->
    [one] Nalezen { $clauses } článek
    [few] Nalezeny { $clauses } články
   *[other] Nalezeno { $clauses } článků
}
rules-nothing_found = Nic se nenašlo. Zkus: krabík, zablokovat, sníst.
rules-turn = Tah na jedné stránce
rules-try = Vyzkoušet na desce
rules-print_turn = Vytisknout tah
rules-because = Proč: { $reason }
