### What stands around every page, and what any page may say.

## Titles of the pages

frame-title_new = New table
frame-title_tables = My games
frame-title_table = Table
frame-title_join = Sit down
frame-title_replay = Replay
frame-title_analysis = Analysis
frame-title_entry = Enter a game
frame-title_learn = Learn the game
frame-title_lesson = Lesson
frame-title_puzzle = Puzzle
frame-title_rules = Rulebook
frame-title_terms = Terms in all languages
frame-title_brief = The rules in brief
frame-title_me = Me
frame-title_privacy = Privacy
frame-title_mail = Mail link
frame-title_profile = Profile
frame-title_leaders = Leader board
frame-title_friend = Friends
frame-title_lost = Not found

## Shared by all pages

frame-list = { AND($items) }
frame-just_now = just now

## Links in the header

frame-link_new = New table
frame-link_tables = My games
frame-link_learn = Learn
frame-link_me = Me

## A page that cannot be shown

frame-not_loaded = This page could not be loaded
frame-not_loaded_why = The server cannot be reached, or it has been renewed meanwhile.
frame-nothing_here = There is nothing here
frame-no_such_page = No page has this address.
frame-went_wrong = Something on this page went wrong
frame-try_again = Try again
frame-first_page = First page

## The header

frame-skip = Skip to the content
frame-pages = Pages
frame-games_wait = { $turns ->
    [one] { $turns } game waits for you
   *[other] { $turns } games wait for you
}
frame-to_light = Change to light
frame-to_dark = Change to dark
frame-help = Help and settings

## The footer

frame-unofficial = Reef Encounter is a board game by Richard Breese, published by R&D Games, What’s Your Game? and Z-Man Games. This is an unofficial, non-commercial version: not endorsed by them, and it claims nothing of theirs.
frame-more = More
frame-rules = Rules
frame-keys = Keys
frame-accessibility = Accessibility
frame-settings = Settings
frame-about = About
frame-language = Language

## The connection

frame-unreached = The server cannot be reached. Is it still running?
# $status is the number of the answer, $text its name: 502 Bad Gateway.
frame-answered = The server answered { $status } { $text }.

## The connection to a table

frame-unreadable = The server could not read what this page sent. Please load the page again.
frame-not_my_seat = This seat is not yours: somebody else holds it.
frame-no_table = There is no such table.
frame-table_closed = Its maker has closed this table.

## Who sits at a table, as an item of a list of names, and whether they are there

frame-you = You
frame-anyone = anyone
frame-friend = a friend
frame-here = here
frame-away = away
frame-offline = offline

## In the tab and in notices of the browser

frame-your_turn = Your turn
