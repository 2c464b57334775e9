### The first page of somebody who has games here.

returning-morning = { $name ->
    [none] Dobré ráno
   *[other] Dobré ráno, { $name }
}
returning-afternoon = { $name ->
    [none] Dobré odpoledne
   *[other] Dobré odpoledne, { $name }
}
returning-evening = { $name ->
    [none] Dobrý večer
   *[other] Dobrý večer, { $name }
}
returning-wait = { $games ->
    [0] Nic na tebe nečeká.
    [1] Čeká na tebe jedna partie.
    [2] Čekají na tebe dvě partie.
    [3] Čekají na tebe tři partie.
    [4] Čekají na tebe čtyři partie.
    [5] Čeká na tebe pět partií.
   *[other] Čeká na tebe { $games } partií.
}
returning-nobody_waits = Nikdo na tebe nečeká: hraj dál, kdy se ti zachce.
returning-first_clock = První hodiny vyprší { $moment }.

returning-no_answer = <b>Server neodpovídá.</b> Tvoje partie jsou na něm v bezpečí. Každých pár sekund to zkusíme znovu.
returning-try = Zkusit hned
returning-guest = Hraješ jako host, jen v tomto prohlížeči.
returning-keep = Uchovat si partie
returning-not_now = Teď ne

returning-your_turn = Jsi na tahu
returning-coming = Tvoje partie už se načítají
returning-calm = Klidná hladina
returning-calm_about = Žádná partie na tebe nečeká. Přisedni si k některému stolu níže, nebo pošli odkaz někomu, s kým si chceš zahrát.
returning-invite = Pozvat přátele
returning-more = { $games ->
    [one] Ještě { $games } partie
    [few] Ještě { $games } partie
   *[other] Ještě { $games } partií
}
returning-all = Všechny moje partie
returning-first_tile = Vybrat první kartičku
returning-play_turn = Hrát tah { $turn }
returning-no_table = Teď není otevřený žádný stůl. Založ ho: přisednout může, kdo jde kolem.
returning-lessons = Devět krátkých lekcí na živých deskách a <a>každé pravidlo</a>.
