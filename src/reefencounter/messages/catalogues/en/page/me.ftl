### The page of oneself: account, passkeys, devices.

# $day is a day as the language writes it.
me-since = Here since { $day }
me-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Account

me-account = Account
me-name = Name
me-kept = Kept.
me-no_password = There is no password that could be stolen.

## Who somebody was in this browser before they signed in. $name is that guest, $until the day until which they can go back.

me-before_along = You were { $name } in this browser. { $games ->
    [0] What was yours came along.
    [one] One game came along.
   *[other] { $games } games came along.
} Until { $until } you can undo it.
me-before_apart = You were { $name } in this browser. { $games ->
    [0] What was yours stayed there.
    [one] One game stayed there.
   *[other] { $games } games stayed there.
} Until { $until } you can go back.
me-before_back = Be { $name } again

## Passkeys. $passkey is what one has called it.

me-passkeys = Passkeys
me-passkey_name = Name of this passkey
me-passkey_since = Passkey, added on { $day }
me-add_passkey = Add a passkey
me-another_passkey = Add another passkey
me-sign_in = Sign in with a passkey
me-remove = Remove { $passkey }
me-passkey_kept = The passkey is kept: you can sign in with it from now on.
me-passkey_removed = { $passkey } opens nothing here any longer. Delete it on your device, too.
me-passkey_there = This device has a passkey for you already.
me-nothing_done = Nothing was done: the question was closed, or it took too long.
me-not_safe = Passkeys are missing here, because browsers offer them only over a safe connection: HTTPS, or http://localhost on the computer that runs the server. Your recovery words work everywhere.

## Friends

me-friends = Friends

## Devices. $device is what it is called, $when how long ago it was seen: "two days ago".

me-devices = Devices
me-browser = A browser
me-this_one = this one
me-seen = seen { $when }
me-sign_out = Sign out
me-sign_out_here = Sign out here
me-sign_out_device = Sign out { $device }
me-sign_out_everywhere = Sign out everywhere
me-guest = Nothing of yours is kept here yet: you are a guest in this browser alone.

## Settings

me-look = Look and play
