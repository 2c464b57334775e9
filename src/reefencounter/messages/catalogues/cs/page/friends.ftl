### Friends: on the page of oneself, at a link, on the first page and in the waiting room.

# $name is somebody's name, $when how long ago: "two days ago".
friends-title = Přátelé
friends-none = Zatím nikdo. Přátelé si drží místo jediným klepnutím a mají vlastní žebříček.
friends-seen = naposledy { $when }
friends-record = { $games ->
    [one] { $before } : { $behind } v { $games } společné partii
    [few] { $before } : { $behind } ve { $games } společných partiích
   *[other] { $before } : { $behind } v { $games } společných partiích
}
friends-more = Víc o hráči { $name }
friends-part = Ukončit přátelství
friends-parted = Ty a { $name } už přátelé nejste.
friends-block = Blokovat
friends-block_name = Blokovat hráče { $name }

## Somebody asks

friends-asks = { $name } se s tebou chce přátelit.
friends-yes = Budeme přátelé
friends-yes_to = Přátelit se: { $name }
friends-no = Ne, díky
friends-no_to = Nepřátelit se: { $name }
friends-more_ask = { $people ->
    [one] Žádá ještě { $people } člověk.
    [few] Žádají ještě { $people } lidé.
   *[other] Žádá ještě { $people } lidí.
}
friends-no_to_strangers = Ne všem, které neznám od stolu
friends-now = Ty a { $name } jste teď přátelé.

## The own link

friends-link = Tvůj odkaz
friends-link_about = Kdo ho otevře, může se stát tvým přítelem, po 30 dní. Posílej ho jen lidem, které znáš.
friends-make_link = Vytvořit odkaz pro přátele
friends-copy = Kopírovat
friends-copied = Zkopírováno
friends-new_link = Jiný odkaz
friends-no_link = Zrušit odkaz

## Asking by name

friends-by_name = Jméno někoho tady
friends-ask = Zeptat se
friends-ask_about = Žádost dorazí, pokud se tak tady jmenuje jediný člověk, nebo jediný z těch, se kterými máš společný stůl. Nikdo se nedozví, jestli takový je.
friends-asked_now = Pokud je tu právě jeden hráč jménem { $name }, žádost už má.
friends-asked = žádost { $when }
friends-take_back = Vzít zpět
friends-take_back_name = Vzít zpět žádost pro hráče { $name }

## Blocked people

friends-blocked = { $people ->
    [0] Blokovaní lidé: nikdo
   *[other] Blokovaní lidé: { $people }
}
friends-blocked_about = Nemůžou si sednout k tvým stolům ani tě zvát a nevidíš, co píšou. Nedozvědí se to.
friends-unblock = Odblokovat
friends-unblock_name = Odblokovat hráče { $name }
friends-blocked_now = Hráče { $name } teď blokuješ.

## The page of a link. $by is who made it.

friends-link_asks = { $by } se s tebou chce přátelit
friends-link_lead = Přátelé si drží místa u stolu a vidí, jak si spolu stojí. Kdokoli z vás to může kdykoli ukončit.
friends-be = Budeme přátelé
friends-mine = Tohle je tvůj vlastní odkaz
friends-mine_about = Pošli ho někomu: kdo ho otevře, může se stát tvým přítelem.
friends-already = Ty a { $by } jste přátelé
friends-gone = Tenhle odkaz nikam nevede
friends-looking = Hledá se…
friends-to_friends = Moji přátelé

## The first page

friends-for_you = Pro tebe
friends-seat = { $by } ti drží místo
friends-sit = Posadit se
friends-sit_by = Posadit se ke stolu: { $by }
friends-refuse = Teď ne
friends-refuse_by = Neposadit se ke stolu: { $by }

## The waiting room

friends-invite = Pozvat přátele
friends-invite_name = Pozvat ke stolu: { $name }
friends-invited = pozvánka odeslána
friends-all = Všichni přátelé ({ $friends })
friends-invite_about = Pozvánka stojí na jejich úvodní stránce, dokud je místo volné.

## Another's profile

friends-add = Nabídnout přátelství
friends-added = Přátelství nabídnuto
friends-are = Přátelé
