### Playing on from a place of another game, at a new table.

branch-title = Hrát odtud dál
branch-about = Tady, v tahu { $turn }, začne nový stůl. Kartičky se z pytlíku táhnou znovu. Tahle partie zůstane, jak je.
branch-about_start = Nový stůl začne před prvním tahem. Kartičky se z pytlíku táhnou znovu. Tahle partie zůstane, jak je.
branch-cancel = Zrušit
branch-play_on = Hrát dál
