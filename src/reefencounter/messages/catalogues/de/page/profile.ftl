### Profile: wie jemand steht, was gespielt wurde; und die Rangliste.

# $day is a day as the language writes it.
profile-since = Dabei seit dem { $day }
profile-games = { $games ->
    [0] Noch keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}
profile-share = Teilen
profile-copied = Der Link ist kopiert. Wer ihn öffnet, sieht diese Seite.
# $link is an address.
profile-link = Der Link: { $link }
profile-settings = Einstellungen
profile-loading = Wird geladen …

## States

profile-none = Hier wird deine erste Partie stehen.
profile-none_theirs = Hier wird die erste beendete Partie stehen.
profile-play = Partie spielen
profile-guest = Du bist Gast: Deine Partien kennt nur dieses Gerät.
profile-keep = Partien sichern
profile-private = Dieses Profil ist privat.
profile-private_why = Sehen kann es nur, wem es gehört.
profile-who_sees = Wer das sieht
profile-public = Alle
profile-public_about = Wer den Link hat; und du stehst in der Rangliste.
profile-only_me = Nur ich
profile-only_me_about = Sonst sieht es niemand, und du stehst in keiner Liste.
profile-child = Hier spielt ein Kind: Sonst sieht niemand diese Seite, du stehst in keiner Liste, und keine Partie wird gewertet.

## Ratings, by kinds of games

profile-ratings = Ratings
profile-base_2 = Grundspiel, 2 Spieler
profile-base_many = Grundspiel, 3–4 Spieler
profile-advanced = Fortgeschritten
profile-second_kind = Second Kind
profile-rated_games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
# $change is a number with its sign, as text: +38.
profile-this_month = Rating { $change } in diesem Monat
# Of a rating of which little is known yet
profile-provisional = vorläufig
profile-programs = Programme, unter sich gewertet
# $ratings is a list of numbers.
profile-course = Die letzten Ratings: { LIST($ratings) }
profile-no_rating = { $games ->
    [0] Noch keine gewertete Partie. Nach fünf gibt es ein Rating.
    [one] Bisher eine Partie. Nach fünf gibt es ein Rating.
   *[other] Bisher { $games } Partien. Nach fünf gibt es ein Rating.
}
# How far somebody has come on the way to a rating.
profile-of_five = { $games } von 5

## What the fish ate

profile-eats = Was dein Fisch frisst
profile-eats_theirs = Was der Fisch gefressen hat
profile-polyps = { $polyps ->
    [one] { $polyps } Polyp
   *[other] { $polyps } Polypen
}
profile-colour_polyps = { -colour-noun($colour) }: { $polyps }
profile-meal = { $polyps ->
    [one] Größte Mahlzeit: { $polyps } { -colour($colour, ends: "er") } Polyp
   *[other] Größte Mahlzeit: { $polyps } { -colour($colour, ends: "e") } Polypen
}
# $names are the names of the others in that game.
profile-meal_against = { $polyps ->
    [one] Größte Mahlzeit: { $polyps } { -colour($colour, ends: "er") } Polyp, gegen { AND($names) }
   *[other] Größte Mahlzeit: { $polyps } { -colour($colour, ends: "e") } Polypen, gegen { AND($names) }
}

## Points

profile-points = Punkte pro Partie
profile-middle = Die Mitte liegt bei { $middle }, der Rekord bei { $best }
# A bar of the chart: in $games games there were $least to $most points.
profile-bar = { $games ->
    [one] { $least } bis { -points($most) }: { $games } Partie
   *[other] { $least } bis { -points($most) }: { $games } Partien
}
profile-won_two = gewonnen zu zweit
profile-won_many = gewonnen zu dritt und zu viert
profile-percent = { $percent } %
# $won of $games games were won.
profile-won_of = { $won } von { $games }
profile-chance = Die Marke zeigt, was der Zufall brächte.
# For those who hear the chart: what chance would give.
profile-chance_is = der Zufall brächte { $percent } %

## Against the bots

profile-bots = Gegen die Bots
profile-no_bots = Noch keine Partie gegen Bots einer einzigen Stufe.

## Head to head

profile-between = Du und { $name }
profile-together = { $games ->
    [one] { $games } gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}
profile-before = Du lagst vor { $name }: { $games }
profile-behind = { $name } lag vor dir: { $games }

## Past games

profile-last = Letzte Partien
profile-all_mine = Alle meine Partien
profile-more = Weitere Partien
profile-somebody = Jemand
profile-won = gewonnen
profile-lost = verloren
profile-place = { $place }.
profile-resigned = aufgegeben
profile-time = Zeit abgelaufen
profile-left = vorzeitig gegangen
profile-rated = gewertet
profile-analyse = Analyse
# $names are the names of the others in that game.
profile-analyse_game = Analyse der Partie mit { AND($names) }

## The leader board

profile-leaders = Rangliste
profile-all_leaders = Die ganze Rangliste
profile-whose = Spiel
profile-among = Unter
profile-everybody = Allen
profile-friends = Freunden
profile-no_friends = Von deinen Freunden noch niemand: Es braucht fünf gewertete Partien in 60 Tagen.
profile-no_leaders = Noch niemand: Es braucht fünf gewertete Partien in 60 Tagen.
profile-rests = Nur wer in den letzten 60 Tagen gespielt hat, ab der zehnten gewerteten Partie.
profile-rank = Platz
profile-name = Name
profile-rating = Rating
profile-played = Partien
profile-house = Die Bots des Hauses
profile-house_about = Auf derselben Skala: Wer 400 mehr hat, gewinnt etwa zehn von elf Partien.
profile-measured = { $games ->
    [0] noch keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}
profile-how = Wie Ratings entstehen
profile-how_about = Ein Rating kommt nur von gewerteten Tischen, mit Menschen oder Bots. Wer aufgibt, geht oder die Zeit überschreitet, hat verloren. Bis zehn Partien ist es vorläufig.
