### At a game that is entered from a real table: what was really drawn. Tiles are typed, or tapped on a palette.

drawn-title = Che cosa è uscito
drawn-collected = Si prende lo spazio { -colour($space) }
drawn-card = Si compra una carta
drawn-refilled = Il mare aperto si rifornisce
drawn-tiles = Si pescano tessere
drawn-enter = { $count ->
    [one] Pesca una tessera dal sacchetto. Inserisci quale è uscita.
   *[other] Pesca { $count } tessere dal sacchetto. Inserisci quali sono uscite.
}
drawn-enter_spaces = { $count ->
    [one] Pesca una tessera dal sacchetto e mettila sullo spazio { AND($spaces, item: "colour") }. Inserisci quale è uscita.
   *[other] Pesca { $count } tessere dal sacchetto e mettine una su ognuno degli spazi { AND($spaces, item: "colour") }, in quest’ordine. Inserisci quali sono uscite.
}
# how they are typed is the same in all languages
drawn-special = Le tessere speciali si scrivono W/Y, W2, Wh, Wb, rock, water, crown.
drawn-label = Pescate
drawn-space = { -colour($space) }
drawn-cancel = Annulla
drawn-choose_card = Scegli una carta
drawn-more = ancora { $missing }
drawn-collect = Prendi
drawn-go_on = Avanti

## Rows of tiles. $label is what a row is for, as it is written there.

drawn-said_none = { $count } su { $of }
drawn-said = { $count } su { $of }: { LIST($tiles) }
drawn-row = { $label }, { $said }
drawn-add = Aggiungi { $tile }
drawn-palette = { $label }: aggiungi una tessera
drawn-remove = Togli l’ultima
drawn-special_tiles = Tessere speciali
drawn-special_palette = { $label }: aggiungi una tessera speciale
