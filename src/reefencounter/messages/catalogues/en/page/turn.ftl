### A turn: its ten actions, each with a few words on it.

turn-eat = Eat
turn-eat_about = one of your corals of five or more; before anything else.
turn-lay = Lay
turn-lay_about = play a cube and lay polyps of its colour.
turn-lay_again = Lay again
turn-lay_again_about = the same with a second cube.
turn-introduce = Introduce
turn-introduce_about = bring in a shrimp, onto a coral without one.
turn-move = Move
turn-move_about = your shrimps, whenever you like in your turn.
turn-larva = Tile to cube
turn-larva_about = a consumed tile for a cube of its colour, played at once.
turn-alga = Alga
turn-alga_about = pay a consumed tile; turn coral tiles, or lock one.
turn-polyp = Cube to tile
turn-polyp_about = a cube for a polyp of its colour.
turn-nothing = Nothing
turn-nothing_about = you need not do any of these.
turn-collect = Collect
turn-collect_about = always, and last: it ends your turn.
turn-order = Actions 2 to 8 come in any order. Lay, lay again and introduce once each; the others as often as you can pay.
