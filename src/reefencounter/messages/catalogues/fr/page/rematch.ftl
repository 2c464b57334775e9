### After a game: playing again with the same people. Who is named is called by their names.

rematch-title = Revanche
rematch-not_now = Pas maintenant
rematch-go = Y aller
rematch-yes = Revanche
rematch-again = Rejouer
rematch-played = La revanche se joue.
rematch-has_table = La revanche a sa propre table.
rematch-you_ask = Vous proposez une revanche.
rematch-missing = { $players ->
    [one] { AND($players) } a deux minutes pour dire oui.
   *[other] { AND($players) } ont deux minutes pour dire oui.
}
rematch-asks = { $player } propose une revanche.
rematch-same = Mêmes places, mêmes règles ; quelqu’un d’autre commence.
rematch-agreed = { $players ->
    [one] { AND($players) } a dit oui.
   *[other] { AND($players) } ont dit oui.
}
rematch-none = Pas de revanche cette fois.
rematch-once_more = Encore une ?
