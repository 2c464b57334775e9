### Around the seats while a game goes on: the menu, a bot that stands in, resigning, the chat.

## The menu of one's own seat

seats-play_on = Hrát dál za sebe
seats-let_bot = Nechat hrát bota
seats-come_back = vrátit se můžeš kdykoli
seats-pause = Navrhnout přestávku
seats-pause_about = musí souhlasit všichni
seats-pause_alone = hodiny stojí, dokud nebudeš pokračovat
seats-resign_ask = Vzdát se…

## Resigning

seats-resign_title = Vzdáváš se?
# $decides: with it the game is over.
seats-resign_about = { $decides ->
    [none] Tvoje místo dohraje bot. Počítá se to jako prohra. Dívat se můžeš dál.
   *[other] Tím partie končí a počítá se ti jako prohra.
}
seats-resign_not = Hrát dál
seats-resign = Vzdát se

## Somebody is lost to a game in which others play on. $name is who, $bot who plays there now.

seats-out_of_time = { $me ->
    [none] { $name }: vypršel čas. Počítá se to jako prohra a dohrává { $bot }.
   *[other] Vypršel ti čas. Počítá se to jako prohra a hraje za tebe { $bot }, dokud se nevrátíš.
}
seats-resigned = { $name } se vzdává. Dohrává { $bot }.
seats-left = { $me ->
    [none] { $name }: předčasný odchod. Počítá se to jako prohra a dohrává { $bot }.
   *[other] Byla to dlouhá nepřítomnost. Počítá se to jako prohra a hraje za tebe { $bot }, dokud se nevrátíš.
}
seats-understood = Dobře

## Somebody is away in their turn. $name is who.

seats-is_away = { $name } je pryč.
seats-is_away_for = { $name } je pryč. Za { $minutes } min může zaskočit bot.
# $names are those who want it, and the next message for the reader.
seats-bot_wanted = Pro bota: { AND($names) }; souhlasit musí všichni.
seats-wanted_by_you = ty
seats-let_bot_for = { $name }: ať zaskočí bot

## The chat. $name is who has said a line.

seats-chat = Chat
seats-chat_only = Čtou to jen ti, kdo tu hrají.
seats-chat_say = Napsat ke stolu
seats-chat_send = Odeslat
# Behind a line that the server does not have yet.
seats-chat_sending = odesílá se
seats-chat_against = { $name }: ztlumit, nebo zprávu nahlásit
seats-chat_mute = Ztlumit: { $name }
seats-chat_report = Nahlásit zprávu
seats-chat_block = Blokovat hráče { $name }
seats-chat_blocked = Hráče { $name } blokuješ: nevidíš, co píše. Zpět to vezmeš v části Já.
seats-chat_reported = Hostitel serveru o tom ví.
seats-chat_muted = { $name } je teď potichu, jen pro tebe.
seats-chat_hear = Zase číst: { $name }
seats-chat_nice_one = Pěkné!
seats-chat_thank_you = Díky
seats-chat_one_moment = Okamžik
