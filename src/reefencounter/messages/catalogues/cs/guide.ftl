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
guide-unowned = Korál na { $cell } ještě nikomu nepatří. Soupeř ho může krabíkem zabrat celý.
guide-cube_left = Než si vezmeš z moře, můžeš ještě zahrát kostičku.
guide-collect = Kostička a polypy, které k sobě ladí, jsou tvůj příští tah.
guide-why = { $theme ->
    [meal] Proč: boduje jen to, co je v papušíkovi.
    [lock] Proč: zablokovaná barva zůstane tak silná a cenná, jak je.
    [tide] Proč: obrácené kartičky mění, kdo koho poráží a jakou hodnotu má každý papušík.
    [guard] Proč: krabík zabere korál a chrání polypy kolem sebe.
    [lay] Proč: korály musí být velké, než je papušík sní.
   *[other] Proč: sbírá na některý další tah.
}
