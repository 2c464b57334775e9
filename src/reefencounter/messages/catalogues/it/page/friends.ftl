### Friends: on the page of oneself, at a link, on the first page and in the waiting room.

# $name is somebody's name, $when how long ago: "two days ago".
friends-title = Amici
friends-none = Ancora nessuno. Tra amici ci si tiene il posto con un tocco, e si ha una classifica propria.
friends-seen = qui l’ultima volta { $when }
friends-record = { $games ->
    [one] { $before } : { $behind } in { $games } partita insieme
   *[other] { $before } : { $behind } in { $games } partite insieme
}
friends-more = Altro su { $name }
friends-part = Togli dagli amici
friends-parted = Tu e { $name } non siete più amici.
friends-block = Blocca
friends-block_name = Blocca { $name }

## Somebody asks

friends-asks = { $name } vorrebbe la tua amicizia.
friends-yes = Accetta
friends-yes_to = Accetta l’amicizia di { $name }
friends-no = No, grazie
friends-no_to = Rifiuta l’amicizia di { $name }
friends-more_ask = { $people ->
    [one] Chiede { $people } altra persona.
   *[other] Chiedono altre { $people } persone.
}
friends-no_to_strangers = No a tutti quelli con cui non ho giocato
friends-now = Ora tu e { $name } siete amici.

## The own link

friends-link = Il tuo link
friends-link_about = Chi lo apre può diventare tuo amico, per 30 giorni. Mandalo solo a chi conosci.
friends-make_link = Crea un link per gli amici
friends-copy = Copia
friends-copied = Copiato
friends-new_link = Un altro link
friends-no_link = Rinuncia al link

## Asking by name

friends-by_name = Nome di qualcuno qui
friends-ask = Chiedi
friends-ask_about = La richiesta arriva se qui una sola persona ha quel nome, o una sola tra chi ha già giocato al tuo tavolo. Nessuno viene a sapere se c’è.
friends-asked_now = Se c’è esattamente una persona di nome { $name }, ora ha la tua richiesta.
friends-asked = chiesto { $when }
friends-take_back = Ritira
friends-take_back_name = Ritira la richiesta a { $name }

## Blocked people

friends-blocked = { $people ->
    [0] Persone bloccate: nessuna
   *[other] Persone bloccate: { $people }
}
friends-blocked_about = Non possono sedersi ai tuoi tavoli né invitarti, e tu non vedi che cosa scrivono. Non lo vengono a sapere.
friends-unblock = Sblocca
friends-unblock_name = Sblocca { $name }
friends-blocked_now = Hai bloccato { $name }.

## The page of a link. $by is who made it.

friends-link_asks = { $by } vorrebbe la tua amicizia
friends-link_lead = Tra amici ci si tiene il posto e si vede chi è in vantaggio. Ognuno dei due può chiudere quando vuole.
friends-be = Diventiamo amici
friends-mine = Questo è il tuo link
friends-mine_about = Mandalo a qualcuno: chi lo apre può diventare tuo amico.
friends-already = Tu e { $by } siete amici
friends-gone = Questo link non porta da nessuna parte
friends-looking = Cerco…
friends-to_friends = I miei amici

## The first page

friends-for_you = Ti aspettano
friends-seat = { $by } ti tiene un posto
friends-sit = Siediti
friends-sit_by = Siediti al tavolo di { $by }
friends-refuse = Non ora
friends-refuse_by = Non sederti al tavolo di { $by }

## The waiting room

friends-invite = Invita gli amici
friends-invite_name = Invita { $name } al tavolo
friends-invited = invito mandato
friends-all = Tutti gli amici ({ $friends })
friends-invite_about = L’invito resta sulla loro pagina iniziale finché il posto è libero.

## Another's profile

friends-add = Chiedi l’amicizia
friends-added = Amicizia chiesta
friends-are = Amici
