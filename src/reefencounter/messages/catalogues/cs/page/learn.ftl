### The page under Learn: all lessons, and what else there is to learn.

learn-title = Uč se hraním
learn-about = Devět krátkých lekcí na živé desce. Skončit můžeš kdekoli; místo si pamatujeme.

## How far one has come: lessons done, of all; and how long the others take

learn-done_of = { $done } { -out-of($all) }
learn-minutes_left = { $minutes ->
    [one] zbývá asi { $minutes } minuta
    [few] zbývají asi { $minutes } minuty
   *[other] zbývá asi { $minutes } minut
}
learn-all_done = vše hotovo

## Beside a lesson

learn-done = hotovo
learn-go_on = Dál
learn-begin = Začít
# how long it takes
learn-minutes = { $minutes } min

## What else there is

learn-first_game = První partie
learn-first_game_about = s nejmírnějším botem a s průvodcem, který tě zastaví, kde na tom záleží
learn-rulebook = Pravidla
learn-rulebook_about = každé pravidlo, s deskami na vyzkoušení
learn-brief = Pravidla ve zkratce
learn-brief_about = na deset minut čtení, s obrázky a klávesami
learn-puzzles = Hádanky
learn-puzzles_about = Skutečná pozice, jeden celý tah: najdi ten nejlepší. Dnes mají všichni stejnou.
learn-more = Až budeš hru znát
