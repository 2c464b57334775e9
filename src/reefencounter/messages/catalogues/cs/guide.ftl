### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Kterých barev máš nejvíc? Jejich kostičky se ti budou hned hodit.
guide-first_turn = Zahraj kostičku. Polyp vedle hvězdice přinese další zadarmo.
guide-meal = { $kept ->
    [one] Papušík by se mohl najíst: { $kept } polyp, teď za { -points($points) }. Hned, nebo až korál povyroste? Jíš jen čtyřikrát.
    [few] Papušík by se mohl najíst: { $kept } polypy, teď za { -points($points) }. Hned, nebo až korál povyroste? Jíš jen čtyřikrát.
   *[other] Papušík by se mohl najíst: { $kept } polypů, teď za { -points($points) }. Hned, nebo až korál povyroste? Jíš jen čtyřikrát.
}
guide-attack = Můžeš sebrat polyp na { $cell } a pak ho položit, nebo jím zaplatit.
guide-consumed = Máš zkonzumovaný polyp. Dá se položit, vyměnit za kostičku, nebo za váleček.
guide-tide = S jedním válečkem stoupne hodnota tvého papušíka o { -points($points) }.
guide-lock = Papušík se najedl: odteď smíš za tah zablokovat jednu kartičku korálu.
guide-end = Blíží se konec. Na poslední jídlo si nech korál velikosti aspoň šest.
guide-ripe = Potom musí jídlo počkat a polyp na { $cell } ti může někdo sebrat.
guide-cut = { $alga ->
    [none] Velký korál na { $cell } patří někomu jinému. Tady se dá rozdělit.
   *[other] Velký korál na { $cell } patří někomu jinému. { CAPITAL(-alga($alga, gender: "m")) } váleček ti umožní ho rozdělit.
}
guide-exposed = Polyp na { $cell } z tvého korálu ti může někdo sebrat. Přesuň krabíka, nebo se s tím smiř.
guide-unowned = Korál na { $cell } ještě nikomu nepatří. Soupeř ho může krabíkem zabrat celý.
guide-cube_left = Než si vezmeš z moře, můžeš ještě zahrát kostičku.
guide-collect = Kostička a polypy, které k sobě ladí, jsou tvůj příští tah.
guide-comment = { $theme ->
    [meal] { CAPITAL(-feeds($player)) } korálem velikosti { $size }: boduje jen to, co je v papušíkovi.
    [attack] { NAME($player) } bere tvůj polyp na { $cell }: byl slabší a žádný krabík ho nechránil.
    [lock] { NAME($player) } blokuje kartičku korálu: zablokovaná barva zůstane tak silná a cenná, jak je.
    [tide] { NAME($player) } obrací kartičky korálů: mění se, kdo koho poráží a jakou hodnotu má každý papušík.
    [guard] { NAME($player) } má teď krabíka na { $cell }: zabral ten korál a chrání polypy kolem sebe.
    [lay] { NAME($player) } staví na { $cell } korál velikosti { $size }: korály musí být velké, než je papušík sní.
   *[other] { NAME($player) } si jen bere z moře: sbírá na některý další tah.
}
guide-best_meal = Tvoje nejlepší jídlo: v tahu { $number }, { -polyp-group($colour, $kept) } za { -points($points) }.
guide-no_meal = Tentokrát tvůj papušík žádný korál nesnědl. Boduje jen to, co sní.
