### Mails: a link to keep an address or to sign in, and whose turn it is in games of days.

letter-greeting = Hello!
letter-end = Reef Encounter. This mail was sent by a program; nobody reads answers to it.

letter-confirm_subject = Your address at Reef Encounter
letter-confirm = Somebody, most likely you, has named this address at Reef Encounter. Open this link and press the button there, and the address is kept with that account: for signing in, and for telling whose turn it is.
letter-sign_in_subject = Your link to sign in at Reef Encounter
# $name is the reader's own.
letter-sign_in = By this link you sign in as { $name }. Open it and press the button there.
letter-good_for_hours = { $hours ->
    [one] The link is good once, for { $hours } hour.
   *[other] The link is good once, for { $hours } hours.
}
letter-good_for_minutes = { $minutes ->
    [one] The link is good once, for { $minutes } minute.
   *[other] The link is good once, for { $minutes } minutes.
}
letter-not_you = Was it not you? Then do nothing. Without the button nothing happens.

letter-digest_subject = { $games ->
    [one] It is your turn
   *[other] It is your turn in { $games } games
}
letter-digest = { $games ->
    [one] A game waits for you:
   *[other] { $games } games wait for you:
}
# $names are the others who play, $time such as 14:30, $zone the reader's time zone such as Europe/Prague.
letter-turn = With { AND($names) }: until { $day } { -month($month) }, { $time } ({ $zone })
letter-off = No more of these mails:

letter-reported_subject = A line was reported
letter-reported = Somebody reported a line of the chat. This command shows what was reported, and by how many:

-month = { $it ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
