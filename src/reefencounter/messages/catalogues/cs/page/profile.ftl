### Profiles: how somebody stands, what they have played; and the leader board.

# $day is a day as the language writes it.
profile-since = Tady od { $day }
profile-games = { $games ->
    [0] Zatím žádná partie
   *[other] { -games($games) }
}
profile-share = Sdílet
profile-copied = Odkaz je zkopírovaný. Kdo ho otevře, uvidí tuhle stránku.
# $link is an address.
profile-link = Odkaz: { $link }
profile-settings = Nastavení
profile-loading = Hledá se…

## States

profile-none = Tady bude tvoje první partie.
profile-none_theirs = Tady bude první dohraná partie.
profile-play = Zahrát si
profile-guest = Hraješ jako host: tvoje partie zná jen tohle zařízení.
profile-keep = Uchovat si partie
profile-private = Tenhle profil je soukromý.
profile-private_why = Vidí ho jen ten, komu patří.
profile-who_sees = Kdo to vidí
profile-public = Všichni
profile-public_about = Každý, kdo má odkaz, a žebříček.
profile-only_me = Jen já
profile-only_me_about = Nikdo jiný to nevidí a v žádném seznamu nejsi.
profile-child = Hraje tu dítě: nikdo jiný tuhle stránku nevidí, v žádném seznamu nejsi a žádná partie není hodnocená.

## Ratings, by kinds of games

profile-ratings = Hodnocení
profile-base_2 = Základní, 2 hráči
profile-base_many = Základní, 3–4 hráči
profile-advanced = Pro pokročilé
profile-second_kind = Second Kind
profile-rated_games = { $games ->
    [one] { $games } hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
}
# $change is a number with its sign, as text: +38.
profile-this_month = hodnocení { $change } tento měsíc
# Of a rating of which little is known yet
profile-provisional = předběžné
profile-programs = Programy, hodnocené mezi sebou
# $ratings is a list of numbers.
profile-course = Poslední hodnocení: { LIST($ratings) }
profile-no_rating = { $games ->
    [0] Zatím žádná hodnocená partie. Hodnocení přijde po pěti.
    [one] Zatím jedna partie. Hodnocení přijde po pěti.
    [few] Zatím { $games } partie. Hodnocení přijde po pěti.
   *[other] Zatím { $games } partií. Hodnocení přijde po pěti.
}
# How far somebody has come on the way to a rating.
profile-of_five = { $games } z 5

## What the fish ate

profile-eats = Co jí tvůj papušík
profile-eats_theirs = Co papušík snědl
profile-polyps = { $polyps ->
    [one] { $polyps } polyp
    [few] { $polyps } polypy
   *[other] { $polyps } polypů
}
profile-colour_polyps = { CAPITAL(-colour($colour)) }: { $polyps }
profile-meal = Největší jídlo: { -polyp-group($colour, $polyps) }
# $names are the names of the others in that game.
profile-meal_against = Největší jídlo: { -polyp-group($colour, $polyps) }, u stolu { AND($names) }

## Points

profile-points = Body na partii
profile-middle = Prostřední výsledek { $middle }, nejlepší { $best }
# A bar of the chart: in $games games there were $least to $most points.
profile-bar = { $least } až { -points($most) }: { -games($games) }
profile-won_two = výhry ve dvou
profile-won_many = výhry ve třech a čtyřech
profile-percent = { $percent } %
# $won of $games games were won.
profile-won_of = { $won } { -out-of($games) }
profile-chance = Čárka ukazuje, co by dala náhoda.
# For those who hear the chart: what chance would give.
profile-chance_is = náhoda by dala { $percent } %

## Against the bots

profile-bots = Proti botům
profile-no_bots = Zatím žádná partie proti botům jediné úrovně.

## Head to head

profile-between = Ty a { $name }
profile-together = { $games ->
    [one] { $games } společná partie
    [few] { $games } společné partie
   *[other] { $games } společných partií
}
profile-before = Ty výš než { $name }: { $games }×
profile-behind = { $name } výš než ty: { $games }×

## Past games

profile-last = Poslední partie
profile-all_mine = Všechny moje partie
profile-more = Další partie
profile-somebody = Někdo
profile-won = výhra
profile-lost = prohra
profile-place = { $place }.
profile-resigned = vzdáno
profile-time = vypršel čas
profile-left = předčasný odchod
profile-rated = hodnocená
profile-analyse = Rozebrat
# $names are the names of the others in that game.
profile-analyse_game = Rozebrat partii, u stolu { AND($names) }

## The leader board

profile-leaders = Žebříček
profile-all_leaders = Celý žebříček
profile-whose = Hra
profile-among = Mezi
profile-everybody = Všemi
profile-friends = Přáteli
profile-no_friends = Z tvých přátel zatím nikdo: je potřeba pět hodnocených partií za 60 dní.
profile-no_leaders = Zatím nikdo: je potřeba pět hodnocených partií za 60 dní.
profile-rests = Jen lidé, kteří hráli v posledních 60 dnech, od desáté hodnocené partie.
profile-rank = Pořadí
profile-name = Jméno
profile-rating = Hodnocení
profile-played = Partie
profile-house = Místní boti
profile-house_about = Na stejné stupnici: kdo je o 400 výš, vyhrává asi deset partií z jedenácti.
profile-measured = { $games ->
    [0] zatím bez partie
   *[other] { -games($games) }
}
profile-how = Jak hodnocení vzniká
profile-how_about = Hodnocení je jen z hodnocených stolů, s lidmi nebo boty. Kdo se vzdá, odejde nebo komu vyprší čas, prohrává. Do deseti partií je předběžné.
