# What a guest is called until they say otherwise. Other languages may have animals and colours of their own:
# all nouns of one gender, so that every pair goes together. At most 24 letters.

guest-name = { -guest-first($first) } { -guest-second($second) }

-guest-first = { $it ->
    [amber] Amber
    [blue] Blue
    [bright] Bright
    [calm] Calm
    [clear] Clear
    [coral] Coral
    [dappled] Dappled
    [deep] Deep
    [drifting] Drifting
    [gentle] Gentle
    [gliding] Gliding
    [golden] Golden
    [green] Green
    [jade] Jade
    [little] Little
    [lucky] Lucky
    [merry] Merry
    [misty] Misty
    [moonlit] Moonlit
    [pearl] Pearl
    [quick] Quick
    [quiet] Quiet
    [rosy] Rosy
    [sandy] Sandy
    [silver] Silver
    [sleepy] Sleepy
    [spotted] Spotted
    [starry] Starry
    [striped] Striped
    [sunny] Sunny
    [tidal] Tidal
   *[velvet] Velvet
}

-guest-second = { $it ->
    [anemone] Anemone
    [barnacle] Barnacle
    [clam] Clam
    [cockle] Cockle
    [cowrie] Cowrie
    [crab] Crab
    [cuttlefish] Cuttlefish
    [dolphin] Dolphin
    [goby] Goby
    [grouper] Grouper
    [gull] Gull
    [limpet] Limpet
    [lobster] Lobster
    [manatee] Manatee
    [mussel] Mussel
    [nautilus] Nautilus
    [octopus] Octopus
    [otter] Otter
    [oyster] Oyster
    [petrel] Petrel
    [plaice] Plaice
    [puffin] Puffin
    [sardine] Sardine
    [scallop] Scallop
    [seahorse] Seahorse
    [skate] Skate
    [snapper] Snapper
    [starfish] Starfish
    [tern] Tern
    [turtle] Turtle
    [urchin] Urchin
   *[wrasse] Wrasse
}
