### A turn: its ten actions, each with a few words on it.

turn-eat = Sníst
turn-eat_about = jeden svůj korál aspoň o pěti polypech; dřív než cokoli jiného.
turn-lay = Položit
turn-lay_about = zahrát kostičku a položit polypy její barvy.
turn-lay_again = Znovu položit
turn-lay_again_about = totéž s druhou kostičkou.
turn-introduce = Nový krabík
turn-introduce_about = vnést do hry krabíka na korál, který žádného nemá.
turn-move = Přesunout
turn-move_about = svoje krabíky, v tahu kdykoli chceš.
turn-larva = Polyp za kostičku
turn-larva_about = zkonzumovaný polyp za kostičku jeho barvy, která se hned zahraje.
turn-alga = Váleček
turn-alga_about = za zkonzumovaný polyp obrátit kartičky korálů, nebo jednu zablokovat.
turn-polyp = Kostička za polyp
turn-polyp_about = kostičku za polyp její barvy.
turn-nothing = Nic
turn-nothing_about = nic z toho dělat nemusíš.
turn-collect = Vzít z moře
turn-collect_about = vždycky a nakonec: tím tah končí.
turn-order = Akce 2 až 8 jdou v libovolném pořadí. Položit, znovu položit a nový krabík jdou po jednom, ostatní tak často, jak máš čím platit.
