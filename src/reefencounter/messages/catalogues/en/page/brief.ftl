### The rules in brief, each with a picture; and how the page serves those who see, hear or move differently.

brief-title = The rules in brief
brief-about = You tend corals on a reef and let your parrotfish eat them. Only what is in your fish at the end scores. To learn it by doing, take the <a>lessons</a>; the table shows at every moment what you can do, and why not.
brief-on_this_page = On this page
brief-corals = The five corals
brief-colour = { CAPITAL(-colour($colour)) }
# what the corals look like
brief-coral = { $colour ->
    [W] staghorn coral
    [Y] brain coral
    [O] fan coral
    [P] bubble coral
   *[G] table coral
}

## Grow

brief-grow = Grow
brief-grow_1 = The reef has as many boards as players. Polyps of five colours grow on its rock. Polyps of one colour that touch by a side are one coral.
brief-grow_2 = To lay polyps you play a larva cube of their colour: one cube, then up to four polyps of that colour from your hand, and any number that you took by attack. You may do that twice in a turn.
brief-grow_3 = Lay on any empty rock, beside others or not.
brief-grow_picture = A yellow coral of four and a pink one of two; rings mark empty rock on which yellow may be laid.

## The starfish

brief-starfish = The starfish
brief-starfish_1 = Each board has one cell with a starfish. When a polyp is laid beside it and it is empty, a polyp of the same colour grows on it by itself: a free one.
brief-starfish_2 = In the advanced game nothing grows there.
brief-starfish_picture = An orange polyp is laid beside the starfish; another grows on the starfish.

## Guard

brief-guard = Guard
brief-guard_1 = A coral is nobody’s until somebody puts a shrimp on it; then it is theirs. You have four shrimps, and bring in one in a turn.
brief-guard_2 = A shrimp keeps safe the polyp on which it stands and the ones beside it in the same coral. The rest of the coral can be attacked.
brief-guard_3 = Shrimps move freely in your turn: along their coral, to a coral without a shrimp, over bare rock, or back home. Never two on one coral, and two corals with shrimps can never be joined.
brief-guard_picture = A purple shrimp in the middle of a pink coral; shields mark the two polyps beside it.

## Attack

brief-attack = Attack
brief-attack_1 = A stronger colour may be laid on a polyp of a weaker one, if a coral of two or more of the stronger stands beside it and no shrimp keeps it safe. Its size does not matter.
brief-attack_2 = The polyp you took lies in front of your screen as a consumed tile. It can be laid like one of your own, swapped for a cube, or pay for an alga.
brief-attack_picture = A yellow coral of three attacks the orange polyp beside it.

## Strength

brief-strength = Turn the tide
brief-strength_1 = Ten coral tiles say which colour beats which, one for each pair. Each shows a large alga: when an alga of that colour is played onto the alga space, the tile turns over, and the weak becomes the strong.
brief-strength_2 = Each tile that a colour wins also makes its polyps worth one point more. So the same alga changes who can attack whom and what every fish is worth.
brief-strength_3 = Once your fish has eaten, you may lock a tile for good, one in a turn.
brief-strength_picture = The coral tile on which yellow beats orange shows a large blue alga; a blue alga turns it: orange beats yellow.

## Feed

brief-feed = Feed
brief-feed_1 = At the very start of your turn your parrotfish may eat one of your corals of five polyps or more. Four polyps go back into the bag, all others stay in the fish and score at the end.
brief-feed_2 = The shrimp goes with them. So the fifth polyp is worth something, the tenth much more: but every turn that you wait, somebody may bite off a piece.
brief-feed_picture = A grey coral of seven with a green shrimp: it can be eaten, four go back and three stay.

## Collect

brief-collect = Collect
brief-collect_1 = Each turn ends with the open sea: choose one of its five spaces, take its cube and the polyps beside it. The space gets a new cube, and every space with fewer than three polyps gets one from the bag.
brief-collect_2 = Take the cubes of colours that you hold, and polyps of colours for which you have cubes.
brief-collect_picture = A space of the open sea: a pink cube with a pink, a white and an orange polyp.

## The end

brief-end = The end
brief-end_1 = The game ends when all ten tiles are locked or somebody’s fourth shrimp is eaten; then everybody else may eat once more, giving five back. It also ends when nothing can be laid or the sea cannot be refilled.
brief-end_2 = A polyp in your fish scores 1, and 1 more for each coral tile that its colour wins. The five values always add up to 15. The fullest fish is not always the best one.
brief-end_picture = A purple parrotfish with two yellow polyps, worth four each, and a pink one, worth three.

## A turn, and a plan

brief-turn = A turn
brief-turn_title = A turn: ten actions
brief-plan = A first plan
brief-plan_1 = Take cubes of a colour that you hold. Put a shrimp on a coral of it early. Make it six or seven, with the shrimp where the strong neighbours are. Eat it at the start of your next turn. Lay beside the starfish for a free polyp.
brief-play_now = Play now

## The expansion

brief-second_kind = The Second Kind
brief-second_kind_title = The expansion: of the Second Kind
brief-second_kind_about = Choose it on the first page or for a new table, when you know the game. It adds to it and changes little.
brief-tiles = Special tiles
brief-tiles_1 = They come out of the bag like all others and are laid with a cube of their colour. A two-coloured tile is either colour until it is laid. A double is one tile on the reef and two in the fish. A half tile has coral on two sides and rock on the other two: across rock nothing joins, attacks or grows. A blue shrimp tile can never be attacked.
brief-tiles_2 = Bare rock and deep water are placed without a cube and change the reef itself, up to one cell beyond its edge.
brief-tiles_picture = A two-coloured, a double, a half and a blue shrimp tile, bare rock and deep water.
brief-crowns = Crowns of thorns
brief-crowns_1 = A crown of thorns stands on rock. At the start of each turn it eats a neighbouring polyp: of a coral with a shrimp of the player whose turn it is, else of a coral without a shrimp, never of somebody else’s. It moves onto the polyp’s cell; a shrimp there must leave. Without a polyp beside it, it dies.
brief-crowns_2 = You place crowns yourself, in your turn, and choose the prey when several are possible.
brief-crowns_picture = A crown of thorns beside an orange coral with a purple shrimp: it will attack.
brief-cards = Blue shrimps and cards
brief-cards_1 = A blue shrimp belongs to nobody and guards the one polyp on which it stands, against everyone. Blue shrimps come and go by cards.
brief-cards_2 = Once a turn you may buy a card for a tile or a cube; three are the most in a hand. A card is used for its text or, if it shows one, for its blue shrimp. The first coral of your fish needs a blue-shrimp card. Cards with a clownfish can answer in somebody else’s turn; the table then waits for a moment. Scoring cards count at the end.
brief-cards_3 = The texts of the cards are reconstructed: the published ones are not in the rulebook. A table that owns the cards can load a deck of its own.
brief-cards_picture = A blue shrimp, and cards with the signs for blue shrimp, answer and scoring.

## Keys

brief-keys = Keys
brief-keys_table = At the table
brief-keys_replay = In a replay
brief-keys_analysis = In an analysis

## Accessibility

brief-accessibility = Accessibility
brief-accessibility_1 = Everything can be done with the keyboard alone, by touch, or by mouse. Dragging is never needed.
brief-accessibility_2 = Corals differ in texture and outline, players in the shape of their plate, algae in their form: no colour is needed to play.
brief-accessibility_3 = Boards are grids with a name for each cell; what is asked of you and what the others did is announced to screen readers.
brief-accessibility_4 = Light and dark, less or no motion, and the speed of turns are under Help and settings, the question mark on top of each page.
brief-accessibility_5 = Text can be enlarged to 200 % without losing a control.
