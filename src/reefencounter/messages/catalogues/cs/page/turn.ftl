### A turn: its ten actions, each with a few words on it.

turn-eat = Sníst
turn-eat_about = jeden svůj korál aspoň o pěti polypech; dřív než cokoli jiného.
turn-lay = Položit
turn-lay_about = polypy té barvy, jakou má zahraná kostička.
turn-lay_again = Znovu položit
turn-lay_again_about = totéž s druhou kostičkou.
turn-introduce = Nový krabík
turn-introduce_about = na korál, který žádného nemá.
turn-move = Přesunout
turn-move_about = svoje krabíky, kdykoli se ti v tahu zachce.
turn-larva = Polyp za kostičku
turn-larva_about = stejné barvy; polyp je ze zkonzumovaných a kostička se hned zahraje.
turn-alga = Váleček
turn-alga_about = za zkonzumovaný polyp: obrátí kartičky korálů, nebo jednu zablokuje.
turn-polyp = Kostička za polyp
turn-polyp_about = stejné barvy.
turn-nothing = Nic
turn-nothing_about = z toho dělat nemusíš.
turn-collect = Vzít z moře
turn-collect_about = vždycky a nakonec: tím tah končí.
turn-order = Akce 2 až 8 jdou v libovolném pořadí. Položit, znovu položit a nový krabík jdou jednou za tah, ostatní tak často, jak máš čím platit.
