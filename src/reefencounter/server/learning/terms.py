"""The terms of the game in all languages side by side: what the rulebooks of the countries call the same thing."""

from __future__ import annotations

from functools import cache

from ...messages.catalogue import DEFAULT, languages
from ...messages.words import language, reading, words
from ..schemas import Term, TermGroup, Terms, TermsLanguage

GROUPS = {
    "term_group.pieces": (
        "term.polyp_tile term.polyp term.larva_cube term.alga_cylinder term.shrimp term.parrotfish term.coral_tile "
        "term.large_alga term.starfish term.screen term.bag term.reserve term.supply term.turn_action_card"
    ),
    "term_group.boards": (
        "term.reef_board term.open_sea_board term.space term.bare_rock_space term.water_space term.growth_space "
        "term.start_space term.alga_space"
    ),
    "term_group.colours": (
        "term.white term.yellow term.orange term.pink term.grey term.blue term.green term.purple term.red"
    ),
    "term_group.actions": (
        "term.action_1 term.action_2 term.action_3 term.action_4 term.action_5 term.action_6 term.action_7 "
        "term.action_8 term.action_9 term.action_10"
    ),
    "term_group.play": (
        "term.coral term.lay term.play term.attack term.stronger term.protected term.consume term.consumed_polyp "
        "term.adjacent term.join term.split term.grow term.lock term.turn_over term.collect term.refill term.eat "
        "term.draw term.behind_screen term.turn term.round term.start_player term.opponent term.pass"
    ),
    "term_group.end": (
        "term.setup term.advanced_game term.end_of_game term.final_round term.scoring term.point term.value term.tie"
    ),
    "term_group.second_kind": (
        "term.expansion term.special_tile term.blue_shrimp_tile term.two_coloured_tile term.double_tile "
        "term.half_tile term.reef_tile term.bare_rock_tile term.deep_water_tile term.crown_of_thorns "
        "term.blue_shrimp term.coloured_shrimp term.action_card term.discard_pile term.clown_fish "
        "term.action_0 term.action_8a term.action_8b term.action_8c"
    ),
}


def terms() -> Terms:
    """All terms in groups; the reader's language first, then English, then the others by their codes."""
    return _terms(language())


@cache
def _terms(own: str) -> Terms:
    codes = list(dict.fromkeys([own, DEFAULT, *languages()]))
    groups = [
        TermGroup(words(title), [Term(id, [_said(id, code) for code in codes]) for id in ids.split(" ")])
        for title, ids in GROUPS.items()
    ]
    return Terms([TermsLanguage(code, _said("language.name", code)) for code in codes], groups)


def _said(id: str, code: str) -> str:
    with reading(code):
        return words(id)
