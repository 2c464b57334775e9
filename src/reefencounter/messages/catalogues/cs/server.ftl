### What the server says besides the game: bots, decks, and what it refuses.

lesson-not_played = Tyhle akce se v tomto úkolu nedají zahrát po sobě. Začni ho znovu.
lesson-you = Ty
lesson-purple = Fialový
lesson-green = Zelený
lesson-red = Červený
lesson-yellow = Žlutý

## bots that a seat can have

opponent-drifter = Hraje, co zrovna přijde. Na vyzkoušení.
opponent-gentle = Jí, jakmile může, a korály nechává bez ochrany. Na první partii.
opponent-easy = Jí moc brzy a korály nechává bez ochrany.
opponent-fair = Chrání svoje korály a vidí vždy jeden krok dopředu.
opponent-steady = Hraje promyšlené tahy.
opponent-able = Hraje promyšlené tahy a z mnoha partií ví, který vybrat.
opponent-strong = Každý tah zvažuje z mnoha stran.
opponent-expert = Ptá se, co by odpověděli ostatní.
opponent-master = Dává si na čas a hraje, jak nejlíp umí.
opponent-given = Hraje jako { $spec }.
opponent-called_drifter = Naplavenina
opponent-called_gentle = Mírný
opponent-called_easy = Lehký
opponent-called_fair = Slušný
opponent-called_steady = Jistý
opponent-called_able = Zdatný
opponent-called_strong = Silný
opponent-called_expert = Znalec
opponent-called_master = Mistr

## decks: whose texts they are, and when a card may be played (S7.2, S7.5)

deck_label-reconstructed = Rekonstrukce: nejsou to vydané texty karet
deck_label-printed = Texty tištěných karet
deck_label-behind_card = [rekonstruovaný balíček]
deck-named = { $reconstructed ->
    [none] { $name }.
   *[other] { $name } [rekonstruovaný balíček].
}
card-full = { $marks ->
    [none] „{ CARD($card) }“: { CARD_TEXT($card) }
   *[other] „{ CARD($card) }“ ({ LIST($marks) }): { CARD_TEXT($card) }
}
card_mark-blue_shrimp = modrý krabík
card_mark-clownfish = klaun očkatý: i v tahu někoho jiného
card_mark-scoring = boduje na konci
card_when-start = Na začátku vlastního tahu, před akcí 1.
card_when-own_turn = Ve vlastním tahu po akci 1, mezi akcemi.
card_when-scoring = Na konci se počítá, i když zůstane v ruce.
card_when-eaten = Také když se nají papušík jiného hráče.
card_when-attacked = Také když je napaden některý tvůj korál.
card_when-alga = Také když má váleček jiného hráče obrátit kartičky korálů.
card_when-collected = Také když si jiný hráč vezme z moře, dřív než se doplní.
card_when-turn_end = Také na konci tahu jiného hráče.

## requests and live messages

request-costly = To je víc, než si může vyžádat jeden návštěvník. Zkus to znovu za { $seconds } s.
request-slow = Požadavek přicházel moc dlouho.
request-foreign = Tenhle požadavek přišel z jiného webu.
request-nobody = Z tohoto požadavku není znát, kdo ho posílá. Nemá naše cookie ani hlavičku Reef-Page, na kterou ho odpověď přidělí.
request-words_too_often = To bylo moc pokusů; pár minut počkej.
request-binary = Zprávy jsou text JSON, ne binární data.
request-unreadable = Zprávu nejde přečíst: { $why }
request-too_many_messages = Moc zpráv najednou; chvilku počkej.
request-too_many = Moc požadavků najednou; minutu počkej.
request-malformed = { $why }
request-nothing_here = Na této adrese nic není.
request-method = Na tuhle adresu se nechodí s { $method }, ale s { $methods }.
request-failed = Server to nezvládl; víc je v jeho logu.

## seats

seat-not_yours = Za tohle místo nehraješ.
seat-taken = Někdo byl rychlejší.
seat-maker_gone = Kdo tenhle stůl založil, už tu není. U jiného stolu možná někdo čeká.
seat-nobody_came = Na tomhle místě nesedí nikdo, koho bys mohl poslat pryč.
seat-none = Nemáš tu žádné místo.
seat-not_free = Tohle místo není volné.
seat-of_nobody = Na tomhle místě nikdo nesedí.
seat-not_away = { $name }: bot zaskočí, jen když všichni čekají a hráč je tři minuty pryč.
seat-resigned = Tuhle partii už máš vzdanou: místo dohraje bot.
seat-rated = Tahle partie je hodnocená: na tvoje přání za tebe nikdo nehraje. Můžeš se vrátit později, nebo se vzdát.
seat-not_yours_to_see = Tohle místo není tvoje; jestli se chceš jen dívat, vynech ho.

## talking at a table

chat-nice_one = Pěkné!
chat-thank_you = Díky
chat-one_moment = Okamžik
chat-players_only = Psát tu smějí jen ti, kdo u stolu hrají.
chat-none = U tohoto stolu chat není.
chat-empty = Zpráva potřebuje nějaký text, nebo to musí být jedna z hotových odpovědí.
chat-too_fast = To bylo moc najednou; za chvilku to řekni znovu.
chat-muted = { $days ->
    [0] Hostitel ti tu nechal jen hotové věty.
    [one] Hostitel ti tu ještě { NUMBER($days) } den nechal jen hotové věty.
    [few] Hostitel ti tu ještě { NUMBER($days) } dny nechal jen hotové věty.
   *[other] Hostitel ti tu ještě { NUMBER($days) } dní nechal jen hotové věty.
}
chat-no_line = Taková zpráva už tu není.
chat-own_line = Tahle zpráva je tvoje vlastní.
chat-reported_enough = Hostitel už od tebe dnes dostal hodně hlášení a všechna je má. Další nahlas zítra.

## playing again

rematch-not_over = Partie ještě neskončila.
rematch-program_gone = { $name } je program a už tu není: souhlasit nemůže.

## tables

table-not_yours = Tenhle stůl není tvůj.
table-waiting = Tenhle stůl čeká, až se všechna místa obsadí.
table-over = Tady se už nehraje.
table-begun = Partie už začala.
table-shared = U tohoto stolu hrají i jiní: zůstává kvůli nim.
table-no_step = Krok { $number } neexistuje: poslední je { $last }.
table-no_record = Záznam bude k mání po konci partie: do té doby má svá tajemství.
table-waits = Stůl čeká: někdo může odpovědět kartou.
table-paused = Partie je přerušená. Nejdřív v ní pokračuj.
pause-no_clock = Tady neběží hodiny, takže není co přerušit.
window-no_hurry = Na tvou odpověď nikdo nečeká proti hodinám.
window-once = Čas navíc už máš.
window-no_card = Takovou kartu, která odpovídá v tahu někoho jiného, nemáš.
table-no_deal = Kartičky se zadávají jen u stolu, kam se přepisuje skutečná partie.
table-no_undo = Vrátit jde jen to, co děláš v tahu, který ještě běží.
table-gone_on = Stůl už je u kroku { $number }. Podívej se znovu.
table-full = Tenhle stůl má { $most } kroků a víc se neukládá: založ jiný.
table-gone_on_elsewhere = Hra u stolu pokročila jinde. Podívej se znovu.
table-players = rules.players je { $players }, ale míst je { $seats }
table-no_branch = Odbočit z partie jde, až skončí: do té doby má svá tajemství.
table-branch_at = at musí být 0 až { $last }, číslo kroku
table-branch_seats = seats musí být { $players }, jako u původního stolu
rules-no_clause = Pravidla nemají článek { $name }.
table-none = Takový stůl tu není.
table-decks_open = Už máš otevřené stoly s vlastními balíčky ({ $decks }); nejdřív jeden z nich opusť.
table-bot = bot { QUOTED($bot) } neexistuje; jsou tu { LIST($bots) }
table-bot_game = { QUOTED($bot) } tuhle hru nehraje; jsou tu { LIST($bots) }
table-bot_kind = místo s botem má kind 'bot'
table-first_game = První partie je pro dva, podle základních pravidel a bez hodnocení.
table-rated_seats = Hodnocená partie má u tvého zařízení nejvýš jedno místo a někdo v ní hraje: ostatní si přisednou přes odkaz nebo z lobby.
table-rated_deck = Hodnocená partie používá balíček, který tu smí používat všichni.
table-rated_clock = Hodnocená partie má hodiny: vyber je, nebo hrajte bez hodnocení.

## fair play in rated games

rated-way_back = Hodnocené partie jsou pro ty, kdo mají cestu zpět: v části Já si vytvoř slova nebo přístupový klíč, případně tam zadej adresu, a pak si přisedni.
rated-apart = Programy hrají hodnocené partie mezi sebou, bez lidí a domácích botů. Společně to jde u nehodnoceného stolu.
rated-not_over = Co hodnocená partie změní, se řekne, až skončí.
fair-live = Právě hraješ hodnocenou partii s živými hodinami: než skončí, nejsou rady ani rozbory.
fair-days = Právě hraješ hodnocenou partii s přesně tímhle útesem: než skončí, nejsou k němu rady ani rozbory.
table-deleted = Tenhle stůl je smazaný.
table-cannot_open = Tenhle stůl nejde otevřít: { $because }

## why not: it is possible

action-possible = Tohle teď jde.

## hints

hint-failed = Radu teď nešlo vymyslet. Zeptej se znovu za minutu.
hint-too_many = O radu teď žádá moc lidí. Zeptej se znovu za půl minuty.
hint-not_asked = Rady jsou pro toho, kdo je na řadě.
hint-thinking = Rada už se vymýšlí.
hint-rated = Tahle partie je hodnocená: rady tu nejsou.
hint-not_here = U tohoto stolu mají rady jen jiná místa.

## profiles

person-no_profile = Takový profil tu není.

## how much is kept

invitation-none = Na tenhle kód žádný stůl nečeká. Možná už ho někdo zavřel.
invitation-used = Všechna místa u tohoto stolu jsou obsazená.
invitation-not_yours = Zvát můžou jen ti, kdo u stolu sedí.
quota-decks = Máš tu vlastní balíčky ({ $decks }) a nejvíc jich smí být { $most }: odstraň nějaký, který žádný stůl nepoužívá.
quota-tables = Máš tu uložené partie ({ $tables }) a pro jeden prohlížeč jich smí být { $most }: smaž některé v Mých partiích a pro tuhle bude místo.
quota-size = Tvoje partie tu zabírají { $size } MB a pro jeden prohlížeč je to { $most } MB: smaž některé v Mých partiích a pro tuhle bude místo.
quota-address = Z tvé adresy dnes přišlo tolik partií, že další se neukládají; přijď zítra.
quota-open = Z tvé adresy dnes přišlo nejvíc otevřených stolů, kolik smí ({ $most }), a další se nevypisují; pozvi přátele odkazem, nebo přijď zítra.

## decks that people bring

deck-not_yours = Balíček { $deck } tu nemáš; které smíš použít, vypíše GET /api/decks.
deck-used = Tenhle balíček používá některý stůl: nejdřív smaž stůl.
deck-unusable = Tenhle balíček nejde použít: { $because }.

## scores of a game at a real table

count-of_second_kind = deck, cards a at_home patří k rozšíření Second Kind (second_kind true).
count-no_scoring_card = { QUOTED($card) } není bodovací karta tohoto balíčku; to jsou { LIST($cards) }.
count-card_twice = Karta { QUOTED($card) } je jen jedna a je uvedená dvakrát.
count-kind = V papušíkovi bývá { LIST($kinds) }, ne { QUOTED($kind) }.
count-kind_elsewhere = V papušíkovi bývá { LIST($kinds) } (s "second_kind": true i další), ne { QUOTED($kind) }.
count-too_many_polyps = V krabici jsou { -colour($colour, gender: "m", number: "plural") } polypy v počtu { $most }, ne { $number }.
count-too_many_tiles = V krabici jsou { -tiles($tile) } v počtu { $most }, ne { $number }.
count-one_tile = V krabici je jedna { -tile($tile) }, ne { $number }.
count-coral_tile = Na kartičce korálu { -coral-tile($coral_tile) } je { AND($colours, item: "colour") }, ne { -colour($colour) }.

## the database

database-full = Databáze teď nefunguje: má plný disk. Nic se neztratilo; zkus to brzy znovu.
database-locked = Databáze teď nefunguje: drží ji jiný program. Nic se neztratilo; zkus to brzy znovu.
database-read_only = Databáze teď nefunguje: jde jen číst. Nic se neztratilo; zkus to brzy znovu.
database-damaged = Databáze teď nefunguje: je poškozená. Nic se neztratilo; zkus to brzy znovu.
database-closed = Databáze teď nefunguje: nejde otevřít. Nic se neztratilo; zkus to brzy znovu.
database-disk_fails = Databáze teď nefunguje: selhává jí disk. Nic se neztratilo; zkus to brzy znovu.
database-silent = Databáze teď nefunguje: neodpovídá. Nic se neztratilo; zkus to brzy znovu.

## why a connection is closed

close-too_many = Moc spojení z jednoho místa.
close-number = { $name } musí být celé číslo od 0 do { $most }.
close-unreadable = Nešlo přečíst několik zpráv po sobě: { $number }.
close-failed = Server to nezvládl; připoj se znovu.
close-too_slow = Spojení bylo moc pomalé; připoj se znovu a doženeš to.
close-read_anew = Stůl se načetl znovu; připoj se znovu a doženeš to.
close-signed_out = Odhlášení proběhlo, spojení končí.
close-banned = Hostitel ti sem zakázal přístup.

## people and their devices

person-no_name = Jméno má aspoň jedno písmeno.
person-no_way_back = Nebylo by jak se vrátit: přidej přístupový klíč, nebo si vytvoř záchranná slova a zapiš si je.
person-no_device = Na takovém zařízení přihlášení nemáš.
person-nobody_before = Tady se není kam vrátit: v tomto prohlížeči se poslední týden nikdo nepřihlásil.
person-banned = { $days ->
    [0] Hostitel ti sem zakázal přístup.
    [one] Hostitel ti sem zakázal přístup ještě na { NUMBER($days) } den.
    [few] Hostitel ti sem zakázal přístup ještě na { NUMBER($days) } dny.
   *[other] Hostitel ti sem zakázal přístup ještě na { NUMBER($days) } dní.
}{ $reason ->
    [none] {""}
   *[other] {" "}Důvod: { QUOTED($reason) }.
} Co je tvoje, si ještě můžeš odnést: na stránce Já, v části Moje data.
person-no_administrator = Tohle je jen pro správce.
person-is_administrator = Správce může vykázat jen hostitel: reef admin ban.
person-language = Katalog jazyka { QUOTED($language) } tu není; jsou tu { LIST($languages) }.

## friends

friend-who = Řekni, koho myslíš: jménem, nebo adresou profilu.
friend-whom = Řekni, koho myslíš: adresou profilu, nebo stolem a místem.
friend-oneself = To jsi ty.
friend-none = Tento člověk mezi tvými přáteli není.
friend-asks_not = Tahle žádost byla odvolána, nebo je už vyřízená.
friend-nobody_there = Tam nikdo nesedí.
friend-no_link = Tenhle odkaz už neplatí. Požádej o nový.
friend-own_link = Tohle je tvůj vlastní odkaz: pošli ho někomu.
friend-blocked = Tohoto člověka blokuješ. Nejdřív ho odblokuj.
friend-blocked_not = Tohoto člověka neblokuješ.
friend-too_many = Víc než { $most } přátel tu nikdo nemá: jeden z vás musí nejdřív udělat místo.
friend-too_many_asked = Ještě ti neodpovědělo { $most } lidí. Nejdřív některou žádost odvolej.
friend-asked_often = Tohoto hráče už dnes z tvé adresy žádalo dost lidí. Zkus to zítra, nebo mu pošli svůj odkaz.
friend-too_many_blocked = Blokuješ { $most } lidí a víc se jich neuchovává. Nejdřív někoho odblokuj.
friend-too_many_offers = K tomuto stolu je už pozváno { $most } lidí.

## where the server cannot be reached

offline-title = Bezvětří
offline-text = Server teď není dostupný. Tvé partie jsou tam uložené a nic se neztratí.
offline-again = Zkusit znovu

## programs that play here by a token

program-token = Tento token nic neotvírá: je chybný, nebo byl odvolán. Své boty najdeš v prohlížeči, ve kterém vznikli.
program-too_many = Máš už { $most } botů a víc se jich neuchovává: nejdřív některého odeber.
program-none = Takového bota nemáš.
program-not_for = To je jen pro lidi: bot pouze hraje.

## passkeys

passkey-not_here = Přístupové klíče potřebují bezpečné spojení: HTTPS, nebo http://localhost na počítači, kde server běží.
passkey-late = Trvalo to moc dlouho, nebo už je to hotové: zkus to znovu.
passkey-not_valid = Odpověď zařízení není přístupový klíč pro tento web. Zkus to znovu.
passkey-unknown = Tenhle přístupový klíč tu nikdo nemá. Použij jiný, nebo svá záchranná slova.
passkey-known = Tenhle přístupový klíč už je známý.
passkey-none = Takový přístupový klíč nemáš.
passkey-too_many = Přístupových klíčů máš { $most } a víc se neukládá: nejdřív některý odstraň.
passkey-last = Je to tvoje jediná cesta zpátky: nejdřív si vytvoř záchranná slova nebo jiný přístupový klíč.

## e-mail addresses and links

address-none = To není e-mailová adresa, třeba ada@example.org.
address-link = Tenhle odkaz už neplatí: někdo ho použil, nebo je moc starý. Řekni si o nový.
address-taken = Tuhle adresu už tu má jiný účet: přihlas se jí tam.
address-no_mail = Tenhle server e-maily neposílá.
address-nothing = Žádnou adresu tu nemáš.
address-last = Je to tvoje jediná cesta zpátky: nejdřív si vytvoř záchranná slova nebo přidej přístupový klíč.

## recovery words

recovery-unknown = Slova mají správnou podobu, ale nikdo na tomto serveru je nemá.
recovery-number = Slov je osm po šesti písmenech, a tady jich je { $number }.
recovery-slip = Tohle nejsou přesně ta slova: v některém je překlep, nebo jsou v jiném pořadí.
recovery-word = { QUOTED($word) } není žádné z těch slov: každé má šest písmen jako třeba { QUOTED($example) }.
