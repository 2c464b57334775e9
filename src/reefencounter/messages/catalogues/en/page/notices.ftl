### Notices of the browser, when it is one's turn: the question beside a game, and the setting.

notices-title = Notices
notices-refused = Your browser says no. To change it, press the sign before the address of this page and allow notifications.
notices-ask = Shall the browser tell you when it is your turn and you look elsewhere?
notices-yes = Yes
notices-no = No
notices-close = Close
notices-how = Your browser says no. Here is how to change it.
# "On" and "Notices" are words of the settings.
notices-change = Press the sign before the address of this page, allow notifications, and choose <i>On</i> for <i>Notices</i> in the settings here.

## What is told in the tab, by the browser and above other pages. $name: who came, or asks

notices-sat_down = { $name } sat down
notices-begins = { $name ->
    [none] Your game begins
   *[other] { $name } sat down. Your game begins
}
notices-rematch = { $name } would like a rematch
notices-to_table = To the table
