### One's games in another browser, by eight words.

along-title = Su un altro dispositivo
along-take = Porta con te queste partite
along-eight_words = Otto parole dicono chi sei. Custodiscile come una chiave: chi le ha può giocare ai tuoi tavoli, e riportano le tue partite se questo browser ti dimentica. Si mostrano solo questa volta; le nuove sostituiscono quelle di prima.
along-your_words = Le tue parole
along-hide = Nascondi le parole
along-make = Crea le mie parole
along-bring = Porta qui le tue partite
along-type = Le tue otto parole. Le partite di questo browser si aggiungono.
along-bring_them = Portale qui
along-done = { $tables ->
    [one] Fatto: la partita è qui.
   *[other] Fatto: { $tables } partite sono qui.
}
