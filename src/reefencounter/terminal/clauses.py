"""The clauses of the rules as text: in full from docs/rules.md where that lies beside the package, else in short."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules.md"

SHORT = {
    "R0": "Neighbours share a side. A coral is all polyps of one colour that hang together on a board.",
    "R1": "40 polyps and 10 larva cubes of each colour, 5 cylinders of each alga, ten coral tiles, four boards.",
    "R2.8": "Before the first turn each player puts one tile secretly into the fish and chooses two cubes.",
    "R3.1": "1 eat, 2 and 3 lay, 4 introduce and 5 move shrimps, 6 to 8 exchanges and algae, 10 collect.",
    "R3.2": "Action 1 comes before all others; 2 to 8 in any order; 10 is compulsory and ends the turn.",
    "R3.3": "At most once a turn: 1, 2, 3, 4 and 10. The others have no limit.",
    "R3.4": "An action is finished before the next begins; only shrimps may move in the middle of a laying.",
    "R3.5": "You may eat only while you have done nothing else this turn.",
    "R3.6": "Only the player whose turn it is acts, and nobody after the end.",
    "R4.1": "A cube lets you lay polyps of its colour: up to four from the hand and any number of consumed ones.",
    "R4.2": "For each polyp you say whether it comes from the hand or from the consumed tiles.",
    "R4.3": "A cube needs a polyp that can be laid; at least one is laid before you stop.",
    "R4.4": "Both cubes of a turn may have one colour, and polyps may go to different corals, also to others' corals.",
    "R4.5": "A polyp may be laid on rock that carries neither a polyp nor a shrimp.",
    "R4.6": "No polyp may join two corals that both carry a shrimp.",
    "R5.1": "A polyp may take a weaker polyp's cell if a coral of two or more of its own colour stands beside it.",
    "R5.2": "The polyp taken becomes your consumed tile, whoever owned it.",
    "R5.3": "A shrimp protects the polyp under it and the neighbours of that polyp in the same coral.",
    "R5.4": "The size of the target does not matter, and you may attack your own corals.",
    "R5.5": "An attack can split a coral; a shrimp stays with the part on which it stands.",
    "R6.1": "A polyp laid beside the empty growth cell d4 makes a polyp of its colour grow there.",
    "R6.2": "It comes from the reserve, else from the bag; where joining forbids it, nothing grows.",
    "R6.3": "Growth costs nothing and counts against no limit.",
    "R7.1": "A shrimp is introduced onto any polyp of a coral without a shrimp.",
    "R7.2": "A shrimp moves within its coral, to a coral without a shrimp, to bare rock, or behind the screen.",
    "R7.3": "One shrimp on a coral; two shrimps of a player on a board.",
    "R7.4": "A shrimp on bare rock must be on a polyp or off the board before you collect.",
    "R7.5": "A shrimp taken back returns only by action 4.",
    "R7.6": "Between two other actions each shrimp moves once; from bare rock it may move on once more.",
    "R8.1": "A consumed tile buys a cube of its colour, which is played at once (or kept, by option).",
    "R8.2": "A cube buys a polyp of its colour from the bag.",
    "R8.3": "A consumed tile of any colour buys an alga, played on the alga space or on a coral tile.",
    "R8.4": "On the alga space an alga turns every unlocked coral tile whose large alga has its colour.",
    "R8.5": "On a coral tile it locks that tile and turns the others; once a turn, and after your first meal.",
    "R8.6": "The last coral tile can be locked only by a fish that holds two polyps or more.",
    "R9.1": "Collecting takes the cube and all polyps of one space of the open sea.",
    "R9.2": "Then each space with fewer than three polyps gets one from the bag.",
    "R9.3": "If the sea cannot be refilled, the game ends.",
    "R10.1": "You may eat one of your own corals that has five polyps or more.",
    "R10.2": "Four of its polyps go into the bag, the rest into the fish; the shrimp never returns.",
    "R11.1": "The end: ten locks, a fourth shrimp eaten, a full reef, an empty supply, or turn 400.",
    "R11.2": "After locks or a fourth shrimp each other player may eat one more coral; five polyps go into the bag.",
    "R11.3": "A polyp in the fish scores 1, and 1 more for each coral tile on which its colour is the stronger.",
    "R11.4": "Ties: more consumed tiles, then cubes, then hand tiles, then polyps in own corals.",
    "R12.1": "Advanced game: nothing grows on the growth cell.",
    "R12.2": "Advanced game: five polyps go into the bag when a coral is eaten, six in the final round.",
    "R13.1": "Open to all: boards, sea, coral tiles, consumed tiles and every action.",
    "R13.2": "Hidden: the first hands, the tile put into the fish, and the bag.",
}


SHORT |= {
    "S1.1": "Four blue shrimps, 28 action cards, 48 special tiles: two-coloured, double, half, blue shrimp, reef.",
    "S2.2": "Special tiles drawn in set-up go back; the first hands are shown to all before a tile goes into the fish.",
    "S2.4": "Each player is dealt a crown of thorns at the start, unless the table has it otherwise.",
    "S3.1": "A turn begins with the crowns of thorns: each acts once, in the order that the active player chooses.",
    "S3.2": "A crown attacks a neighbour of the active player's corals, else one of a coral without a coloured shrimp.",
    "S3.3": "The polyp goes into the bag, the crown onto its cell.",
    "S3.4": "A shrimp on an eaten polyp leaves at once; a blue one to a free polyp beside it, else to the supply.",
    "S3.5": "A crown without a neighbouring polyp dies at once.",
    "S3.6": "A crown fills its cell. Action 0 leaves action 1 possible.",
    "S4.1": "A half tile has two coral sides and two rock sides; across rock it joins, attacks and suffers nothing.",
    "S4.2": "Polyps are joined if they are neighbours of one colour and coral meets coral.",
    "S4.3": "A two-coloured tile is laid with either colour, and scores as the better one.",
    "S4.4": "A double is one tile, but it scores and returns as two, and may be split when a coral consumes it.",
    "S4.5": "A blue shrimp tile is protected for good and takes no shrimp.",
    "S4.6": "Each tile from the hand counts as one of four; growth and action 8 know ordinary tiles only.",
    "S4.7": "Who eats a coral chooses which tiles return to the bag: exactly the number required.",
    "S5.1": "A blue shrimp protects the polyp it stands on, and belongs to nobody.",
    "S5.2": "One shrimp on a polyp; one coloured and one blue one in a coral.",
    "S5.3": "The blue shrimp of an eaten coral goes to the blue supply.",
    "S5.5": "A blue shrimp comes from the supply, or from the boards if that is empty; it leaves own corals only.",
    "S6.1": "Bare rock goes on water beside printed rock, at most one cell outside, and is rock from then on.",
    "S6.2": "Deep water goes on an empty rock cell, which is water from then on.",
    "S6.3": "Bare rock on deep water, or the other way round: both go into the bag.",
    "S6.4": "A crown of thorns goes on any empty rock cell.",
    "S7.1": "One card a turn for one tile or cube, at most three in the hand; discarding is no action.",
    "S7.2": "Cards are played in one's own turn after action 1, any number; clownfish cards also in their window.",
    "S7.3": "A card with the blue shrimp may be used for that instead of its text.",
    "S7.4": "A card is played only if it can be carried out to the end; then it goes to the discards.",
    "S7.5": "A window asks the one player who holds its card, once, yes or no.",
    "S7.6": "After the end no card is played, but scoring cards in the hand count.",
    "S7.7": "Hands of cards are hidden; their number, the discards and the open cards are not.",
    "S8.1": "The first coral a fish eats needs a card with the blue shrimp.",
    "S8.2": "Action 6 is always played by the corrected rule.",
    "S8.4": "Halves and blue shrimp tiles score as one; scoring cards as they say.",
    "S8.5": "After Pick Me Up the turn goes on without action 10, and is ended by hand.",
}


def clause(name: str) -> str | None:
    """The text of a clause, such as R5.3 or S7.1; None if there is none."""
    name = name.upper().strip(".,:")
    name = name if name[:1] in ("R", "S") else "R" + name
    if not re.fullmatch(r"[RS]\d\d?(\.\d\d?)?", name):
        return None
    return _in_full(name) or SHORT.get(name) or _chapter(name)


def _chapter(name: str) -> str | None:
    parts = [f"{key}: {text}" for key, text in SHORT.items() if key.startswith(name + ".")]
    return "\n".join(parts) or None


def _in_full(name: str) -> str | None:
    try:
        lines = RULES.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return None
    start = re.compile(rf"(- )?\*\*{re.escape(name)}\*\*")
    first = next((k for k, line in enumerate(lines) if start.match(line)), None)
    if first is None:
        return None
    body = [lines[first]]
    for line in lines[first + 1 :]:
        if re.match(r"(- )?\*\*[RS]\d|#|>|\|", line) or (not line and len(body) == 1 and "- " not in body[0]):
            break
        body.append(line)
    return _plain("\n".join(body).rstrip())


def _plain(text: str) -> str:
    """Markdown without its signs; lines of one paragraph joined."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)", "", text)
    text = re.sub(r"^- ", "", text)
    return re.sub(r"\n\s*(?!\s*(- |\d\. |\|))", " ", text)
