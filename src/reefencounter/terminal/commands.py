"""Commands at the prompt that are no actions: help, undo, save and load, log, score, leaving."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.errors import ReefError
from ..messages import Message
from ..messages.speaker import Speaker
from ..messages.words import words
from ..pictures.reading import cell_name, read
from ..telling.cards import card_text, note
from ..telling.listener import listener
from ..telling.printable import printable
from .blocks import Block, wrapped
from .ending import scores_so_far, scoring
from .explain import about, what_now
from .files import USUAL_NAME, AlreadyThere, FileTrouble, free_name, save
from .seats import called, spoken_to
from .session import Session
from .spelling import all_words


class Leave(Exception):
    """The person wants to stop."""


def run_command(session: Session, notes: list[str], seat: int, line: str) -> bool:
    """Carry out a command; true if the question has to be put anew because the game has changed."""
    if line.startswith("?"):
        line = "help " + line[1:].strip()
    word, _, rest = line.partition(" ")
    return COMMANDS[word.lower()](session, notes, seat, rest.strip())


def _help(session: Session, notes: list[str], seat: int, topic: str) -> bool:
    if not topic:
        actions = all_words(session.game.legal(seat))
        session.console.page(what_now(session.game, seat, actions, session.width))
        return False
    rules = session.game.rules
    text = about(topic, session.width, rules.deck if rules.ruleset.has_cards else None)
    if text is None:
        notes.append(words("command.no_topic", topic=printable(topic, 40)))
    else:
        session.console.page(text)
    return False


def _undo(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    taken_back = session.undo(seat)
    if taken_back is None:
        notes.append(words("command.no_undo"))
        return False
    notes.append(words("command.undone", action=taken_back))
    return True


def _board(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    if not session.console.interactive or session.game.over:
        session.console.show(session.table(seat))
    return False  # at a terminal the table is drawn anew before each question


def _teller(session: Session) -> Speaker:
    """Who tells of the table at this terminal."""
    names = session.game.names
    return listener(called(names), spoken_to(names))


def _corals(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    table = read(session.game.view(seat), session.game.names)
    found = [
        (board.number, coral)
        for board in table.boards
        for coral in board.corals
        if len(coral.cells) > 1 or coral.shrimp is not None
    ]
    speaker = _teller(session)
    lines: Block = [
        speaker.one(
            Message(
                "command.coral",
                colour=coral.colour,
                size=len(coral.cells),
                owner=coral.shrimp,
                cells=[cell_name(board, cell) for cell in coral.cells],
            )
        )
        for board, coral in sorted(found, key=lambda one: -len(one[1].cells))
    ]
    session.console.page(lines or [words("command.no_coral")])
    return False


def _cards(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    """The cards that a player may look at, with their texts."""
    rules = session.game.rules
    if not rules.ruleset.has_cards:
        notes.append(words("command.no_cards"))
        return False
    view = session.game.view(seat)
    lines: Block = []
    for title, cards in (
        (words("command.hand"), view["players"][seat]["cards"]),
        *(
            (_teller(session).one(Message("command.open", player=place)), player["table"])
            for place, player in enumerate(view["players"])
        ),
        (words("command.discards"), view["discards"]),
    ):
        lines += [title] if cards else []
        for card in cards:
            lines += wrapped(card_text(card, rules.deck), session.width, "  ")
    session.console.page([*wrapped(note(rules.deck), session.width), *lines])
    return False


def _score(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    if session.game.over:
        session.console.show(scoring(session.game, session.console.paint))
    else:
        session.console.page(scores_so_far(session.game.view(seat), session.game.names, seat))
    return False


def _log(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    session.console.page(session.log(seat))
    return False


def _save(session: Session, notes: list[str], seat: int, name: str) -> bool:
    notes.append(save_asking(session, name or USUAL_NAME))
    return False


def save_asking(session: Session, name: str) -> str:
    """Save under this name; a file that is there already is kept unless the person says otherwise."""
    try:
        save(session.game, name)
    except FileTrouble as trouble:
        if not isinstance(trouble, AlreadyThere):
            return words("save.failed", because=trouble.message)
        if not session.console.agrees(words("save.overwrite", because=trouble.message), usual=False):
            return words("save.not")
        try:
            save(session.game, name, overwrite=True)
        except FileTrouble as failure:
            return words("save.failed", because=failure.message)
    session.worth_keeping = False
    return words("save.done", file=printable(name))


def _load(session: Session, notes: list[str], seat: int, name: str) -> bool:
    if not name:
        notes.append(words("load.which", file=USUAL_NAME))
        return False
    unsaved = session.worth_keeping and not session.game.over
    if unsaved and not session.console.agrees(words("load.leave"), usual=False):
        return False
    try:
        session.load(name)
    except ReefError as trouble:
        notes.append(words("load.failed", because=trouble.message))
        return False
    notes.append(words("load.done", file=printable(name)))
    return True


def _quit(session: Session, notes: list[str], seat: int, rest: str) -> bool:
    while session.worth_keeping and not session.game.over:
        usual = session.save_as or free_name()
        name = session.console.ask(words("save.ask", file=printable(usual)) + " ")
        if name.lower() in ("n", "no"):
            break
        if name.lower() in ("y", "yes", ""):
            name = usual
        said = save_asking(session, name)
        session.console.say(said)
    raise Leave


Command = Callable[[Session, list[str], int, str], bool]
COMMANDS: dict[str, Command] = {
    "help": _help,
    "h": _help,
    "rules": _help,
    "undo": _undo,
    "u": _undo,
    "board": _board,
    "view": _board,
    "corals": _corals,
    "cards": _cards,
    "score": _score,
    "log": _log,
    "save": _save,
    "load": _load,
    "quit": _quit,
    "q": _quit,
    "exit": _quit,
}
