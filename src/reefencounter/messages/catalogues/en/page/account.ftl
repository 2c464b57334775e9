### The page of oneself, continued: bots of one's own, data.

## Bots that play by a token. $bot is a bot's name, $when how long ago it came by: "two days ago".

account-bots = My bots
account-bots_about = A program of yours can play here by a token, marked as a bot. Whoever has the token plays as the bot, so keep it to yourself.
account-bot_name = Name of the bot
account-bot_add = Add a bot
account-bot_used = last here { $when }
account-bot_unused = has not come by yet
account-bot_new_token = Another token for { $bot }
account-bot_remove = Remove { $bot }
account-bot_removed = { $bot } plays here no longer. Its games stay.
account-bot_token = Its token, shown this once

## My data. $day is a day as the language writes it.

account-data = My data
account-all_games = All my games
account-all_data = All that is kept of me
account-files_about = Games that still go on have secrets, and follow when they are over.
account-leave_ask = Delete my account …
account-what_goes = In seven days all that is yours alone is deleted: your name, devices, passkeys and words, bots, decks, what you solved and said, and the games that you played alone. Until then you can think better of it.
account-what_stays = Games with others stay for them. You are called Someone there, and a bot finishes those that go on.
account-leave = Delete it in seven days
account-not_now = Not now
account-leaving = On { $day } all that is yours here is deleted.
account-stay = Keep my account
account-stayed = Nothing is deleted: good to have you.
