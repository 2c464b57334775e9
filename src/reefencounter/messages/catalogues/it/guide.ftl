### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Di quali colori hai più tessere? I loro cubetti servono subito.
guide-first_turn = Gioca un cubetto. Un polipo accanto alla stella marina te ne porta uno gratis.
guide-meal = Il tuo pesce potrebbe mangiare: { -polyps($kept) }, { -points($points) } con le tessere come sono. Adesso, o più tardi quando è più grande? Hai quattro pasti.
guide-attack = Puoi consumare il polipo in { $cell }, per piazzarlo o per pagare.
guide-consumed = Hai una tessera consumata. Si può piazzare, può comprare un cubetto o pagare un’alga.
guide-tide = Con un’alga il tuo pesce vale { -points($points) } in più.
guide-lock = Il tuo pesce ha mangiato: d’ora in poi puoi bloccare una tessera corallo per turno.
guide-end = La fine è vicina. Tieni un corallo da sei o più per l’ultimo pasto.
guide-ripe = Dopo questo il pasto dovrà aspettare, e il polipo in { $cell } potrebbe essere consumato.
guide-cut = { $alga ->
    [none] Il grande corallo in { $cell } è di qualcun altro. Qui potresti tagliarlo.
   *[other] Il grande corallo in { $cell } è di qualcun altro. Con l’alga { -alga($alga) } potresti tagliarlo.
}
guide-exposed = Il polipo in { $cell } del tuo corallo potrebbe essere consumato. Sposta il tuo gamberetto, o accettalo.
guide-unowned = Il corallo in { $cell } non è ancora di nessuno. Il gamberetto di un altro potrebbe prenderselo tutto.
guide-cube_left = Puoi ancora giocare un cubetto prima di prendere dal mare.
guide-collect = Un cubetto e polipi che vanno insieme fanno il tuo prossimo turno.
guide-comment = { $theme ->
    [meal] Il pesce di { NAME($player) } mangia un corallo da { $size }: solo ciò che è nel pesce dà punti.
    [attack] { NAME($player) } consuma il tuo polipo in { $cell }: era più debole, e nessun gamberetto lo proteggeva.
    [lock] { NAME($player) } blocca una tessera corallo: ciò che è bloccato conserva la sua forza e il suo valore.
    [tide] { NAME($player) } gira delle tessere corallo: cambia chi batte chi, e quanto vale ogni pesce.
    [guard] { NAME($player) } ha ora un gamberetto in { $cell }: possiede quel corallo e protegge i polipi accanto.
    [lay] { NAME($player) } forma un corallo da { $size } in { $cell }: i coralli devono essere grandi prima che un pesce li mangi.
   *[other] { NAME($player) } prende soltanto dal mare: fa scorta per un turno successivo.
}
guide-best_meal = Il tuo pasto migliore: al turno { $number }, { -polyp-group($colour, $kept) } per { -points($points) }.
guide-no_meal = Questa volta il tuo pesce non ha mangiato coralli. Solo ciò che mangia dà punti.
