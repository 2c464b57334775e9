### Somebody was asked to a table, or has a code for one.

## A code is typed

join-have_code = You have a code?
join-type_it = Type the three words that you were given, and sit down at the table.
join-code = Code
join-find = Find the table

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] You are asked to the table
   *[other] { $by } asks you to the table
}
join-kept = A seat at a game of Reef Encounter is kept for you. No account is needed.
join-sits = At the table: { AND($names) }.
join-no_clock = no clock
join-name = Your name
join-sit = Sit down
join-sitting = Sitting down …

## No seat is free, or there is no such table

join-taken = All seats are taken
join-faster = Somebody was faster, or the game has begun. Ask for another link, or make a table of your own.
join-first_page = First page
join-new_table = New table
join-nothing = No table waits here
join-type_a_code = Type a code
join-looking = Looking for the table …
