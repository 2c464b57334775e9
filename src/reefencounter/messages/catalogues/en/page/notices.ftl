### Notices of the browser, when it is one's turn: the question beside a game, and the setting.

notices-title = Notices
notices-refused = Your browser says no. To change it, press the sign before the address of this page and allow notifications.
