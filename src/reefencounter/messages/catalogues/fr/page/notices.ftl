### Notices of the browser, when it is one's turn: the question beside a game, and the setting.

notices-title = Notifications
notices-refused = Votre navigateur refuse. Pour changer cela, touchez l’icône devant l’adresse de cette page et autorisez les notifications.
notices-ask = Le navigateur doit-il vous prévenir quand c’est à vous de jouer et que vous êtes ailleurs ?
notices-yes = Oui
notices-no = Non
notices-close = Fermer
notices-how = Votre navigateur refuse. Voici comment changer cela.
# "Oui" and "Notifications" are words of the settings.
notices-change = Touchez l’icône devant l’adresse de cette page, autorisez les notifications, puis choisissez <i>Oui</i> pour <i>Notifications</i> dans les réglages ici.

## What is told in the tab, by the browser and above other pages. $name: who came, or asks

notices-sat_down = { $name } a pris place
notices-begins = { $name ->
    [none] Votre partie commence
   *[other] { $name } a pris place. Votre partie commence
}
notices-rematch = { $name } propose une revanche
notices-to_table = À la table
