### The language itself: its name, how it counts, and the signs that it writes.

language-name = Deutsch

## Plurals, as CLDR has them (unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html); all else is "other".

plural-one = i = 1 and v = 0

## Lists: what stands between two things, and before the last.

list-next = { $some }, { $last }
list-and = { $some } und { $last }
list-or = { $some } oder { $last }

## Signs of numbers and quotations

number-group = .
number-decimal = ,
quote-open = „
quote-close = “

## A player without a name. $number counts from 1.

player-number = Spieler { $number }
player-you = Du
player-someone = Jemand
