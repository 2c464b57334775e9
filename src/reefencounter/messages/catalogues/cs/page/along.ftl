### One's games in another browser, by eight words.

along-title = Na jiném zařízení
along-take = Vzít si partie s sebou
along-eight_words = Osm slov otevře tvoje partie. Hlídej je jako klíč: kdo je zná, může hrát u tvých stolů. A když na tebe tenhle prohlížeč zapomene, vrátí ti partie zpátky. Ukážou se jen teď; nová slova nahradí předchozí.
along-your_words = Tvoje slova
along-hide = Skrýt slova
along-make = Vytvořit slova
along-bring = Přenést partie sem
along-type = Tvých osm slov. Partie z tohoto prohlížeče se přidají.
along-bring_them = Přenést
along-done = { $tables ->
    [one] Hotovo: partie je tady.
    [few] Hotovo: jsou tu { $tables } partie.
   *[other] Hotovo: je tu { $tables } partií.
}
