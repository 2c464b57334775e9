### Rund um die Plätze während der Partie: Menü, ein Bot, der einspringt, Aufgeben, Chat.

## The menu of one's own seat

seats-play_on = Selbst weiterspielen
seats-let_bot = Bot für mich spielen lassen
seats-come_back = du kannst jederzeit zurückkommen
seats-pause = Um eine Pause bitten
seats-pause_about = alle müssen zustimmen
seats-pause_alone = die Uhr steht, bis du weitermachst
seats-resign_ask = Aufgeben …

## Resigning

seats-resign_title = Aufgeben?
# $decides: with it the game is over.
seats-resign_about = { $decides ->
    [none] Ein Bot spielt deinen Platz zu Ende. Für dich zählt die Partie als verloren. Zuschauen darfst du weiter.
   *[other] Damit ist die Partie vorbei, und für dich zählt sie als verloren.
}
seats-resign_not = Weiterspielen
seats-resign = Aufgeben

## Somebody is lost to a game in which others play on. $name is who, $bot who plays there now.

seats-out_of_time = { $me ->
    [none] Die Zeit von { $name } ist abgelaufen. Das zählt als verloren, und { $bot } spielt weiter.
   *[other] Deine Zeit ist abgelaufen. Das zählt als verloren, und { $bot } spielt für dich, bis du selbst weiterspielst.
}
seats-resigned = { $name } hat aufgegeben. { $bot } spielt weiter.
seats-left = { $me ->
    [none] { $name } ist gegangen. Das zählt als verloren, und { $bot } spielt weiter.
   *[other] Du warst zu lange weg. Das zählt als verloren, und { $bot } spielt für dich, bis du selbst weiterspielst.
}
seats-understood = Gut

## Somebody is away in their turn. $name is who.

seats-is_away = { $name } ist gerade nicht da.
seats-is_away_for = { $name } ist gerade nicht da. In { $minutes } min kann ein Bot einspringen.
# $names are those who want it, and the next message for the reader.
seats-bot_wanted = Für einen Bot: { AND($names) }; alle müssen zustimmen.
seats-wanted_by_you = du
seats-let_bot_for = Bot für { $name } spielen lassen

## The chat. $name is who has said a line.

seats-chat = Chat
seats-chat_only = Das lesen nur die, die hier mitspielen.
seats-chat_say = Sag etwas in die Runde
seats-chat_send = Senden
# Behind a line that the server does not have yet.
seats-chat_sending = unterwegs
seats-chat_against = { $name } stummschalten oder diese Zeile melden
seats-chat_mute = { $name } stummschalten
seats-chat_report = Diese Zeile melden
seats-chat_block = { $name } blockieren
seats-chat_blocked = { $name } ist blockiert: Du siehst nicht mehr, was von dort kommt. Unter „Ich“ kannst du das zurücknehmen.
seats-chat_reported = Wer diesen Server betreibt, ist informiert.
seats-chat_muted = { $name } ist stummgeschaltet, nur für dich.
seats-chat_hear = { $name } wieder hören
seats-chat_nice_one = Schöner Zug
seats-chat_thank_you = Danke
seats-chat_one_moment = Moment noch
