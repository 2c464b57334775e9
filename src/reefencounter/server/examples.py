"""Examples for the description of the web API, made from a small game so that they are always true."""

from __future__ import annotations

from typing import Any

import msgspec

from ..decks import DEFAULT, by_id
from ..game import Game
from ..messages import Message
from ..messages.words import say
from . import scene as scenes
from .play.deck import deck_info, deck_line
from .play.final_count import scored
from .play.opponents import OPPONENTS
from .refusals import Refusal
from .said import said
from .schemas import (
    Ack,
    Away,
    Because,
    Branch,
    Clock,
    FinalCount,
    FinalPlayer,
    Health,
    Hint,
    HintMark,
    Invitation,
    NewEntry,
    NewTable,
    OpenSeat,
    OpenTable,
    Play,
    Presence,
    Refused,
    RulesChoice,
    Seat,
    SeatChange,
    SeatChoice,
    Sit,
    SitDown,
    Step,
    Stepped,
    Suggestion,
    TableInfo,
    Thinking,
    Undo,
    Waiting,
    Why,
)

TABLE = "5f0c1d6b9e3a4c7f8d2e1b0a9c8d7e6f"
CODE = "bafiko-dumela-tisoru"
SEATS = [Seat(0, "person", "Ada", None, True), Seat(1, "bot", "Conger", "easy", False)]
OPENING = [(0, "feed W"), (0, "larvae YO"), (1, "feed W"), (1, "larvae YO"), (0, "cube Y")]


def examples() -> dict[str, list[Any]]:
    """Examples by the name of their type."""
    game = Game(players=2, seed=99, names=[seat.name for seat in SEATS])
    for player, action in OPENING:
        game.play(action, player=player)
    before = game.position
    game.play("lay 1d3")
    number = len(game.moves)
    step: Step = scenes.step(
        before, game.moves[-1], game.position, number=number, seat=0, names=game.names, everything=False
    )
    scene = scenes.scene(game, seat=0, number=number, seats=SEATS, open=False, memory_aid=True)
    info = TableInfo(
        id=TABLE,
        title="Sunday",
        kind="game",
        rules=RulesChoice(),
        seats=SEATS,
        phase="laying",
        turn=1,
        moves=number,
        memory_aid=True,
        created="2026-01-04T15:00:00+00:00",
        changed="2026-01-04T15:02:11+00:00",
        asked=[0],
        open=False,
        points=None,
        ranks=None,
        parent=None,
    )
    awaited = Seat(1, "friend", "", None, False, "friend")
    waiting = msgspec.structs.replace(
        info, seats=[SEATS[0], awaited], phase="waiting", asked=[], owned=True, invitation=CODE
    )
    lays = Message("hint.lays", colours="Y", taken="G")
    whole = Message("hint.turn", items=[lays, Message("hint.collects", colour="W")])
    gain = Message("hint.more", term="corals", points=2)
    turn = Suggestion(
        actions=["lay 1d2", "stop", "take W"],
        value=0.0,
        worth=say(Message("hint.as_good")),
        worth_message=said(Message("hint.as_good")),
        text=f"{say(whole)} {say(gain)}",
        text_messages=[said(whole), said(gain)],
        parts=[say(part) for part in whole.items("items")],
        parts_messages=[said(part) for part in whole.items("items")],
        why=say(gain),
        why_messages=[said(gain)],
        marks=[[HintMark("polyp", "1d2", "Y")], [], [HintMark("space", colour="W")]],
    )
    count = FinalCount(  # R11.5, the published example
        ["Y", "W", "Y", "Y", "O", "G", "P", "P", "W", "Y"],
        [
            FinalPlayer("Purple", {"G": 2, "W": 3, "Y": 1}),
            FinalPlayer("Green", {"P": 1, "Y": 4}),
            FinalPlayer("Red", {"O": 4, "W": 4}, consumed=2),
            FinalPlayer("Yellow", {"G": 3, "P": 3, "Y": 1}),
        ],
    )
    second_count = FinalCount(
        ["W", "W", "Y", "Y", "O", "O", "P", "P", "G", "G"],
        [
            FinalPlayer("Ada", {"W": 3, "W/Y": 1, "G2": 1}, consumed=4, cards=["every_crumb_counts"]),
            FinalPlayer("Ben", {"O": 4, "Pb": 1}, cards=["home_sweet_foam"], at_home=2),
        ],
        second_kind=True,
    )
    no_rock, stale = Refusal("illegal", "lay.no_rock", "R4.5"), Refusal("stale", "table.gone_on", number=12)
    deck = by_id(DEFAULT)
    cards = deck_info(deck)
    return {
        "Health": [Health("ok", "0.2.0")],
        "BotInfo": [OPPONENTS["easy"].info],
        "DeckInfo": [msgspec.structs.replace(cards, cards=cards.cards[:3])],
        "DeckLine": [deck_line(deck, own=False)],
        "NewTable": [
            NewTable(seats=[SeatChoice(name="Ada"), SeatChoice("bot", bot="easy")], title="Sunday"),
            NewTable(
                RulesChoice(3, advanced=True),
                [SeatChoice(name="Ada"), SeatChoice(name="Ben"), SeatChoice("bot", bot="master")],
                shuffle=True,
            ),
            NewTable(
                RulesChoice(second_kind=True, crowns_dealt=False),
                [SeatChoice(name="Ada"), SeatChoice("bot", bot="drifter")],
            ),
            NewTable(RulesChoice(3), [SeatChoice(name="Ada"), SeatChoice("friend"), SeatChoice("anyone")]),
        ],
        "SitDown": [SitDown("Kenji")],
        "SeatChange": [SeatChange("steady"), SeatChange(None)],
        "Invitation": [Invitation("Ada", free=True, table=None)],
        "OpenTable": [
            OpenTable(
                id=TABLE,
                title="Sunday",
                by="Ada",
                rules=RulesChoice(),
                seats=[OpenSeat("person", "Ada"), OpenSeat("anyone", "")],
                mine=False,
                created="2026-01-04T15:00:00+00:00",
            )
        ],
        "NewEntry": [NewEntry(RulesChoice(2), ["Ada", "Ben"], {"boards": ["B", "D"], "star": True})],
        "Branch": [Branch(17, [SeatChoice(name="Ada"), SeatChoice("bot", bot="strong")])],
        "TableInfo": [info],
        "FinalCount": [count, second_count],
        "FinalScore": [scored(count), scored(second_count)],
        "Problem": [no_rock.problem],
        "Scene": [scene],
        "Step": [step],
        "Hint": [Hint(number, [turn])],
        "Play": [
            Play("k3x9-1", 0, number, "lay 1d2"),
            Play("k3x9-2", 1, 40, "take P", ["G", "G"]),
        ],
        "Undo": [Undo("k3x9-3", 0, number)],
        "Sit": [Sit(1), Sit(None)],
        "Away": [Away(True)],
        "Why": [Why("k3x9-4", 0, "lay 1a1")],
        "Stepped": [Stepped(step, scene)],
        "Ack": [Ack("k3x9-1", number + 1)],
        "Refused": [Refused("k3x9-1", stale.code, stale.reason, said(stale.message))],
        "Because": [Because("k3x9-4", "R4.5", no_rock.reason, said(no_rock.message))],
        "Thinking": [Thinking(1), Thinking(1, "waiting", 12), Thinking(None)],
        "Waiting": [Waiting(waiting)],
        "Presence": [Presence(["here", "away", None], 2)],
        "Clock": [Clock(number, 3.5)],
    }
