# Wie ein Gast heißt, bis er etwas anderes sagt: alle Tiere sind weiblich, damit jedes Paar passt. Höchstens 24 Buchstaben.

guest-name = { -guest-first($first) } { -guest-second($second) }

-guest-first = { $it ->
    [amber] Honiggelbe
    [blue] Blaue
    [bright] Helle
    [calm] Ruhige
    [clear] Klare
    [coral] Purpurrote
    [dappled] Gescheckte
    [deep] Tiefblaue
    [drifting] Treibende
    [gentle] Sanfte
    [gliding] Gleitende
    [golden] Goldene
    [green] Grüne
    [jade] Jadegrüne
    [little] Kleine
    [lucky] Glückliche
    [merry] Fröhliche
    [misty] Scheue
    [moonlit] Mondhelle
    [pearl] Perlweiße
    [quick] Flinke
    [quiet] Stille
    [rosy] Rosige
    [sandy] Sandige
    [silver] Silberne
    [sleepy] Müde
    [spotted] Gepunktete
    [starry] Sternklare
    [striped] Gestreifte
    [sunny] Sonnige
    [tidal] Muntere
   *[velvet] Samtige
}

-guest-second = { $it ->
    [anemone] Anemone
    [barnacle] Seepocke
    [clam] Muschel
    [cockle] Herzmuschel
    [cowrie] Kaurischnecke
    [crab] Krabbe
    [cuttlefish] Sepia
    [dolphin] Robbe
    [goby] Grundel
    [grouper] Makrele
    [gull] Möwe
    [limpet] Napfschnecke
    [lobster] Languste
    [manatee] Seekuh
    [mussel] Miesmuschel
    [nautilus] Seenadel
    [octopus] Qualle
    [otter] Meerbarbe
    [oyster] Auster
    [petrel] Sturmschwalbe
    [plaice] Scholle
    [puffin] Lumme
    [sardine] Sardine
    [scallop] Jakobsmuschel
    [seahorse] Garnele
    [skate] Flunder
    [snapper] Brasse
    [starfish] Sprotte
    [tern] Seeschwalbe
    [turtle] Schildkröte
    [urchin] Seenelke
   *[wrasse] Muräne
}
