### The help dialog.

help-close = Zavřít
help-show = Co ukázat
help-moment = Teď

## This moment: what each of the ten actions would do, or why it cannot be done

help-can = Co můžeš dělat
help-cannot = Co teď nejde

## Keys

help-at_table = U stolu
help-in_replay = Při přehrávání
help-at_puzzle = U hádanky
help-in_analysis = V rozboru
help-keyboard = Ke všemu se dostaneš i klávesami Tab a Enter. Čtečky obrazovky umějí každou část pojmenovat.

## About the game

help-game = Reef Encounter je desková hra Richarda Breese, kterou vydaly R&D Games, What’s Your Game? a Z-Man Games.
help-unofficial = Tohle je neoficiální nekomerční verze od lidí, kteří mají hru rádi. Nemá záštitu autora ani vydavatelů a na nic z jejich práv si nečiní nárok. Nejsou tu žádné texty ani obrázky vydané hry. Jestli skutečnou hru seženeš, kup si ji, prosím.
help-fonts = Písma jsou Open Sans a Crimson Pro, znaky jsou z Noto Sans Math: svobodná písma <a>pod licencí SIL Open Font License</a>.
help-privacy = Tahle stránka mluví jen se svým vlastním serverem. Ukládá jednu cookie, podle které pozná tvoje stoly, a druhou se zvoleným jazykem.
