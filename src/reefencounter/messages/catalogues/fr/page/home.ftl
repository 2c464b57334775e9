### The first page.

# Three short sentences, one below the other.
home-grow = Cultivez un récif.
home-guard = Gardez-le.
home-feed = Nourrissez le poisson.
home-lead = Cinq coraux se disputent les mêmes rochers. Vos crevettes protègent les vôtres jusqu’à ce que votre poisson perroquet ait faim.

## A game against bots at once

home-opponents = Adversaires
home-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-strength = Niveau
home-game = Jeu
home-base = De base
home-second_kind = Second Kind
home-second_kind_about = L’extension : tuiles spéciales, couronnes, crevettes bleues, cartes (jeu reconstitué).
home-name = Votre nom
home-play_bot = Jouer tout de suite contre un bot
# $choices: "1 bot", the name of its strength, and one of the two games below
home-as_last_time = Comme la dernière fois : { LIST($choices) }
home-last_base = jeu de base
home-last_second_kind = Second Kind
home-play_now = Jouer
home-setting_up = Mise en place…
home-change = Autre niveau, nombre ou jeu
home-no_account = Sans compte. Une partie dure environ 30 minutes.
home-no_bot = Il n’y a aucun bot contre qui jouer.

## The ways to everything else

home-other_ways = Autres façons de jouer
home-make_table = Ouvrir une table
home-make_table_about = De deux à quatre places : vous, des amis ici ou par lien, n’importe qui, des bots. Vous avez reçu un code ? <a>Prenez place</a>.
home-new_table = Nouvelle table
home-learn = Apprendre le jeu
home-learn_about = Neuf courtes leçons sur de vrais plateaux : on apprend en jouant. Et <a>toutes les règles</a>, pour vérifier.
home-to_lessons = Apprendre
home-keep = Garder et revoir
home-keep_about = Chaque partie est conservée : revoyez-la ou repartez de n’importe quel moment. Ou <a>saisissez une partie</a> d’une vraie table.
home-my_games = Mes parties
home-puzzle = Problème du jour
