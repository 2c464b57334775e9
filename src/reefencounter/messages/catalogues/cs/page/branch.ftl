### Playing on from a place of another game, at a new table.

branch-title = Hrát odtud dál
branch-about = Odtud, od tahu { $turn }, se bude hrát u nového stolu. Kartičky se z pytlíku táhnou znovu. Tahle partie zůstane, jak je.
branch-about_start = U nového stolu se bude hrát od prvního tahu. Kartičky se z pytlíku táhnou znovu. Tahle partie zůstane, jak je.
branch-cancel = Zrušit
branch-play_on = Hrát dál
