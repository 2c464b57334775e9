"""The Second Kind in a real browser: windows with their time, dragging, own decks, real games, and on a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect
from second_kind_games import in_window, reach
from serving import APART, served

from reefencounter import Game, decks

from .axe import serious
from .conftest import PHONE, OpenPage
from .hand import Hand, greet, without_tips
from .second_hand import SecondHand
from .tables import middle_game

JSON = Any


def branched(hand: Hand, game: Game) -> str:
    """A table that goes on from where this game stands, with people at all seats; its id."""
    ask = hand.page.request
    up = ask.post("/api/records", data=game.record()).json()["id"]
    seats = [{"kind": "person", "name": name} for name in game.names]
    answer = ask.post(f"/api/tables/{up}/branch", data={"at": len(game.moves), "seats": seats})
    table: str = answer.json()["id"]
    return table


def sit_down(hand: Hand, game: Game, **options: Any) -> str:
    """Open such a table and come from behind the curtain as the one who is asked; its id."""
    table = branched(hand, game)
    hand.page.goto(f"/table/{table}")
    hand.page.get_by_role("button", name=f"I am {game.names[game.actor]}", exact=True).click()
    hand.page.locator("dialog[open]").wait_for(state="detached")
    hand.page.locator(".prompt.mine").wait_for()
    return table


def cell(hand: Hand, name: str) -> Locator:
    return hand.page.locator(f".boards rect[data-cell='{name}']")


def actions(game: Game, *kinds: str) -> list[list[str]]:
    """The words of the legal actions of these kinds."""
    return [words for words in map(str.split, game.legal()) if words[0] in kinds]


# Windows

SAID = """prompt => {
    const said = prompt.cloneNode(true);
    for (const choice of said.querySelectorAll('select')) choice.remove();  // beside whom to stand: all are named
    return said.textContent;
}"""


def test_a_window_shows_its_time_to_all_and_who_is_asked_to_nobody(  # S7.5
    chromium: Browser, tmp_path: Path
) -> None:
    game = reach(in_window, players=3)
    with served(tmp_path / "data", "--window", "60", flaw=APART) as server:
        kept = without_tips(server.address)
        contexts = [
            chromium.new_context(base_url=server.address, reduced_motion="reduce", storage_state=kept)
            for _ in range(2)
        ]
        greet(contexts[0], server.address)
        hand, onlooker = (Hand(context.new_page()) for context in contexts)
        hand.page.goto("/")
        hand.page.goto(f"/table/{branched(hand, game)}")
        expect(hand.page.locator("dialog h1")).to_have_text(f"{game.names[game.actor]} may answer")
        table = sit_down(hand, game)
        clock = hand.page.get_by_role("timer")
        onlooker.page.goto(f"/table/{table}")
        expect(clock).to_have_text(re.compile(r"^\d+ s$"))
        expect(hand.page.locator(".prompt")).to_contain_text("to answer; no answer is no")
        prompt = onlooker.page.locator(".prompt")
        expect(prompt).to_contain_text("The table waits")
        expect(prompt.get_by_role("timer")).to_be_visible()
        told = prompt.evaluate(SAID)
        assert "The table waits" in told
        assert not any(name in told for name in game.names)
        assert serious(hand) == serious(onlooker) == []
        hand.page.get_by_role("button", name="No", exact=True).click()
        expect(hand.page.locator(".prompt")).not_to_contain_text("to answer")
        expect(clock).to_have_count(0, timeout=30_000)
        expect(prompt.get_by_role("timer")).to_have_count(0)
        for context in contexts:
            context.close()


# Dragging


def test_help_names_the_eighth_action_as_the_table_does(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    hand.page.goto(middle_game(hand.page.request, 2, second_kind=True))
    hand.await_choice()
    name = hand.action(8).locator(".long").inner_text()
    hand.page.get_by_role("button", name="Help and settings").click()
    help_ = hand.page.get_by_role("dialog", name="Help and settings")
    expect(help_.locator("li b").get_by_text(name, exact=True)).to_be_visible()


def test_a_reef_tile_is_dragged_onto_the_reef(open_page: OpenPage) -> None:  # S6.4
    game = reach(lambda game: any(words[1] == "crown" for words in actions(game, "place")))
    goal = next(words[2] for words in actions(game, "place") if words[1] == "crown")
    hand = open_page("/")
    sit_down(hand, game)
    with hand.step():
        hand.drag(hand.page.locator(".me [data-kind=crown]"), cell(hand, goal))
    last = hand.page.locator(".log li").last
    expect(last.get_by_role("button", name="crown")).to_be_visible()


def test_a_half_tile_is_dragged_and_then_turned(open_page: OpenPage) -> None:  # S4.1
    def halves(game: Game) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for words in actions(game, "lay"):
            if ":" in words[-1] and "consumed" not in words:
                found.setdefault(words[1], []).append(words[-1])
        return found

    game = reach(lambda game: any(len(ways) == 4 for ways in halves(game).values()), actions=900)
    goal, ways = next((goal, ways) for goal, ways in halves(game).items() if len(ways) == 4)
    hand = open_page("/")
    sit_down(hand, game)
    kind = ways[0].split(":")[0]
    hand.drag(hand.page.locator(f".me [data-kind='{kind}']"), cell(hand, goal))
    lying = hand.page.get_by_role("radiogroup", name="How the half tile lies").get_by_role("radio")
    expect(lying).to_have_count(4)
    lying.nth(2).click()
    expect(lying.nth(2)).to_be_checked()
    hand.confirm()
    described = cell(hand, goal).get_attribute("aria-label") or ""
    assert "half" in described
    assert "coral to the south and west" in described


def test_a_two_coloured_tile_is_dragged_with_the_side_up_that_is_laid(open_page: OpenPage) -> None:  # S4.3
    def pairs(game: Game) -> list[list[str]]:
        return [words for words in actions(game, "lay") if "/" in words[-1] and "consumed" not in words]

    game = reach(lambda game: bool(pairs(game)), actions=900)
    words = pairs(game)[0]
    shown, back = words[-1].split("/")
    kind = next(kind for kind in (f"{shown}/{back}", f"{back}/{shown}") if kind in game.state()["bag"])
    hand = open_page("/")
    sit_down(hand, game)
    with hand.step():
        hand.drag(hand.page.locator(f".me [data-kind='{kind}']"), cell(hand, words[1]))
    assert "two-coloured tile" in (cell(hand, words[1]).get_attribute("aria-label") or "")


def test_a_blue_shrimp_is_dragged_and_its_card_confirmed(open_page: OpenPage) -> None:  # S5.5 S7.3
    game = reach(lambda game: bool(actions(game, "blue")), actions=900)
    goal = actions(game, "blue")[0][-1]
    hand = open_page("/")
    sit_down(hand, game)
    hand.drag(hand.page.locator(".cards .blues .drag").first, cell(hand, goal))
    expect(hand.page.locator(".prompt")).to_contain_text("blue shrimp")
    hand.confirm()
    assert "blue shrimp" in (cell(hand, goal).get_attribute("aria-label") or "")


def test_a_crown_is_dragged_onto_its_prey(open_page: OpenPage) -> None:  # S3.2
    game = reach(lambda game: bool(actions(game, "crown")), policy="reefer", actions=900)
    _, origin, goal = actions(game, "crown")[0]
    hand = open_page("/")
    sit_down(hand, game)
    with hand.step():
        hand.drag(cell(hand, origin), cell(hand, goal))
    assert "polyp" not in (cell(hand, origin).get_attribute("aria-label") or "")


# Cards


def test_a_cube_on_the_screen_asks_what_it_counts_as(open_page: OpenPage) -> None:  # Larva Lamp
    game = reach(lambda game: "card larva_lamp" in game.legal() and bool(actions(game, "cube")))
    game.play("card larva_lamp")
    ways = actions(game, "cube")
    colour = next(words[1] for words in ways if "as" in words)
    many = [words for words in ways if words[1] == colour]
    assert len(many) > 1
    hand = open_page("/")
    sit_down(hand, game)
    name = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}[colour]
    hand.page.get_by_role("button", name=re.compile(rf"^\d+ {name} cubes?: play one$")).click()
    choice = hand.page.get_by_role("group", name="Cubes").get_by_role("button", name=f"the {name} cube")
    expect(choice).to_have_count(len(many))
    with hand.step():
        choice.last.click()
    expect(hand.page.locator(".prompt .pips")).to_be_visible()


def test_a_first_meal_keeps_the_card_that_was_chosen_for_it(open_page: OpenPage) -> None:  # S8.1
    def two_ways(game: Game) -> list[list[str]]:
        meals = [words for words in actions(game, "eat") if len(words) > 2]
        return [words for words in meals if words[1] == meals[0][1]]

    game = reach(lambda game: len(two_ways(game)) > 1, policy="eater", actions=900)
    _, goal, card = two_ways(game)[-1]
    hand = open_page("/")
    sit_down(hand, game)
    hand.press(hand.action(1))
    if len({words[1] for words in actions(game, "eat")}) > 1:
        cell(hand, goal).click()
    hand.page.get_by_role("radiogroup", name="Card for the first meal").get_by_role("radio").last.click()
    with hand.step():
        cell(hand, goal).click()  # the second click confirms
    expect(hand.page.locator(f".cards .hand [data-card={card}]")).to_have_count(0)


def test_what_is_not_wanted_is_no_longer_shown(open_page: OpenPage) -> None:
    game = reach(lambda game: bool(actions(game, "place")))
    _, kind, goal = actions(game, "place")[0]
    hand = open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    hand.touch = True
    sit_down(hand, game)
    hand.press(hand.page.locator(f".me [data-kind={kind}]"))
    hand.press(hand.page.locator(".minis .mini").nth(int(goal[0]) - 1))
    asked = hand.page.locator(".prompt .hint")
    before = asked.inner_text()
    hand.press(cell(hand, goal))
    expect(asked).to_contain_text(goal)
    hand.press(hand.page.get_by_role("button", name="Not this"))
    expect(asked).to_have_text(before)


def test_a_card_is_played_word_by_word_with_the_keyboard(open_page: OpenPage) -> None:  # Fair Trade Winds
    game = reach(lambda game: "card fair_trade_winds" in game.legal())
    game.play("card fair_trade_winds")
    assert len(actions(game, "choose")) > 15  # few would be offered all at once
    hand = open_page("/")
    hand.page.goto(f"/table/{branched(hand, game)}")
    expect(hand.page.get_by_role("button", name=f"I am {game.names[game.actor]}")).to_be_focused()
    hand.page.keyboard.press("Enter")
    hand.page.locator(".prompt .chip").first.focus()
    named = hand.page.locator(".prompt .btn.primary")
    for _ in range(3):  # what is given, the space, what is taken
        expect(hand.page.locator(".prompt .chip:focus")).to_have_count(1)
        hand.page.keyboard.press("Enter")
        hand.page.wait_for_timeout(100)
        if named.count():
            break
    with hand.step():
        named.press("Enter")


def test_the_boards_stand_still_while_a_card_asks_for_a_cell(open_page: OpenPage) -> None:  # Star Attraction
    game = reach(lambda game: "card star_attraction" in game.legal())
    game.play("card star_attraction")
    hand = open_page("/", viewport={"width": 1280, "height": 720})
    sit_down(hand, game)
    prompt = hand.page.locator(".prompt")
    heights = []
    for where in (hand.page.locator(".acts"), hand.offered().first, hand.page.locator(".acts")):
        where.hover()
        hand.page.wait_for_timeout(100)
        heights.append(prompt.evaluate("one => one.getBoundingClientRect().height"))
    assert len(set(heights)) == 1


# Decks


def test_a_deck_is_pasted_and_played_with(open_page: OpenPage) -> None:
    deck = json.loads((Path(decks.__file__).parent / f"{decks.DEFAULT}.json").read_text(encoding="utf-8"))
    deck |= {"id": "pasted", "name": "Pasted cards", "reconstructed": False}
    hand = open_page("/new")
    page = hand.page
    page.get_by_text("Second Kind", exact=True).click()
    choice = page.get_by_label("Deck", exact=True)
    expect(choice).to_contain_text("reconstructed")
    page.get_by_text("Bring your own deck").click()
    paste = page.get_by_label("Deck as JSON")
    paste.fill("{")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("is not JSON")
    paste.fill(json.dumps(deck | {"cards": deck["cards"][1:]}))
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("28 cards")
    hand.complaints.clear()  # the browser logs the refused request
    paste.fill(json.dumps(deck))
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_text("“Pasted cards” is ready")).to_be_visible()
    assert serious(hand) == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".cards h2")).to_contain_text("Pasted cards")


# Real games


def test_a_real_game_is_entered(open_page: OpenPage) -> None:  # N3
    hand = open_page("/entry")
    page = hand.page
    page.get_by_text("Second Kind", exact=True).click()
    for number, letter in enumerate("AB"):
        page.locator(f"input[name=board-{number}]").nth("ABCD".index(letter)).check(force=True)
    for label, letters in {
        "White": "WWY",
        "Yellow": "OOP",
        "Orange": "GOW",
        "Pink": "GO",
        "Grey": "G",
    }.items():
        page.get_by_label(label, exact=True).and_(page.locator("input[type=text]")).fill(letters)
    page.get_by_label("Purple", exact=True).and_(page.locator("[aria-describedby]")).fill("WWOOGG")
    page.get_by_label("Green", exact=True).and_(page.locator("[aria-describedby]")).fill("WWWYOPGGG")
    assert serious(hand) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    for _ in range(2):
        hand.await_choice()
        hand.set_up()
    hand.introduce()
    page.get_by_role("button", name="Buy", exact=True).click()
    page.locator(".prompt .chip[data-offer]").first.click()
    page.locator(".prompt .btn.primary").click()
    page.get_by_label("Card", exact=True).select_option(label="Late Breakfast")
    with hand.step():
        page.get_by_role("button", name="Go on").click()
    expect(page.locator(".cards [data-card=late_breakfast]")).to_be_visible()
    hand.press(hand.action(10))
    page.locator("[data-space=W].can").click()
    page.locator(".prompt .btn.primary").click()
    drawn = page.locator("dialog").get_by_label("Drawn", exact=True)
    drawn.wait_for()
    count = page.locator("dialog .slot").count()
    drawn.press_sequentially(" ".join(["w/y", "crown", "Gh", "p2", "ob"][:count]))  # letter by letter
    assert serious(hand) == []
    with hand.step():
        page.keyboard.press("Enter")
    expect(page.locator("[data-space=W]")).to_have_attribute("aria-label", re.compile("white and yellow"))


def test_only_the_end_of_a_real_game_is_counted(open_page: OpenPage) -> None:  # S8.4
    hand = open_page("/entry#count")
    page = hand.page
    page.get_by_text("Second Kind", exact=True).click()
    first = page.locator("form fieldset").filter(has=page.get_by_label("Name of player 1"))
    first.get_by_text(re.compile("^Special tiles in the fish")).click()
    first.get_by_label("double white in the fish").fill("1")
    first.get_by_role("button", name="One more double white").click()
    first.get_by_label("Home Sweet Foam").check()
    first.get_by_label("Shrimps on corals of three or more").fill("2")
    second = page.locator("form fieldset").filter(has=page.get_by_label("Name of player 2"))
    expect(second.get_by_label("Home Sweet Foam")).to_be_disabled()
    page.get_by_role("button", name="Count", exact=True).click()
    score = page.locator(".score")
    expect(score).to_contain_text("Purple wins with 14 points")  # 2 doubles at 3, and 2 shrimps
    expect(score).to_contain_text("Home Sweet Foam")
    assert serious(hand) == []


# A phone


def test_a_whole_game_by_touch_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE, has_touch=True, is_mobile=True).page
    hand = SecondHand(page, touch=True)
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    wish = {"rules": {"players": 3, "second_kind": True}, "seats": seats}
    page.goto(f"/table/{page.request.post('/api/tables', data=wish).json()['id']}")
    hand.play_to_the_end()
    assert {"lay", "buy", "introduce", "place crown"} <= hand.done
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page is wider than the phone"


def test_a_card_is_read_on_a_phone_whatever_part_of_the_table_is_seen(open_page: OpenPage) -> None:  # S7.2
    game = reach(lambda game: bool(actions(game, "card")))
    hand = open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    hand.touch = True
    sit_down(hand, game)
    page = hand.page
    hand.press(hand.action(8))
    page.get_by_role("group", name="Reef tiles and cards").get_by_role("button").last.tap()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Play its text")
    sheet.get_by_role("button", name="Close").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Cards", exact=True).tap()
    page.locator(".cards .card").first.tap()
    expect(sheet).to_be_visible()
    page.evaluate("history.replaceState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("button", name="Play now").tap()  # it is gone with the table
    hand.await_choice()


# What happened


def test_the_curtain_tells_a_turn_in_which_another_answered(open_page: OpenPage) -> None:  # S7.5
    def attacked(game: Game) -> bool:
        return "react stiff_upper_polyp" in game.legal()

    game = reach(attacked, players=3, actions=900)
    mover, other = game.player, ({0, 1, 2} - {game.player, game.actor}).pop()
    game.play("react stiff_upper_polyp")
    while not (game.player == game.actor == other):
        ends = ("take", "end", "stop", "decline")
        game.play(next((action for action in game.legal() if action.startswith(ends)), game.legal()[0]))
    hand = open_page("/")
    hand.page.goto(f"/table/{branched(hand, game)}")
    news = hand.page.locator("dialog[open] ol li")
    news.first.wait_for()
    told = news.all_inner_texts()
    assert any("Stiff Upper Polyp" in line for line in told)
    turns = [line.split(game.names[mover])[0] for line in told if game.names[mover] in line]
    assert len(turns) > len(set(turns))  # before the answer and after it
    sit_down(hand, game)


def test_a_hidden_choice_is_told_in_its_turn(open_page: OpenPage) -> None:  # S8
    game = reach(lambda game: "card lucky_dip" in game.legal())
    game.play("card lucky_dip")
    other = game.names[1 - game.player]
    game.play(game.legal()[0])
    hand = open_page("/")
    up = hand.page.request.post("/api/records", data=game.record()).json()["id"]
    hand.page.goto(f"/replay/{up}")
    page = hand.page
    page.locator("main[aria-busy=false]").wait_for()
    page.get_by_label("Seen by").select_option(f"As {other}")
    expect(page.get_by_role("region", name="Log").get_by_role("heading").last).not_to_have_text("Set-up")
    page.keyboard.press("End")
    expect(page.locator(".now")).to_contain_text("puts one of them into the bag again")


def test_the_score_sheet_tells_what_comes_by_cards(open_page: OpenPage) -> None:  # S8.4
    page = open_page("/learn").page
    page.goto(middle_game(page.request, 2, second_kind=True, turns=24))
    page.get_by_role("button", name="Score sheet").click()
    told = page.locator(".me .worth em").inner_text()
    by_cards = re.search(r"\d+ by cards", told)
    assert by_cards, told
    row = page.get_by_role("dialog", name="Score sheet").get_by_role("row").filter(has_text="Ada")
    expect(row).to_contain_text(by_cards[0])
