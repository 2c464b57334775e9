### Keys, and what they do.

# What is written on a key
keys-name = { $key ->
    [PageUp] Page Up
    [PageDown] Page Down
    [Home] Home
    [End] End
    [Enter] Enter
    [Esc] Esc
   *[Space] Mezerník
}
# Between the first and the last of several keys: 1 to 9
keys-to = až

## At the table

keys-actions = deset akcí (0 je akce 10, vzít z moře)
keys-arrows = pohyb po místech desky
keys-boards = předchozí deska, další deska
keys-next_cell = další místo, které jde vybrat
keys-choose = vybrat; podruhé potvrdit
keys-back = o krok zpět
keys-stop = ukončit pokládání
keys-cards = karty (Second Kind)
keys-chat = chat, když hrají lidé u různých zařízení; jinak karty. Esc vede zpět na útes
keys-turn_tile = otočit poloviční kartičku, která se právě pokládá (Second Kind)
keys-undo = vrátit zpět, v rámci tahu
keys-again = znovu ukázat poslední tah
keys-protected = ukázat chráněné polypy
keys-large = jedna velká deska, nebo všechny
keys-hint = rada
keys-signs = vysvětlit další značku stolu; se Shiftem předchozí
keys-help = tahle nápověda

## In an analysis

keys-turns = o tah zpět, o tah dál
keys-turning_points = zlomové okamžiky
keys-better = zahráno, nebo lepší
keys-first_last = první tah, poslední tah

## In a replay

keys-play = přehrát, pozastavit
keys-steps = o krok zpět, o krok dál
keys-ends = na začátek, na konec

## At a puzzle

keys-hand_in = odevzdat, až tah skončí
keys-best_turn = ukázat nejlepší tah, což platí jako tvoje odpověď
