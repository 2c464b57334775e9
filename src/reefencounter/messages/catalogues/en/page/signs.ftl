### What the signs of a table mean, a sentence each.

signs-polyp = A polyp: it is laid with a cube of its colour.
signs-cube = A cube lets its player lay up to four polyps of its colour.
signs-shrimp = A shrimp makes a coral its player’s and guards the polyps beside it.
signs-consumed = Taken in an attack: it can be laid, exchanged for a cube, or pay for an alga.
signs-fish = Only what the fish has eaten scores at the end.
signs-coral_tile = It says which of two colours is stronger, and is worth a point to that colour. Its large alga turns it over.
signs-locked = A locked tile never turns again.
signs-space = Whoever collects here takes the cube and the polyps, and ends the turn.
signs-value = So many points is a polyp of this colour worth in a fish now.
signs-alga = An alga turns all coral tiles that show it large, or locks one of them.
signs-alga_space = The alga that was played here last; the next one takes its place.
signs-blue = A blue shrimp is nobody’s and guards only the polyp on which it stands, against everyone.
signs-card = Action cards: each allows something once that the rules do not.
