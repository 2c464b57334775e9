# Le nom d’un invité tant qu’il n’en donne pas d’autre : tous les animaux sont féminins, pour que chaque paire s’accorde. 24 lettres au plus.

guest-name = { -guest-second($second) } { -guest-first($first) }

-guest-first = { $it ->
    [amber] ambrée
    [blue] bleue
    [bright] brillante
    [calm] calme
    [clear] claire
    [coral] corail
    [dappled] mouchetée
    [deep] secrète
    [drifting] vagabonde
    [gentle] douce
    [gliding] gracieuse
    [golden] dorée
    [green] verte
    [jade] de jade
    [little] mignonne
    [lucky] chanceuse
    [merry] joyeuse
    [misty] brumeuse
    [moonlit] lunaire
    [pearl] nacrée
    [quick] rapide
    [quiet] paisible
    [rosy] rose
    [sandy] sableuse
    [silver] argentée
    [sleepy] endormie
    [spotted] tachetée
    [starry] étoilée
    [striped] rayée
    [sunny] ensoleillée
    [tidal] marine
   *[velvet] veloutée
}

-guest-second = { $it ->
    [anemone] Anémone
    [barnacle] Balane
    [clam] Palourde
    [cockle] Coque
    [cowrie] Porcelaine
    [crab] Étrille
    [cuttlefish] Seiche
    [dolphin] Otarie
    [goby] Girelle
    [grouper] Daurade
    [gull] Mouette
    [limpet] Patelle
    [lobster] Langouste
    [manatee] Baleine
    [mussel] Crevette
    [nautilus] Nacre
    [octopus] Pieuvre
    [otter] Loutre
    [oyster] Huître
    [petrel] Frégate
    [plaice] Plie
    [puffin] Macreuse
    [sardine] Sardine
    [scallop] Coquille
    [seahorse] Murène
    [skate] Limande
    [snapper] Rascasse
    [starfish] Étoile
    [tern] Sterne
    [turtle] Tortue
    [urchin] Méduse
   *[wrasse] Sole
}
