### A new table: who sits where, by which rules.

new-about = Choose who plays and how. The defaults are the game as most people play it.

## What to start from

new-start_from = Start from
new-family = Family evening
new-family_about = at one screen, with a bot
new-far_away = Friends far away
new-far_away_about = by link, 3 days a turn
new-club = Club night
new-club_about = live, advanced, rated
new-anyone_now = Anyone, now
new-anyone_now_about = live, whoever comes first

## Seats

new-seats = Seats
new-players = Players
new-players_about = { $players } reef boards, one for each player.
new-begins_itself = The game begins by itself when every seat is taken.
new-several_here = Several people share this screen: a curtain hides your tiles between turns.
new-you_watch = You sit at none of these seats: you watch.
new-against_bots = You play against bots.
new-who_begins = Who begins
new-by_chance = By chance
new-by_chance_about = The order of the seats is mixed. The first draws 6 tiles, later ones more.
new-first_seat = The first seat
new-first_seat_about = The order above is kept. The first draws 6 tiles, later ones more.

## The clock

new-clock = Clock
new-no_clock = None
new-no_clock_about = Nobody hurries. The game waits for whoever is to play.
new-live = Live
new-days = Days
new-time = Time
new-pace = { $minutes } min + { $seconds } s
new-pace_about = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for the game, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more after each turn. Whoever runs out gets a bot in the seat, and may come back at any time.
new-own_pace = Your own
new-minutes = Minutes for the game
new-increment = Seconds after each turn
new-each_turn = Each turn
new-so_many_days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
new-days_about = { $days ->
    [1] One day for each turn. Whoever runs out gets a bot in the seat, and may come back at any time.
    [3] Three days for each turn. Whoever runs out gets a bot in the seat, and may come back at any time.
   *[7] A week for each turn. Whoever runs out gets a bot in the seat, and may come back at any time.
}

## Rules

new-rules = Rules
new-game = Game
new-base = Base
new-base_about = A polyp laid beside the starfish makes another grow on it. Four polyps of a meal go back to the bag.
new-advanced = Advanced
new-advanced_about = Nothing grows on the starfish, and a meal gives five polyps back: harder and tighter.
new-expansion = Expansion
new-none = None
new-none_about = The game alone.
new-second_kind = Second Kind
new-second_kind_about = Special tiles, crowns of thorns, blue shrimps and action cards.
new-crowns = Crowns
new-dealt = Dealt
new-dealt_about = Each player starts with a crown of thorns behind the screen, as the publisher recommends.
new-in_bag = In the bag
new-in_bag_about = All four crowns of thorns are drawn from the bag.
new-exchange = Tile for a cube
new-at_once = Play at once
new-at_once_about = Action 6: the cube got for a consumed tile is played at once, as the publisher later corrected.
new-keep = Keep
new-keep_about = Action 6 by the older rule: the cube goes behind the screen for later.
new-more = More: rating, hints, who begins, memory aid, title
new-who_sees = Who sees it
new-only_link = Only with the link
new-everyone = Everyone
new-hints = Hints
new-hints_all = Everybody
new-hints_all_about = Whoever plays here may ask what the strongest bot would do.
new-hints_one = One seat
new-hints_one_about = For a child or a beginner alone; a bulb at their name tells the others.
new-hints_none = Nobody
new-hints_none_about = Everybody plays on their own.
new-hints_whose = Whose seat
new-seat_number = Seat { $seat }
new-seat_name = Seat { $seat }, { $name }
new-window = Answers
new-window_usual = As usual here
new-window_usual_about = The host of this server has set how long all wait whenever somebody might answer with a card.
new-window_seconds = { $seconds } s
new-window_about = All wait so long whenever somebody might answer with a card, so that no pause tells.
new-memory = Memory aid
new-on = On
new-off = Off
new-memory_on = Shows what anyone with a good memory knows: cubes, and tiles that were seen when taken.
new-memory_off = Of the others’ screens only totals are shown. Remember the rest yourself.
new-chat = Chat
new-chat_on = Those who play may write to one another; nobody else reads it.
new-chat_off = Nobody writes at this table.
new-title = Title
new-title_example = Friday evening (optional)

## All that was chosen, in sentences

new-so_many_seats = { $seats ->
    [2] Two seats.
    [3] Three seats.
   *[4] Four seats.
}
# $people are the items below, and names of bots.
new-people = { CAPITAL(AND($people)) }.
new-you = you
new-a_bot = a bot
new-anyone = anyone
new-by_link = { $name } by link
new-here = { $name } here
new-friends_by_link = { $friends ->
    [1] a friend by link
    [2] two friends by link
    [3] three friends by link
   *[4] four friends by link
}
new-friends_here = { $friends ->
    [1] a friend here
    [2] two friends here
    [3] three friends here
   *[4] four friends here
}
# The game, the clock that was agreed on ("3 days a turn"), and about how long it takes.
new-game_and_time = { $clock ->
    [none] { $game }, { $time }.
   *[other] { $game }, { $clock }: { $time }.
}
new-base_game = Base game
new-advanced_game = Advanced game
new-base_second_kind = Base game with the Second Kind
new-advanced_second_kind = Advanced game with the Second Kind
new-half_hour = about half an hour
new-three_quarters = about three quarters of an hour
new-hour = about an hour
new-hour_and_half = about an hour and a half
new-weeks = about a few weeks
new-is_rated = It is rated, without hints.
new-listed = The table is listed; whoever has its address may watch.
new-private = Only those who have its address see it.
new-setting_up = Setting up …
new-open = Open the table
new-start = Start the game
