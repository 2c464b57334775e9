"""Two games that differ only in hidden things, with the same public actions, give each viewer the same bytes (R13).

Ids and times aside. Both are played over the real server, which is given the same chance for both.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from effort import effort
from policies import POLICIES
from scenes import seats_of
from serving import Browser, Server, served
from wiretap import SEED, Got, Tap, Truth, leaks, pry

from reefencounter import Game, IllegalAction
from reefencounter.engine.components import COLOURS
from reefencounter.notation import action_text, plain
from reefencounter.server.scene import scene

JSON = Any


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Server]:
    """A server for two worlds only, since one address may make only so many tables a minute."""
    with served(tmp_path / "data", seed=SEED) as running:
        yield running


def stripped(got: Got) -> Got:
    """Without ids and times."""
    text = re.sub(r"\b[0-9a-f]{32}\b", "ID", got.text)
    text = re.sub(r"\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)?", "TIME", text)
    return Got(got.about, re.sub(r"tap-\d+", "TAP", text))


class World:
    """One of two games: a table that was branched off from a record, a mirror of it, and all taps."""

    def __init__(
        self, owner: Browser, stranger: Browser, record: JSON, at: int = 0, aid: bool = True
    ) -> None:
        parent = owner.post("/api/records", record)["id"]
        players = record["rules"]["players"]
        wish = {"at": at, "seats": [{"kind": "person"}] * players, "memory_aid": aid}
        self.table = owner.post(f"/api/tables/{parent}/branch", wish)["id"]
        self.game = Game.replay({**record, "moves": record["moves"][:at]})
        self.taps: dict[int | None, Tap] = {seat: Tap(owner, self.table, seat) for seat in range(players)} | {
            None: Tap(stranger, self.table, None)
        }

    def play(self, player: int, action: str) -> JSON:
        """At the table and in the mirror; the step."""
        step = self.taps[player].play(action)
        deal = [event["colour"] for event in step["events"] if event["kind"] == "dealt"]
        self.game.play(action, player=player, deal=deal)
        for tap in self.taps.values():
            tap.catch_up(step["number"])
        return step

    def close(self) -> None:
        for tap in self.taps.values():
            tap.close()


def dealt_otherwise(record: JSON, keepers: list[int], rng: random.Random) -> JSON:
    """The same set-up with the keepers' tiles dealt anew among them: nobody else can tell, and the bag is the same."""
    twin: JSON = copy.deepcopy(record)
    hands = twin["setup"]["hands"]
    tiles = [colour for keeper in keepers for colour, n in hands[keeper].items() for _ in range(n)]
    rng.shuffle(tiles)
    for keeper in keepers:
        size = sum(hands[keeper].values())
        drawn, tiles = tiles[:size], tiles[size:]
        hands[keeper] = {colour: drawn.count(colour) for colour in COLOURS if colour in drawn}
    return twin


def common(worlds: list[World], player: int, viewers: list[int | None], rng: random.Random) -> str:
    """An action that is legal in both worlds and after which the viewers still cannot tell them apart."""
    hands = [world.game.state()["players"][player]["hand"] for world in worlds]
    telling = {
        f"cube {c}" for c in COLOURS if hands[0].get(c, 0) != hands[1].get(c, 0)
    }  # it ends when none is left
    legal = [world.game.legal(player) for world in worlds]
    both = [action for action in legal[0] if action in legal[1] and action not in telling]
    kinds = sorted({action.split(" ")[0] for action in both}, key=lambda kind: (kind == "take", rng.random()))
    if "take" in kinds and rng.random() < 0.25:
        kinds = ["take"]
    for kind in kinds:
        found = [action for action in both if action.split(" ")[0] == kind]
        for action in rng.sample(found, min(6, len(found))):
            twins = []
            for world in worlds:
                twin = Game.load(world.game.state(), seed=1)
                twin.play(action, player=player)
                twins.append([{**twin.view(seat), "bag": 0} for seat in viewers])
            if twins[0] == twins[1]:
                return action
    raise AssertionError("a turn can always be ended without telling anything")


def foreign(viewer: int | None, players: int) -> set[int]:
    """Seats that are not this viewer's to take: for a stranger all, for the owner those that are not there."""
    return set(range(4)) if viewer is None else set(range(players, 4))


# Players, who hides something, and whether there is a memory aid.
SETTINGS = [(3, [0, 2], True), (4, [3], False), (2, [1], True), (3, [1, 2], False)]


@pytest.mark.parametrize(("players", "keepers", "aid"), SETTINGS[: effort(2, 4)])
def test_two_games_that_differ_in_hidden_things_give_the_same_bytes(
    another: Server, players: int, keepers: list[int], aid: bool
) -> None:  # R13.4
    rng = random.Random(players + len(keepers))
    owner, stranger = another.browser(), another.browser()
    record = Game(players=players, seed=players, larva_exchange="keep" if aid else "play").record()
    twin = dealt_otherwise(record, keepers, rng) if len(keepers) > 1 else record
    worlds = [World(owner, stranger, each, aid=aid) for each in (record, twin)]
    viewers = [seat for seat in worlds[0].taps if seat not in keepers]
    choose_differently(worlds, keepers, rng)
    actions = 0
    while actions < 120 and not worlds[0].game.over:
        player = worlds[0].game.player
        action = common(worlds, player, viewers, rng)
        steps = [world.play(player, action) for world in worlds]
        if action.startswith("take"):
            assert steps[0] == steps[1], "chance is the same where the bag is the same"
        actions += 1
        if actions in (25, 100):
            for world in worlds:
                for viewer in viewers:
                    pry(world.taps[viewer], foreign(viewer, players), post=actions == 25)
    assert actions > 100
    heard = compare(worlds, viewers)
    assert heard > 100
    assert any(world.game.state()["players"] != worlds[0].game.state()["players"] for world in worlds)
    for keeper in keepers:  # they do differ, and their keepers see it: so the comparison can fail
        told = [[stripped(got) for got in world.taps[keeper].got] for world in worlds]
        assert told[0] != told[1]
    for world in worlds:
        world.close()


def choose_differently(worlds: list[World], keepers: list[int], rng: random.Random) -> None:
    """Set-up: the same choices in both worlds, but for the tiles that the keepers hide in their fish."""
    order = list(range(worlds[0].game.rules.players))
    rng.shuffle(order)
    for player in order:
        hands = [list(world.game.state()["players"][player]["hand"]) for world in worlds]
        first = hands[0][0]
        fed = [first, next(c for c in reversed(hands[1]) if c != first)] if player in keepers else [first] * 2
        for world, colour in zip(worlds, fed, strict=True):
            world.play(player, f"feed {colour}")
        if player not in keepers or player == order[-1]:
            for world in worlds:
                world.play(player, "larvae WP")
    for keeper in keepers:
        if keeper != order[-1]:
            for world in worlds:
                world.play(keeper, "larvae YG")


def compare(worlds: list[World], viewers: list[int | None]) -> int:
    """All that the viewers got is the same; how much it was."""
    heard = 0
    for viewer in viewers:
        got = [[stripped(got) for got in world.taps[viewer].got] for world in worlds]
        for here, there in zip(*got, strict=True):
            assert here == there, viewer
        heard += len(got[0])
    return heard


@pytest.mark.parametrize("seed", range(effort(2, 4)))
def test_a_different_bag_shows_to_nobody(another: Server, seed: int) -> None:  # R13.4
    """A tile of a hand changed for one of the bag, at a moment of a game with all its past."""
    rng = random.Random(seed)
    game = Game(players=2 + seed % 3, seed=seed, advanced=seed == 2)
    while not game.over and len(game.moves) < 90 + 20 * seed:
        game.play(action_text(POLICIES["eater"](plain(game.position), game.position.legal(), rng)))
    keeper = rng.randrange(game.rules.players)
    record = {**game.record(), "names": [f"Player {k + 1}" for k in range(game.rules.players)]}
    record.pop("result", None)
    twin, last = with_another_secret(record, keeper)
    owner, stranger = another.browser(), another.browser()
    worlds = [World(owner, stranger, each, at=last) for each in (record, twin)]
    bags = [world.game.state()["bag"] for world in worlds]
    assert bags[0] != bags[1]
    viewers = [seat for seat in worlds[0].taps if seat != keeper]
    for world in worlds:
        for viewer in viewers:
            tap = world.taps[viewer]
            pry(tap, foreign(viewer, game.rules.players))
            for at in range(0, last, 7):
                tap.ask("GET", "/scene", seat=viewer, at=at)
    assert compare(worlds, viewers) > 20
    for world in worlds:
        world.close()


def with_another_secret(record: JSON, keeper: int) -> tuple[JSON, int]:
    """The record with another tile in the keeper's fish, and how far both can be played with the same deals."""
    fed = next(move for move in record["moves"] if move["player"] == keeper)["action"][-1]
    best: tuple[JSON, int] = (record, 0)
    for other in COLOURS.replace(fed, ""):
        twin: JSON = copy.deepcopy(record)
        hand = twin["setup"]["hands"][keeper]
        hand[fed] -= 1
        hand[other] = hand.get(other, 0) + 1
        twin["setup"]["hands"][keeper] = {colour: hand[colour] for colour in COLOURS if hand.get(colour)}
        next(move for move in twin["moves"] if move["player"] == keeper)["action"] = f"feed {other}"
        game = Game({**twin["rules"]}, setup=twin["setup"], names=twin["names"])
        truth = Game({**record["rules"]}, setup=record["setup"], names=record["names"])
        good = 0
        for number, (move, real) in enumerate(zip(twin["moves"], record["moves"], strict=True), 1):
            try:
                game.play(move["action"], player=move["player"], deal=move.get("deal"))
            except IllegalAction:
                break  # only the bag may differ, and here it showed
            truth.play(real["action"], player=real["player"], deal=real.get("deal"))
            bags = [[n > 0 for n in world.state()["bag"].values()] for world in (game, truth)]
            if game.over or truth.over or bags[0] != bags[1]:
                break
            good = number
        if good > best[1]:
            best = (twin, good)
    twin, last = best
    assert last > 30
    return {**twin, "moves": twin["moves"][:last]}, last


def with_other_cards(seed: int) -> tuple[JSON, JSON, int]:
    """Two records of the Second Kind that differ in what the first player drew unseen, and how far they are alike."""
    rng = random.Random(seed)
    worlds = [Game(players=2 + seed % 2, second_kind=True, seed=seed) for _ in range(2)]
    drawn = [("lucky_dip", "lucky_dip"), DIPS[seed % 2], CARDS[seed % len(CARDS)]]
    while len(worlds[0].moves) < 90:
        player = worlds[0].actor
        legal = [world.legal(player) for world in worlds]
        both = [action for action in legal[0] if action in legal[1]]
        first = player == 0 and worlds[0].phase == "turn" and bool(drawn)
        wished = [action for action in both if action.startswith(("choose", "card lucky_dip", "buy hand"))]
        action = (
            wished[-1 if wished[-1:] == ["card lucky_dip"] else 0] if first and wished else rng.choice(both)
        )
        if action.startswith(("discard", "shift", "blue", "eat")):
            action = next(a for a in both if a.startswith(("take", "pass", "stop", "lay", "cube", "discard")))
        deals: list[Any] = [None, None]
        if player == 0 and action.startswith(("buy", "card lucky_dip")):
            if not drawn:
                continue
            deals = [[each] if isinstance(each, str) else list(each) for each in drawn.pop(0)]
        try:
            worlds[0].play(action, player=player, deal=deals[0])
            deal = deals[1] or list(worlds[0].moves[-1].deal) or None
            worlds[1].play(action, player=player, deal=deal)
        except IllegalAction:
            worlds[0].undo()
            break
        seen = [world.view(1) for world in worlds]
        told = (
            worlds[0].actor != 0 and worlds[0].legal() != worlds[1].legal()
        )  # of the bag, by the rules themselves
        if seen[0] != seen[1] or worlds[0].actor != worlds[1].actor or told:
            for world in worlds:
                world.undo()
            break
    assert not drawn, "both secrets are in the game"
    names = [f"Player {k + 1}" for k in range(worlds[0].rules.players)]
    records = [{**world.record(), "names": names} for world in worlds]
    for record in records:
        record.pop("result", None)
    return records[0], records[1], len(worlds[0].moves)


DIPS = [(("W", "O", "G"), ("W", "O", "P")), (("W", "Y", "G"), ("W", "Y", "O"))]
CARDS = [("night_shift", "house_special"), ("rainbow_diet", "gull_service"), ("turncoral", "larva_lamp")]


@pytest.mark.parametrize("seed", range(effort(3, 6)))
def test_other_cards_and_another_dip_show_to_nobody(another: Server, seed: int) -> None:  # R13.4 S7.7
    """Bought cards, the pile and what Lucky Dip drew: two games that differ in them look alike to all others."""
    *records, last = with_other_cards(seed)
    assert last > 12
    owner, stranger = another.browser(), another.browser()
    worlds = [World(owner, stranger, record, at=last) for record in records]
    hands = [world.game.state()["players"][0] for world in worlds]
    assert hands[0]["hand"] != hands[1]["hand"]
    viewers = [seat for seat in worlds[0].taps if seat != 0]
    players = worlds[0].game.rules.players
    for world in worlds:
        for viewer in viewers:
            tap = world.taps[viewer]
            pry(tap, foreign(viewer, players))
            for at in range(0, last, 5):
                tap.ask("GET", "/scene", seat=viewer, at=at)
    assert compare(worlds, viewers) > 15
    told = [[stripped(got) for got in world.taps[0].got] for world in worlds]
    assert told[0] != told[1], "the one who drew sees the difference"
    for world in worlds:
        world.close()


FLAWS = {
    "all see with the eyes of the player whose turn it is": """
import reefencounter.server.scene.whole as module
honest = module.as_seen
module.as_seen = lambda whole, position, known, seat, aid: honest(whole, position, known, position.player, aid)
""",
    "steps tell what was chosen first": """
import reefencounter.server.scene.steps as module
module.redact = lambda events, seat: list(events)
""",
    "the supply tells the cubes that were chosen": """
import reefencounter.server.scene.whole as module
honest = module.scene
import msgspec, reefencounter.server.scene as scenes
def scene(game, **how):
    return msgspec.structs.replace(honest(game, **how), larvae=game.state()["larvae"])
scenes.scene = scene
""",
}


@pytest.mark.parametrize("flaw", ["", *FLAWS])
def test_a_server_that_leaks_is_found_out(tmp_path: Path, flaw: str) -> None:
    """The same tests, on servers that were made to leak: so they can fail. Without a flaw they find nothing."""
    rng = random.Random(1)
    record = Game(players=2, seed=2).record()
    with served(tmp_path / "data", seed=SEED, flaw=FLAWS.get(flaw, "")) as leaky:
        owner, stranger = leaky.browser(), leaky.browser()
        worlds = [World(owner, stranger, record) for _ in range(2)]
        choose_differently(worlds, [1], rng)
        for world in worlds:
            world.play(0, "take W")
        moves = [
            {
                "undo": False,
                "player": move.player,
                "action": move.action,
                "events": [{"kind": "dealt", "colour": colour} for colour in move.deal],
            }
            for move in worlds[0].game.moves
        ]
        truth = Truth(record, moves, SEED)
        onlooker = worlds[0].taps[None]
        assert any(leaks(text, None, truth) for _, text in onlooker.got) == bool(flaw)
        if (
            not flaw or "supply" in flaw
        ):  # the cubes are the same in both worlds: only the tile in the fish differs
            compare(worlds, [0, None])
        else:
            with pytest.raises(AssertionError):
                compare(worlds, [0, None])
        for world in worlds:
            world.close()


def test_the_comparison_finds_a_scene_that_shows_too_much() -> None:
    """The deliberately wrong variant: a scene made as if the table were open differs between two worlds."""
    record = Game(players=3, seed=5).record()
    twin = dealt_otherwise(record, [1, 2], random.Random(1))
    games = [Game.replay(each) for each in (record, twin)]

    def told(game: Game, *, open: bool) -> bytes:
        shown = scene(game, seat=0, number=0, seats=seats_of(3), open=open, memory_aid=True)
        return msgspec.json.encode(shown)

    assert told(games[0], open=False) == told(games[1], open=False)
    assert told(games[0], open=True) != told(games[1], open=True)
