### Open tables.

lobby-title = Open tables
lobby-players = Players
lobby-game = Game
lobby-bots = Bots
lobby-any = any
lobby-people_only = people only
lobby-with_bots = with bots
lobby-clock = Clock
lobby-no_clock = no clock
lobby-live = live
lobby-days = by days
lobby-rated = rated
lobby-base = Base
lobby-advanced = Advanced
lobby-second_kind = Second Kind
lobby-seats = { $players } players
lobby-table = A table
lobby-yours = Your table
lobby-join = Join
# $table is its title or who made it, if it has either.
lobby-join_table = { $table ->
    [none] Join a table
   *[other] Join { $table }
}
lobby-none = No open table is like that. Open one yourself: others find it here.
lobby-more = { $tables } more
lobby-fewer = Fewer
# Behind the reason why one could not sit down.
lobby-others = { $tables ->
    [0] No more tables are open.
    [1] One more table is open.
    [2] Two more tables are open.
    [3] Three more tables are open.
    [4] Four more tables are open.
    [5] Five more tables are open.
   *[other] { $tables } more tables are open.
}
