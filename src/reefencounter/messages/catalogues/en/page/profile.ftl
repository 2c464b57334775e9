### Profiles: how somebody stands, what they have played; and the leader board.

# $day is a day as the language writes it.
profile-since = Here since { $day }
profile-games = { $games ->
    [0] No games yet
    [one] { $games } game
   *[other] { $games } games
}
profile-share = Share
profile-copied = The link is copied. Whoever opens it sees this page.
# $link is an address.
profile-link = The link: { $link }
profile-settings = Settings
profile-loading = Looking it up …

## States

profile-none = Your first game will stand here.
profile-none_theirs = The first finished game will stand here.
profile-play = Play a game
profile-guest = You are a guest: your games are known on this device.
profile-keep = Keep my games
profile-private = This profile is private.
profile-private_why = Only the one whose it is sees it.
profile-who_sees = Who sees this
profile-public = Everybody
profile-public_about = Whoever has the link, and the leader board.
profile-only_me = Only me
profile-only_me_about = Nobody else sees it, and no list names you.
profile-child = A child plays here: nobody else sees this page, no list names you, and no game is rated.

## Ratings, by kinds of games

profile-ratings = Ratings
profile-base_2 = Base, 2 players
profile-base_many = Base, 3 and 4
profile-advanced = Advanced
profile-second_kind = Second Kind
profile-rated_games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
# $change is a number with its sign, as text: +38.
profile-this_month = rating { $change } this month
# Of a rating of which little is known yet
profile-provisional = provisional
profile-programs = Programs, rated among themselves
# $ratings is a list of numbers.
profile-course = The last ratings: { LIST($ratings) }
profile-no_rating = { $games ->
    [0] No rated game yet. A rating comes after five.
    [one] One game so far. A rating comes after five.
   *[other] { $games } games so far. A rating comes after five.
}
# How far somebody has come on the way to a rating.
profile-of_five = { $games } of 5

## What the fish ate

profile-eats = What your fish eats
profile-eats_theirs = What the fish ate
profile-polyps = { $polyps ->
    [one] { $polyps } polyp
   *[other] { $polyps } polyps
}
profile-colour_polyps = { CAPITAL(-colour($colour)) }: { $polyps }
profile-meal = Largest meal: { $polyps } { -colour($colour) }
# $names are the names of the others in that game.
profile-meal_against = Largest meal: { $polyps } { -colour($colour) }, against { AND($names) }

## Points

profile-points = Points a game
profile-middle = The middle is { $middle }, the best { $best }
# A bar of the chart: in $games games there were $least to $most points.
profile-bar = { $games ->
    [one] { $least } to { $most } points: { $games } game
   *[other] { $least } to { $most } points: { $games } games
}
profile-won_two = won with 2 players
profile-won_many = won with 3 and 4
profile-percent = { $percent } %
# $won of $games games were won.
profile-won_of = { $won } of { $games }
profile-chance = The mark is what chance would give.
# For those who hear the chart: what chance would give.
profile-chance_is = chance would give { $percent } %

## Against the bots

profile-bots = Against the bots
profile-no_bots = No game against a single level of bots yet.

## Head to head

profile-between = You and { $name }
profile-together = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}
profile-before = You came before { $name }: { $games }
profile-behind = { $name } came before you: { $games }

## Past games

profile-last = Last games
profile-all_mine = All my games
profile-more = More games
profile-somebody = Somebody
profile-won = won
profile-lost = lost
profile-place = { $place }.
profile-resigned = resigned
profile-time = ran out of time
profile-left = left early
profile-rated = rated
profile-analyse = Analyse
# $names are the names of the others in that game.
profile-analyse_game = Analyse the game with { AND($names) }

## The leader board

profile-leaders = Leader board
profile-all_leaders = The whole leader board
profile-whose = Game
profile-among = Among
profile-everybody = All
profile-friends = Friends
profile-no_friends = None of your friends yet: it takes five rated games within 60 days.
profile-no_leaders = Nobody yet: it takes five rated games within 60 days.
profile-rests = Only people who played in the last 60 days, from the tenth rated game on.
profile-rank = Place
profile-name = Name
profile-rating = Rating
profile-played = Games
profile-house = The bots of the house
profile-house_about = On the same scale: who is 400 higher wins about ten of eleven games.
profile-measured = { $games ->
    [0] not met yet
    [one] { $games } game
   *[other] { $games } games
}
profile-how = How ratings come about
profile-how_about = A rating comes of rated tables alone, with people or bots. Resigning, leaving or running out of time counts as lost. It is provisional until ten games.
