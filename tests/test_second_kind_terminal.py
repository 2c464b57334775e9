"""The Second Kind at the terminal: a whole game by script, the table, the questions, windows and the curtain."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from second_kind_games import attackable, eventful, fed, start, with_cards
from second_kind_policies import POLICIES

from reefencounter import Game, decks
from reefencounter.cli import main
from reefencounter.pictures.reading import read
from reefencounter.rulebook import clause
from reefencounter.telling.listener import listener
from reefencounter.terminal.blocks import widest
from reefencounter.terminal.boards import draw_board
from reefencounter.terminal.console import Console
from reefencounter.terminal.desk import Desk
from reefencounter.terminal.ending import scoring
from reefencounter.terminal.explain import ABOUT, about, what_now
from reefencounter.terminal.paint import Paint
from reefencounter.terminal.questions import question
from reefencounter.terminal.seats import Bots, Seat
from reefencounter.terminal.session import Session
from reefencounter.terminal.spelling import all_words, text_of, understood, words_of
from reefencounter.terminal.table_text import draw_table

PLAIN = Paint(0)


class Script(Console):
    """A person who answers at random: by a whole action, or word by word through the questions."""

    def __init__(self, seed: int, policy: str = "kinds") -> None:
        super().__init__(colour=False, pauses=False)
        self.interactive = False
        self.rng, self.policy = random.Random(seed), POLICIES[policy]
        self.pages: dict[str, list[str]] = {}  # what each person saw
        self.person = ""
        self.plan: list[str] = []
        self.curtains = 0
        self.confirmed: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.pages.setdefault(self.person, []).extend(lines)

    def ask(self, prompt: str) -> str:
        if prompt.startswith("Pass the keyboard to "):
            self.person = prompt.removeprefix("Pass the keyboard to ").split(",")[0]
            self.curtains += 1
            return ""
        if prompt.startswith("The game is over"):
            return ""
        if prompt != "> ":
            assert prompt.endswith(("[Y/n] ", "[y/N] ")), prompt
            self.confirmed.append(prompt.removesuffix(" [Y/n] "))
            return "y"
        if not self.plan:
            action = self.policy(list(self.completions), self.rng)
            words = words_of(action)
            self.plan = [action] if self.rng.random() < 0.7 else [words[0], *words[1:]]
        return self.plan.pop(0)


def table_for(game: Game, script: Script, people: int) -> Session:
    seats = [Seat(name, bot=n >= people) for n, name in enumerate(game.names)]
    return Session(game, seats, script, Bots("random", 1))


@pytest.mark.parametrize(("policy", "seed"), [("player of cards", 1), ("eater", 2)])
def test_a_whole_game_of_people_is_played_by_script(policy: str, seed: int) -> None:
    game, script = start(2, seed), Script(seed, policy)
    Desk(table_for(game, script, 2)).run()
    assert game.over
    shown = "\n".join(line for page in script.pages.values() for line in page)
    assert "reconstructed deck" in shown
    assert "The game is over" in shown
    assert script.curtains > 10
    for move in game.moves:
        if move.action.startswith("buy"):
            other = "\n".join(script.pages[game.names[1 - move.player]])
            name = listener().card(move.deal[0])
            assert f"for {name}" not in other
            assert not re.search(rf"buys a card for [^.]*: {re.escape(name)}", other)
    replayed = Game.replay(json.loads(json.dumps(game.record())))
    assert replayed.state() == game.state()


def test_a_person_and_a_bot_share_a_game() -> None:
    game, script = start(2, 3), Script(3)
    Desk(table_for(game, script, 1)).run()
    assert game.over


def test_a_window_is_asked_of_the_right_person_behind_the_curtain() -> None:  # S7.5
    game = attackable()
    script = Script(1)
    session = table_for(game, script, 3)
    desk = Desk(session)
    for action in ("cube W", "lay 1c6"):
        session.curtain(game.actor)
        script.plan = [action]
        desk.decide(game.actor)
    assert game.actor == 1
    session.curtain(game.actor)
    script.plan = ["1"]
    desk.decide(game.actor)
    asked = "\n".join(script.pages["Ben"])
    assert "Ada attacks 1c6 with a white tile." in asked
    assert "A polyp of a coral with your shrimp is attacked. Do you play a card?" in asked
    assert "Stiff Upper Polyp" in asked
    assert "[reconstructed deck]" in asked.replace("\n", " ")
    assert game.moves[-1].action == "react stiff_upper_polyp"
    assert game.actor == 0


def test_a_card_is_shown_before_it_is_played() -> None:
    game = with_cards(fed(start()), 0, "plankton_soup")
    script = Script(1)
    said = script.confirmed
    desk = Desk(table_for(game, script, 1))
    script.plan = ["8c", "card"]
    desk.decide(0)
    assert said[0].startswith("Plankton Soup (blue shrimp): Take one larva cube")
    assert said[0].endswith("[reconstructed deck] Play it?")
    script.plan = ["white"]
    desk.decide(0)
    assert game.moves[-1].action == "choose W"


def test_what_chance_has_shown_cannot_be_taken_back() -> None:
    game = fed(start(setup={"boards": ["A", "B"]}))
    game.play("shrimp 1d2")
    assert game.can_undo(0)
    game.play(next(action for action in game.legal() if action.startswith("buy")))
    assert not game.can_undo(0)


@pytest.mark.parametrize(
    ("players", "policy", "seed"), [(2, "player of cards", 1), (3, "reefer", 2), (2, "eater", 3)]
)
def test_questions_lead_to_every_legal_action_and_to_no_other(players: int, policy: str, seed: int) -> None:
    game, rng = start(players, seed), random.Random(seed)
    for _ in range(60):
        legal = game.legal()
        reached: list[str] = []
        open_ones = [all_words(legal)]
        while open_ones:
            actions = open_ones.pop()
            asked = question(game, game.actor, actions)
            assert asked.title
            for option in asked.options:
                assert option.label
                assert asked.find(option.key) == option
            if len(actions) == 1:
                reached.append(text_of(actions[0]))
            else:
                open_ones += [option.actions for option in asked.options]
        assert sorted(reached) == sorted(legal)
        game.play(POLICIES[policy](legal, rng))
        if game.over:
            break


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay 1d5 wh:NE", "lay 1d5 Wh:ne"),
        ("1d5 y/w", "lay 1d5 Y/W"),
        ("1d5 consumed P2", "lay 1d5 consumed P2"),
        ("Place Rock 1D0", "place rock 1d0"),
        ("buy cube white", "buy cube W"),
        ("cube w as yellow", "cube W as Y"),
        ("choose swap w y p/g", "choose swap W Y P/G"),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: str) -> None:
    assert text_of(words_of(" ".join(understood(typed)))) == meant


def special_board(paint: Paint, choices: Iterable[str] = ()) -> list[str]:
    state = fed(start(setup={"boards": ["A", "B"]})).state()
    state["polyps"] |= {"1a6": "W2", "1b6": "Wh:ne", "1c6": "Y/W", "1d6": "Pb", "1f6": "G", "1e3": "W"}
    state["terrain"] = {"1h3": "rock", "1a3": "water"}
    state["crowns"] = ["1g6"]
    state["blue"]["boards"] = ["1e3"]
    state["wards"] = {"1d2": 0}
    return draw_board(read(state).boards[0], paint, list(choices), special=True)


def test_a_board_shows_special_tiles_margin_crowns_terrain_and_blue_shrimps() -> None:
    assert [line.rstrip() for line in special_board(PLAIN)[1:]] == [
        "   a   b   c   d   e   f   g   h",
        "1  ~   ~   ~   ·   ·   ·   ~   ~",
        "2  ~   ·   · ! Y   ·   ·   ~   ~".replace("· ! Y", "·  !Y"),
        "3  =   ·   ~   ·   W b ·   ·   o",
        "4  ·   G   ·   +   ·   ~   ·   ~",
        "5  ·   ·   P   ~   O   ·   ·   ~",
        "6  W×  W◥  Yw  Pb  ·   G   *   ~",
    ]


def test_half_tiles_show_their_coral_in_ascii_too() -> None:
    lines = special_board(Paint(0, unicode=False))
    assert "W7" in lines[-1]
    assert "".join(lines).isascii()


def test_the_margin_appears_when_it_can_be_chosen() -> None:
    lines = special_board(PLAIN, ["1d0"])
    assert lines[2].startswith("0")
    assert "(~ )" in lines[2]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("columns", [60, 80, 120, 160])
def test_the_table_keeps_to_its_width(players: int, columns: int) -> None:
    game, _ = eventful(players, "reefer", players)
    lines = draw_table(game.view(0), game.names, PLAIN, columns)
    assert widest(lines) <= columns
    assert any("reconstructed deck" in line for line in lines)


def test_others_cards_are_counted_on_the_table() -> None:  # S7.7
    game = with_cards(fed(start()), 0, "late_breakfast", "turncoral")
    shown = "\n".join(draw_table(game.view(1), game.names, PLAIN))
    assert "1 Ada: 2 hidden" in shown
    assert "Late Breakfast" not in shown
    assert "1 Ada: Late Breakfast (b), Turncoral" in "\n".join(draw_table(game.view(0), game.names, PLAIN))


def test_help_tells_how_or_why_not_for_each_action() -> None:
    game = with_cards(fed(start()), 0, "turncoral")
    text = "\n".join(what_now(game, 0, all_words(game.legal()), 100))
    assert "8a place rock, water or a crown: type 8a, or `place crown" in text
    assert "8c play a card: type 8c, or `card turncoral`" in text
    for written in re.findall(r"type \w+, or `(.+?)`", text):
        assert written in game.legal()


@pytest.mark.parametrize("topic", [*ABOUT, "8a", "8c", "S3.2"])
def test_everything_can_be_asked_about(topic: str) -> None:
    assert about(topic, 79)


def test_a_card_can_be_asked_about() -> None:
    for name in ("Lock, Stock and Barnacle", "lock_stock_and_barnacle"):
        text = " ".join(about(name, 79, decks.DEFAULT) or [])
        assert text.startswith("Lock, Stock and Barnacle (blue shrimp)")
        assert text.endswith("[reconstructed deck]")


def test_clauses_are_those_of_the_rulebook() -> None:
    assert "A turn begins with the crowns" in (clause("S3.1") or "")


def test_the_scoring_names_the_scoring_cards() -> None:
    game = with_cards(fed(start()), 0, "house_special")
    lines = [line for line in scoring(_ended(game), PLAIN) if "House Special" in line]
    assert lines == ["Ada's House Special adds 1 point. [reconstructed deck]"]


def _ended(game: Game) -> Game:
    state = game.state()
    state["turn"] |= {"phase": "over", "ended_by": "limit", "ender": 0, "number": 400}
    return Game.load(state, names=game.names)


# The command line


def test_watching_saving_and_showing_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = str(tmp_path / "game.json")
    assert main(["play", "--second-kind", "--watch", "--fast", "--seed", "3", "--save", name]) == 0
    assert "reconstructed deck" in capsys.readouterr().out
    for options in (
        [],
        ["--list"],
        ["--list", "--player", "1"],
        ["--turn", "5", "--player", "2"],
        ["--as", "svg"],
    ):
        assert main(["show", name, "--no-color", *options]) == 0
        assert capsys.readouterr().out
    assert main(["show", name, "--at", "4", "--as", "state", "-o", str(tmp_path / "state.json")]) == 0
    assert main(["show", str(tmp_path / "state.json")]) == 0
    assert "The Second Kind" in capsys.readouterr().out


def test_a_list_for_a_player_hides_others_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = start(2, 1)
    for action in ("feed", "larvae") * 2:
        game.play(next(legal for legal in game.legal() if legal.startswith(action)))
    game.play(next(action for action in game.legal() if action.startswith("buy")), deal=["lucky_dip"])
    game.play("card lucky_dip", deal=["W2", "Oh", "W"])
    game.play("choose Oh")
    name = tmp_path / "game.json"
    name.write_text(json.dumps(game.record()))
    assert main(["show", str(name), "--list", "--player", "2"]) == 0
    shown = capsys.readouterr().out
    assert "Oh" not in shown
    assert "half orange" not in shown
    assert main(["show", str(name), "--list", "--player", "1"]) == 0
    assert "choose Oh" in capsys.readouterr().out


def own_deck(folder: Path) -> str:
    data = json.loads((Path(decks.__file__).parent / f"{decks.DEFAULT}.json").read_text())
    data |= {"id": "our_own_cards", "name": "Our own cards", "reconstructed": False, "note": ""}
    data["cards"][0]["name"] = "Elevenses"
    name = folder / "deck.json"
    name.write_text(json.dumps(data))
    return str(name)


def test_a_deck_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, name = own_deck(tmp_path), str(tmp_path / "game.json")
    given = ["play", "--second-kind", "--deck", deck, "--no-crowns", "--watch", "--fast", "--seed", "4"]
    assert main([*given, "--save", name]) == 0
    shown = capsys.readouterr().out
    assert "cards (Our own cards)" in shown
    assert "reconstructed" not in shown
    rules = json.loads(Path(name).read_text())["rules"]
    assert (rules["deck"], rules["crowns_dealt"]) == ("our_own_cards", False)
    assert main(["show", name, "--deck", deck]) == 0


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--no-crowns"], "--no-crowns goes with --second-kind"),
        (["--second-kind", "--larva-exchange", "keep"], "S8.2"),
        (["--second-kind", "--deck", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_options_are_refused_in_a_sentence(
    options: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--watch", *options]) == 2
    assert why in capsys.readouterr().err
