### What stands around every page, and what any page may say.

## Titles of the pages

frame-title_new = Nový stůl
frame-title_tables = Moje partie
frame-title_table = Stůl
frame-title_join = Posadit se
frame-title_replay = Přehrání
frame-title_analysis = Rozbor
frame-title_entry = Zadat partii
frame-title_learn = Naučit se hrát
frame-title_lesson = Lekce
frame-title_puzzle = Hádanka
frame-title_rules = Pravidla
frame-title_brief = Pravidla ve zkratce
frame-title_me = Já
frame-title_profile = Profil
frame-title_leaders = Žebříček
frame-title_friend = Přátelé
frame-title_terms = Pojmy ve všech jazycích
frame-title_privacy = Soukromí
frame-title_mail = Odkaz z e-mailu
frame-title_lost = Nenalezeno

## Shared by all pages

frame-list = { AND($items) }
frame-just_now = před chvilkou

## Links in the header

frame-link_new = Nový stůl
frame-link_tables = Moje partie
frame-link_learn = Výuka
frame-link_me = Já

## A page that cannot be shown

frame-not_loaded = Stránku se nepodařilo načíst
frame-not_loaded_why = Server je nedostupný, nebo mezitím přešel na novou verzi.
frame-nothing_here = Tady nic není
frame-no_such_page = Na této adrese žádná stránka není.
frame-went_wrong = Na téhle stránce se něco pokazilo
frame-try_again = Zkusit znovu
frame-first_page = Úvodní stránka

## The header

frame-skip = Přejít k obsahu
frame-pages = Stránky
frame-games_wait = { $turns ->
    [one] Čeká na tebe { $turns } partie
    [few] Čekají na tebe { $turns } partie
   *[other] Čeká na tebe { $turns } partií
}
frame-to_light = Přepnout na světlý vzhled
frame-to_dark = Přepnout na tmavý vzhled
frame-help = Nápověda a nastavení

## The footer

frame-unofficial = Reef Encounter je desková hra Richarda Breese, kterou vydaly R&D Games, What’s Your Game? a Z-Man Games. Tohle je neoficiální nekomerční verze: nemá jejich záštitu a na nic z jejich práv si nečiní nárok.
frame-more = Další
frame-rules = Pravidla
frame-keys = Klávesy
frame-accessibility = Přístupnost
frame-settings = Nastavení
frame-about = O hře
frame-language = Jazyk

## The connection

frame-unreached = Server je nedostupný. Běží ještě?
# $status is the number of the answer, $text its name: 502 Bad Gateway.
frame-answered = Server odpověděl { $status } { $text }.

## The connection to a table

frame-unreadable = Server nepřečetl, co tahle stránka poslala. Načti ji prosím znovu.
frame-not_my_seat = Tohle místo není tvoje: má ho někdo jiný.
frame-no_table = Takový stůl tu není.
frame-table_closed = Kdo stůl založil, už ho zavřel.

## Who sits at a table, as an item of a list of names, and whether they are there

frame-you = Ty
frame-anyone = kdokoli
frame-friend = někdo z přátel
frame-here = tady
frame-away = pryč
frame-offline = offline

## In the tab and in notices of the browser

frame-your_turn = Jsi na tahu
