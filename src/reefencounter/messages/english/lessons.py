"""The lessons in English. A task is one sentence that names the aim; a reason says what the rule sees there."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "lesson.missed": "Not yet. Take it back and look again; nothing is lost.",
    "lesson.not_offered": "The rules allow that, but this task is about something else.",
    "lesson.show.eat": "Let your fish eat the coral at {cell}.",
    "lesson.show.cube": "Play your {colour:colour} cube.",
    "lesson.show.lay": {
        "tile=consumed": "Lay a consumed polyp on {cell}.",
        "": "Lay a polyp on {cell}.",
    },
    "lesson.show.stop": "Say that you stop laying.",
    "lesson.show.shrimp": "Put a shrimp on {cell}.",
    "lesson.show.move": {
        "goal=off": "Take the shrimp at {cell} back behind your screen.",
        "": "Move your shrimp from {cell} to {goal}.",
    },
    "lesson.show.take": "Collect from the {colour:colour} space of the sea.",
    "lesson.show.larva": "Give a consumed tile for {colour:a} cube.",
    "lesson.show.polyp": "Give your {colour:colour} cube for {colour:a} polyp.",
    "lesson.show.alga": {
        "place=sea": "Play the {alga} alga into the sea and pay with a consumed tile.",
        "": "Lock coral tile {place} with the {alga} alga.",
    },
    "lesson.show.pass": "Pass.",
    "lesson.show.feed": "Put {colour:a} tile into your fish.",
    "lesson.show.larvae": "Take {colours:cubes}.",
    "lesson.show.split": "Split the double tile.",
    "lesson.show.keep": "Keep the double tile whole.",
    "lesson.show.return": "Give back {tile:a tile}.",
    "lesson.show.crown": "Let the crown at {cell} attack {goal}.",
    "lesson.show.flee": {
        "goal=off": "Take the shrimp at {cell} back behind your screen.",
        "": "Let the shrimp at {cell} flee to {goal}.",
    },
    "lesson.show.place": "Lay {tile:reef tile} on {cell}.",
    "lesson.show.buy": {
        "pile=cube": "Buy a card and pay with {tile:a} cube.",
        "": "Buy a card and pay with {tile:a tile}.",
    },
    "lesson.show.blue": "Play {card:card} and put its blue shrimp on {cell}.",
    "lesson.show.shift": {
        "goal=off": "Play {card:card} and take the blue shrimp at {cell} away.",
        "": "Play {card:card} and move the blue shrimp from {cell} to {goal}.",
    },
    "lesson.show.card": "Play {card:card}.",
    "lesson.show.react": "Answer with {card:card}.",
    "lesson.show.decline": "Answer with no card.",
    "lesson.show.discard": "Give away {card:card}.",
    "lesson.show.end": "End your turn.",
    "lesson.refused.r2_8": "First one tile into the fish, then two cubes.",
    "lesson.refused.r3_2": "Eating comes first in a turn, collecting comes last.",
    "lesson.refused.r3_3": "That can be done only so often in one turn.",
    "lesson.refused.r3_4": "Finish laying first, or say that you stop.",
    "lesson.refused.r3_5": "Eating comes before everything else in a turn.",
    "lesson.refused.r3_6": "It is not your turn now.",
    "lesson.refused.r4_1": (
        "You need a cube and a polyp of the same colour; four at most come from the hand."
    ),
    "lesson.refused.r4_3": "A cube is played to lay at least one polyp.",
    "lesson.refused.r4_5": "Polyps grow on free rock, not in water and not under a shrimp.",
    "lesson.refused.r4_6": "That would join two corals that carry a shrimp each.",
    "lesson.refused.r5_1": "To take a polyp you must be stronger, and two or more, right beside it.",
    "lesson.refused.r5_3": "A shrimp on it, or beside it in its coral, protects that polyp.",
    "lesson.refused.r5_4": "A colour never takes its own colour.",
    "lesson.refused.r7_1": "A new shrimp goes onto a polyp of a coral without a shrimp.",
    "lesson.refused.r7_2": "A shrimp moves to a free polyp, to free rock, or back to you.",
    "lesson.refused.r7_3": "One shrimp a coral, and at most two of yours on a board.",
    "lesson.refused.r7_4": "Before you collect, each of your shrimps must stand on a polyp or come home.",
    "lesson.refused.r7_6": "That shrimp has just moved. Do something else first.",
    "lesson.refused.r8_1": "A cube bought with a consumed tile must be played at once.",
    "lesson.refused.r8_2": "You pay a cube and get a polyp of its colour.",
    "lesson.refused.r8_3": "An alga costs one consumed tile that you have.",
    "lesson.refused.r8_5": "Only the large alga of an open tile locks it, once a turn, after a first meal.",
    "lesson.refused.r8_6": "The last tile waits for a fish with two polyps.",
    "lesson.refused.r10_1": "Your fish eats your own coral, with your shrimp on it, of five or more.",
    "lesson.refused.r11_2": "In the last round you eat once or pass, and five polyps go back.",
    "lesson.feed.title": "Feed",
    "lesson.feed.subtitle": "Only your fish scores",
    "lesson.feed.idea": "You win with what is in your fish, and your fish eats your own corals.",
    "lesson.feed.opening": (
        "This is a reef. A coral is a group of one colour, side by side. Your parrotfish is hungry."
    ),
    "lesson.feed.habit": (
        "You have four meals in a game. Wait for seven polyps or more, unless somebody could take from them."
    ),
    "task.feed_1.ask": "Let your fish eat your white coral.",
    "task.feed_1.hint": "Yours is the coral with your shrimp on it.",
    "task.feed_1.wrong_1": "No shrimp of yours is on the orange coral. Your fish eats only your own.",
    "task.feed_1.wrong_2": "Green's shrimp sits there, so that coral is green's.",
    "task.feed_1.solved": (
        "Seven polyps left the reef. Four went back into the bag, three are in your fish. Only these "
        "three score."
    ),
    "task.feed_2.ask": "Eat the coral that feeds your fish more.",
    "task.feed_2.hint": "Four always go back. What is left over is yours.",
    "task.feed_2.wrong_1": "Pink has five, four go back, so one is left. A larger coral leaves more.",
    "task.feed_2.wrong_2": "The orange coral is green's. Look for your own shrimps.",
    "task.feed_2.solved": (
        "Eight polyps, four back, four in the fish. Large corals are worth the wait. The shrimp went "
        "along; you have four in a whole game."
    ),
    "task.feed_3.ask": "One of your two corals is large enough. Eat it.",
    "task.feed_3.hint": "Five is the least. Count only polyps that touch with a side.",
    "task.feed_3.wrong_1": (
        "Yellow looks like five, but c1 touches only at a corner. It is a coral of four."
    ),
    "task.feed_3.wrong_2": "That coral has five, but the shrimp on it is green's.",
    "task.feed_3.solved": (
        "White has six, side by side. Two stayed in your fish. Corners never join anything in this game."
    ),
    "task.feed_4.ask": "Yellow scores 4 each, white 2. Eat for more points.",
    "task.feed_4.hint": "Polyps that stay in the fish, times what one is worth.",
    "task.feed_4.wrong_1": (
        "White leaves three polyps of 2, that is 6 points. Yellow leaves fewer, but dearer ones."
    ),
    "task.feed_4.wrong_2": "The pink coral is green's, and too small.",
    "task.feed_4.solved": (
        "Two yellow polyps of 4 make 8 points. What a colour is worth changes in the game. Lesson 7 shows "
        "how you change it."
    ),
    "lesson.grow.title": "Grow",
    "lesson.grow.subtitle": "Lay polyps, make a coral",
    "lesson.grow.idea": "One cube lets you lay up to four polyps of its colour.",
    "lesson.grow.opening": "A fish needs large corals. You make them, with cubes and polyps.",
    "lesson.grow.habit": "Lay on one coral, not on many, and beside an empty starfish first.",
    "task.grow_1.ask": "Play your pink cube and lay one pink polyp.",
    "task.grow_1.hint": "First the cube, then any free rock.",
    "task.grow_1.wrong_1": "First play the cube. It says which colour you lay.",
    "task.grow_1.wrong_2": "That is water. Polyps need rock.",
    "task.grow_1.wrong_3": "A grey polyp lives there. For now, look for free rock.",
    "task.grow_1.solved": (
        "The cube is spent, the polyp is on the reef. Any free rock is allowed, near or far."
    ),
    "task.grow_2.ask": "Make one pink coral of five.",
    "task.grow_2.hint": "Each new polyp must touch pink with a side.",
    "task.grow_2.wrong_1": (
        "d6 touches e5 only at a corner, so it stands alone. Corals hold together by their sides."
    ),
    "task.grow_2.wrong_2": "f3 is allowed, but it touches no pink. It is a coral of one.",
    "task.grow_2.solved": "Five side by side. With your shrimp on it, your fish could eat this coral.",
    "task.grow_3.ask": "Make one yellow coral of seven with one polyp.",
    "task.grow_3.hint": "Look for the gap between two yellow corals.",
    "task.grow_3.wrong_1": "That makes a coral of four. One cell touches both yellow corals.",
    "task.grow_3.wrong_2": "That joins only the single polyp below. Look at the top row.",
    "task.grow_3.solved": (
        "Three, three and one in the gap make seven. A polyp in the right place is worth many."
    ),
    "task.grow_4.ask": "Lay one grey polyp and get a second one free.",
    "task.grow_4.hint": "The starfish wants a neighbour.",
    "task.grow_4.wrong_1": "On the starfish itself you lay just that one. Lay beside it, and it grows.",
    "task.grow_4.wrong_2": "A good place, but far from the starfish. Only its neighbours make it grow.",
    "task.grow_4.solved": (
        "You laid beside the empty starfish, so it grew a polyp of the same colour. It always does, and "
        "it is free."
    ),
    "task.grow_5.ask": "Lay five white polyps in this turn.",
    "task.grow_5.hint": "One cube lays four from your hand. You have two cubes.",
    "task.grow_5.wrong_1": "Four from the hand is all that one cube gives. Play the second cube for more.",
    "task.grow_5.wrong_2": "A cube is played to lay. Lay at least one polyp, then you may stop.",
    "task.grow_5.solved": (
        "Four with the first cube, one with the second. Two cubes a turn is the most, and they may share "
        "a colour."
    ),
    "lesson.guard.title": "Guard",
    "lesson.guard.subtitle": "Shrimps own and protect",
    "lesson.guard.idea": "A shrimp makes a coral yours and guards the polyps right around it.",
    "lesson.guard.opening": (
        "Polyps can be taken, as you will see. Your four shrimps say which corals are yours and keep "
        "polyps safe."
    ),
    "lesson.guard.habit": (
        "Build only what you can own. A large coral without a shrimp belongs to whoever comes next."
    ),
    "task.guard_1.ask": "Make the large orange coral yours.",
    "task.guard_1.hint": "Any orange polyp will do.",
    "task.guard_1.wrong_1": "Green's shrimp is on the pink coral already. One shrimp a coral, never two.",
    "task.guard_1.wrong_2": "A new shrimp is put on a polyp, not on bare rock.",
    "task.guard_1.solved": (
        "A coral belongs to whoever has a shrimp on it, not to whoever laid it. One new shrimp a turn, so "
        "never leave a large coral free."
    ),
    "task.guard_2.ask": "Place your shrimp so that all five grey polyps are safe.",
    "task.guard_2.hint": "A shrimp guards its own polyp and those touching it.",
    "task.guard_2.wrong_1": "From b4 it guards only b4 and b5. Which polyp touches all the others?",
    "task.guard_2.wrong_2": "On pink it guards pink only. A shrimp never protects another coral.",
    "task.guard_2.solved": (
        "From the middle it guards all four neighbours and itself. A round coral is easy to guard, a long "
        "one is not."
    ),
    "task.guard_3.ask": "White could take b5. Move your shrimp to guard it.",
    "task.guard_3.hint": "It must stand on b5, or right beside it on yellow.",
    "task.guard_3.wrong_1": "From a4 it guards a3, a4 and a5, but b5 is one step too far.",
    "task.guard_3.wrong_2": "The white coral has green's shrimp on it. Yours cannot go there.",
    "task.guard_3.solved": (
        "Moving is free, as often as you need. Guard where a stronger colour stands; the rest can wait."
    ),
    "task.guard_4.ask": "Lay two yellow polyps on your own coral.",
    "task.guard_4.hint": "Keep one cell away from green's yellow coral.",
    "task.guard_4.wrong_1": (
        "f2 would join your coral with green's. Two corals with shrimps are never joined."
    ),
    "task.guard_4.wrong_2": (
        "That one joined green's coral and made it larger. It is allowed, but a present."
    ),
    "task.guard_4.solved": (
        "Five, and green's coral stays its own. Two shrimps can never meet in one coral, so gaps like f2 "
        "stay open."
    ),
    "task.guard_5.ask": "Join your two pink corals into one of seven.",
    "task.guard_5.hint": "One shrimp is enough for the new coral. The other must leave first.",
    "task.guard_5.wrong_1": "Both corals carry a shrimp, even if both are yours. Take one away first.",
    "task.guard_5.wrong_2": (
        "The right coral has your other shrimp. Send this one home, or to another coral."
    ),
    "task.guard_5.solved": (
        "One shrimp went away, and nothing stood between the corals. A shrimp that comes home can be "
        "placed again later."
    ),
    "lesson.collect.title": "Collect",
    "lesson.collect.subtitle": "How a turn begins and ends",
    "lesson.collect.idea": (
        "Eat first, act in the middle, collect last; what you collect is your next turn."
    ),
    "lesson.collect.opening": "Cubes and polyps come from the open sea. Every turn ends there.",
    "lesson.collect.habit": "Collect a cube and polyps that you can lay together next turn.",
    "task.collect_1.ask": "End your turn with three more white polyps.",
    "task.collect_1.hint": "You get the cube and all polyps of one space.",
    "task.collect_1.wrong_1": (
        "The white space has a white cube, but other polyps. Look at the tiles that lie there."
    ),
    "task.collect_1.wrong_2": "Two white ones and a grey. One space has three.",
    "task.collect_1.solved": (
        "You took all three and the orange cube. Then the sea was refilled, and it is green's turn."
    ),
    "task.collect_2.ask": "Collect so that you can lay orange next turn.",
    "task.collect_2.hint": "You have orange polyps. What is missing?",
    "task.collect_2.wrong_1": (
        "Three more orange polyps, but still no orange cube. Without it they stay in your hand."
    ),
    "task.collect_2.wrong_2": "That is a second white cube. To lay orange you need an orange one.",
    "task.collect_2.solved": (
        "An empty space can be the best one. A cube without polyps is as useless as polyps without a cube."
    ),
    "task.collect_3.ask": "Eat your white coral, then end your turn.",
    "task.collect_3.hint": "Eating is always the very first thing.",
    "task.collect_3.wrong_1": "Collecting ends the turn, and your fish is still hungry. Eat first.",
    "task.collect_3.wrong_2": (
        "You have done something already. Eating is open only as the first thing in a turn."
    ),
    "task.collect_3.solved": (
        "Eat first, collect last. Green could see the meal coming for a whole round, and so will you."
    ),
    "task.collect_4.ask": "Your shrimp sits on bare rock. End your turn.",
    "task.collect_4.hint": "It wants a polyp under its feet, or to come home.",
    "task.collect_4.wrong_1": "A shrimp may rest on rock during your turn, but not when you collect.",
    "task.collect_4.wrong_2": "From rock it goes onto a polyp or home, not to other rock.",
    "task.collect_4.solved": (
        "Bare rock is a place to wait while you lay. Before collecting, every shrimp is on a polyp or home."
    ),
    "task.collect_5.ask": "Eat, grow a pink coral of four, guard it, collect.",
    "task.collect_5.hint": "The order is eat, then lay and shrimp as you like, then collect.",
    "task.collect_5.wrong_1": "Too late for the meal. Start the turn with it.",
    "task.collect_5.wrong_2": (
        "The coral is there, but nobody owns it. Put a shrimp on it before you collect."
    ),
    "task.collect_5.solved": (
        "That was a whole peaceful turn. Eat, lay, guard, collect. You could play like this already."
    ),
    "lesson.attack.title": "Attack",
    "lesson.attack.subtitle": "Strong takes weak",
    "lesson.attack.idea": "A stronger colour, two or more together, takes an unguarded polyp beside it.",
    "lesson.attack.opening": "Ten small tiles say which colour is stronger. The one in front wins.",
    "lesson.attack.habit": "Look at the largest coral of the others first. Can you cut it now?",
    "task.attack_1.ask": "Take a weaker polyp with pink.",
    "task.attack_1.hint": "Pink beats white and grey now. Orange beats pink.",
    "task.attack_1.wrong_1": "Orange is stronger than pink now. The tile shows orange in front.",
    "task.attack_1.wrong_2": (
        "Pink beats grey, but no pink coral touches e3. Take the one beside you first."
    ),
    "task.attack_1.solved": (
        "Your polyp lies there now, and the beaten one is yours. It lies in front of you, open to all, as "
        "a consumed tile."
    ),
    "task.attack_2.ask": "Take an orange polyp with yellow.",
    "task.attack_2.hint": "Find one that green's shrimp does not reach.",
    "task.attack_2.wrong_1": (
        "Green's shrimp stands on the next polyp of the same coral. Look farther away from it."
    ),
    "task.attack_2.wrong_2": (
        "That is the polyp under the shrimp. It is safe as long as the shrimp is there."
    ),
    "task.attack_2.solved": (
        "d3 was out of the shrimp's reach. You laid beside the starfish, so a yellow one grew on it too."
    ),
    "task.attack_3.ask": "Take a yellow polyp with white.",
    "task.attack_3.hint": "One alone cannot attack. Make two that belong together.",
    "task.attack_3.wrong_1": (
        "White touches b3 twice, but each is alone. A coral of two must stand beside it."
    ),
    "task.attack_3.wrong_2": "Now you are two, but pink is stronger than white. Yellow is your prey.",
    "task.attack_3.solved": (
        "First two together, then strike. A single polyp is harmless, and so is a single one of green's."
    ),
    "task.attack_4.ask": "Leave green's grey coral with fewer than five.",
    "task.attack_4.hint": "Cut it where the rest falls off.",
    "task.attack_4.wrong_1": "Five are left, and green's fish may eat them. Start nearer to the middle.",
    "task.attack_4.wrong_2": (
        "b6 is beside green's shrimp, so it is protected. Take the next one in the row."
    ),
    "task.attack_4.solved": (
        "The coral fell apart, and the shrimp kept only its own part, four polyps. No meal for green next "
        "turn."
    ),
    "task.attack_5.ask": "Take three yellow polyps with one cube.",
    "task.attack_5.hint": "Each polyp you take becomes the next one's neighbour.",
    "task.attack_5.wrong_1": "a2 is beside green's shrimp. One more yellow polyp is free.",
    "task.attack_5.wrong_2": "One of your three went onto free rock, so only two took something.",
    "task.attack_5.solved": "Step by step you walked into the coral. Size never protects, only shrimps do.",
    "lesson.spoils.title": "Spoils",
    "lesson.spoils.subtitle": "What consumed tiles buy",
    "lesson.spoils.idea": "Consumed tiles are money; they are laid, or they buy cubes and algae.",
    "lesson.spoils.opening": "What you take lies in front of you. It is more than a trophy.",
    "lesson.spoils.habit": "Before collecting, ask what your consumed tiles and spare cubes can still buy.",
    "task.spoils_1.ask": "Lay six pink polyps with this one cube.",
    "task.spoils_1.hint": "Four from the hand. Consumed tiles do not count to the four.",
    "task.spoils_1.wrong_1": "Four came from your hand already. Now choose your consumed tiles.",
    "task.spoils_1.wrong_2": "Four is not the end. Your two consumed pink tiles can follow.",
    "task.spoils_1.solved": (
        "Four from the hand and as many consumed ones as you have. That is how corals suddenly become huge."
    ),
    "task.spoils_2.ask": "You have no grey cube. Lay two grey polyps.",
    "task.spoils_2.hint": "A consumed tile buys a cube of its own colour.",
    "task.spoils_2.wrong_1": "You have no grey cube yet. Pay with a consumed tile.",
    "task.spoils_2.wrong_2": (
        "The new cube must be played at once, and you would have no orange polyp left to lay."
    ),
    "task.spoils_2.solved": (
        "The grey tile went into the bag, a grey cube came, and you played it at once. It counts as one "
        "of your two cubes."
    ),
    "task.spoils_3.ask": "Bring your white coral to five.",
    "task.spoils_3.hint": "A cube can also become a polyp of its colour.",
    "task.spoils_3.wrong_1": (
        "You have no white polyp left for the second cube. Change a cube into a polyp first."
    ),
    "task.spoils_3.wrong_2": "You have no pink cube to change. Use what you have two of.",
    "task.spoils_3.solved": (
        "One cube became a polyp, the other laid both. Too many cubes is never a problem."
    ),
    "task.spoils_4.ask": "Feed your orange coral with orange polyps you take.",
    "task.spoils_4.hint": "Yellow beats orange. Take two on the right, lay them on the left.",
    "task.spoils_4.wrong_1": "You have no orange polyp yet. Take some first, with yellow.",
    "task.spoils_4.wrong_2": "That is your own coral, and your own shrimp guards it even from you.",
    "task.spoils_4.solved": (
        "Taken with one cube, laid with the next, all in one turn. Now your coral is ready to be eaten."
    ),
    "lesson.tide.title": "Turn the tide",
    "lesson.tide.subtitle": "Algae turn strengths",
    "lesson.tide.idea": (
        "An alga turns tiles, and tiles decide both who wins a fight and what a colour scores."
    ),
    "lesson.tide.opening": "Each tile shows a large alga. Play that alga in the sea, and the tile turns.",
    "lesson.tide.habit": "Grow the colours that win most tiles. They score more, and fewer can take them.",
    "task.tide_1.ask": "Make yellow stronger than white.",
    "task.tide_1.hint": "Find their tile. Its large alga is green.",
    "task.tide_1.wrong_1": "Blue is the small alga on that tile. Only the large one turns it.",
    "task.tide_1.wrong_2": "You pay with a consumed tile that you have. Yours is orange.",
    "task.tide_1.solved": (
        "Every open tile with a large green alga turned over, not only this one. You paid one consumed "
        "tile, of any colour."
    ),
    "task.tide_2.ask": "Turn the tide, then take a white polyp with yellow.",
    "task.tide_2.hint": "First the alga, then the cube.",
    "task.tide_2.wrong_1": "White is still stronger than yellow. Change that first.",
    "task.tide_2.wrong_2": (
        "On a tile an alga locks it, and only after your fish has eaten. Play it in the sea."
    ),
    "task.tide_2.solved": (
        "A weak coral became the stronger one within your turn. Nobody's coral is safe only because it is "
        "strong today."
    ),
    "task.tide_3.ask": "Make your fish worth three points more.",
    "task.tide_3.hint": "Your fish is full of yellow. Who beats yellow now?",
    "task.tide_3.wrong_1": (
        "One yellow tile turned for you, another against you. Count all tiles with that alga."
    ),
    "task.tide_3.wrong_2": "That turned yellow over pink into pink over yellow. Your yellow lost value.",
    "task.tide_3.solved": (
        "A colour scores 1, and 1 more for each tile it wins. Yellow now wins three tiles, so each of "
        "your three is worth 4."
    ),
    "task.tide_4.ask": "Own the coral that scores more and that nobody can take.",
    "task.tide_4.hint": "Count the tiles that each colour wins.",
    "task.tide_4.wrong_1": (
        "White wins one tile. It scores 2, and three colours can take it. Yellow wins all four."
    ),
    "task.tide_4.wrong_2": "Green's shrimp is on the pink coral already.",
    "task.tide_4.solved": (
        "Yellow wins all its four tiles. It scores 5, and no colour can take it now. Strong colours are "
        "dear and safe at once."
    ),
    "task.tide_5.ask": "Keep yellow stronger than orange for the whole game.",
    "task.tide_5.hint": "Tile 3. Put its large alga on the tile itself.",
    "task.tide_5.wrong_1": "Red is the small alga there. The large one, blue, locks the side you see.",
    "task.tide_5.wrong_2": "In the sea, blue turns that tile over. Put it on the tile to lock it.",
    "task.tide_5.solved": (
        "Locked for good. You may do this once a turn, and only because your fish has eaten before."
    ),
    "task.tide_6.ask": "Lock orange over grey, and make yellow beat grey.",
    "task.tide_6.hint": "One alga does both. A lock turns all other tiles of its alga.",
    "task.tide_6.wrong_1": "That locked grey over yellow, the side you wanted to turn. Lock the other one.",
    "task.tide_6.wrong_2": "In the sea blue turned both. One of them should stay, so lock it.",
    "task.tide_6.solved": (
        "One stayed, two others turned. Before you lock, look at every tile with that alga."
    ),
    "lesson.end.title": "The end",
    "lesson.end.subtitle": "When it ends, what counts",
    "lesson.end.idea": "You choose the moment of the end; the others get one last meal.",
    "lesson.end.opening": "A game ends with a fourth meal, with ten locks, or when something runs out.",
    "lesson.end.habit": (
        "When you lead, bring the end. When you do not, keep a coral of six for the last meal."
    ),
    "task.end_1.ask": "You lead. End the game with your fourth meal.",
    "task.end_1.hint": "Your last shrimp sits on the pink coral.",
    "task.end_1.wrong_1": "The game goes on, and green may catch up. Eat your fourth shrimp now.",
    "task.end_1.wrong_2": "That is green's coral. Yours is pink.",
    "task.end_1.solved": (
        "Your fourth shrimp is eaten, so the game ends. Your turn stops here; green has one last meal."
    ),
    "task.end_2.ask": "Green ended the game. Take your last meal.",
    "task.end_2.hint": "In the last round five go back, not four.",
    "task.end_2.wrong_1": "White has five, and now five go back. It would feed nothing.",
    "task.end_2.wrong_2": "You may pass, but you have a coral that still feeds you.",
    "task.end_2.solved": (
        "Seven polyps, five back, two in the fish. Keep one coral of six or more when the end is near."
    ),
    "task.end_3.ask": "One last meal. Eat for the most points.",
    "task.end_3.hint": "Count what stays, times what it is worth.",
    "task.end_3.wrong_1": "Three white polyps of 2 are 6 points. Yellow leaves fewer, but dearer ones.",
    "task.end_3.wrong_2": "You may pass, but both corals would still feed you.",
    "task.end_3.solved": (
        "Two yellow polyps of 5 made 10 points, three white ones only 6. At the end, the tiles decide as "
        "much as the reef."
    ),
    "task.end_4.ask": "Green's fish is white, yours yellow. Lock the last tile to win.",
    "task.end_4.hint": "You have two consumed tiles. Turn first, then lock.",
    "task.end_4.wrong_1": (
        "That ended the game with white on top, and white is in green's fish. Turn the tile first."
    ),
    "task.end_4.wrong_2": "The tile shows a large green alga now. Blue fits only after it has turned.",
    "task.end_4.solved": (
        "Ten locks end the game. You turned the last tile your way and closed it. Green still has one "
        "last meal."
    ),
    "task.end_5.ask": "Level on points, no white cube left. End it ahead.",
    "task.end_5.hint": (
        "The sea cannot replace a white cube. In a tie consumed tiles count first, then cubes."
    ),
    "task.end_5.wrong_1": (
        "Yellow was replaced, so the game goes on, and green's large coral will be eaten."
    ),
    "task.end_5.wrong_2": (
        "You paid your only consumed tile, and green still has one. In a tie that comes first."
    ),
    "task.end_5.solved": (
        "The white cube could not be replaced, so the game ended at once, without a last round. Points "
        "and consumed tiles were level, and you hold more cubes."
    ),
    "lesson.whole.title": "A whole turn",
    "lesson.whole.subtitle": "First choices and full turns",
    "lesson.whole.idea": "Everything together, from the first secret tile to a turn of many steps.",
    "lesson.whole.opening": "You know all the parts. Now put them together.",
    "lesson.whole.habit": "First choose the two colours of which you hold most, and play them both.",
    "task.whole_1.ask": "Feed one tile, then choose two cubes you can use.",
    "task.whole_1.hint": "Feed a tile that you can spare. Cubes should fit your polyps.",
    "task.whole_1.wrong_1": "First one tile goes secretly into your fish.",
    "task.whole_1.wrong_2": "You drew no orange tile. Choose one of yours.",
    "task.whole_1.wrong_3": "You have no white and no orange polyp. These cubes would wait.",
    "task.whole_1.solved": (
        "So every game begins. The secret tile is your first point, and your cubes fit your hand."
    ),
    "task.whole_2.ask": "Your first turn. Own a coral of four, then collect.",
    "task.whole_2.hint": "Three yellow polyps, one cube, one shrimp. A starfish helps.",
    "task.whole_2.wrong_1": "A fine coral, but nobody's. Green would thank you. Put a shrimp on it first.",
    "task.whole_2.wrong_2": "You own a coral of one now. Lay some polyps before you collect.",
    "task.whole_2.solved": (
        "A coral, a shrimp on it, and new cubes and polyps. If you laid beside the starfish, it gave you "
        "one for free."
    ),
    "task.whole_3.ask": "Green wants to eat pink next turn. Stop it and collect.",
    "task.whole_3.hint": "White is beside pink, but weaker. You have one consumed tile.",
    "task.whole_3.wrong_1": (
        "Pink is stronger than white now. Turn their tile first; its large alga is purple."
    ),
    "task.whole_3.wrong_2": "f5 touches green's shrimp. f6 does not.",
    "task.whole_3.solved": (
        "One alga, one attack, and green's coral of five has only four. Look at what they will eat before "
        "you collect."
    ),
    "task.whole_3.missed": "Green's pink coral must have four polyps or fewer when your turn ends.",
    "task.whole_4.ask": "Take an orange and a pink polyp in one turn.",
    "task.whole_4.hint": "What you take from orange can pay the alga that beats pink.",
    "task.whole_4.wrong_1": (
        "Pink is stronger than white, and no white coral touches g4 yet. Orange is the way in."
    ),
    "task.whole_4.wrong_2": "You have no consumed tile yet. Yellow can take orange ones for you.",
    "task.whole_4.solved": (
        "Attack, pay, turn, attack again. One turn can be a whole story, and each step paid for the next."
    ),
    "task.whole_5.ask": "Eat, start a grey coral of four, guard it, collect.",
    "task.whole_5.hint": "Grey stands on both boards. One starfish is free.",
    "task.whole_5.wrong_1": "The meal comes first in a turn.",
    "task.whole_5.wrong_2": "That coral has green's shrimp. Yours belongs on grey.",
    "task.whole_5.solved": (
        "A meal, a new coral, a guard, new supplies. This is how games are won. Your first game is waiting."
    ),
    "lesson.advanced.title": "The advanced game",
    "lesson.advanced.subtitle": "Less comes for free",
    "lesson.advanced.idea": "Nothing grows by itself, and a meal costs one polyp more.",
    "lesson.advanced.opening": "You know the game. Two small changes make it sharper.",
    "lesson.advanced.habit": "Eat from seven upwards, and count once more before the last round.",
    "task.advanced_1.ask": "Make the grey coral four polyps large.",
    "task.advanced_1.hint": "The starfish gives nothing in this game. Lay both polyps yourself.",
    "task.advanced_1.wrong_1": (
        "Nothing grew on the starfish: in the advanced game it stays empty. Lay your second polyp too."
    ),
    "task.advanced_1.wrong_2": "That polyp touches no grey one with a side. Lay beside the grey coral.",
    "task.advanced_1.solved": "Two polyps, both from your hand. The starfish is rock like any other here.",
    "task.advanced_2.ask": "Five polyps go back now. Eat so that something stays.",
    "task.advanced_2.hint": "Count both of your corals. What is left after five?",
    "task.advanced_2.wrong_1": "Orange has five, and five go back. Your shrimp would be gone for nothing.",
    "task.advanced_2.wrong_2": "The grey coral is green's, and too small.",
    "task.advanced_2.solved": (
        "Six polyps, five back, one in your fish. A coral of five may be eaten, but feeds nothing."
    ),
    "task.advanced_3.ask": "The last round: six go back. Take a meal that counts.",
    "task.advanced_3.hint": "In the last round only a coral that feeds something may be eaten.",
    "task.advanced_3.wrong_1": "White has six, and six go back. In the last round that may not be eaten.",
    "task.advanced_3.wrong_2": "You may pass, but one of your corals still feeds you.",
    "task.advanced_3.solved": "Seven polyps, six back, one more point or five. For the end you need seven.",
    "task.advanced_4.ask": "Only one tile is open. Lock it and end the game.",
    "task.advanced_4.hint": "The last lock waits for a fish with two polyps. Yours has one.",
    "task.advanced_4.wrong_1": "Your fish holds one polyp. For the last lock it needs two, so eat first.",
    "task.advanced_4.wrong_2": "The open tile shows a large green alga. Blue does not fit.",
    "task.advanced_4.wrong_3": (
        "Now it is green's turn, and the tile is still open. Lock it before you collect."
    ),
    "task.advanced_4.solved": (
        "The meal came first, then the lock. Your earlier coral of five had fed nothing, so the fish was "
        "nearly empty."
    ),
    "task.half_1.ask": "Fill the gap f2 for your coral, without joining green.",
    "task.half_1.hint": "Turn a rock side of the half tile towards green.",
    "task.half_1.wrong_1": (
        "An ordinary polyp joins on all sides, and two shrimps would meet. Use the half tile."
    ),
    "task.half_1.wrong_2": (
        "That way its coral side looks up at green, and the polyp is green's. Turn it round."
    ),
    "task.half_1.wrong_3": "A good tile in a far place. The gap is f2, between your coral and green's.",
    "task.half_1.solved": (
        "Through a rock side nothing is joined, nothing attacks and nothing is attacked. The gap is "
        "yours, and green is shut out."
    ),
    "task.two_1.ask": "Make your white coral five with what you hold.",
    "task.two_1.hint": "The two-coloured tile is white too, if its white side shows.",
    "task.two_1.wrong_1": "Four so far. Your white and orange tile can be laid as white.",
    "task.two_1.wrong_2": "That way orange shows, and the cube is white. Turn the tile round.",
    "task.two_1.solved": (
        "Laid as white it stays white on the reef. In your hand it could have been either."
    ),
    "task.two_2.ask": "Buy a grey cube with what lies before you.",
    "task.two_2.hint": "In front of you a two-coloured tile is either colour.",
    "task.two_2.wrong_1": (
        "It could buy white, but the cube must be played at once, and you hold no white polyp."
    ),
    "task.two_2.wrong_2": "The tile is white and grey. It buys a cube of one of these colours.",
    "task.two_2.solved": "The tile went into the bag as grey. Now play the cube: it cannot be kept.",
    "task.double_1.ask": "Take the double yellow tile, and get two from it.",
    "task.double_1.hint": "Lay white onto it. Then you are asked.",
    "task.double_1.wrong_1": "Kept whole it is one consumed tile. Split, it is two ordinary ones.",
    "task.double_1.wrong_2": "That polyp grows on free rock. The double lies on e4, beside your coral.",
    "task.double_1.solved": (
        "The double went into the bag, and two yellow tiles came out. They pay for two things."
    ),
    "task.return_1.ask": "Eat, and keep the tile that scores most.",
    "task.return_1.hint": "One tile is white and grey. Grey scores 5 now, white 3.",
    "task.return_1.wrong_1": "You gave the tile back that scores as grey. Return white ones.",
    "task.return_1.wrong_2": "That coral is green's. Yours is the white one.",
    "task.return_1.solved": (
        "Four white tiles went back and the two-coloured one stayed. In the fish it counts as its better "
        "colour."
    ),
    "task.blue_tile_1.ask": "Close the gap c4 so that white cannot cut you.",
    "task.blue_tile_1.hint": "The tile with the blue shrimp guards itself, for good.",
    "task.blue_tile_1.wrong_1": "The gap is closed, but white touches c4 from below and could take it.",
    "task.blue_tile_1.wrong_2": "It guards only itself. Put it where white would strike.",
    "task.blue_tile_1.solved": (
        "Nobody can ever take this tile from your coral. No shrimp may stand on it either."
    ),
    "lesson.tiles.title": "Strange tiles",
    "lesson.tiles.subtitle": "Two-coloured, double, half, guarded",
    "lesson.tiles.idea": (
        "Each special tile is an ordinary polyp with one difference, and you choose when it matters."
    ),
    "lesson.tiles.opening": "The sea brings new tiles. Each one has a gift.",
    "lesson.tiles.habit": "Keep special tiles for the place where an ordinary one would not do.",
    "task.crown_1.ask": "The crown must eat. Keep a white coral of five.",
    "task.crown_1.hint": "Which polyp holds your coral together?",
    "task.crown_1.wrong_1": "d4 held your coral together. Give the crown an end, not the middle.",
    "task.crown_1.wrong_2": "It would be nice, but in your turn it eats from your coral first.",
    "task.crown_1.solved": (
        "You lost an end and kept five. The crown stands on e5 now, and it is hungry again in green's turn."
    ),
    "task.crown_2.ask": "The crown takes the polyp under your shrimp. Stay the owner.",
    "task.crown_2.hint": "The shrimp must leave, but it may stay in its coral.",
    "task.crown_2.wrong_1": "Now nobody owns the white coral. Let the shrimp step onto one of its polyps.",
    "task.crown_2.wrong_2": "On bare rock a shrimp owns nothing. White polyps are still beside it.",
    "task.crown_2.solved": (
        "A shrimp does not stop a crown, but it leaves in time. The coral of three is still yours."
    ),
    "task.crown_3.ask": "Put your crown where green must feed it.",
    "task.crown_3.hint": "In green's turn it eats from green's coral, if it touches it.",
    "task.crown_3.wrong_1": "There it touches your coral, and green's not at all. You would feed it.",
    "task.crown_3.wrong_2": "Beside no polyp a crown dies at once. Put it beside green's coral.",
    "task.crown_3.solved": (
        "In green's turn it must take from the orange coral. It never eats from green's coral in yours."
    ),
    "task.crown_4.ask": "Eat so that the crown starves.",
    "task.crown_4.hint": "A crown beside no polyp dies at once.",
    "task.crown_4.wrong_1": "The crown on a3 still touches white. Take the white polyps away.",
    "task.crown_4.wrong_2": "The grey coral is green's.",
    "task.crown_4.solved": (
        "Nothing can attack a crown. But you ate all that it touched, and it is out of the game."
    ),
    "lesson.crowns.title": "Crowns of thorns",
    "lesson.crowns.subtitle": "They move before you do",
    "lesson.crowns.idea": "A crown eats from whoever has the turn, so push it towards others.",
    "lesson.crowns.opening": (
        "Some starfish are no friends. A crown of thorns eats one polyp in every turn."
    ),
    "lesson.crowns.habit": (
        "Give a crown an end of your coral, and leave it where the next player must feed it."
    ),
    "task.rock_1.ask": "No cell is free beside white. Make it five.",
    "task.rock_1.hint": "Rock goes on water or just beyond the edge.",
    "task.rock_1.wrong_1": "A good place for rock, but it does not touch your coral.",
    "task.rock_1.wrong_2": "That polyp is alone. Make room beside your coral first, with the rock.",
    "task.rock_1.solved": (
        "Rock lies next to printed rock, on water or one cell beyond the edge. It stays, even when the "
        "polyp goes."
    ),
    "task.water_1.ask": "Pink has one way to your white coral. Flood it.",
    "task.water_1.hint": "Where would the next pink polyp touch white?",
    "task.water_1.wrong_1": "Pink still reaches d5, and from there your polyp on c5.",
    "task.water_1.wrong_2": "Water goes on empty rock only. Flood the way, not the coral.",
    "task.water_1.solved": (
        "Deep water is for good, unless somebody puts rock on it. Your coral is out of reach."
    ),
    "task.water_2.ask": "Green grows beside the starfish. Take it away.",
    "task.water_2.hint": "The starfish is a rock cell like any other.",
    "task.water_2.wrong_1": "The starfish is still there. It lies on d4.",
    "task.water_2.wrong_2": "A polyp grows there. Water goes on empty rock only.",
    "task.water_2.solved": "Under water the starfish gives nothing to anybody.",
    "task.rock_2.ask": "Green flooded the starfish. Bring it back.",
    "task.rock_2.hint": "Rock on deep water undoes it.",
    "task.rock_2.wrong_1": "That makes new rock. The water on d4 is still there.",
    "task.rock_2.wrong_2": "That is rock already. Rock goes on water.",
    "task.rock_2.solved": "Both tiles went into the bag, and the printed cell is back.",
    "lesson.terrain.title": "Rock and water",
    "lesson.terrain.subtitle": "Change the reef itself",
    "lesson.terrain.idea": "The reef is not fixed; a rock makes room and water makes a wall.",
    "lesson.terrain.opening": "Three kinds of tile change the reef. They cost no cube.",
    "lesson.terrain.habit": "Look for the one cell on which a plan hangs, and make it rock or water.",
    "task.buy_1.ask": "Buy a card, and keep what lays white.",
    "task.buy_1.hint": "Any tile or cube pays. What do you need least?",
    "task.buy_1.wrong_1": "Without the white cube your white polyps lie idle. Pay with something else.",
    "task.buy_1.wrong_2": "White is what you can lay now. The pink polyp is of less use.",
    "task.buy_1.solved": (
        "One card a turn, for any tile or cube. At most three unplayed ones stay in your hand."
    ),
    "task.meal_1.ask": "Your fish has never eaten. Give it the white coral.",
    "task.meal_1.hint": "The first meal is played with a blue-shrimp card.",
    "task.meal_1.wrong_1": "The first meal costs a card that shows the blue shrimp.",
    "task.meal_1.wrong_2": "Lucky Dip shows no blue shrimp. Your other card does.",
    "task.meal_1.solved": (
        "The card is gone, and the way is open: the next meals need none. In the last round no first meal "
        "is possible."
    ),
    "task.blue_1.ask": "White could cut your coral. Put a blue shrimp there.",
    "task.blue_1.hint": "It guards just the polyp under it.",
    "task.blue_1.wrong_1": "White touches c4. A blue shrimp guards only the polyp it stands on.",
    "task.blue_1.wrong_2": "Your own shrimp stands there. One shrimp a polyp.",
    "task.blue_1.solved": "Your shrimp guards a4 and b4, the blue one c4. It makes nobody the owner.",
    "task.blue_2.ask": "Bring your blue shrimp where white would strike.",
    "task.blue_2.hint": "It moves from a coral of yours to any polyp.",
    "task.blue_2.wrong_1": "That one stands on green's coral. You move only those on your own corals.",
    "task.blue_2.wrong_2": "In the supply it guards nothing. Your yellow coral needs it.",
    "task.blue_2.solved": "A card moves one from your coral to any polyp, or to the supply.",
    "lesson.blue.title": "Blue shrimps",
    "lesson.blue.subtitle": "The first meal has a price",
    "lesson.blue.idea": (
        "A blue shrimp guards one polyp for nobody, and your first meal needs a card that shows one."
    ),
    "lesson.blue.opening": "Blue shrimps belong to nobody. You need them before your fish may eat.",
    "lesson.blue.habit": "Buy a card early: without a blue shrimp on one, your fish stays hungry.",
    "task.card_1.ask": "Grow to five and eat it in the same turn.",
    "task.card_1.hint": "Late Breakfast lets you lay before you eat.",
    "task.card_1.wrong_1": "Without the card, laying closes the time for eating. Play it first.",
    "task.card_1.wrong_2": "Four are too few. Lay one more first.",
    "task.card_1.solved": "Laying first is the whole exception. All other rules of the turn stay.",
    "task.card_2.ask": "Collect a white cube now, and lay two white polyps.",
    "task.card_2.hint": "Pick Me Up collects in the middle of your turn.",
    "task.card_2.wrong_1": "Collecting without the card ends your turn.",
    "task.card_2.wrong_2": "That is the yellow cube. You hold white polyps.",
    "task.card_2.solved": (
        "What you took was of use at once. Now you end the turn by hand, and buy no card any more."
    ),
    "task.card_3.ask": "White attacks c4. Keep your coral whole.",
    "task.card_3.hint": "Your clownfish card answers in another's turn.",
    "task.card_3.wrong_1": "Your coral would be cut in two. Stiff Upper Polyp stops it.",
    "task.card_3.wrong_2": "That card answers a meal, not an attack.",
    "task.card_3.solved": (
        "The polyp is guarded, and green must lay elsewhere. You are asked once; no answer is no."
    ),
    "task.card_4.ask": "Your hand is full. Discard what scores least now.",
    "task.card_4.hint": "Colours in the fish, shrimps on corals, consumed tiles: count.",
    "task.card_4.wrong_1": "Four colours are in your fish: that card gives two points.",
    "task.card_4.wrong_2": "Two shrimps stand on corals of three or more: two points.",
    "task.card_4.solved": (
        "You have no consumed tile, so that card gave nothing. Scoring cards count from the hand at the end."
    ),
    "task.card_5.ask": "A whole turn: crown, meal, lay orange twice, collect.",
    "task.card_5.hint": "The order is crowns, eating, everything else, collecting.",
    "task.card_5.wrong_1": "The crown is hungry, and it comes first.",
    "task.card_5.wrong_2": "Laying first closes the time for eating. Your white coral has five.",
    "task.card_5.solved": (
        "Crowns, then the meal, then the rest, then the sea. You have played a whole turn of the Second Kind."
    ),
    "lesson.cards.title": "Cards",
    "lesson.cards.subtitle": "Text or shrimp, never both",
    "lesson.cards.idea": "A card is a small exception; read when it may be played.",
    "lesson.cards.opening": "These 28 cards are our own reconstruction. The printed texts are not public.",
    "lesson.cards.habit": "Read your cards at the start of your turn: some are too late a moment after.",
    "lesson.refused.s3_1": "The crowns move first. Nothing else is possible until they have.",
    "lesson.refused.s3_2": (
        "A crown eats right beside it: from your corals first, and from free ones only if it touches none "
        "of yours."
    ),
    "lesson.refused.s5_2": "One shrimp a polyp, and one blue shrimp a coral.",
    "lesson.refused.s5_5": "A blue shrimp goes onto a polyp; you move only those on corals of your own.",
    "lesson.refused.s6_1": "Rock goes on water or one cell beyond the edge, next to printed rock.",
    "lesson.refused.s6_2": "Water goes on empty rock only.",
    "lesson.refused.s6_4": "A crown goes onto empty rock.",
    "lesson.refused.s7_1": (
        "One card a turn, paid with a tile or a cube that you have; three at most stay in your hand."
    ),
    "lesson.refused.s7_4": "First carry out what the card says.",
    "lesson.refused.s7_5": "You are asked about one card: use it or let it be.",
    "lesson.refused.s8_1": "The first meal needs a card that shows the blue shrimp.",
}
