### The first page.

# Three short sentences, one below the other.
home-grow = Coltiva la barriera.
home-guard = Proteggila.
home-feed = Nutri il pesce.
home-lead = Cinque coralli si contendono la stessa roccia. I gamberetti tengono al sicuro i tuoi, finché al tuo pesce pappagallo non viene fame.

## A game against bots at once

home-opponents = Avversari
home-bots = { $bots } bot
home-strength = Livello
home-game = Gioco
home-base = Base
home-second_kind = Second Kind
home-second_kind_about = L’espansione: tessere speciali, corone, gamberetti blu, carte (un mazzo ricostruito).
home-name = Il tuo nome
home-play_bot = Gioca subito contro un bot
# $choices: "1 bot", the name of its strength, and one of the two games below
home-as_last_time = Come l’ultima volta: { LIST($choices) }
home-last_base = gioco base
home-last_second_kind = Second Kind
home-play_now = Gioca subito
home-setting_up = Preparo…
home-change = Cambia livello, avversari o gioco
home-no_account = Non serve un account. Una partita dura circa 30 minuti.
home-no_bot = Non ci sono bot contro cui giocare.

## The ways to everything else

home-other_ways = Altri modi di giocare
home-make_table = Apri un tavolo
home-make_table_about = Da due a quattro posti: tu, amici qui o via link, chiunque, bot. Ti hanno dato un codice? <a>Siediti</a>.
home-new_table = Nuovo tavolo
home-learn = Impara il gioco
home-learn_about = Nove brevi lezioni su mappe interattive: impari giocando. E <a>tutte le regole</a>, da consultare.
home-to_lessons = Impara
home-keep = Conserva e rivedi
home-keep_about = Ogni partita si conserva: rivedila, o gioca da un momento qualsiasi. Oppure <a>riporta una partita</a> da un tavolo vero.
home-my_games = Le mie partite
home-puzzle = Problema del giorno
