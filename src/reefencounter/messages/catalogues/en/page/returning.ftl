### The first page of somebody who has games here.

returning-morning = { $name ->
    [none] Good morning
   *[other] Good morning, { $name }
}
returning-afternoon = { $name ->
    [none] Good afternoon
   *[other] Good afternoon, { $name }
}
returning-evening = { $name ->
    [none] Good evening
   *[other] Good evening, { $name }
}
returning-wait = { $games ->
    [0] Nothing waits for you.
    [1] One game waits for you.
    [2] Two games wait for you.
    [3] Three games wait for you.
    [4] Four games wait for you.
    [5] Five games wait for you.
   *[other] { $games } games wait for you.
}
returning-nobody_waits = Nobody waits for you: play on when you like.
returning-first_clock = The first clock ends { $moment }.

returning-no_answer = <b>The server does not answer.</b> Your games are safe there. We try again every few seconds.
returning-try = Try now
returning-guest = You play as a guest, in this browser only.
returning-keep = Keep my games
returning-not_now = Not now

returning-your_turn = Your turn
returning-coming = Your games are coming
returning-calm = Calm water
returning-calm_about = No game waits for you. Sit down at a table below, or send a link to somebody you would like to play with.
returning-invite = Invite a friend
returning-more = { $games ->
    [one] { $games } more game
   *[other] { $games } more games
}
returning-all = All my games
returning-first_tile = Choose your first tile
returning-play_turn = Play turn { $turn }
returning-no_table = No table is open now. Make one: whoever comes by can sit down.
returning-lessons = Nine short lessons on live boards, and <a>every rule</a>.
