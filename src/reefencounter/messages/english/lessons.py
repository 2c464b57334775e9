"""The lessons in English. A task is one sentence that names the aim; a reason says what the rule sees there."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "lesson.missed": "Not yet. Take it back and look again; nothing is lost.",
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
}
