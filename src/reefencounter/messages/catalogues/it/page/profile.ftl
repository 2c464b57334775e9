### Profiles: how somebody stands, what they have played; and the leader board.

# $day is a day as the language writes it.
profile-since = Prima visita: { $day }
profile-games = { $games ->
    [0] Ancora nessuna partita
    [one] { $games } partita
   *[other] { $games } partite
}
profile-share = Condividi
profile-copied = Il link è copiato. Chi lo apre vede questa pagina.
# $link is an address.
profile-link = Il link: { $link }
profile-settings = Impostazioni
profile-loading = Cerco…

## States

profile-none = Qui ci sarà la tua prima partita.
profile-none_theirs = Qui ci sarà la prima partita finita.
profile-play = Gioca una partita
profile-guest = Giochi come ospite: le tue partite le conosce solo questo dispositivo.
profile-keep = Conserva le mie partite
profile-private = Questo profilo è privato.
profile-private_why = Lo vede solo la persona a cui appartiene.
profile-who_sees = Chi lo vede
profile-public = Tutti
profile-public_about = Chi ha il link, e la classifica.
profile-only_me = Solo io
profile-only_me_about = Nessun altro lo vede, e nessun elenco ti nomina.
profile-child = Qui gioca un bambino: nessun altro vede questa pagina, nessun elenco ti nomina, e nessuna partita è classificata.

## Ratings, by kinds of games

profile-ratings = Rating
profile-base_2 = Base, 2 giocatori
profile-base_many = Base, 3 e 4
profile-advanced = Avanzato
profile-second_kind = Second Kind
profile-rated_games = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
}
# $change is a number with its sign, as text: +38.
profile-this_month = rating { $change } questo mese
# Of a rating of which little is known yet
profile-provisional = provvisorio
profile-programs = Programmi, classificati tra loro
# $ratings is a list of numbers.
profile-course = Gli ultimi rating: { LIST($ratings) }
profile-no_rating = { $games ->
    [0] Ancora nessuna partita classificata. Il rating arriva dopo cinque.
    [one] Finora una partita. Il rating arriva dopo cinque.
   *[other] Finora { $games } partite. Il rating arriva dopo cinque.
}
# How far somebody has come on the way to a rating.
profile-of_five = { $games } su 5

## What the fish ate

profile-eats = Che cosa mangia il tuo pesce
profile-eats_theirs = Che cosa ha mangiato il pesce
profile-polyps = { -polyps($polyps) }
profile-colour_polyps = { CAPITAL(-colour($colour)) }: { $polyps }
profile-meal = Il pasto più grande: { -polyp-group($colour, $polyps) }
# $names are the names of the others in that game.
profile-meal_against = Il pasto più grande: { -polyp-group($colour, $polyps) }, contro { AND($names) }

## Points

profile-points = Punti per partita
profile-middle = Mediana { $middle }, massimo { $best }
# A bar of the chart: in $games games there were $least to $most points.
profile-bar = { $games ->
    [one] da { $least } a { $most } punti: { $games } partita
   *[other] da { $least } a { $most } punti: { $games } partite
}
profile-won_two = vinte in 2
profile-won_many = vinte in 3 e 4
profile-percent = { $percent }%
# $won of $games games were won.
profile-won_of = { $won } su { $games }
profile-chance = La tacca segna quanto darebbe il puro caso.
# For those who hear the chart: what chance would give.
profile-chance_is = puro caso: { $percent }%

## Against the bots

profile-bots = Contro i bot
profile-no_bots = Ancora nessuna partita contro bot di un solo livello.

## Head to head

profile-between = Tu e { $name }
profile-together = { $games ->
    [one] { $games } partita insieme
   *[other] { $games } partite insieme
}
profile-before = Tu davanti a { $name }: { $games }
profile-behind = { $name } davanti a te: { $games }

## Past games

profile-last = Ultime partite
profile-all_mine = Tutte le mie partite
profile-more = Altre partite
profile-somebody = Qualcuno
profile-won = vinta
profile-lost = persa
profile-place = { $place }º posto
profile-resigned = abbandono
profile-time = tempo scaduto
profile-left = fuori prima della fine
profile-rated = classificata
profile-analyse = Analizza
# $names are the names of the others in that game.
profile-analyse_game = Analizza la partita con { AND($names) }

## The leader board

profile-leaders = Classifica
profile-all_leaders = Tutta la classifica
profile-whose = Gioco
profile-among = Tra
profile-everybody = Tutti
profile-friends = Amici
profile-no_friends = Ancora nessuno dei tuoi amici: servono cinque partite classificate in 60 giorni.
profile-no_leaders = Ancora nessuno: servono cinque partite classificate in 60 giorni.
profile-rests = Solo chi ha giocato negli ultimi 60 giorni, dalla decima partita classificata in poi.
profile-rank = Posto
profile-name = Nome
profile-rating = Rating
profile-played = Partite
profile-house = I bot della casa
profile-house_about = Sulla stessa scala: chi ha 400 in più vince circa dieci partite su undici.
profile-measured = { $games ->
    [0] mai incontrato
    [one] { $games } partita
   *[other] { $games } partite
}
profile-how = Come nasce un rating
profile-how_about = Un rating viene solo dai tavoli classificati, con persone o bot. Chi abbandona, se ne va o finisce il tempo ha perso. È provvisorio fino a dieci partite.
