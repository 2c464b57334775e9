"""Help at the table: what can be done now and how, why something cannot be done, and what an action means."""

from __future__ import annotations

from collections.abc import Sequence

from ..decks import by_id
from ..decks.words import in_words
from ..game import Game
from ..messages import Message
from ..messages.words import say, words
from ..rulebook import clause
from ..rulesets import RULESETS
from ..telling import reasons
from ..telling.cards import card_text
from ..telling.reasons import Refusal
from .blocks import Block, columns, wrapped
from .files import USUAL_NAME
from .questions import EXAMPLES
from .rulesets import WORDS, of
from .spelling import ALIASES, Words, example, text_of
from .turn_actions import TurnAction, open_actions

COMMANDS = {
    "?": Message("help_command.help"),
    "undo": Message("help_command.undo"),
    "board": Message("help_command.board"),
    "corals": Message("help_command.corals"),
    "cards": Message("help_command.cards"),
    "score": Message("help_command.score"),
    "log": Message("help_command.log"),
    "save FILE": Message("help_command.save", file=USUAL_NAME),
    "load FILE": Message("help_command.load"),
    "quit": Message("help_command.quit"),
}

ABOUT = {
    "eat": ("R3.5", "R10.1", "R10.2"),
    "cube": ("R4.1", "R4.3", "R4.4"),
    "lay": ("R4.5", "R4.6", "R5.1", "R5.3", "R6.1"),
    "stop": ("R4.3",),
    "shrimp": ("R7.1", "R7.3"),
    "move": ("R7.2", "R7.3", "R7.4", "R7.6"),
    "larva": ("R8.1",),
    "alga": ("R8.3", "R8.4", "R8.5", "R8.6"),
    "polyp": ("R8.2",),
    "take": ("R9.1", "R9.2", "R9.3"),
    "pass": ("R11.2",),
    "feed": ("R2.8",),
    "larvae": ("R2.8",),
    "crown": ("S3.1", "S3.2", "S3.3"),
    "flee": ("S3.4",),
    "drift": ("S3.4",),
    "return": ("S4.7",),
    "split": ("S4.4",),
    "keep": ("S4.4",),
    "place": ("S6.1", "S6.2", "S6.3", "S6.4"),
    "buy": ("S7.1",),
    "discard": ("S7.1",),
    "card": ("S7.2", "S7.4", "S8.1"),
    "blue": ("S7.3", "S5.5"),
    "shift": ("S7.3", "S5.5"),
    "choose": ("S7.4",),
    "react": ("S7.5",),
    "decline": ("S7.5",),
    "end": ("S8.5",),
}


def what_now(game: Game, seat: int, actions: Sequence[Words], most: int) -> Block:
    """Each of the ten actions: how it is written, or why it is not possible now."""
    turn = game.view(seat)["turn"]
    turn_actions = of(game.position).turn_actions
    open_now = open_actions(actions, turn["lays"], turn_actions)
    kinds = {action[0] for action in actions}
    lines: Block = []
    if turn["phase"] in ("turn", "laying", "final"):
        if "lay" in kinds:
            other = any(action[2:] == ("consumed",) for action in actions)
            lines.append(f"   {words('help_now.lay', action=example(actions, 'lay'), consumed=other)}")
        lines += [f"   {words('help_now.word', action=kind)}" for kind in ("stop", "pass") if kind in kinds]
        for one in turn_actions:
            if one in open_now:
                action = example(actions, one.kind)
                how = words("help_now.open", name=one.label, number=one.number, action=action)
                lines.append(f"{one.number:>2} {how}")
            else:
                refused = why_not(game, seat, one, turn["lays"])
                told = Message("help_now.not", name=one.label, reasons=refused.messages, rule=refused.clause)
                first, *rest = wrapped(refused.speaker.one(told), most - 3)
                lines += [f"{one.number:>2} {first}", *(f"   {line}" for line in rest)]
    elif not actions:
        lines.append(words("help_now.over"))
    else:
        lines += wrapped(words("help_now.setup", action=text_of(actions[0])), most)
    return [
        words("help_now.title"),
        *lines,
        "",
        words("help_now.any_time"),
        *columns([(f"  {name}", say(told)) for name, told in COMMANDS.items()]),
    ]


def why_not(game: Game, seat: int, wanted: TurnAction, lays: int = 0) -> Refusal:
    """The reasons and the clause for which an action cannot be taken now."""
    if wanted.number == "3" and lays == 0:
        return Refusal("R3.3", (Message("cube.second", "R3.3"),))
    if wanted.number == "2" and lays > 0:
        return Refusal("R3.3", (Message("done.2", "R3.3"),))
    return reasons.why_not(game.position, seat, wanted.kind)


def about(topic: str, most: int, deck: str | None = None) -> Block | None:
    """The rules for an action, one clause, or a card of the deck; None if the topic is unknown."""
    word = topic.lower() if topic.lower() in ABOUT else ALIASES.get(topic.lower(), topic.lower())
    turn_actions = (one for ruleset in RULESETS for one in WORDS[ruleset].turn_actions)
    word = next((one.kind for one in turn_actions if one.number == word), word)
    if deck and (card := _card(topic, deck)):
        return _paragraphs(card_text(card, deck), most)
    if word in ABOUT:
        lines: Block = []
        for name in ABOUT[word]:
            lines += [*_paragraphs(clause(name) or name, most), ""]
        return [*lines, words("help_now.written", kind=word, examples=EXAMPLES.get(word, (word,)))]
    text = clause(topic)
    return None if text is None else _paragraphs(text, most)


def _card(topic: str, deck: str) -> str | None:
    """The card of this deck that is called so: by its id, its name, or its name in the reader's language."""
    wanted = topic.strip().casefold()
    found = by_id(deck)
    for card, told in zip(found.cards, in_words(found).cards, strict=True):
        if wanted in (card["id"], card["name"].casefold(), told["name"].casefold()):
            return str(card["id"])
    return None


def _paragraphs(text: str, most: int) -> Block:
    lines: Block = []
    for paragraph in text.split("\n"):
        indent = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        lines += wrapped(paragraph, most, indent)
    return lines
