### E-mail: one's address, and the page that links in mails open.

mail-about = An address is a way back to your games: a link sent there signs you in on any device.
mail-address = E-mail address
mail-send = Send me a link
mail-sent = A link is on its way to { $address }. If an account here has this address, the link signs you in there; otherwise it keeps the address with this one.
mail-digest = Mail at my turn
mail-digest_on = Yes
mail-digest_on_about = One mail for all games of days, every eight hours at most, and not at night.
mail-digest_off = No
mail-digest_off_about = No mail tells that it is my turn.
mail-remove = Remove { $address }
mail-removed = The address is forgotten.

## the page that a link opens. $name is whose account it is.

mail-looking = Looking at the link …
mail-no_link = This link leads nowhere
mail-ask_again = Ask for a link
mail-sign_in = Sign in as { $name }?
mail-sign_in_alone = This browser is then yours.
mail-sign_in_about = This browser is then yours, and { $games ->
    [one] its game comes
   *[other] its { $games } games come
} along. Within a week you can undo that, in Me.
mail-sign_in_sent = This link was not asked for in this browser. Sign in only if you know who sent it, and if you are { $name }.
mail-sign_in_apart = You play against { $name } in this browser now, so its games stay as they are. Within a week you can go back to them, in Me.
mail-bring = { $games ->
    [one] Give the game of this browser to { $name }
   *[other] Give the { $games } games of this browser to { $name }
}
mail-bring_about = Whoever has the account of { $name } then plays them, and sees their hands.
mail-sign_in_button = Sign in
mail-confirm = Keep { $address } with the account of { $name }?
mail-confirm_about = Links to sign in are then sent there, and when it is your turn in games of days. You can change that in Me.
mail-confirm_button = Keep this address
mail-confirmed = The address is kept.
mail-off = No more mails about your turns?
mail-off_about = You can have them again in Me.
mail-off_button = No more of them
mail-is_off = No more mails about your turns are sent.
mail-to_me = To Me
