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
mail-sign_in_about = Ce navigateur sera le vôtre, et ses parties vous suivront.
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
