### The language itself: its name, how it counts, and the signs that it writes.

language-name = Français

## Plurals, as CLDR has them (unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html); all else is "other".

plural-one = i = 0, 1

## Lists: what stands between two things, and before the last.

list-next = { $some }, { $last }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }

## Signs of numbers and quotations. Before : ; ! ? and inside « » stands a no-break space.

number-group = { "\u202F" }
number-decimal = ,
quote-open = { "«\u00A0" }
quote-close = { "\u00A0»" }

## A player without a name. $number counts from 1.

player-number = Joueur { $number }
player-you = Vous
player-someone = Quelqu’un
