### The diagrams of the rulebook: what can be tried on each, and what is to be seen in its position.

diagram-joining-about = Pokládej růžové polypy, i mezi oba růžové korály. Pak z jednoho sundej svého krabíka a zkus to znovu.
diagram-attack-about = Bílá je silnější než žlutá. Zkus sebrat d2 hned, a pak znovu, až bude vedle jednoho z obou další bílý polyp.
diagram-protection-about = Přesuň krabíka. Štíty jdou s ním.
diagram-split-about = Bílá je tu silnější než růžová. Rozděl růžový korál a podívej se, která část si nechá krabíka.
diagram-growth-about = Polož šedý polyp vedle hvězdice a další daleko od ní.
diagram-no_growth-about = Polož šedou na e4: nic nevyroste. Když napřed přesuneš svého krabíka, vyroste.
diagram-shrimps-about = Dávej krabíky, kam chceš: na volný korál, na korál zeleného, třetího na tuhle desku.
diagram-tide-about = Hraj válečky a dívej se, které kartičky se obrátí, kdo koho poráží a jakou má polyp hodnotu.
diagram-lock-about = Tvůj papušík se najedl. Dej váleček na kartičku korálu: je zablokovaná a ostatní s touž řasou se obrátí.
diagram-collecting-about = Ber jedno místo po druhém a dívej se, která se doplní.
diagram-eating-about = Nech papušíka jíst. Čtyři polypy z každého korálu jdou do pytlíku.
diagram-final_round-about = V závěrečném kole jich jde do pytlíku pět. Který tvůj korál se ještě dá sníst?
diagram-crown-about = Jsi na tahu a koruna má hlad. Podívej se, co smí sníst a co bude s tvým krabíkem.
diagram-half_tile-about = Zaplň mezeru f2: běžným polypem a pak poloviční kartičkou, otočenou tak i onak.
diagram-reef_tiles-about = Pokládej skálu a vodu, i za okraj.

diagram-protected = { $cells ->
    [none] Na žádném korálu není krabík: nic není chráněné.
   *[other] Chráněné: { LIST($cells) }.
}
diagram-unprotected = { $cells ->
    [none] Nic z toho nejde napadnout.
   *[other] Nechráněné: { LIST($cells) }.
}
diagram-attacks = { $cells ->
    [none] { CAPITAL(-colour($colour)) } teď nemůže sebrat nic.
   *[other] { CAPITAL(-colour($colour)) } může sebrat: { LIST($cells) }.
}
diagram-joining = { $cells ->
    [none] Žádné místo by nespojilo dva { -colour($colour, number: "plural") } korály, z nichž každý má krabíka.
   *[other] Žádný { -colour($colour, gender: "m") } polyp nesmí na { OR($cells) }: spojil by dva korály, z nichž každý má krabíka.
}
diagram-worth = Hodnota polypu: bílý { $white }, žlutý { $yellow }, oranžový { $orange }, růžový { $pink }, šedý { $grey }.
diagram-fish = V papušíkovi: { $polyps ->
    [one] { $polyps } polyp
    [few] { $polyps } polypy
   *[other] { $polyps } polypů
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
