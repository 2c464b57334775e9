### Somebody was asked to a table, or has a code for one.

## A code is typed

join-have_code = Máš kód?
join-type_it = Napiš tři slova, která máš od pozvání, a posaď se ke stolu.
join-code = Kód
join-find = Najít stůl

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] Máš pozvání ke stolu
   *[other] { $by } tě zve ke stolu
}
join-kept = V partii Reef Encounter je pro tebe místo. Žádný účet nepotřebuješ.
join-sits = U stolu: { AND($names) }.
join-no_clock = bez hodin
join-name = Tvoje jméno
join-sit = Posadit se
join-sitting = Sedáš si…

## No seat is free, or there is no such table

join-taken = Všechna místa jsou obsazená
join-faster = Někdo byl rychlejší, nebo partie už začala. Požádej o jiný odkaz, nebo založ vlastní stůl.
join-first_page = Úvodní stránka
join-new_table = Nový stůl
join-nothing = Tady žádný stůl nečeká
join-type_a_code = Zadat kód
join-looking = Hledá se stůl…
