### The first page.

# Three short sentences, one below the other.
home-grow = Pěstuj útes.
home-guard = Chraň ho.
home-feed = Krm papušíka.
home-lead = Pět korálů se pere o stejnou skálu. Krabíci ohlídají ty tvoje, než papušík dostane hlad.

## A game against bots at once

home-opponents = Soupeři
home-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
home-strength = Síla
home-game = Hra
home-base = Základní
home-second_kind = Second Kind
home-second_kind_about = Rozšíření: speciální kartičky, trnové koruny, modří krabíci, karty (rekonstruovaný balíček).
home-name = Jméno
home-play_bot = Hrát hned s botem
# $choices: "1 bot", the name of its strength, and one of the two games below
home-as_last_time = Jako minule: { LIST($choices) }
home-last_base = základní hra
home-last_second_kind = Second Kind
home-play_now = Hrát hned
home-setting_up = Připravuje se…
home-change = Jiná síla, počet nebo hra
home-no_account = Účet nepotřebuješ. Partie trvá asi 30 minut.
home-no_bot = Není tu žádný bot, se kterým by šlo hrát.

## The ways to everything else

home-other_ways = Jak hrát jinak
home-make_table = Založ stůl
home-make_table_about = Dvě až čtyři místa: ty, přátelé tady nebo přes odkaz, kdokoli, boti. Máš kód? <a>Posaď se</a>.
home-new_table = Nový stůl
home-learn = Nauč se hrát
home-learn_about = Devět krátkých lekcí na živých deskách: učíš se hraním. A <a>každé pravidlo</a>, když něco hledáš.
home-to_lessons = Výuka
home-keep = Vracej se k partiím
home-keep_about = Každá partie zůstává: můžeš si ji přehrát, nebo z kterékoli chvíle hrát dál. Anebo <a>zadat partii</a> od skutečného stolu.
home-my_games = Moje partie
home-puzzle = Hádanka dne
