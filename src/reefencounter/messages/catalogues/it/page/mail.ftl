### E-mail: one's address, and the page that links in mails open.

mail-about = Con un indirizzo ritrovi sempre le tue partite: un link mandato lì ti fa accedere su qualsiasi dispositivo.
mail-address = Indirizzo e-mail
mail-send = Mandami un link
mail-sent = Un link è in viaggio verso { $address }. Se qui un account ha già questo indirizzo, il link ti fa accedere lì; altrimenti lo lega a questo.
mail-digest = E-mail quando tocca a me
mail-digest_on = Sì
mail-digest_on_about = Una sola e-mail per tutte le partite per corrispondenza, al massimo ogni otto ore e mai di notte.
mail-digest_off = No
mail-digest_off_about = Nessuna e-mail quando tocca a me.
mail-remove = Rimuovi { $address }
mail-removed = L’indirizzo è stato cancellato.

## the page that a link opens. $name is whose account it is.

mail-looking = Controllo il link…
mail-no_link = Questo link non porta da nessuna parte
mail-ask_again = Chiedi un link
mail-sign_in = Accedere come { $name }?
mail-sign_in_alone = Questo browser sarà tuo.
mail-sign_in_about = Questo browser sarà tuo, e { $games ->
    [one] la sua partita verrà
   *[other] le sue { $games } partite verranno
} con te. Per una settimana puoi annullare, in «Io».
mail-sign_in_sent = Questo link non è stato chiesto in questo browser. Accedi solo se sai chi l’ha mandato e se sei { $name }.
mail-sign_in_apart = In questo browser stai giocando contro { $name }, perciò le sue partite restano come sono. Per una settimana puoi tornarci, in «Io».
mail-bring = { $games ->
    [one] Dare la partita di questo browser a { $name }
   *[other] Dare le { $games } partite di questo browser a { $name }
}
mail-bring_about = Chi ha l’account di { $name } allora le gioca e ne vede le mani.
mail-sign_in_button = Accedi
mail-confirm = Tenere { $address } con l’account di { $name }?
mail-confirm_about = Lì arriveranno i link per accedere, e un avviso quando tocca a te nelle partite per corrispondenza. Puoi cambiarlo in «Io».
mail-confirm_button = Tieni questo indirizzo
mail-confirmed = L’indirizzo è salvato.
mail-off = Niente più e-mail quando tocca a te?
mail-off_about = Puoi riattivarle in «Io».
mail-off_button = Niente più e-mail
mail-is_off = Non riceverai più e-mail quando tocca a te.
mail-to_me = Vai a «Io»
