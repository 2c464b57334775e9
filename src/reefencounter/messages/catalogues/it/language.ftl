### The language itself: its name, how it counts, and the signs that it writes.

language-name = Italiano

## Plurals, as CLDR has them (unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html); all else is "other".

plural-one = i = 1 and v = 0

## Lists: what stands between two things, and before the last.

list-next = { $some }, { $last }
list-and = { $some } e { $last }
list-or = { $some } o { $last }

## Signs of numbers and quotations

number-group = .
number-decimal = ,
quote-open = «
quote-close = »

## A player without a name. $number counts from 1.

player-number = Giocatore { $number }
player-you = Tu
player-someone = Qualcuno
