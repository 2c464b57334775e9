### What the server says besides the game: bots, decks, and what it refuses.

lesson-not_played = Ces actions ne peuvent pas s’enchaîner dans cet exercice. Recommencez-le.
lesson-you = Vous
lesson-purple = Violet
lesson-green = Vert
lesson-red = Rouge
lesson-yellow = Jaune

## bots that a seat can have

opponent-drifter = Joue ce qui lui passe par la tête. Pour essayer.
opponent-gentle = Mange dès qu’il le peut et laisse ses coraux sans garde. Pour une première partie.
opponent-easy = Mange trop tôt et laisse ses coraux sans garde.
opponent-fair = Garde ses coraux, et voit un coup à la fois.
opponent-steady = Joue un tour réfléchi.
opponent-able = Joue un tour réfléchi, et a appris de nombreuses parties lequel choisir.
opponent-strong = Voit un tour sous bien des angles.
opponent-expert = Se demande ce que les autres répondraient.
opponent-master = Prend son temps et joue aussi bien qu’il le peut.
opponent-given = Joue comme { $spec }.
opponent-called_drifter = Flotteur
opponent-called_gentle = Doux
opponent-called_easy = Facile
opponent-called_fair = Correct
opponent-called_steady = Solide
opponent-called_able = Habile
opponent-called_strong = Fort
opponent-called_expert = Expert
opponent-called_master = Maître

## decks: whose texts they are, and when a card may be played (S7.2, S7.5)

deck_label-reconstructed = Reconstitué : ce ne sont pas les textes publiés des cartes
deck_label-printed = Les textes des cartes imprimées
deck_label-behind_card = [jeu reconstitué]
deck-named = { $reconstructed ->
    [none] { $name }.
   *[other] { $name } [jeu reconstitué].
}
card-full = { $marks ->
    [none] { CARD($card) } : { CARD_TEXT($card) }
   *[other] { CARD($card) } ({ LIST($marks) }) : { CARD_TEXT($card) }
}
card_mark-blue_shrimp = crevette bleue
card_mark-clownfish = poisson-clown : aussi pendant le tour d’un autre
card_mark-scoring = compte à la fin
card_when-start = Au début de votre tour, avant l’action 1.
card_when-own_turn = Pendant votre tour après l’action 1, entre deux actions.
card_when-scoring = Elle compte aussi à la fin si elle est encore dans votre main.
card_when-eaten = Aussi quand le poisson d’un autre joueur a mangé.
card_when-attacked = Aussi quand un de vos coraux est attaqué.
card_when-alga = Aussi quand l’algue d’un autre joueur va retourner des tuiles de combat.
card_when-collected = Aussi quand un autre joueur a ramassé, avant que la mer soit réapprovisionnée.
card_when-turn_end = Aussi à la fin du tour d’un autre joueur.

## requests and live messages

request-costly = C’est plus qu’un visiteur ne peut demander. Réessayez dans { $seconds } s.
request-slow = La requête a mis trop de temps à arriver.
request-foreign = Cette requête vient d’un autre site.
request-nobody = Cette requête ne dit pas qui la fait. Elle n’a ni notre cookie, ni l’en-tête Reef-Page, auquel la réponse en donne un.
request-words_too_often = Trop de tentatives ; attendez quelques minutes.
request-binary = Les messages sont du texte JSON, pas du binaire.
request-unreadable = Le message ne peut pas être lu : { $why }
request-too_many_messages = Trop de messages à la fois ; attendez un instant.
request-too_many = Trop de requêtes à la fois ; attendez une minute.
request-malformed = { $why }
request-nothing_here = Il n’y a rien à cette adresse.
request-method = Cette adresse ne répond pas à { $method }, mais à { $methods }.
request-failed = Le serveur a échoué ; son journal en dit plus.

## seats

seat-not_yours = Cette place n’est pas la vôtre.
seat-taken = Quelqu’un a été plus rapide.
seat-maker_gone = La personne qui a ouvert cette table n’est plus là. Quelqu’un attend peut-être à une autre.
seat-nobody_came = Personne que vous pourriez renvoyer n’est assis à cette place.
seat-none = Vous n’avez pris aucune place ici.
seat-not_free = Cette place n’est pas libre.
seat-of_nobody = Personne n’occupe cette place.
seat-not_away = Un bot ne joue pour { $name } que si tout le monde l’attend, après trois minutes d’absence.
seat-resigned = Vous avez abandonné : un bot termine à cette place.
seat-rated = Cette partie est classée : personne ne joue pour vous à votre demande. Vous pouvez revenir plus tard, ou abandonner.
seat-not_yours_to_see = Cette place n’est pas la vôtre ; ne la nommez pas pour regarder.

## talking at a table

chat-nice_one = Bien joué !
chat-thank_you = Merci
chat-one_moment = Un instant
chat-players_only = Seuls ceux qui jouent à cette table parlent ici.
chat-none = Il n’y a pas de discussion à cette table.
chat-empty = Il faut un peu de texte, ou l’une des formules toutes prêtes.
chat-too_fast = Cela fait beaucoup d’un coup ; redites-le dans un instant.
chat-muted = { $days ->
    [0] L’hébergeur ne vous laisse que les mots tout prêts.
    [one] L’hébergeur ne vous laisse que les mots tout prêts, pour { NUMBER($days) } jour encore.
   *[other] L’hébergeur ne vous laisse que les mots tout prêts, pour { NUMBER($days) } jours encore.
}
chat-no_line = Cette ligne n’existe plus.
chat-own_line = Cette ligne est la vôtre.
chat-reported_enough = L’hébergeur a déjà reçu beaucoup de vos signalements aujourd’hui, et les a tous. Signalez le reste demain.

## playing again

rematch-not_over = La partie n’est pas encore terminée.
rematch-program_gone = { $name } est un programme et n’est plus là : il ne peut plus accepter.

## tables

table-not_yours = Cette table n’est pas la vôtre.
table-waiting = Cette table attend que toutes les places soient prises.
table-over = On ne joue plus ici.
table-begun = La partie a commencé.
table-shared = D’autres jouent à cette table : elle est conservée pour eux.
table-no_step = Il n’y a pas d’étape { $number } : la dernière est { $last }.
table-no_record = L’enregistrement sera disponible à la fin de la partie : d’ici là, il a des secrets.
table-waits = La table attend : quelqu’un peut répondre par une carte.
table-paused = La partie est en pause. Reprenez-la d’abord.
pause-no_clock = Il n’y a pas de pendule ici, donc rien à mettre en pause.
window-no_hurry = Personne n’attend votre réponse contre la montre.
window-once = Vous avez déjà demandé du temps.
window-no_card = Vous n’avez pas de carte de ce genre qui réponde au tour d’un autre.
table-no_deal = On ne nomme des tuiles qu’à une table saisie d’après une vraie partie.
table-no_undo = On ne peut annuler que ce que vous avez fait dans le tour en cours.
table-gone_on = La table en est à l’étape { $number }. Regardez à nouveau.
table-full = Cette table a { $most } étapes, on n’en garde pas plus : ouvrez-en une autre.
table-gone_on_elsewhere = La table a avancé ailleurs. Regardez à nouveau.
table-players = rules.players vaut { $players }, mais il y a { $seats } places
table-no_branch = On peut repartir d’une partie quand elle est finie : d’ici là, elle a des secrets.
table-branch_at = at doit aller de 0 à { $last }, le numéro d’une étape
table-branch_seats = seats doit valoir { $players }, comme à la table d’origine
rules-no_clause = Les règles n’ont pas d’article { $name }.
table-none = Cette table n’existe pas ici.
table-decks_open = Des tables avec { $decks } de vos jeux de cartes sont déjà ouvertes ; quittez d’abord l’une d’elles.
table-bot = il n’y a pas de bot { QUOTED($bot) } ; il y a { LIST($bots) }
table-bot_game = { QUOTED($bot) } ne joue pas à ce jeu ; il y a { LIST($bots) }
table-bot_kind = une place avec un bot est du genre 'bot'
table-first_game = La première partie se joue à deux, avec les règles de base, et n’est pas classée.
table-rated_seats = Une partie classée a au plus une place sur votre appareil, et quelqu’un y joue : les autres prennent place par le lien ou depuis les tables ouvertes.
table-rated_deck = Une partie classée utilise un jeu de cartes ouvert à tout le monde ici.
table-rated_clock = Une partie classée a une pendule : choisissez-en une, ou jouez sans classement.

## fair play in rated games

rated-way_back = Les parties classées sont pour ceux qui peuvent revenir : créez des mots ou une clé d’accès dans « Moi », ou donnez-y une adresse, puis prenez place.
rated-apart = Les programmes jouent leurs parties classées entre eux, sans personnes ni bots de la maison. Ensemble, jouez à une table non classée.
rated-not_over = Ce que change une partie classée se dit quand elle est finie.
fair-live = Vous jouez en ce moment une partie classée en direct : jusqu’à sa fin, ni conseils ni analyses.
fair-days = Vous jouez en ce moment une partie classée avec ce même récif : jusqu’à sa fin, ni conseils ni analyses là-dessus.
table-deleted = Cette table a été supprimée.
table-cannot_open = Cette table ne peut pas être ouverte : { $because }

## why not: it is possible

action-possible = C’est possible maintenant.

## hints

hint-failed = Aucun conseil n’a pu être trouvé. Redemandez dans une minute.
hint-too_many = Trop de joueurs demandent un conseil en ce moment. Redemandez dans une demi-minute.
hint-not_asked = Les conseils sont pour qui doit jouer.
hint-thinking = Un conseil est déjà en préparation.
hint-rated = Cette partie est classée : il n’y a pas de conseils.
hint-not_here = À cette table, seules d’autres places reçoivent des conseils.

## profiles

person-no_profile = Ce profil n’existe pas ici.

## how much is kept

invitation-none = Aucune table n’attend avec ce code. Elle a peut-être été fermée.
invitation-used = Toutes les places de cette table sont prises.
invitation-not_yours = Seuls ceux qui sont assis à cette table peuvent inviter.
quota-decks = Vous avez chargé { $decks } jeux de cartes, et on en garde { $most } : supprimez-en un qu’aucune table n’utilise.
quota-tables = Vous avez { $tables } parties ici, et on en garde { $most } par navigateur : supprimez-en dans Mes parties pour faire de la place.
quota-size = Vos parties occupent { $size } Mo ici, et on garde { $most } Mo par navigateur : supprimez-en dans Mes parties pour faire de la place.
quota-address = Votre adresse a ouvert tant de parties aujourd’hui qu’on n’en garde plus ; revenez demain.
quota-open = Votre adresse a déjà ouvert { $most } tables publiques aujourd’hui, on n’en affiche pas plus ; invitez vos amis par un lien, ou revenez demain.

## decks that people bring

deck-not_yours = Vous n’avez pas de jeu de cartes { $deck } ici ; GET /api/decks donne ceux que vous pouvez utiliser.
deck-used = Une table utilise ce jeu de cartes : supprimez d’abord la table.
deck-unusable = Ce jeu de cartes est inutilisable : { $because }.

## scores of a game at a real table

count-of_second_kind = deck, cards et at_home font partie de Second Kind (second_kind true).
count-no_scoring_card = { QUOTED($card) } n’est pas une carte de décompte de ce jeu ; ce sont { LIST($cards) }.
count-card_twice = La carte { QUOTED($card) } est unique, et elle est nommée deux fois.
count-kind = Un poisson contient { LIST($kinds) }, pas { QUOTED($kind) }.
count-kind_elsewhere = Un poisson contient { LIST($kinds) } ("second_kind": true en permet d’autres), pas { QUOTED($kind) }.
count-too_many_polyps = La boîte contient { $most } polypes { -colour($colour, number: "plural") }, pas { $number }.
count-too_many_tiles = La boîte contient { $most } { -tiles($tile) }, pas { $number }.
count-one_tile = La boîte contient une seule { -tile($tile) }, pas { $number }.
count-coral_tile = La tuile de combat { -coral-tile($coral_tile) } oppose { AND($colours, item: "the-colour") }, et non { -the-colour($colour) }.

## the database

database-full = La base de données est inutilisable pour l’instant : son disque est plein. Rien n’est perdu ; réessayez bientôt.
database-locked = La base de données est inutilisable pour l’instant : un autre programme l’occupe. Rien n’est perdu ; réessayez bientôt.
database-read_only = La base de données est inutilisable pour l’instant : elle est en lecture seule. Rien n’est perdu ; réessayez bientôt.
database-damaged = La base de données est inutilisable pour l’instant : elle est endommagée. Rien n’est perdu ; réessayez bientôt.
database-closed = La base de données est inutilisable pour l’instant : elle ne s’ouvre pas. Rien n’est perdu ; réessayez bientôt.
database-disk_fails = La base de données est inutilisable pour l’instant : son disque est en panne. Rien n’est perdu ; réessayez bientôt.
database-silent = La base de données est inutilisable pour l’instant : elle ne répond pas. Rien n’est perdu ; réessayez bientôt.

## why a connection is closed

close-too_many = Trop de connexions depuis un même endroit.
close-number = { $name } doit être un nombre entier de 0 à { $most }.
close-unreadable = { $number } messages de suite n’ont pas pu être lus.
close-failed = Le serveur a échoué ; reconnectez-vous.
close-too_slow = La connexion était trop lente ; reconnectez-vous pour rattraper la partie.
close-read_anew = La table a été relue ; reconnectez-vous pour rattraper la partie.
close-signed_out = Vous avez fermé votre session ici.
close-banned = L’hébergeur vous a banni.

## people and their devices

person-language = Il n’y a pas de catalogue pour { QUOTED($language) } ; il y a { LIST($languages) }.
person-no_name = Un nom a au moins une lettre.
person-no_way_back = Vous ne pourriez pas revenir : ajoutez une clé d’accès, ou créez des mots de secours et notez-les.
person-no_device = Votre session n’est ouverte sur aucun appareil de ce genre.
person-nobody_before = Il n’y a rien à rétablir ici : personne ne s’est identifié dans ce navigateur cette dernière semaine.
person-banned = { $days ->
    [0] L’hébergeur vous a banni.
    [one] L’hébergeur vous a banni pour { NUMBER($days) } jour encore.
   *[other] L’hébergeur vous a banni pour { NUMBER($days) } jours encore.
}{ $reason ->
    [none] {""}
   *[other] {" "}La raison : { QUOTED($reason) }.
} Ce qui est à vous, vous pouvez encore l’emporter : dans Moi, sous Mes données.
person-no_administrator = C’est réservé aux administrateurs.
person-is_administrator = Seul l’hébergeur peut bannir un administrateur : reef admin ban.

## friends

friend-who = Dites de qui il s’agit : par un nom, ou par l’adresse d’un profil.
friend-whom = Dites de qui il s’agit : par l’adresse d’un profil, ou par une table et une place.
friend-oneself = C’est vous-même.
friend-none = Cette personne n’est pas parmi vos amis.
friend-asks_not = Cette demande a été retirée, ou l’affaire est déjà réglée.
friend-nobody_there = Personne n’est assis là.
friend-no_link = Ce lien n’est plus valable. Demandez-en un nouveau.
friend-own_link = C’est votre propre lien : envoyez-le à quelqu’un.
friend-blocked = Vous avez bloqué cette personne. Débloquez-la d’abord.
friend-blocked_not = Vous n’avez pas bloqué cette personne.
friend-too_many = Personne n’a plus de { $most } amis ici : l’un de vous doit d’abord faire de la place.
friend-too_many_asked = { $most } personnes ne vous ont pas encore répondu. Retirez d’abord l’une de ces demandes.
friend-asked_often = Assez de personnes de votre adresse ont sollicité cette personne aujourd’hui. Demandez demain, ou envoyez-lui votre lien.
friend-too_many_blocked = Vous avez bloqué { $most } personnes, et il n’y a pas de place pour plus. Débloquez-en une d’abord.
friend-too_many_offers = { $most } personnes sont déjà invitées à cette table.

## where the server cannot be reached

offline-title = Calme plat
offline-text = Le serveur est injoignable pour le moment. Vos parties y sont gardées, rien n’est perdu.
offline-again = Réessayer

## programs that play here by a token

program-token = Ce jeton n’ouvre rien : il est faux ou a été révoqué. Vos bots figurent dans le navigateur où vous les avez créés.
program-too_many = Vous avez { $most } bots, et il n’y a pas de place pour plus : retirez-en un d’abord.
program-none = Vous n’avez pas de bot de ce nom.
program-not_for = Ceci est réservé aux personnes : un bot ne fait que jouer.

## passkeys

passkey-not_here = Les clés d’accès demandent une connexion sécurisée : HTTPS, ou http://localhost sur l’ordinateur du serveur.
passkey-late = Cela a pris trop de temps, ou était déjà fait : réessayez.
passkey-not_valid = La réponse de l’appareil n’était pas une clé d’accès pour ce site. Réessayez.
passkey-unknown = Personne ici n’a cette clé d’accès. Prenez-en une autre, ou vos mots de secours.
passkey-known = Cette clé d’accès est déjà connue.
passkey-none = Vous n’avez pas cette clé d’accès.
passkey-too_many = Vous avez { $most } clés d’accès, on n’en garde pas plus : supprimez-en une d’abord.
passkey-last = C’est votre seul moyen de revenir : créez d’abord des mots de secours ou une autre clé d’accès.

## e-mail addresses and links

address-none = Ce n’est pas une adresse e-mail, comme ada@example.org.
address-link = Ce lien n’est plus valable : il a déjà servi, ou il est trop ancien. Demandez-en un autre.
address-taken = Un autre compte ici a déjà cette adresse : connectez-vous-y avec elle.
address-no_mail = Ce serveur n’envoie pas de courriels.
address-nothing = Vous n’avez pas d’adresse ici.
address-last = C’est votre seul moyen de revenir : créez d’abord des mots de secours ou ajoutez une clé d’accès.

## recovery words

recovery-unknown = Les mots sont bien formés, mais personne sur ce serveur ne les a.
recovery-number = Il faut huit mots de six lettres ; il y en a { $number } ici.
recovery-slip = Ce ne sont pas tout à fait les mots : il y a une erreur dans l’un d’eux, ou dans leur ordre.
recovery-word = { QUOTED($word) } ne peut pas être l’un des mots : chacun a six lettres, comme { QUOTED($example) }.
