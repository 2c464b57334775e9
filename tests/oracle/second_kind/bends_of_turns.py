"""Ways to bend a position: cards, locks, fish and what has happened in the turn."""

from random import Random

from ..reef import ALGAE, LARGE_ALGA, State, mover
from .bending import Bend, at_start, call_back, drawn, pour
from .reef import around
from .tiles import COLOURS, POLYP_KINDS, SCORING_CARDS

CLOWNFISH = "gull_service night_shift slack_tide leftovers_again stiff_upper_polyp".split()


def deal_cards(rng: Random, state: State) -> None:
    """Everybody has three cards; often those of the windows are with the others."""
    pool = [*state["draw"], *state["discards"]]
    rng.shuffle(pool)
    if rng.random() < 0.6:
        pool.sort(key=lambda card: card not in CLOWNFISH)
    others = [person for person in state["players"] if person is not mover(state)]
    for person in [*others, mover(state)]:
        while len(person["cards"]) < 3 and pool:
            person["cards"].append(pool.pop(0))
    rng.shuffle(pool)
    cut = rng.choice([0, 0, 1, len(pool) // 2, len(pool)])
    state["draw"], state["discards"] = pool[:cut], pool[cut:]


def arm(rng: Random, state: State) -> None:
    """Another player has the card of one of the windows, with an own coral if it is Stiff Upper Polyp."""
    card = rng.choice([*CLOWNFISH, "stiff_upper_polyp", "stiff_upper_polyp", "leftovers_again"])
    for person in state["players"]:
        person["cards"] = [other for other in person["cards"] if other != card]
    state["draw"] = [other for other in state["draw"] if other != card]
    state["discards"] = [other for other in state["discards"] if other != card]
    others = [i for i in range(len(state["players"])) if i != state["turn"]["player"]]
    present = [i for i in others if i in state["shrimps"].values()]
    cards = state["players"][rng.choice(present or others)]["cards"]
    if len(cards) == 3:
        state["discards"].append(cards.pop())
    cards.append(card)


def hold(card: str) -> Bend:
    """The mover has this card."""

    def held(_: Random, state: State) -> None:
        for cards in (state["draw"], state["discards"], *(person["cards"] for person in state["players"])):
            if card in cards:
                cards.remove(card)
                hand = mover(state)["cards"]
                if len(hand) == 3:
                    state["discards"].append(hand.pop())
                hand.append(card)
                return

    return held


def ward_some(rng: Random, state: State) -> None:
    """Some polyps are warded, those beside crowns above all."""
    for cell in state["polyps"]:
        beside_crown = any(near in state["crowns"] for near in around(cell).values())
        others = [
            i for i in range(len(state["players"])) if i != state["turn"]["player"] or not at_start(state)
        ]
        if rng.random() < (0.5 if beside_crown else 0.15):
            state["wards"][cell] = rng.choice(others)


def stack_cards(rng: Random, state: State) -> None:
    """The mover has three cards of one's own choice, so that each card is played often."""
    person = mover(state)
    state["discards"] += person["cards"]
    person["cards"] = []
    pool = [*state["draw"], *state["discards"]]
    person["cards"] = rng.sample(pool, 3)
    state["draw"] = [card for card in state["draw"] if card not in person["cards"]]
    state["discards"] = [card for card in state["discards"] if card not in person["cards"]]


def lock_tiles(rng: Random, state: State) -> None:
    """Turn tiles over and lock most of them, with cylinders that are there."""
    tiles, locks = state["coral_tiles"], state["locks"]
    for i in rng.sample(range(10), rng.choice([2, 5, 8, 9, 9, 9])):
        if locks[i] is None and locks.count(None) > 1:
            sides = [tiles[i], tiles[i][::-1].replace("<", ">")]
            for side in rng.sample(sides, 2):
                alga = LARGE_ALGA[side]
                if locks[i] is None and locks.count(alga) + (state["alga_space"] == alga) < 5:
                    tiles[i], locks[i] = side, alga
    if rng.random() < 0.5:
        state["alga_space"] = rng.choice([alga for alga in ALGAE if locks.count(alga) < 5])


def feed(rng: Random, state: State) -> None:
    """Some shrimps were eaten before, by some or by all."""
    for player, person in enumerate(state["players"]):
        for _ in range(rng.choice([0, 1, 2, 3, 3])):
            mine = [cell for cell, owner in state["shrimps"].items() if owner == player]
            if mine and not person["shrimps"]:
                call_back(state, rng.choice(mine))
            if person["shrimps"] and person["eaten"] < 3:
                person["shrimps"] -= 1
                person["eaten"] += 1
                edible = {
                    kind: number for kind, number in state["bag"].items() if kind in POLYP_KINDS and number
                }
                if edible and not (state["rules"]["advanced"] and rng.random() < 0.6):
                    pour(state["bag"], person["fish"], drawn(rng, edible))
    if state["blue"]["sea"] and all(person["eaten"] for person in state["players"]):  # S5.4
        state["blue"].update(sea=False, supply=state["blue"]["supply"] + 1)


def feast(rng: Random, state: State) -> None:
    """Fish full of tiles of all kinds, and scoring cards before their players or in their hands."""
    pool = [*state["draw"], *state["discards"]]
    state["draw"], state["discards"] = pool, []
    for person in state["players"]:
        for _ in range(rng.choice([2, 4, 8, 15])):
            edible = [kind for kind in POLYP_KINDS if state["bag"][kind]]
            special = [kind for kind in edible if kind not in COLOURS]
            if edible:
                pour(
                    state["bag"],
                    person["fish"],
                    rng.choice(special if special and rng.random() < 0.7 else edible),
                )
        for card in rng.sample(SCORING_CARDS, rng.randint(0, 5)):
            goal = rng.choice([person["table"], person["cards"]])
            if card in pool and (goal is person["table"] or len(goal) < 3):
                pool.remove(card)
                goal.append(card)


def enchant(rng: Random, state: State) -> None:
    """Cards played earlier in the turn are in force."""
    turn, effects = state["turn"], state["turn"]["effects"]
    if turn["phase"] == "laying":
        force = {"from_hand": rng.choice([2, 6]), "weaker": True}
        effects["laying"] = {key: value for key, value in force.items() if rng.random() < 0.7}
        if not effects["laying"] or turn["from_hand"] >= effects["laying"].get("from_hand", 4):
            del effects["laying"]
    if turn["phase"] not in ("turn", "laying"):
        return
    if at_start(state) and not state["turn"]["crowns"] and rng.random() < 0.3:
        effects["breakfast"] = True
        turn["lays"] = 1
    turn["acted"] = True
    waiting = {"any_colour": True, "from_hand": 6, "weaker": True}
    effects["next"] = {key: value for key, value in waiting.items() if rng.random() < 0.6}
    if not effects["next"] or turn["lays"] >= 2:
        del effects["next"]
    if rng.random() < 0.3 and mover(state)["eaten"]:
        turn["locked"] = rng.random() < 0.7
        effects["locks"] = rng.choice([0, 1, 1]) if turn["locked"] else 1
    if rng.random() < 0.3:
        effects["skip_flip"] = True


def hurry(rng: Random, state: State) -> None:
    """Near the last turn (R11.1e)."""
    state["turn"]["number"] = rng.choice([398, 399, 400])


def tire(rng: Random, state: State) -> None:
    """Much of the turn is over already."""
    turn = state["turn"]
    own = [cell for cell, owner in state["shrimps"].items() if owner == turn["player"]]
    if turn["phase"] == "turn" and not turn["must_play"] and not turn["effects"]:
        turn.update(acted=True, introduced=rng.random() < 0.5, locked=rng.random() < 0.3)
        turn.update(lays=rng.choice([0, 1, 2]), bought=rng.random() < 0.5)
    if turn["phase"] in ("turn", "laying"):
        turn.update(acted=True, moved=rng.sample(own, rng.randint(0, len(own))))
