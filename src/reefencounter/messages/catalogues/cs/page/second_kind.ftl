### The Second Kind: cards, the market, and what is chosen with them.

## A card

second_kind-blue_card = karta s modrým krabíkem
second_kind-use_blue = nebo použít modrého krabíka
second_kind-answer = odpověď
second_kind-scoring = bodování
second_kind-close = Zavřít
second_kind-answer_with = Odpovědět
second_kind-play_text = Zahrát kvůli textu
second_kind-eat_with = Sníst s ní první korál
second_kind-introduce_blue = Nový modrý krabík
second_kind-move_blue = Přesunout modrého krabíka
second_kind-discard = Odložit
second_kind-own_turn = Karty se hrají ve vlastním tahu, po akci 1.
second_kind-ready = Připravená: až přijde její chvíle, dostaneš otázku.
second_kind-quiet = Na tuhle se tě nikdo neptá: platí to jako ne a nikdo se to nedozví.
second_kind-do_not_ask = Neptat se mě
second_kind-ask_again = Zase se ptát
second_kind-is_ready = připravená
second_kind-is_quiet = bez otázky

## Cards and market

second_kind-market = Karty a trh
second_kind-cards = Karty
second_kind-whole_deck = Celý balíček
second_kind-reconstructed = Rekonstruovaný balíček
second_kind-in_pile = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
second_kind-discards = Odložené
second_kind-discarded = odloženo { $count }
second_kind-blue_supply = { $count ->
    [one] { $count } modrý krabík v zásobě
    [few] { $count } modří krabíci v zásobě
   *[other] { $count } modrých krabíků v zásobě
}
# After the one above, and a comma
second_kind-one_on_sea = jeden v otevřeném moři
second_kind-no_blue = žádný modrý krabík nezbývá
second_kind-buy = Koupit
second_kind-bought = Koupeno
# After the name of a card, and a comma
second_kind-usable = jde teď použít
second_kind-in_hand = v ruce { $count }
second_kind-no_card = Žádná karta v ruce.
second_kind-no_card_buy = Žádná karta v ruce. Kup si ji za kartičku nebo kostičku.
second_kind-open_before = Vyložené karty: { $name }

## What can be chosen in the prompt

second_kind-choices = Možnosti
second_kind-give = Dáváš
second_kind-at_space = Na místě
second_kind-take = Bereš
second_kind-cube = { -colour($colour) } kostička
second_kind-space = { -colour($colour, gender: "n") } místo
second_kind-alga = { -alga($alga, gender: "m") } váleček
second_kind-coral_tile = kartička korálu { -colour($stronger) }/{ -colour($weaker) }
# A part of an action, on a button; from the hand and for a cube goes without saying
second_kind-part = { $part ->
    [hand] { "" }
    [cube] { "" }
    [consumed] zkonzumovaná
    [off] Pryč z desky
    [done] Hotovo
    [introduce] Nový krabík
    [move] Přesunout
    [shoo] Odstranit korunu
    [nudge] Přesunout korunu
    [summon] Přivolat korunu
    [rock] Skála
    [water] Voda
    [blue] Nový modrý krabík
    [shift] Přesunout modrého krabíka
    [swap] Vyměnit
   *[other] { $part }
}
second_kind-back = Zpět
second_kind-tiles_and_cards = Útesové kartičky a karty
second_kind-buy_card = Koupit kartu
second_kind-half_lies = Jak leží poloviční kartička
second_kind-turn_key = Otočit (T)
second_kind-tile_to_lay = Kartička k položení
second_kind-lay_from_hand = Položit { -tile($tile, case: "acc") } z ruky, máš { $count }
second_kind-lay_from_consumed = Položit { -tile($tile, case: "acc") } ze zkonzumovaných, máš { $count }
second_kind-consumed = zkonzumovaná
second_kind-meal_card = Karta za první jídlo
# Stands before the names of cards
second_kind-with = S kartou
second_kind-end_turn = Ukončit tah

## The time left for an answer

second_kind-seconds = { $count } s
second_kind-you_have = { $count ->
    [one] Na odpověď máš { $count } sekundu.
    [few] Na odpověď máš { $count } sekundy.
   *[other] Na odpověď máš { $count } sekund.
}
second_kind-at_most = { $count ->
    [one] Nejvýš { $count } sekunda.
    [few] Nejvýš { $count } sekundy.
   *[other] Nejvýš { $count } sekund.
}
# Each stands after the seconds that are left: 12 s
second_kind-until_heard = a tvoje odpověď platí
second_kind-to_answer = na odpověď, jinak je to ne
second_kind-too_late = konec: platí to jako ne
second_kind-let_me_think = Nech mě přemýšlet
second_kind-for_others = nejvýš
second_kind-thinks = { $name } přemýšlí
second_kind-to_think = na rozmyšlenou; bez odpovědi je to ne

## A game at a real table is entered

second_kind-which_card = Která karta přišla z balíčku?
second_kind-card = Karta
second_kind-choose = Vybrat…
second_kind-in_fish = Speciální kartičky v papušíkovi
second_kind-so_many_in_fish = Speciální kartičky v papušíkovi: { $count }
second_kind-scoring_cards = Bodovací karty, vyložené nebo v ruce
second_kind-shrimps_home = Krabíci na korálech od tří polypů
