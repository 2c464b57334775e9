### Around the seats while a game goes on: the menu, a bot that stands in, resigning, the chat.

## The menu of one's own seat

seats-play_on = Play on myself
seats-let_bot = Let a bot play for me
seats-come_back = you may come back at any time
seats-pause = Ask for a pause
seats-pause_about = everybody must agree
seats-pause_alone = the clock rests until you go on
seats-resign_ask = Resign …

## Resigning

seats-resign_title = Resign?
# $decides: with it the game is over.
seats-resign_about = { $decides ->
    [none] A bot finishes your seat. It counts as lost. You may still look on.
   *[other] With that the game is over, and it counts as lost.
}
seats-resign_not = Play on
seats-resign = Resign

## Somebody is lost to a game in which others play on. $name is who, $bot who plays there now.

seats-out_of_time = { $me ->
    [none] { $name } ran out of time. It counts as lost, and { $bot } plays on.
   *[other] Your time ran out. It counts as lost, and { $bot } plays for you until you play on yourself.
}
seats-resigned = { $name } resigned. { $bot } plays on.
seats-left = { $me ->
    [none] { $name } left. It counts as lost, and { $bot } plays on.
   *[other] You were away for too long. It counts as lost, and { $bot } plays for you until you play on yourself.
}
seats-understood = All right

## Somebody is away in their turn. $name is who.

seats-is_away = { $name } is away.
seats-is_away_for = { $name } is away. A bot can play for them in { $minutes } min.
# $names are those who want it, and the next message for the reader.
seats-bot_wanted = A bot is wanted by { AND($names) }; all must agree.
seats-wanted_by_you = you
seats-let_bot_for = Let a bot play for { $name }

## The chat. $name is who has said a line.

seats-chat = Chat
seats-chat_only = Only those who play here read this.
seats-chat_say = Say to the table
seats-chat_send = Send
# Behind a line that the server does not have yet.
seats-chat_sending = on its way
seats-chat_against = Mute { $name } or report this line
seats-chat_mute = Mute { $name }
seats-chat_report = Report this line
seats-chat_block = Block { $name }
seats-chat_blocked = { $name } is blocked: you do not see what they write. In Me you can take that back.
seats-chat_reported = The host of this server is told.
seats-chat_muted = { $name } is muted, for you alone.
seats-chat_hear = Hear { $name } again
seats-chat_nice_one = Nice one
seats-chat_thank_you = Thank you
seats-chat_one_moment = One moment
