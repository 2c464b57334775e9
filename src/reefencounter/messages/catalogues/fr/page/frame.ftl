### What stands around every page, and what any page may say.

## Titles of the pages

frame-title_new = Nouvelle table
frame-title_tables = Mes parties
frame-title_table = Table
frame-title_join = Prendre place
frame-title_replay = Revoir la partie
frame-title_analysis = Analyse
frame-title_entry = Saisir une partie
frame-title_learn = Apprendre le jeu
frame-title_lesson = Leçon
frame-title_puzzle = Problème
frame-title_rules = Règles
frame-title_brief = Les règles en bref
frame-title_terms = Les termes dans toutes les langues
frame-title_me = Moi
frame-title_profile = Profil
frame-title_leaders = Palmarès
frame-title_friend = Amis
frame-title_privacy = Vie privée
frame-title_mail = Lien d’un courriel
frame-title_lost = Page introuvable

## Shared by all pages

frame-list = { AND($items) }
frame-just_now = à l’instant

## Links in the header

frame-link_new = Nouvelle table
frame-link_tables = Mes parties
frame-link_learn = Apprendre
frame-link_me = Moi

## A page that cannot be shown

frame-not_loaded = Cette page n’a pas pu être chargée
frame-not_loaded_why = Le serveur est injoignable, ou il a été mis à jour entre-temps.
frame-nothing_here = Il n’y a rien ici
frame-no_such_page = Aucune page n’a cette adresse.
frame-went_wrong = Quelque chose a mal tourné sur cette page
frame-try_again = Réessayer
frame-first_page = Accueil

## The header

frame-skip = Aller au contenu
frame-pages = Pages
frame-games_wait = { $turns ->
    [one] { $turns } partie vous attend
   *[other] { $turns } parties vous attendent
}
frame-to_light = Passer en mode clair
frame-to_dark = Passer en mode sombre
frame-help = Aide et réglages

## The footer

frame-unofficial = Reef Encounter est un jeu de société de Richard Breese, publié par R&D Games, What’s Your Game? et Z-Man Games. Ceci est une version non officielle et non commerciale : ils ne la cautionnent pas, et elle ne revendique rien de ce qui leur appartient.
frame-more = Plus
frame-rules = Règles
frame-keys = Touches
frame-accessibility = Accessibilité
frame-settings = Réglages
frame-about = À propos
frame-language = Langue

## The connection

frame-unreached = Le serveur est injoignable. Tourne-t-il encore ?
# $status is the number of the answer, $text its name: 502 Bad Gateway.
frame-answered = Le serveur a répondu { $status } { $text }.

## The connection to a table

frame-unreadable = Le serveur n’a pas pu lire ce que cette page a envoyé. Rechargez la page.
frame-not_my_seat = Cette place n’est pas la vôtre : quelqu’un d’autre l’occupe.
frame-no_table = Cette table n’existe pas.
frame-table_closed = Cette table a été fermée par son hôte.

## Who sits at a table, as an item of a list of names, and whether they are there

frame-you = Vous
frame-anyone = n’importe qui
frame-friend = un ami
frame-here = en ligne
frame-away = ailleurs
frame-offline = hors ligne

## In the tab and in notices of the browser

frame-your_turn = À vous de jouer
