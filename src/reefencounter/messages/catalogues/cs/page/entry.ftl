### Entering a game that is played at a real table, or counting its points.

entry-title = Zadat skutečnou partii
entry-about = Hrajete u skutečného stolu a záznam vedete tady: abyste si partii mohli přehrát, bez chyby ji spočítali, nebo rozhodli, co pravidla dovolují. Nic tu není skryté; co přijde z vašeho pytlíku, to zadáš.
entry-about_count = Partie u vašeho stolu skončila: zadej, jak leží kartičky korálů a co je v papušících, a spočítají se body, pořadí i shody.
entry-what = Co zadat
entry-whole = Celou partii
entry-only_end = Jen konec

## The players. Who has no other name goes by the colour of the pieces.

entry-players = Hráči
entry-colour = { $colour ->
    [purple] Fialový
    [green] Zelený
    [red] Červený
   *[yellow] Žlutý
}
entry-begins = { $name }, začíná
entry-name_of = Jméno hráče { $number }

## The game

entry-game = Hra
entry-base = Základní
entry-advanced = Pro pokročilé
entry-advanced_about = Na hvězdici nic neroste a z jídla se vrací pět polypů.
entry-expansion = Rozšíření
entry-no_expansion = Žádné
entry-second_kind = Second Kind
entry-second_kind_about = Speciální kartičky, které přijdou při přípravě hry, se vracejí do pytlíku a táhnou se jiné.
entry-crowns = Trnové koruny
entry-crowns_dealt = Rozdané
entry-crowns_dealt_about = Každý hráč má kromě kartiček níže trnovou korunu.
entry-crowns_in_bag = V pytlíku
entry-crowns_in_bag_about = Všechny čtyři trnové koruny se táhnou z pytlíku.
# action 6: a consumed tile for a cube
entry-exchange = Polyp za kostičku
entry-exchange_play = Hned zahrát
entry-exchange_play_about = Akce 6 tak, jak ji opravil vydavatel.
entry-exchange_keep = Nechat si
entry-exchange_keep_about = Akce 6 podle staršího pravidla: kostička zůstane.

## The coral tiles at the start

entry-coral_tiles = Kartičky korálů
entry-sides = Všech deset začíná stejnou stranou. Co ukazuje bílo-žlutá?
entry-star = Bílá poráží žlutou
entry-star_side = strana s hvězdicí
entry-plain = Žlutá poráží bílou
entry-plain_side = strana bez hvězdice

## The open sea, the boards, the first tiles

entry-sea = Otevřené moře
entry-first_space = První místo
entry-space = { CAPITAL(-colour($space, gender: "n")) }
entry-sea_about = Kartičky na místech po směru hodinových ručiček od prvního: 3, 3, 3, 2 a 1. Plná řada přejde na další.
entry-boards = Desky
entry-boards_about = Který útes leží kde? Otoč ten svůj, aby vypadal jako na obrázku.
entry-board = Deska { $number }
entry-tiles = Vytažené kartičky
entry-tiles_about = Co si každý na začátku vytáhl, než šla jedna kartička do papušíka.
# of the game, if it is to have one
entry-name = Název
entry-name_like = Páteční večer (nepovinné)
entry-open = Otevřít stůl

## What is still missing: the list, and its items

entry-missing = Ještě chybí: { AND($missing) }.
entry-missing_board = deska { $number }
entry-missing_space = { -colour($space, gender: "n") } místo (ještě { $more })
entry-missing_tiles = kartičky, { $name } (ještě { $more })

## Only the points

entry-turn_tiles = Jak leží na konci. Stiskem kartičku obrátíš.
entry-turn_tile = Kartička korálu: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }. Obrátit
entry-fish = Papušíci
# a colour or a kind of tile in a fish
entry-one_more = O jednu víc: { $tile }
entry-in_fish = V papušíkovi: { $tile }
entry-one_less = O jednu míň: { $tile }
entry-colour_in_fish = { -colour($colour) }
entry-ties = Pro případ shody
entry-ties_and_cards = Pro shody a karty
entry-consumed = Zkonzumované
entry-cubes = Kostičky
entry-hand_tiles = Kartičky v ruce
entry-guarded = Ve vlastních korálech
entry-count = Spočítat
entry-score = Skóre
