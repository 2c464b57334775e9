### After a game: playing again with the same people. Who is named is called by their names.

rematch-title = Odveta
rematch-not_now = Teď ne
rematch-go = Přejít tam
rematch-yes = Odveta
rematch-again = Hrát znovu
rematch-played = Hrají znovu.
rematch-has_table = Odveta má svůj vlastní stůl.
rematch-you_ask = Chceš odvetu.
rematch-missing = { $players ->
    [one] { AND($players) } má na odpověď dvě minuty.
   *[other] { AND($players) } mají na odpověď dvě minuty.
}
rematch-asks = { $player } chce odvetu.
rematch-same = Stejná místa, stejná pravidla; začíná někdo jiný.
rematch-agreed = { $players ->
    [one] { AND($players) } souhlasí.
   *[other] { AND($players) } souhlasí.
}
rematch-none = Tentokrát bez odvety.
rematch-once_more = Ještě jednou?
