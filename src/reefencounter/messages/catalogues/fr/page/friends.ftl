### Friends: on the page of oneself, at a link, on the first page and in the waiting room.

# $name is somebody's name, $when how long ago: "two days ago".
friends-title = Amis
friends-none = Personne encore. Entre amis, on se garde une place d’un seul geste, et on a son propre palmarès.
friends-seen = dernière visite { $when }
friends-record = { $games ->
    [one] { $before } : { $behind } en { $games } partie commune
   *[other] { $before } : { $behind } en { $games } parties communes
}
friends-more = Plus sur { $name }
friends-part = Retirer de mes amis
friends-parted = { $name } et vous n’êtes plus amis.
friends-block = Bloquer
friends-block_name = Bloquer { $name }

## Somebody asks

friends-asks = { $name } vous propose d’être amis.
friends-yes = Accepter
friends-yes_to = Accepter l’amitié de { $name }
friends-no = Non, merci
friends-no_to = Décliner l’amitié de { $name }
friends-more_ask = { $people ->
    [one] { $people } autre personne demande.
   *[other] { $people } autres personnes demandent.
}
friends-no_to_strangers = Non à tous ceux avec qui je n’ai pas joué
friends-now = { $name } et vous êtes amis.

## The own link

friends-link = Votre lien
friends-link_about = Quiconque l’ouvre peut devenir votre ami, pendant 30 jours. Ne l’envoyez qu’à des gens que vous connaissez.
friends-make_link = Créer un lien d’amitié
friends-copy = Copier
friends-copied = Copié
friends-new_link = Un autre lien
friends-no_link = Supprimer le lien

## Asking by name

friends-by_name = Nom de quelqu’un d’ici
friends-ask = Demander
friends-ask_about = La demande arrive si une seule personne ici porte ce nom, ou une seule avec qui vous avez partagé une table. Personne n’apprend si elle existe.
friends-asked_now = S’il y a ici exactement une personne du nom de { $name }, la demande lui est faite.
friends-asked = demandé { $when }
friends-take_back = Retirer
friends-take_back_name = Retirer la demande à { $name }

## Blocked people

friends-blocked = { $people ->
    [0] Personnes bloquées : aucune
   *[other] Personnes bloquées : { $people }
}
friends-blocked_about = Elles ne peuvent ni s’asseoir à vos tables ni vous inviter, et vous ne voyez pas ce qu’elles écrivent. Elles n’en savent rien.
friends-unblock = Débloquer
friends-unblock_name = Débloquer { $name }
friends-blocked_now = Vous avez bloqué { $name }.

## The page of a link. $by is who made it.

friends-link_asks = { $by } vous propose d’être amis
friends-link_lead = Entre amis, on se garde des places et on voit où l’on en est. Chacun peut y mettre fin à tout moment.
friends-be = Devenir amis
friends-mine = C’est votre propre lien
friends-mine_about = Envoyez-le à quelqu’un : quiconque l’ouvre peut devenir votre ami.
friends-already = { $by } et vous êtes amis
friends-gone = Ce lien ne mène nulle part
friends-looking = Recherche…
friends-to_friends = Mes amis

## The first page

friends-for_you = On vous attend
friends-seat = { $by } vous garde une place
friends-sit = Prendre place
friends-sit_by = Prendre place à la table de { $by }
friends-refuse = Pas maintenant
friends-refuse_by = Ne pas prendre place à la table de { $by }

## The waiting room

friends-invite = Inviter des amis
friends-invite_name = Inviter { $name } à la table
friends-invited = invitation envoyée
friends-all = Tous mes amis ({ $friends })
friends-invite_about = L’invitation figure sur leur page d’accueil jusqu’à ce que la place soit prise.

## Another's profile

friends-add = Proposer d’être amis
friends-added = Amitié proposée
friends-are = Amis
