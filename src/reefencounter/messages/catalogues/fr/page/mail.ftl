### E-mail: one's address, and the page that links in mails open.

mail-about = Une adresse vous ramène à vos parties : un lien envoyé là vous connecte sur n’importe quel appareil.
mail-address = Adresse e-mail
mail-send = Envoyez-moi un lien
mail-sent = Un lien part vers { $address }. Si un compte a déjà cette adresse ici, il vous y connecte ; sinon, il la garde avec ce compte-ci.
mail-digest = Courriel à mon tour
mail-digest_on = Oui
mail-digest_on_about = Un seul courriel pour toutes les parties par correspondance, toutes les huit heures au plus, jamais la nuit.
mail-digest_off = Non
mail-digest_off_about = Pas de courriel quand c’est à moi.
mail-remove = Retirer { $address }
mail-removed = L’adresse est supprimée.

## the page that a link opens. $name is whose account it is.

mail-looking = Lecture du lien…
mail-no_link = Ce lien ne mène nulle part
mail-ask_again = Demander un lien
mail-sign_in = Se connecter en tant que { $name } ?
mail-sign_in_alone = Ce navigateur sera le vôtre.
mail-sign_in_about = Ce navigateur sera le vôtre, et { $games ->
    [one] sa partie vous suivra
   *[other] ses { $games } parties vous suivront
}. Pendant une semaine, vous pouvez revenir en arrière, dans Moi.
mail-sign_in_sent = Ce lien n’a pas été demandé dans ce navigateur. Connectez-vous seulement si vous savez qui l’a envoyé, et si vous êtes { $name }.
mail-sign_in_apart = Dans ce navigateur, vous jouez en ce moment contre { $name } : ses parties restent donc comme elles sont. Pendant une semaine, vous pouvez y revenir, dans Moi.
mail-bring = { $games ->
    [one] Donner la partie de ce navigateur à { $name }
   *[other] Donner les { $games } parties de ce navigateur à { $name }
}
mail-bring_about = Qui tient le compte de { $name } les joue alors, et en voit les mains.
mail-sign_in_button = Se connecter
mail-confirm = Garder { $address } avec le compte de { $name } ?
mail-confirm_about = Les liens de connexion y seront envoyés, et un mot quand c’est à vous dans les parties par correspondance. Cela se change dans Moi.
mail-confirm_button = Garder cette adresse
mail-confirmed = L’adresse est gardée.
mail-off = Ne plus recevoir de courriel quand c’est à vous ?
mail-off_about = Vous pourrez les remettre dans Moi.
mail-off_button = Ne plus en recevoir
mail-is_off = Vous ne recevrez plus de courriel quand c’est à vous.
mail-to_me = Vers Moi
