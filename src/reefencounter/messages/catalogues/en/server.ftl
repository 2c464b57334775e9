### What the server says besides the game: bots, decks, and what it refuses.

lesson-not_played = These actions cannot be played one after the other in this task. Begin it anew.
lesson-you = You
lesson-purple = Purple
lesson-green = Green
lesson-red = Red
lesson-yellow = Yellow

## bots that a seat can have

opponent-drifter = Plays whatever comes along. To try things out.
opponent-gentle = Eats as soon as it can and leaves corals unguarded. For a first game.
opponent-easy = Eats too early and leaves corals unguarded.
opponent-fair = Guards its corals, and sees one step at a time.
opponent-steady = Plays a careful turn.
opponent-able = Plays a careful turn, and has learned from many games which one to choose.
opponent-strong = Sees a turn in many ways.
opponent-expert = Asks what the others would answer.
opponent-master = Takes its time and plays as well as it can.
opponent-given = Plays as { $spec }.
opponent-called_drifter = Drifter
opponent-called_gentle = Gentle
opponent-called_easy = Easy
opponent-called_fair = Fair
opponent-called_steady = Steady
opponent-called_able = Able
opponent-called_strong = Strong
opponent-called_expert = Expert
opponent-called_master = Master

## decks: whose texts they are, and when a card may be played (S7.2, S7.5)

deck_label-reconstructed = Reconstructed: not the published card texts
deck_label-printed = The texts of the printed cards
deck_label-behind_card = [reconstructed deck]
deck-named = { $reconstructed ->
    [none] { $name }.
   *[other] { $name } [reconstructed deck].
}
card-full = { $marks ->
    [none] { CARD($card) }: { CARD_TEXT($card) }
   *[other] { CARD($card) } ({ LIST($marks) }): { CARD_TEXT($card) }
}
card_mark-blue_shrimp = blue shrimp
card_mark-clownfish = clownfish: also in another's turn
card_mark-scoring = scores at the end
card_when-start = At the start of your own turn, before action 1.
card_when-own_turn = In your own turn after action 1, between actions.
card_when-scoring = It also counts at the end if it is still in your hand.
card_when-eaten = Also when another player's fish has eaten.
card_when-attacked = Also when one of your corals is attacked.
card_when-alga = Also when another player's alga is about to turn coral tiles.
card_when-collected = Also when another player has collected, before the sea is refilled.
card_when-turn_end = Also at the end of another player's turn.

## requests and live messages

request-costly = This is more than one visitor may ask for. Try again in { $seconds } s.
request-slow = The request took too long to arrive.
request-foreign = This request comes from another site.
request-nobody = Nobody is known by this request. It has neither our cookie nor the header Reef-Page, to which the answer gives one.
request-words_too_often = That was tried too often; wait a few minutes.
request-binary = Messages are JSON text, not binary.
request-unreadable = The message cannot be read: { $why }
request-too_many_messages = Too many messages at a time; wait a moment.
request-too_many = Too many requests at a time; wait a minute.
request-malformed = { $why }
request-nothing_here = There is nothing at this address.
request-method = This address is not asked by { $method }, but by { $methods }.
request-failed = The server failed at this; its log says more.

## seats

seat-not_yours = This seat is not yours to play.
seat-taken = Somebody was faster.
seat-maker_gone = Whoever made this table is not here any more. Another table may have somebody.
seat-nobody_came = Nobody has sat down on this seat whom you could remove.
seat-none = You have taken no seat here.
seat-not_free = This seat is not free.
seat-of_nobody = Nobody holds this seat.
seat-not_away = A bot plays for { $name } only where all wait for them, and they are away for three minutes.
seat-resigned = You have resigned: a bot finishes this seat.
seat-rated = This game is rated: nobody plays for you by your own wish. You may come back later, or resign.
seat-not_yours_to_see = This seat is not yours; leave it out to look on.

## talking at a table

chat-nice_one = Nice one
chat-thank_you = Thank you
chat-one_moment = One moment
chat-players_only = Only those who play at this table talk here.
chat-none = There is no chat at this table.
chat-empty = A line has some text, or one of the ready words.
chat-too_fast = That was a lot at once; say it again in a moment.
chat-muted = { $days ->
    [0] The host lets you say only ready words.
    [one] The host lets you say only ready words for { NUMBER($days) } more day.
   *[other] The host lets you say only ready words for { NUMBER($days) } more days.
}
chat-no_line = There is no such line any more.
chat-own_line = This line is your own.
chat-reported_enough = The host has heard of many lines from you today, and has them all. Tell of more tomorrow.

## playing again

rematch-not_over = The game is not over yet.
rematch-program_gone = { $name } is a program and has gone: it cannot say yes any more.

## tables

table-not_yours = This table is not yours.
table-waiting = This table waits until all seats are taken.
table-over = No game is played here any more.
table-begun = The game has begun.
table-shared = Others play at this table: it is kept for them.
table-no_step = There is no step { $number }: the last is { $last }.
table-no_record = The record can be had when the game is over: until then it has secrets.
table-waits = The table waits: somebody may answer with a card.
table-paused = The game is paused. Go on with it first.
pause-no_clock = There is no clock here, so there is nothing to pause.
window-no_hurry = Nobody waits for your answer against the clock.
window-once = You have asked for more time already.
window-no_card = You hold no such card that answers in another’s turn.
table-no_deal = Tiles are named only at a table entered from a real game.
table-no_undo = Only what you did in the turn still going on can be taken back.
table-gone_on = The table has gone on to step { $number }. Look again.
table-full = This table has { $most } steps, and no more are kept: start another.
table-gone_on_elsewhere = The table has gone on elsewhere. Look again.
table-players = rules.players is { $players }, but there are { $seats } seats
table-no_branch = A game can be branched off when it is over: until then it has secrets.
table-branch_at = at must be 0 to { $last }, the number of a step
table-branch_seats = seats must be { $players }, as at the table it comes from
rules-no_clause = The rules have no clause { $name }.
table-none = There is no such table here.
table-decks_open = Tables with { $decks } decks of yours are open already; leave one of them first.
table-bot = there is no bot { QUOTED($bot) }; there are { LIST($bots) }
table-bot_game = { QUOTED($bot) } does not play this game; { LIST($bots) } do
table-bot_kind = a seat with a bot has the kind 'bot'
table-first_game = A first game is dealt for two players, by the base rules, and is not rated.
table-rated_seats = A rated game has one seat at your screen at most, and somebody who plays: others sit down by the link, or from the lobby.
table-rated_deck = A rated game uses a deck that everybody here may use.
table-rated_clock = A rated game has a clock: choose one, or play without rating.

## fair play in rated games

rated-way_back = Rated games are for people with a way back: make recovery words or a passkey in Me, or give an address there, and sit down then.
rated-apart = Programs play rated games among themselves, without people and bots of the house. Sit down at an unrated table together.
rated-not_over = What a rated game changes is told when it is over.
fair-live = You play a rated game with a live clock now: until it is over there are no hints and no analyses.
fair-days = You play a rated game with this very reef now: until it is over there are no hints and no analyses of it.
table-deleted = This table was deleted.
table-cannot_open = This table cannot be opened: { $because }

## why not: it is possible

action-possible = This can be done now.

## hints

hint-failed = No hint could be thought out now. Ask again in a minute.
hint-too_many = Too many ask for a hint at the moment. Ask again in half a minute.
hint-not_asked = Hints are for the one who is to act.
hint-thinking = A hint is being thought out already.
hint-rated = This game is rated: there are no hints.
hint-not_here = This table gives hints to other seats only.

## profiles

person-no_profile = There is no such profile here.

## how much is kept

invitation-none = No table waits for this code. It may have been closed.
invitation-used = All seats of this table are taken.
invitation-not_yours = Only those who sit at this table can invite.
quota-decks = You have brought { $decks } decks, and { $most } are kept: remove one that no table uses.
quota-tables = You have { $tables } games here, and { $most } are kept for one browser: delete some in My games, then this one has room.
quota-size = Your games take { $size } MB here, and { $most } MB are kept for one browser: delete some in My games, then this one has room.
quota-address = So many games came from your address today that no more are kept; come back tomorrow.
quota-open = { $most } open tables came from your address today, and no more are listed; invite friends by link, or come back tomorrow.

## decks that people bring

deck-not_yours = There is no deck { $deck } of yours here; GET /api/decks lists those that you may use.
deck-used = A table uses this deck: delete the table first.
deck-unusable = This deck cannot be used: { $because }.

## scores of a game at a real table

count-of_second_kind = deck, cards and at_home belong to the Second Kind (second_kind true).
count-no_scoring_card = { QUOTED($card) } is no scoring card of this deck; those are { LIST($cards) }.
count-card_twice = There is one card { QUOTED($card) }, and it was named twice.
count-kind = A fish holds { LIST($kinds) }, not { QUOTED($kind) }.
count-kind_elsewhere = A fish holds { LIST($kinds) } ("second_kind": true has more), not { QUOTED($kind) }.
count-too_many_polyps = The box has { $most } { -colour($colour) } polyps, not { $number }.
count-too_many_tiles = The box has { $most } { -tiles($tile) }, not { $number }.
count-one_tile = The box has one { -tile($tile) }, not { $number }.
count-coral_tile = The { -coral-tile($coral_tile) } coral tile has { AND($colours, item: "colour") }, not { -colour($colour) }.

## the database

database-full = The database cannot be used now: its disk is full. Nothing is lost; try again soon.
database-locked = The database cannot be used now: another program holds it. Nothing is lost; try again soon.
database-read_only = The database cannot be used now: it may only be read. Nothing is lost; try again soon.
database-damaged = The database cannot be used now: it is damaged. Nothing is lost; try again soon.
database-closed = The database cannot be used now: it cannot be opened. Nothing is lost; try again soon.
database-disk_fails = The database cannot be used now: its disk fails. Nothing is lost; try again soon.
database-silent = The database cannot be used now: it does not answer. Nothing is lost; try again soon.

## why a connection is closed

close-too_many = Too many connections from one place.
close-number = { $name } must be a whole number from 0 to { $most }.
close-unreadable = { $number } messages in a row could not be read.
close-failed = The server failed at this; connect again.
close-too_slow = The connection was too slow; connect again to catch up.
close-read_anew = The table was read anew; connect again to catch up.
close-signed_out = You signed out here.
close-banned = The host has banned you.

## people and their devices

person-language = There is no catalogue of { QUOTED($language) }; there are { LIST($languages) }.
person-no_name = A name has at least one letter.
person-no_way_back = You could not come back: add a passkey, or make recovery words and write them down.
person-no_device = You are not signed in on such a device.
person-nobody_before = There is nobody whom this browser could go back to being: nobody signed in here within the last week.
person-banned = { $days ->
    [0] The host has banned you.
    [one] The host has banned you for { NUMBER($days) } more day.
   *[other] The host has banned you for { NUMBER($days) } more days.
}{ $reason ->
    [none] {""}
   *[other] {" "}The reason: { QUOTED($reason) }.
} What is yours you can still take along: in Me, under My data.
person-no_administrator = This is for administrators.
person-is_administrator = Only the host can ban an administrator: reef admin ban.

## friends

friend-who = Say whom you mean: by a name, or by the address of a profile.
friend-whom = Say whom you mean: by the address of a profile, or by a table and a seat.
friend-oneself = That is you yourself.
friend-none = This person is not among your friends.
friend-asks_not = This was taken back, or is settled already.
friend-nobody_there = Nobody sits there.
friend-no_link = This link is good no longer. Ask for a new one.
friend-own_link = This is your own link: send it to somebody.
friend-blocked = You have blocked this person. Take that back first.
friend-blocked_not = You have not blocked this person.
friend-too_many = Nobody has more than { $most } friends here: one of you has to make room first.
friend-too_many_asked = { $most } people have not answered you yet. Take one of these back first.
friend-asked_often = Enough people at your address have asked this person today. Ask tomorrow, or send them your link.
friend-too_many_blocked = You have blocked { $most } people, and no more are kept. Take one of these back first.
friend-too_many_offers = At this table { $most } people are asked already.

## where the server cannot be reached

offline-title = Calm water, and no wind
offline-text = The server cannot be reached at the moment. Your games are kept there, and nothing is lost.
offline-again = Try again

## programs that play here by a token

program-token = This token opens nothing: it is wrong, or was given up. Your bots stand in the browser in which you made them.
program-too_many = You have { $most } bots, and no more are kept: remove one first.
program-none = You have no such bot.
program-not_for = This is for people: a bot only plays.

## passkeys

passkey-not_here = Passkeys need a safe connection: HTTPS, or http://localhost on the computer that runs the server.
passkey-late = That took too long, or was done already: try again.
passkey-not_valid = The device's answer was not a passkey for this site. Try again.
passkey-unknown = Nobody here has this passkey. Use another, or your recovery words.
passkey-known = This passkey is known already.
passkey-none = You have no such passkey.
passkey-too_many = You have { $most } passkeys, and no more are kept: remove one first.
passkey-last = This is your only way back: make recovery words or another passkey first.

## e-mail addresses and links

address-none = That is no e-mail address, such as ada@example.org.
address-link = This link is not good any longer: it was used, or it came too long ago. Ask for another.
address-taken = Another account here has this address: sign in there by it.
address-no_mail = This server sends no mails.
address-nothing = You have no address here.
address-last = This is your only way back: make recovery words or add a passkey first.

## recovery words

recovery-unknown = The words are well-formed, but nobody on this server has them.
recovery-number = The words are eight words of six letters, and these are { $number }.
recovery-slip = These are not quite the words: there is a slip in one of them, or in their order.
recovery-word = { QUOTED($word) } cannot be one of the words: each has six letters, such as { QUOTED($example) }.
