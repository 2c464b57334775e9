### Settings of this browser: what can be chosen, and what each choice means.

settings-light = Thème
settings-light_system = Système
settings-light_day = Lagon à midi
settings-light_night = Plongée de nuit

settings-motion = Animations
settings-motion_system = Système
settings-motion_system_about = Suit le réglage de votre système.
settings-motion_full = Toutes
settings-motion_full_about = Les tours des autres se déroulent en courtes animations.
settings-motion_still = Aucune
settings-motion_still_about = Rien ne bouge ; ce qui a changé est entouré un instant.

settings-speed = Vitesse des tours
settings-speed_calm = Calme
settings-speed_normal = Normale
settings-speed_quick = Rapide

settings-laying = Pose
settings-two_clicks = Deux clics
settings-two_clicks_about = Le premier montre ce que cela fait, le second le fait.
settings-one_click = Un clic
settings-one_click_about = Un polype est placé aussitôt. « Annuler le coup » le reprend.

settings-sounds = Sons
settings-sounds_on = Oui
settings-sounds_on_about = Quelques sons doux : placer, manger, à vous de jouer.
settings-sounds_off = Non
settings-sounds_off_about = On n’entend rien.

settings-notices_on = Oui
settings-notices_on_about = Le navigateur vous prévient quand c’est à vous de jouer et que vous êtes ailleurs. Jamais la nuit.
settings-notices_off = Non
settings-notices_off_about = Seuls le titre et l’icône de la page le disent.

settings-child = Un enfant joue ici
settings-child_no = Non
settings-child_no_about = Tout est proposé.
settings-child_yes = Oui
settings-child_yes_about = Pas de discussion, pas d’inconnus, pas de notifications ; le bot le plus doux vient en premier.

settings-sizes = Taille des coraux
settings-sizes_always = Toujours
settings-sizes_always_about = Chaque corail porte son nombre de polypes.
settings-sizes_asked = À la demande
settings-sizes_asked_about = Seulement les coraux qui peuvent être mangés, et celui que vous pointez.

settings-tips = Astuces
settings-tips_on = Oui
settings-tips_on_about = Chacune apparaît une fois à la table, à côté de ce dont elle parle.
settings-tips_off = Non
settings-tips_off_about = Il n’en vient plus. Si vous les réactivez, elles reviennent toutes.

settings-kept = Conservé dans ce navigateur seulement.
