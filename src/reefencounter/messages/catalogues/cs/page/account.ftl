### The page of oneself, continued: bots of one's own, data.

## Bots that play by a token. $bot is a bot's name, $when how long ago it came by: "two days ago".

account-bots = Moji boti
account-bots_about = Tvůj program tu může hrát s tokenem, označený jako bot. Kdo token má, hraje za bota, takže si ho nech pro sebe.
account-bot_name = Jméno bota
account-bot_add = Přidat bota
account-bot_used = naposledy tu { $when }
account-bot_unused = ještě tu nehrál
account-bot_new_token = Nový token pro bota { $bot }
account-bot_remove = Odstranit bota { $bot }
account-bot_removed = { $bot } už tu nehraje. Jeho partie zůstávají.
account-bot_token = Jeho token, ukáže se jen teď

## My data. $day is a day as the language writes it.

account-data = Moje data
account-all_games = Všechny moje partie
account-all_data = Všechno, co je o mně uloženo
account-files_about = Rozehrané partie mají svá tajemství a přibydou, až skončí.
account-leave_ask = Smazat účet…
account-what_goes = Za sedm dní se smaže všechno, co je jen tvoje: jméno, zařízení, přístupové klíče a slova, boti, balíčky, vyřešené hádanky, zprávy a partie, které hraješ bez jiných lidí. Do té doby si to můžeš rozmyslet.
account-what_stays = Společné partie ostatním zůstanou. Budeš v nich jako Někdo a ty rozehrané za tebe dohraje bot.
account-leave = Smazat za sedm dní
account-not_now = Teď ne
account-leaving = Dne { $day } se smaže všechno, co tu máš.
account-stay = Nechat si účet
account-stayed = Nic se nesmaže: dobře, že zůstáváš.
