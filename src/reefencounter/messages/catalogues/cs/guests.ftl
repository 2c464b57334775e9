# Jak se jmenuje host, dokud neřekne jinak: všechna zvířata jsou ženského rodu, aby k sobě každá dvojice pasovala. Nejvýš 24 písmen.

guest-name = { -guest-first($first) } { -guest-second($second) }

-guest-first = { $it ->
    [amber] Jantarová
    [blue] Modrá
    [bright] Zářivá
    [calm] Klidná
    [clear] Průzračná
    [coral] Korálová
    [dappled] Strakatá
    [deep] Hlubinná
    [drifting] Toulavá
    [gentle] Jemná
    [gliding] Ladná
    [golden] Zlatá
    [green] Zelená
    [jade] Nefritová
    [little] Maličká
    [lucky] Šťastná
    [merry] Veselá
    [misty] Mlžná
    [moonlit] Měsíční
    [pearl] Perlová
    [quick] Rychlá
    [quiet] Tichá
    [rosy] Růžová
    [sandy] Písečná
    [silver] Stříbrná
    [sleepy] Ospalá
    [spotted] Tečkovaná
    [starry] Hvězdná
    [striped] Pruhovaná
    [sunny] Slunečná
    [tidal] Mořská
   *[velvet] Sametová
}

-guest-second = { $it ->
    [anemone] sasanka
    [barnacle] mušle
    [clam] škeble
    [cockle] srdcovka
    [cowrie] perlovka
    [crab] kreveta
    [cuttlefish] sépie
    [dolphin] velryba
    [goby] treska
    [grouper] makrela
    [gull] rybka
    [limpet] přílipka
    [lobster] langusta
    [manatee] kosatka
    [mussel] slávka
    [nautilus] loděnka
    [octopus] chobotnice
    [otter] vydra
    [oyster] ústřice
    [petrel] medúza
    [plaice] muréna
    [puffin] alka
    [sardine] sardinka
    [scallop] hřebenatka
    [seahorse] ančovička
    [skate] manta
    [snapper] pražma
    [starfish] hvězdice
    [tern] ulita
    [turtle] želva
    [urchin] ježovka
   *[wrasse] parmice
}
