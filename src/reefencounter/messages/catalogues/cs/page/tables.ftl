### All games of one's own.

tables-about = Tady je každá partie, kterou začneš v tomto prohlížeči. Vrať se k ní, přehraj si ji, nebo z kterékoli chvíle hraj dál.
tables-enter = Zadat skutečnou partii
tables-none = Zatím tu nic není
tables-none_about = Začni partii, nebo otevři záznam: přetáhni jeho soubor kamkoli na tuto stránku.
tables-play = Hrát hned
tables-find = Najít partii
tables-find_example = Název, jméno, „jsi na tahu“, „Second Kind“…
tables-found = { -games($games) }
tables-going = Rozehrané
tables-finished = Dohrané
tables-records = Záznamy
tables-older = Starší partie
# $game is its title.
tables-deleted = Partie „{ $game }“ je smazaná.
tables-undo = Vrátit zpět

## One of them. $game is its title; what is spoken names it.

tables-title_of = Název partie { $game }
tables-save = Uložit
tables-kept_until = Uloženo do { $day }, pokud nikdo nebude hrát dál.
tables-resume = Pokračovat
tables-resume_game = Pokračovat v partii { $game }
tables-replay = Přehrát
tables-replay_game = Přehrát partii { $game }
tables-analysis = Rozbor
tables-analysis_of = Rozbor partie { $game }
tables-result = Výsledek
tables-result_of = Výsledek partie { $game }
tables-download = Stáhnout
tables-download_game = Stáhnout partii { $game }
tables-share = Sdílet
tables-share_game = Sdílet partii { $game }
tables-rename = Přejmenovat
tables-rename_game = Přejmenovat partii { $game }
tables-delete = Smazat
tables-delete_game = Smazat partii { $game }
