### Benachrichtigungen des Browsers, wenn man am Zug ist.

notices-title = Benachrichtigungen
notices-refused = Dein Browser erlaubt es nicht. Um das zu ändern, klick auf das Zeichen vor der Adresse dieser Seite und erlaube Benachrichtigungen.
notices-ask = Soll der Browser dir Bescheid geben, wenn du am Zug bist und woanders hinschaust?
notices-yes = Ja
notices-no = Nein
notices-close = Schließen
notices-how = Dein Browser erlaubt es nicht. So änderst du das.
# "On" and "Notices" are words of the settings.
notices-change = Klick auf das Zeichen vor der Adresse dieser Seite, erlaube Benachrichtigungen und wähle hier in den Einstellungen bei <i>Benachrichtigungen</i> <i>An</i>.

## What is told in the tab, by the browser and above other pages. $name: who came, or asks

notices-sat_down = { $name } hat Platz genommen
notices-begins = { $name ->
    [none] Deine Partie beginnt
   *[other] { $name } hat Platz genommen. Deine Partie beginnt
}
notices-rematch = { $name } möchte eine Revanche
notices-to_table = Zum Tisch
