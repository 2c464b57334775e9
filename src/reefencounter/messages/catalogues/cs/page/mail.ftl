### E-mail: one's address, and the page that links in mails open.

mail-about = S adresou se ke svým partiím vždycky vrátíš: odkaz poslaný tam tě přihlásí na kterémkoli zařízení.
mail-address = E-mailová adresa
mail-send = Poslat odkaz
mail-sent = Odkaz je na cestě na { $address }. Pokud tu tuhle adresu má nějaký účet, přihlásí tě k němu; jinak ji uloží k tomuhle.
mail-digest = E-mail, když jsem na tahu
mail-digest_on = Ano
mail-digest_on_about = Jeden e-mail za všechny korespondenční partie, nejvýš jednou za osm hodin a nikdy v noci.
mail-digest_off = Ne
mail-digest_off_about = Žádný e-mail, když jsem na tahu.
mail-remove = Odstranit { $address }
mail-removed = Adresa je smazaná.

## the page that a link opens. $name is whose account it is.

mail-looking = Ověřuje se odkaz…
mail-no_link = Tenhle odkaz nikam nevede
mail-ask_again = Poslat nový odkaz
mail-sign_in = Přihlásit se jako { $name }?
mail-sign_in_alone = Tenhle prohlížeč pak bude tvůj.
mail-sign_in_about = Tenhle prohlížeč pak bude tvůj a { $games ->
    [one] jeho partie půjde
    [few] jeho { $games } partie půjdou
   *[other] jeho { $games } partií půjde
} s tebou. Týden to jde vzít zpět, na stránce Já.
mail-sign_in_sent = O tenhle odkaz v tomto prohlížeči nikdo nežádal. Přihlas se, jen když víš, od koho přišel, a když jsi { $name }.
mail-sign_in_apart = V tomto prohlížeči teď hraješ proti hráči { $name }, a tak jeho partie zůstanou, jak jsou. Týden se k nim můžeš vrátit, na stránce Já.
mail-bring = { $games ->
    [one] Dát partii z tohoto prohlížeče účtu { $name }
    [few] Dát { $games } partie z tohoto prohlížeče účtu { $name }
   *[other] Dát { $games } partií z tohoto prohlížeče účtu { $name }
}
mail-bring_about = Kdo má účet { $name }, ten je pak hraje a vidí, co je v ruce.
mail-sign_in_button = Přihlásit se
mail-confirm = Uložit { $address } k účtu: { $name }?
mail-confirm_about = Budou tam chodit odkazy k přihlášení a zprávy, že jsi na tahu v korespondenčních partiích. Změnit to můžeš na stránce Já.
mail-confirm_button = Uložit adresu
mail-confirmed = Adresa je uložená.
mail-off = Už nepsat, když jsi na tahu?
mail-off_about = Na stránce Já si to můžeš zase zapnout.
mail-off_button = Už nepsat
mail-is_off = E-maily o tom, že jsi na tahu, už nepřijdou.
mail-to_me = Na stránku Já
