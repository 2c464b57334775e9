# Come si chiama un ospite finché non dice altro: tutti gli animali sono femminili, così ogni coppia concorda. Al massimo 24 lettere.

guest-name = { -guest-second($second) } { -guest-first($first) }

-guest-first = { $it ->
    [amber] ambrata
    [blue] azzurra
    [bright] brillante
    [calm] calma
    [clear] limpida
    [coral] corallina
    [dappled] screziata
    [deep] segreta
    [drifting] vagabonda
    [gentle] gentile
    [gliding] leggera
    [golden] dorata
    [green] verde
    [jade] di giada
    [little] piccina
    [lucky] fortunata
    [merry] allegra
    [misty] misteriosa
    [moonlit] lunare
    [pearl] perlata
    [quick] rapida
    [quiet] quieta
    [rosy] rosata
    [sandy] sabbiosa
    [silver] argentata
    [sleepy] assonnata
    [spotted] maculata
    [starry] stellata
    [striped] striata
    [sunny] solare
    [tidal] marina
   *[velvet] vellutata
}

-guest-second = { $it ->
    [anemone] Attinia
    [barnacle] Conchiglia
    [clam] Vongola
    [cockle] Arsella
    [cowrie] Ciprea
    [crab] Granseola
    [cuttlefish] Seppia
    [dolphin] Foca
    [goby] Donzella
    [grouper] Cernia
    [gull] Berta
    [limpet] Patella
    [lobster] Aragosta
    [manatee] Balena
    [mussel] Mormora
    [nautilus] Medusa
    [octopus] Murena
    [otter] Lontra
    [oyster] Ostrica
    [petrel] Procellaria
    [plaice] Platessa
    [puffin] Orata
    [sardine] Sardina
    [scallop] Capasanta
    [seahorse] Triglia
    [skate] Razza
    [snapper] Spigola
    [starfish] Stella
    [tern] Sterna
    [turtle] Tartaruga
    [urchin] Ricciola
   *[wrasse] Castagnola
}
