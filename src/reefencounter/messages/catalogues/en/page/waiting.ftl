### A table that waits for players.

## What it is

waiting-second_kind = Second Kind
waiting-advanced = advanced game
waiting-base = base game
waiting-players = { $players } players
waiting-hints = hints for { AND($names) } only
waiting-no_hints = no hints
waiting-rated = rated
waiting-free = { $seats ->
    [0] No seat is still free
    [1] One seat is still free
    [2] Two seats are still free
    [3] Three seats are still free
   *[4] Four seats are still free
}
waiting-about = The game begins by itself when every seat is taken. You can leave this page: it stands among your games.
waiting-lost = No connection to the server. Trying again …
waiting-sat_down = { $name } sat down.
waiting-left = { $name } left.

## Who sits there, and what is said of them

waiting-anyone = Anyone
waiting-friend = A friend by link
waiting-bot = bot, { $bot }
waiting-listed = shown among the open tables
waiting-invited = invited, not here yet
waiting-yours = you, and the table is yours
waiting-this_screen = at this screen
waiting-you = you
waiting-sits = sat down
waiting-sat_just_now = sat down just now
waiting-ready = ready
waiting-bot_instead = Bot instead
# $name: of the seat, "A friend by link" too.
waiting-bot_instead_of = Bot instead of { $name }
waiting-free_again = Free again
waiting-free_again_of = Make the seat of { $name } free again
waiting-remove = Remove
waiting-remove_who = Remove { $name } from the table
waiting-start_now = Start

## What can be done. $seats: how many are empty

waiting-start = { $seats ->
    [1] Start with a bot
   *[other] Start with bots
}
waiting-start_ask = { $seats ->
    [1] Start with a bot? They can take over later.
   *[other] Start with bots? They can take over later.
}
waiting-empty = { $seats ->
    [0] No seat is empty. Wait, or put a bot there: your friend can take the seat over later, by the same link.
    [1] One seat is empty. Wait, or put a bot there: your friend can take the seat over later, by the same link.
    [2] Two seats are empty. Wait, or put a bot there: your friend can take the seat over later, by the same link.
    [3] Three seats are empty. Wait, or put a bot there: your friend can take the seat over later, by the same link.
   *[4] Four seats are empty. Wait, or put a bot there: your friend can take the seat over later, by the same link.
}
waiting-close = Close the table
waiting-leave = Leave the table
waiting-leave_about = Your seat is free again then.
waiting-look_on = You look on. Whoever wants to play needs the link, or sits down from the open tables.
waiting-removed = Whoever made the table has given your seat to others.
waiting-puzzle = While you wait: the puzzle of the day
waiting-puzzle_about = about 5 minutes
waiting-brief = New to it? The game on one page
waiting-brief_about = ten minutes
waiting-watch = people may watch
waiting-settings = Table settings
waiting-settings_done = Done

## The link

waiting-ask = Ask them to the table
waiting-picture = The link as a picture, code { $code }
waiting-scan = Scan it, or type the code at <a>{ $address }</a>
waiting-link = The link
waiting-copy = Copy
waiting-copied = Copied
waiting-is_copied = The link is copied.
waiting-send = Send by mail or message
waiting-send_subject = A seat for you at Reef Encounter
waiting-no_account = Whoever has the link can sit down without an account. It ends when the seats are taken.
waiting-local = This address works on this machine only. Started with <code>--host 0.0.0.0</code>, the server can be reached by others in your network.
