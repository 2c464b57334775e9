### Einstellungen dieses Browsers: was es zu wählen gibt und was es bedeutet.

settings-light = Licht
settings-light_system = System
settings-light_day = Mittagslagune
settings-light_night = Nachttauchen

settings-motion = Bewegung
settings-motion_system = System
settings-motion_system_about = Richtet sich nach deinem System.
settings-motion_full = Voll
settings-motion_full_about = Züge der anderen laufen als kurze Animationen ab.
settings-motion_still = Keine
settings-motion_still_about = Nichts bewegt sich; was sich geändert hat, bekommt kurz einen Ring.

settings-speed = Tempo der Züge
settings-speed_calm = Ruhig
settings-speed_normal = Normal
settings-speed_quick = Schnell

settings-laying = Legen
settings-two_clicks = Zwei Klicks
settings-two_clicks_about = Der erste zeigt, was passiert, der zweite tut es.
settings-one_click = Ein Klick
settings-one_click_about = Ein Polyp liegt sofort. „Rückgängig“ nimmt ihn zurück.

settings-sounds = Töne
settings-sounds_on = An
settings-sounds_on_about = Ein paar leise Töne: legen, fressen, du bist am Zug.
settings-sounds_off = Aus
settings-sounds_off_about = Nichts ist zu hören.

settings-notices_on = An
settings-notices_on_about = Der Browser gibt dir Bescheid, wenn du am Zug bist und woanders hinschaust. Nie nachts.
settings-notices_off = Aus
settings-notices_off_about = Nur Titel und Symbol der Seite zeigen es an.

settings-child = Ein Kind spielt hier
settings-child_no = Nein
settings-child_no_about = Alles steht zur Wahl.
settings-child_yes = Ja
settings-child_yes_about = Kein Chat, keine Fremden, keine Benachrichtigungen; der sanfteste Bot steht vorn.

settings-sizes = Größe der Korallen
settings-sizes_always = Immer
settings-sizes_always_about = Auf jeder Koralle steht, wie viele Polypen sie hat.
settings-sizes_asked = Bei Bedarf
settings-sizes_asked_about = Nur bei Korallen, die gefressen werden können, und bei der, auf die du zeigst.

settings-tips = Hinweise
settings-tips_on = An
settings-tips_on_about = Jeder erscheint einmal am Tisch, neben dem, wovon er spricht.
settings-tips_off = Aus
settings-tips_off_about = Es kommen keine mehr. Wieder eingeschaltet, kommen alle noch einmal.

settings-kept = Nur in diesem Browser gespeichert.
