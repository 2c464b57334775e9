"""Analysis of games and puzzles, in English: turning points, what to take along, what a solution is about."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "analysis.no_turns": "the game has no turns yet: there is nothing to analyse",
    "analysis.nodes": "nodes must be a whole number of positions for each turn, from 1, not {value:quoted}",
    # turning points
    "analysis.point": "Turn {number}:",
    "analysis.change": {
        "owner.you": "Your expected result went from {before} to {after} of 100.",
        "": "{owner:whose} expected result went from {before} to {after} of 100.",
    },
    "analysis.better": {
        "player.you": "Better by {loss}, in your turn {number}:",
        "": "Better by {loss}, in turn {number} of {player:who}:",
    },
    "analysis.nothing_better": "Nothing better was found.",
    "analysis.calm": "No turn changed much.",
    # one sentence to take along
    "analysis.well_played": "Nearly all turns were as good as those of a strong bot.",
    "analysis.take_along": {
        "habit=meal": "Eat sooner: in {turns} {turns:|turn|turns} that was better. A ripe coral is a target for the others.",
        "habit=meal_later": "Eat later: in {turns} {turns:|turn|turns} that was better. A coral that is safe may still grow.",
        "habit=attack": "Attack more: in {turns} {turns:|turn|turns} that was better. Before each turn look which polyps your colours beat.",
        "habit=lock": "Lock coral tiles: in {turns} {turns:|turn|turns} that was better. What is locked stays so for good.",
        "habit=tide": "Turn coral tiles: in {turns} {turns:|turn|turns} that was better. An alga decides who beats whom.",
        "habit=guard": "Use the shrimps: in {turns} {turns:|turn|turns} that was better. A coral is safe only while one of them guards it.",
        "habit=card": "Use the cards: in {turns} {turns:|turn|turns} that was better. Look at them before the rest of the turn.",
        "habit=special": "Use special tiles and crowns of thorns: in {turns} {turns:|turn|turns} that was better.",
        "habit=larva": "Trade cubes and consumed tiles: in {turns} {turns:|turn|turns} that was better. They are worth more in use.",
        "habit=collect": "Choose what to collect: in {turns} {turns:|turn|turns} another space was better. The cube decides what the next turn can do.",
        "habit=end": "End the game in time: in {turns} {turns:|turn|turns} that was better.",
        "": "Choose where polyps are laid: in {turns} {turns:|turn|turns} other cells were better. Lay them beside their own colour, and out of reach.",
    },
    # `reef analyse`
    "analysis.heading": "Expected result of each player before their turns, from 0 to 100, by {nodes:thousands} positions a turn.",
    "analysis.progress": "Turn {done} of {of}",
    "analysis.turn": "{number}  {player:who}  {expected:commas}",
    "analysis.turn_better": "{number}  {player:who}  {expected:commas}  better by {loss}",
    "analysis.final": "After the last turn: {expected:commas}.",
    "analysis.for_player": "For {player:you}: {message}",
    # puzzles
    "puzzle.unknown": "there is no puzzle {id:quoted}",
    "puzzle.too_many": "many people hand in their turns right now: try again in a moment",
    "puzzle.failed": "your turn could not be judged just now: try again",
    "analysis.not_over": "only a game whose secrets are out can be analysed: finish it first",
    "analysis.too_many": "many games are being analysed right now: try again in a minute",
    "puzzle.not_whole": "the turn is not over yet: go on until it is",
    "puzzle.after_end": "the turn is over before {action:quoted}",
    "puzzle.no_file": "{file} has no puzzles that can be read: {why}",
    "puzzle.ask": "Your turn: find the best.",
    "puzzle.level": {
        "level=easy": "Easy: a plain bot finds it.",
        "level=medium": "Medium: a strong bot finds it at first sight.",
        "": "Hard: only a long search finds it.",
    },
    "puzzle.theme": {
        "theme=end": "the end",
        "theme=meal": "meals",
        "theme=attack": "attack",
        "theme=lock": "locks",
        "theme=tide": "coral tiles",
        "theme=card": "cards",
        "theme=guard": "shrimps",
        "": "special tiles",
    },
    "puzzle.verdict": {
        "outcome=better": "You found more than we did. Thank you.",
        "outcome=best": "That is the best turn we know: 100 of 100.",
        "": "{score} of 100: the best turn we know is worth {loss} more.",
    },
    "puzzle.found": "{number}  {theme}, {level}, game {game}",
    "puzzle.written": "{file}: {number} {number:|puzzle|puzzles}",
    "puzzle.why": {
        "theme=end": "It ends the game now: other turns are worth at least {gap} of 100 less.",
        "theme=meal": "It eats now: without that, {gap} of 100 are lost.",
        "theme=attack": "It takes {about:colour} polyps: without that, {gap} of 100 are lost.",
        "theme=lock": "It locks coral tile {about}: without that, {gap} of 100 are lost.",
        "theme=tide": "It turns coral tile {about}: without that, {gap} of 100 are lost.",
        "theme=card about=buy": "It buys a card: without that, {gap} of 100 are lost.",
        "theme=card": "It plays {about:card}: without that, {gap} of 100 are lost.",
        "theme=guard about=shrimp": "It brings a shrimp: without that, {gap} of 100 are lost.",
        "theme=guard": "It moves a shrimp: without that, {gap} of 100 are lost.",
        "theme=special about=crown": "A crown of thorns attacks: without that, {gap} of 100 are lost.",
        "": "It puts {about:reef tile} on the board: without that, {gap} of 100 are lost.",
    },
}
