### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Di quali colori hai più tessere? I loro cubetti servono subito.
guide-first_turn = Gioca un cubetto. Un polipo accanto alla stella marina te ne porta uno gratis.
guide-meal = Il tuo pesce potrebbe mangiare: { -polyps($kept) }, { -points($points) } con le tessere come sono. Adesso, o più tardi quando è più grande? Hai quattro pasti.
guide-attack = Puoi consumare il polipo in { $cell }, per piazzarlo o per pagare.
guide-consumed = Hai una tessera consumata. Si può piazzare, può comprare un cubetto o pagare un’alga.
guide-tide = Con un’alga il tuo pesce vale { -points($points) } in più.
guide-lock = Il tuo pesce ha mangiato: d’ora in poi puoi bloccare una tessera corallo per turno.
guide-end = La fine è vicina. Tieni un corallo da sei o più per l’ultimo pasto.
guide-unowned = Il corallo in { $cell } non è ancora di nessuno. Il gamberetto di un altro potrebbe prenderselo tutto.
guide-cube_left = Puoi ancora giocare un cubetto prima di prendere dal mare.
guide-collect = Un cubetto e polipi che vanno insieme fanno il tuo prossimo turno.
guide-why = { $theme ->
    [meal] Perché: solo ciò che è nel pesce dà punti.
    [lock] Perché: ciò che è bloccato conserva la sua forza e il suo valore.
    [tide] Perché: le tessere girate cambiano chi batte chi, e quanto vale ogni pesce.
    [guard] Perché: un gamberetto possiede un corallo e protegge i polipi accanto.
    [lay] Perché: i coralli devono essere grandi prima che un pesce li mangi.
   *[other] Perché: fa scorta per un turno successivo.
}
