### Open tables.

lobby-title = Otevřené stoly
lobby-players = Hráči
lobby-game = Hra
lobby-bots = Boti
lobby-any = je to jedno
lobby-people_only = jen lidé
lobby-with_bots = s boty
lobby-clock = Hodiny
lobby-no_clock = bez hodin
lobby-live = živě
lobby-days = na dny
lobby-rated = hodnocená
lobby-base = Základní
lobby-advanced = Pro pokročilé
lobby-second_kind = Second Kind
lobby-seats = { -players($players) }
lobby-table = Stůl
lobby-yours = Tvůj stůl
lobby-join = Přisednout si
# $table is its title or who made it, if it has either.
lobby-join_table = { $table ->
    [none] Přisednout si ke stolu
   *[other] Přisednout si ke stolu: { $table }
}
lobby-none = Takový otevřený stůl tu není. Otevři vlastní, ostatní ho najdou tady.
lobby-more = { $tables ->
    [one] Ještě { $tables } stůl
    [few] Ještě { $tables } stoly
   *[other] Ještě { $tables } stolů
}
lobby-fewer = Méně
# Behind the reason why one could not sit down.
lobby-others = { $tables ->
    [0] Jiný otevřený stůl tu není.
    [1] Otevřený je ještě jeden stůl.
    [2] Otevřené jsou ještě dva stoly.
    [3] Otevřené jsou ještě tři stoly.
    [4] Otevřené jsou ještě čtyři stoly.
    [5] Otevřených je ještě pět stolů.
   *[other] Otevřených je ještě { $tables } stolů.
}
