### The rules in brief, each with a picture; and how the page serves those who see, hear or move differently.

brief-title = Pravidla ve zkratce
brief-about = Na útesu pěstuješ korály a krmíš jimi svého papušíka. Boduje jen to, co v něm na konci je. Nejlíp se to naučíš hraním, v <a>lekcích</a>; stůl ti v každé chvíli ukáže, co můžeš dělat a proč něco nejde.
brief-on_this_page = Na této stránce
brief-corals = Pět korálů
brief-colour = { CAPITAL(-colour($colour)) }
# what the corals look like
brief-coral = { $colour ->
    [W] parohatý korál
    [Y] mozkový korál
    [O] vějířový korál
    [P] bublinkový korál
   *[G] stolový korál
}

## Grow

brief-grow = Rosteme
brief-grow_1 = Útes má tolik desek, kolik je hráčů. Na jeho skále rostou polypy pěti barev. Polypy jedné barvy, které se dotýkají stranou, jsou jeden korál.
brief-grow_2 = Když chceš pokládat polypy, zahraj larví kostičku jejich barvy: jednu kostičku a s ní až čtyři polypy té barvy z ruky a k tomu libovolný počet zkonzumovaných. Za tah to smíš dvakrát.
brief-grow_3 = Pokládej na kteroukoli volnou skálu, vedle jiných polypů i jinam.
brief-grow_picture = Žlutý korál velikosti čtyři a růžový velikosti dva; kroužky označují volnou skálu, kam smí žlutá.

## The starfish

brief-starfish = Hvězdice
brief-starfish_1 = Na každé desce je jedno místo s hvězdicí. Když někdo položí polyp vedle ní a je prázdná, vyroste na ní sám od sebe polyp stejné barvy: jeden zadarmo.
brief-starfish_2 = Ve hře pro pokročilé tam nevyroste nic.
brief-starfish_picture = Vedle hvězdice přibyl oranžový polyp; druhý vyrostl na hvězdici.

## Guard

brief-guard = Chráníme
brief-guard_1 = Korál nepatří nikomu, dokud na něj někdo nedá krabíka; pak je jeho. Máš čtyři krabíky a za tah smí do hry jeden.
brief-guard_2 = Krabík chrání polyp, na kterém stojí, a ty hned vedle ve stejném korálu. Zbytek korálu jde napadnout.
brief-guard_3 = Ve svém tahu krabíky volně přesouváš: v rámci jejich korálu, na korál bez krabíka, po volné skále, nebo zpátky domů. Nikdy nestojí dva na jednom korálu a dva korály s krabíky nejde spojit.
brief-guard_picture = Fialový krabík uprostřed růžového korálu; štíty označují dva polypy vedle něj.

## Attack

brief-attack = Útočíme
brief-attack_1 = Silnější barva smí na polyp slabší barvy, když vedle něj leží korál silnější barvy aspoň o dvou polypech a napadaný polyp nechrání žádný krabík. Jak velký je napadený korál, nehraje roli.
brief-attack_2 = Polyp, který takhle sebereš, leží jako zkonzumovaný před tvou clonou. Můžeš ho položit jako vlastní, vyměnit za kostičku, nebo jím zaplatit váleček.
brief-attack_picture = Žlutý korál velikosti tři napadá oranžový polyp vedle sebe.

## Strength

brief-strength = Obracíme síly
brief-strength_1 = Deset kartiček korálů říká, která barva poráží kterou, pro každou dvojici jedna. Každá ukazuje velkou řasu: když někdo zahraje do moře váleček té barvy, kartička se obrátí a ze slabé barvy je silná.
brief-strength_2 = Za každou kartičku, na které barva vítězí, má její polyp o bod vyšší hodnotu. Jeden váleček tak mění, kdo může koho napadnout i jakou hodnotu má každý papušík.
brief-strength_3 = Jakmile se tvůj papušík jednou nají, smíš kartičky napořád blokovat, jednu za tah.
brief-strength_picture = Kartička korálu, na které žlutá poráží oranžovou, ukazuje velkou modrou řasu; modrý váleček ji obrátí: oranžová poráží žlutou.

## Feed

brief-feed = Krmíme
brief-feed_1 = Úplně na začátku tahu smí tvůj papušík sníst jeden tvůj korál aspoň o pěti polypech. Čtyři polypy se vrátí do pytlíku, všechny ostatní zůstanou v papušíkovi a na konci bodují.
brief-feed_2 = Krabík jde s nimi. Pátý polyp tedy za něco stojí a desátý za mnohem víc. Jenže každý tah, který čekáš, ti může někdo kus ukousnout.
brief-feed_picture = Šedý korál velikosti sedm se zeleným krabíkem: jde sníst, čtyři se vrátí a tři zůstanou.

## Collect

brief-collect = Bereme z moře
brief-collect_1 = Každý tah končí v otevřeném moři: vyber jedno z pěti míst a vezmi si jeho kostičku a polypy u ní. Místo dostane novou kostičku a každé místo s méně než třemi polypy dostane jeden z pytlíku.
brief-collect_2 = Ber kostičky barev, které máš v ruce, a polypy barev, na které máš kostičky.
brief-collect_picture = Jedno místo otevřeného moře: růžová kostička s růžovým, bílým a oranžovým polypem.

## The end

brief-end = Konec
brief-end_1 = Partie končí, když je zablokovaných všech deset kartiček nebo některý papušík sní čtvrtého krabíka; pak smí každý z ostatních ještě jednou sníst korál a vrací přitom pět polypů. Končí i tehdy, když už není co kam položit nebo nejde doplnit moře.
brief-end_2 = Polyp v papušíkovi je za 1 bod a za každou kartičku korálu, na které jeho barva vítězí, ještě za 1 víc. Všech pět hodnot dá dohromady vždycky 15. Nejplnější papušík nemusí být nejlepší.
brief-end_picture = Fialový papušík se dvěma žlutými polypy po čtyřech bodech a s jedním růžovým za tři.

## A turn, and a plan

brief-turn = Tah
brief-turn_title = Tah: deset akcí
brief-plan = Plán na začátek
brief-plan_1 = Ber kostičky barvy, kterou máš v ruce. Dej brzy krabíka na korál té barvy. Zvětši ho na šest nebo sedm a krabíka drž tam, kde jsou silní sousedé. Na začátku příštího tahu ho sněz. Polož vedle hvězdice, je to polyp zadarmo.
brief-play_now = Hrát hned

## The expansion

brief-second_kind = Second Kind
brief-second_kind_title = Rozšíření: Second Kind
brief-second_kind_about = Až budeš hru znát, vyber ho na úvodní stránce nebo u nového stolu. Hodně přidává a málo mění.
brief-tiles = Speciální kartičky
brief-tiles_1 = Chodí z pytlíku jako všechny ostatní a pokládají se s kostičkou své barvy. Dvoubarevná má obě barvy, dokud ji někdo nepoloží. Dvojitá je na útesu jedna a v papušíkovi dvě. Poloviční má na dvou stranách korál a na dvou skálu: přes skálu se nic nespojí, nenapadne ani nevyroste. Kartičku s modrým krabíkem nejde nikdy napadnout.
brief-tiles_2 = Skála a voda se pokládají bez kostičky a mění samotný útes, až o jedno místo za jeho okraj.
brief-tiles_picture = Dvoubarevná, dvojitá a poloviční kartička, kartička s modrým krabíkem, skála a voda.
brief-crowns = Trnové koruny
brief-crowns_1 = Trnová koruna stojí na skále. Na začátku každého tahu sní sousední polyp: z korálu, kde má krabíka ten, kdo je na tahu, jinak z korálu bez krabíka, nikdy z cizího. Přesune se na jeho místo; krabík odtamtud musí pryč. Když vedle sebe žádný polyp nemá, zahyne.
brief-crowns_2 = Koruny pokládáš ve svém tahu a vybíráš kořist, když je z čeho.
brief-crowns_picture = Trnová koruna vedle oranžového korálu s fialovým krabíkem: zaútočí.
brief-cards = Modří krabíci a karty
brief-cards_1 = Modrý krabík nepatří nikomu a chrání přede všemi jediný polyp, na kterém stojí. Modří krabíci přicházejí a odcházejí díky kartám.
brief-cards_2 = Jednou za tah si smíš koupit kartu za kartičku nebo kostičku; v ruce můžou být nejvýš tři. Kartu použiješ kvůli textu, nebo kvůli modrému krabíkovi, pokud na ní je. První korál tvého papušíka stojí kartu s modrým krabíkem. Karty s klaunem očkatým můžou odpovědět v tahu někoho jiného; stůl pak chvilku počká. Bodovací karty se počítají na konci.
brief-cards_3 = Texty karet jsou rekonstruované: ty vydané v pravidlech nejsou. Kdo karty má, může u stolu použít vlastní balíček.
brief-cards_picture = Modrý krabík a karty se značkami modrého krabíka, odpovědi a bodování.

## Keys

brief-keys = Klávesy
brief-keys_table = U stolu
brief-keys_replay = Při přehrávání
brief-keys_analysis = V rozboru

## Accessibility

brief-accessibility = Přístupnost
brief-accessibility_1 = Všechno jde ovládat jen klávesnicí, jen dotykem, nebo jen myší. Nic není potřeba přetahovat.
brief-accessibility_2 = Korály se liší vzorem a obrysem, hráči tvarem štítku, řasy svou podobou: ke hře není nutné rozeznávat barvy.
brief-accessibility_3 = Desky jsou mřížky a každé místo má jméno; čtečky obrazovky ohlásí, co máš udělat a co udělali ostatní.
brief-accessibility_4 = Světlý a tmavý vzhled, méně pohybu nebo žádný a rychlost tahů najdeš v nápovědě a nastavení, pod otazníkem nahoře na každé stránce.
brief-accessibility_5 = Text jde zvětšit na 200 % a žádné tlačítko se neztratí.
