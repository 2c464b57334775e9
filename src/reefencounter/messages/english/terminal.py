"""The questions of the terminal and what their answers mean, in English."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "question.feed": "Set-up: which tile goes secretly into your fish? It scores at the end.",
    "question.larvae": "Set-up: which two larva cubes do you choose? Type two letters, such as WP.",
    "question.eat": "Which coral does your fish eat?",
    "question.cube": "Which cube do you play?",
    "question.shrimp": "On which polyp does the shrimp go? Type a cell marked on the boards.",
    "question.move": "Which shrimp moves?",
    "question.swap": "Which colour do you swap?",
    "question.pay": "Which consumed tile do you pay?",
    "question.alga": "Which alga do you play?",
    "question.collect": "Which space do you collect?",
    "question.source": "A polyp for {cell}: from your hand or from your consumed tiles?",
    "question.goal": "Where does the shrimp on {origin} go? Type a marked cell, or off.",
    "question.place": "Where does the {alga} alga go?",
    "question.laying": {
        "consumed laid": "Laying {colour:colour}: {laid} laid, {hand} more from the hand, {consumed} consumed. Type a cell marked on the boards, or stop.",
        "consumed": "Laying {colour:colour}: {laid} laid, {hand} more from the hand, {consumed} consumed. Type a cell marked on the boards.",
        "laid": "Laying {colour:colour}: {laid} laid, {hand} more from the hand. Type a cell marked on the boards, or stop.",
        "": "Laying {colour:colour}: {laid} laid, {hand} more from the hand. Type a cell marked on the boards.",
    },
    "answer.colour": "{colour:colour}",
    "answer.colours": "{colours:colours}",
    "answer.cube": {
        "consumed": "{colour:colour}: {hand} in hand, {consumed} consumed",
        "": "{colour:colour}: {hand} in hand",
    },
    "answer.off": "back behind the screen",
    "answer.turns": {
        "items": "turns {items:commas}",
        "": "turns nothing",
    },
    "answer.alga_space": {
        "items": "the alga space; turns {items:commas}",
        "": "the alga space; turns nothing",
    },
    "answer.lock": {
        "items": "lock tile {coral_tile} for good; turns {items:commas}",
        "": "lock tile {coral_tile} for good; turns nothing",
    },
    "answer.turned": "{coral_tile} ({stronger} then beats {weaker})",
    "answer.hand": "from the hand",
    "answer.consumed": "from the consumed tiles",
    "answer.polyp": "{colour:colour} cube for {colour:a} polyp",
    "answer.space": {
        "polyps": "{colour:colour} cube and polyps {polyps}",
        "": "{colour:colour} cube, no polyps",
    },
    "answer.coral": "{colour:colour} coral of {size}",
    "answer.rock": "bare rock",
    "answer.pay": "pay {colour:colour}: {tiles:number} {tiles:|tile|tiles}",
}
