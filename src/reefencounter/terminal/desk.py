"""A person at the keyboard: the table is drawn, a question asked, the answer understood, the action played."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.errors import IllegalAction
from ..game import Game
from ..messages import Message
from ..messages.words import say, words
from ..notation.forms import id_of
from ..telling.cards import card_text
from ..telling.listener import listener
from ..telling.printable import printable
from ..telling.reasons import refusal_of
from .blocks import Block, columns, flow, widest, wrapped
from .commands import COMMANDS, Leave, run_command
from .explain import why_not
from .questions import Option, Question, answered, question
from .rulesets import of
from .seats import called, spoken_to
from .session import Session
from .spelling import Words, all_words, example, narrowed, text_of, understood, words_of
from .turn_actions import open_actions

NUMBERED = 12  # longer lists are not numbered: their answers are typed
ENDS = {  # what makes an action whole whose first words alone are not possible
    ("move", 2): ("off",),
    ("alga", 2): ("blue", "sea"),
    ("alga", 3): ("sea",),
}


def asks_by_itself(game: Game, seat: int, legal: Sequence[Words]) -> bool:
    """Whether there is one thing to decide, so that nobody has to choose an action first."""
    turn = game.view(seat)["turn"]
    if turn.get("pending") or turn.get("crowns"):
        return True
    kinds = {action[0] for action in legal}
    return len(kinds) == 1 and len(legal) > 1 and kinds != {"lay"}


class Desk:
    """Asks people for their decisions until the game is over or they leave."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.notes: list[str] = []
        self.drawn: tuple[int, int] | None = None  # turn and seat of the table last drawn in a pipe

    def run(self) -> None:
        """The whole game; ends with the scoring, or with `Leave` or EOFError."""
        session = self.session
        again = True
        while again:
            while not session.game.over:
                player = session.game.actor
                if session.seats[player].bot:
                    session.bot_turn(player)
                else:
                    session.curtain(player)
                    self.decide(player)
            session.finish()
            again = self.afterwards()

    def decide(self, seat: int) -> None:
        """One decision: ask until an action has been played or something else has changed the game."""
        game = self.session.game
        left: list[Words] = []  # the actions that an open question is about
        while True:
            legal = all_words(game.legal(seat))
            about = left or (legal if asks_by_itself(game, seat, legal) else [])
            asked = question(game, seat, about) if about else None
            self.draw(seat, asked, legal)
            line = self.session.console.ask("> ")
            if self.is_command(line):
                if run_command(self.session, self.notes, seat, line):
                    self.drawn = None
                    return
                continue
            if not line or line.lower() in ("back", "b"):
                left = []
                continue
            found, in_full = self.understand(seat, line, asked, legal)
            if len(found) == 1 and self.agreed(seat, found[0], in_full):
                self.session.news_read(seat)
                self.session.act(text_of(found[0]), seat)
                return
            left = found if len(found) > 1 else left

    def is_command(self, line: str) -> bool:
        """Whether a line is one of the commands that are no actions."""
        return line[:1] == "?" or line.split(" ")[0].lower() in COMMANDS

    def understand(
        self, seat: int, line: str, asked: Question | None, legal: Sequence[Words]
    ) -> tuple[list[Words], bool]:
        """The actions that an answer leaves, and whether it was a whole action in words; a refusal becomes a note."""
        if asked and (option := self.chosen(asked, line)):
            return option.actions, False
        chosen = next(
            (
                chosen
                for chosen in of(self.session.game.position).turn_actions
                if chosen.number == line.lower()
            ),
            None,
        )
        if line == "9":
            self.notes.append(words("desk.nine"))
            return [], False
        if chosen and not asked:
            found = [action for action in legal if action[0] in (chosen.kind, *chosen.also)]
            if not found:
                lays = self.session.game.view(seat)["turn"]["lays"]
                refused = why_not(self.session.game, seat, chosen, lays)
                told = Message("desk.not_now", reasons=refused.messages, rule=refused.clause)
                self.notes.append(refused.speaker.one(told))
            return found, False
        typed = answered(asked, line)
        if typed == ("stop",) and ("end",) in legal:  # `end` is said for both
            typed = ("end",)
        in_full = words_of(" ".join(typed))
        found = narrowed(legal, typed) or narrowed(legal, in_full)
        whole = [action for action in found if text_of(action) == text_of(in_full)]
        if whole and not (line[0].isdigit() and len(found) > 1):
            return whole, typed == understood(line)
        if not found:
            self.refuse(seat, typed, line, asked)
        return found, False

    def chosen(self, asked: Question, line: str) -> Option | None:
        """The option that was meant. Numbers count only where they are shown."""
        if line.isascii() and line.isdigit() and len(asked.options) > NUMBERED:
            return None
        return asked.find(line)

    def refuse(self, seat: int, typed: Words, line: str, asked: Question | None) -> None:
        """Say why, with the clause."""
        game = self.session.game
        try:
            position = game.position
            action = id_of(position, text_of((*typed, *ENDS.get((typed[0], len(typed)), ()))))
        except IllegalAction as error:
            shown = printable(line, 40)
            if error.clause != "N2":  # well written, but never possible
                self.notes.append(self.impossible(error))
            elif asked:
                part = sum(len(option.actions) for option in asked.options) < len(game.legal(seat))
                # from a question of one's own choosing one may go back
                self.notes.append(
                    words("desk.no_answer", typed=shown, example=asked.options[0].key, back=part)
                )
            else:
                self.notes.append(words("desk.unknown", typed=shown))
            return
        self.notes.append(self.impossible(refusal_of(position, action, seat)))

    def impossible(self, refused: IllegalAction) -> str:
        """Why an action is refused, and where to read the rule."""
        told = Message("desk.impossible", because=refused.message, rule=refused.clause)
        game = self.session.game
        return listener(called(game.names), spoken_to(game.names), game.rules.deck).one(told)

    def agreed(self, seat: int, action: Words, in_full: bool) -> bool:
        """Eating, collecting and cards are shown and confirmed first, unless written in full."""
        if in_full or action[0] not in ("take", "eat", "card", "discard"):
            return True
        console = self.session.console
        table = of(self.session.game.position).table(self.session.game, seat)
        if action[0] in ("card", "discard"):
            asked = words("desk.play_card" if action[0] == "card" else "desk.discard_card")
            return console.agrees(f"{card_text(action[1], self.session.game.rules.deck)} {asked}")
        if action[0] == "take":
            ends = not table.view["turn"].get("pending")
            notation = table.on_space(action[1])
            return console.agrees(words("desk.take", colour=action[1], notation=notation, ends=ends))
        return console.agrees(" ".join([*table.consequences(action), words("desk.do_it")]))

    def draw(self, seat: int, asked: Question | None, legal: Sequence[Words]) -> None:
        """Table, news and the question."""
        session = self.session
        marks = asked.cells if asked else [action[1] for action in legal if action[0] == "lay"]
        menu = self.menu(seat, asked, legal)
        news = [*session.news(seat), *self.notes]
        self.notes = []
        session.console.completions = [text_of(action) for action in legal]
        if session.console.interactive:
            session.console.clear()
            table = session.table(seat, marks)
            session.console.show([*table, *session.fitted(news, len(table) + len(menu) + 2), *menu])
            return
        now = (0 if session.game.phase == "setup" else session.game.position.number, seat)
        if self.drawn != now:
            self.drawn = now
            session.console.show(["", *session.table(seat)])
        session.console.show([*session.fitted(news, 0), *menu])
        session.news_read(seat)  # it stays on the paper; a screen shows it until the person has acted

    def menu(self, seat: int, asked: Question | None, legal: Sequence[Words]) -> Block:
        """What can be answered now."""
        most = self.session.width
        if asked:
            return [*wrapped(asked.title, most), *self.options(asked)]
        turn = self.session.game.view(seat)["turn"]
        kinds = {action[0] for action in legal}
        turn_actions = open_actions(legal, turn["lays"], of(self.session.game.position).turn_actions)
        entries = [f"{one.number:>2} {say(one.label)}" for one in turn_actions]
        if turn["phase"] == "laying":
            cells = list(dict.fromkeys(action[1] for action in legal if action[0] == "lay"))
            polyps = self.session.game.view(seat)["polyps"]
            attacks = [cell for cell in cells if cell in polyps]
            rock = [] if self.session.console.interactive else [cell for cell in cells if cell not in polyps]
            listed = flow([words("desk.on_rock"), *rock], most, "  ") if rock else []
            listed += flow([words("desk.by_attack"), *attacks], most, "  ") if attacks else []
            entries += [words("desk.stop")] if "stop" in kinds else []
            title = (
                of(self.session.game.position).table(self.session.game, seat).laying()
                if cells
                else words("desk.no_cell")
            )
            return [*wrapped(title, most), *listed, *flow(entries, most, "  ", "    ")]
        if turn["phase"] == "final":
            title = words("desk.final")
            entries += [words("desk.pass")]
        elif turn["must_play"]:
            title = words("desk.owed", colour=turn["must_play"])
        else:
            title = words("desk.turn", number=turn["number"])
        two = [entries[k : k + 2] for k in range(0, len(entries), 2)]
        rows = columns([[f"  {line[0]}", line[1] if len(line) > 1 else ""] for line in two], gap=4)
        return [
            title,
            *(rows if widest(rows) <= most else [f"  {entry}" for entry in entries]),
            *wrapped(words("desk.hint", action=example(legal, "cube")), most),
        ]

    def options(self, asked: Question) -> Block:
        """The answers: numbered if there are few, else only their keys."""
        most = self.session.width
        if len(asked.options) > NUMBERED:
            shown = asked.cells if self.session.console.interactive else []
            return flow([option.key for option in asked.options if option.key not in shown], most, "  ")
        rows = [
            f"{number if asked.numbered else '':>4} {option.key if option.key != option.label else ''}  {option.label}"
            for number, option in enumerate(asked.options, 1)
        ]
        return [line for row in rows for line in wrapped(row, most, "")] if widest(rows) > most else rows

    def afterwards(self) -> bool:
        """After the scoring people may still look around and save; true if they take up another game."""
        console, seat = self.session.console, (self.session.people or [0])[0]
        while self.session.game.over:
            try:
                line = console.ask(words("desk.over") + " ")
                if not line:
                    return False
                if self.is_command(line):
                    run_command(self.session, self.notes, seat, line)
                else:
                    self.notes.append(words("desk.over_help"))
            except (EOFError, Leave):
                return False
            console.show(self.notes)
            self.notes = []
        return True
