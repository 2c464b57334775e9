### Around the seats while a game goes on: the menu, a bot that stands in, resigning, the chat.

## The menu of one's own seat

seats-play_on = Reprendre ma place
seats-let_bot = Laisser un bot jouer pour moi
seats-come_back = vous pouvez revenir à tout moment
seats-pause = Demander une pause
seats-pause_about = tout le monde doit être d’accord
seats-pause_alone = la pendule s’arrête jusqu’à ce que vous repreniez
seats-resign_ask = Abandonner…

## Resigning

seats-resign_title = Abandonner ?
# $decides: with it the game is over.
seats-resign_about = { $decides ->
    [none] Un bot finit à votre place. Cela compte comme une défaite. Vous pouvez encore regarder.
   *[other] La partie est alors terminée, et cela compte comme une défaite.
}
seats-resign_not = Continuer
seats-resign = Abandonner

## Somebody is lost to a game in which others play on. $name is who, $bot who plays there now.

seats-out_of_time = { $me ->
    [none] { $name } a perdu au temps. Cela compte comme une défaite, et { $bot } joue à sa place.
   *[other] Votre temps est écoulé. Cela compte comme une défaite, et { $bot } joue pour vous jusqu’à votre retour.
}
seats-resigned = { $name } a abandonné. { $bot } joue à sa place.
seats-left = { $me ->
    [none] { $name } a quitté la partie. Cela compte comme une défaite, et { $bot } joue à sa place.
   *[other] Votre absence a trop duré. Cela compte comme une défaite, et { $bot } joue pour vous jusqu’à votre retour.
}
seats-understood = D’accord

## Somebody is away in their turn. $name is who.

seats-is_away = { $name } n’est pas là.
seats-is_away_for = { $name } n’est pas là. Un bot pourra jouer à sa place dans { $minutes } min.
# $names are those who want it, and the next message for the reader.
seats-bot_wanted = Pour un bot : { AND($names) } ; tout le monde doit être d’accord.
seats-wanted_by_you = vous
seats-let_bot_for = Laisser un bot jouer pour { $name }

## The chat. $name is who has said a line.

seats-chat = Discussion
seats-chat_only = Seuls ceux qui jouent ici lisent ceci.
seats-chat_say = Dire à la table
seats-chat_send = Envoyer
# Behind a line that the server does not have yet.
seats-chat_sending = en route
seats-chat_against = Mettre { $name } en sourdine ou signaler cette ligne
seats-chat_mute = Mettre { $name } en sourdine
seats-chat_report = Signaler cette ligne
seats-chat_block = Bloquer { $name }
seats-chat_blocked = { $name } est sur votre liste de blocage : vous ne voyez plus ses lignes. Vous pouvez changer d’avis dans « Moi ».
seats-chat_reported = L’hébergeur de ce serveur est prévenu.
seats-chat_muted = { $name } est en sourdine, pour vous seulement.
seats-chat_hear = Lire à nouveau { $name }
seats-chat_nice_one = Bien joué !
seats-chat_thank_you = Merci
seats-chat_one_moment = Un instant
