### The privacy page: what is kept, and for how long.

privacy-about = Co o tobě tenhle server ukládá a na jak dlouho. Nikomu dalšímu se nic neposílá a žádná stránka tu nepočítá návštěvy ani tě nesleduje.
privacy-visit = Návštěva
privacy-cookie = Jedna cookie s náhodným číslem, podle které tě příště poznáme. Prohlížeče ji drží 400 dní od poslední návštěvy. Server si ukládá jen její otisk (hash).
privacy-language = Další cookie si pamatuje jazyk, který si vybereš. Jak vypadá stůl, ví jen tvůj prohlížeč.
privacy-guest = O hostech se nezapisuje nic, dokud si něco neuloží: partii, jméno, vyřešený úkol. Když se host přihlásí jako někdo, týden se ví, co mu patřilo, aby to šlo vzít zpět.
privacy-address = Tvoje síťová adresa se počítá proti zneužití, jen v paměti, a za den se zapomene. Log serveru zaznamenává chyby, ne návštěvy.
privacy-rated = Během hodnocené partie otisk adresy a prohlížeče každého, kdo hraje: pozná se z něj, jestli dva nehrají z jednoho místa. Zmizí, když se partie započítá.
privacy-you = Ty
privacy-name = Tvoje jméno, jazyk a první návštěva; u každého zařízení to, jak se prohlížeč sám představuje a kdy tu byl naposledy, s přesností na hodinu.
privacy-ways = Veřejná polovina každého přístupového klíče a otisk tvých záchranných slov. Žádné heslo tu není.
privacy-mail = Pokud ji zadáš, tvoje e-mailová adresa a časové pásmo, dokud je neodstraníš: pro odkazy k přihlášení a pro zprávy, že jsi na tahu. Nikdo jiný ji nevidí. Z odkazu se na den ukládá otisk.
privacy-friends = Tvoji přátelé, tvoje žádosti o přátelství, lidé, které blokuješ, a místa, která ti přátelé drží. Koho blokuješ, vidíš jen ty.
privacy-until = Dokud účet nesmažeš: na stránce Já, v části Moje data. Zmizí o sedm dní později. Host, který si nic neuložil a 30 dní nepřišel, se zapomene, a po 400 dnech i ten, kdo se nemá jak vrátit.
privacy-games = Partie
privacy-steps = Každý krok tvých partií, kdo hrál a jak skončily, hodnocení, tvoje balíčky a které úkoly a hádanky máš vyřešené. Partie bez jiných lidí můžeš kdykoli smazat v Mých partiích.
privacy-others = Společné partie zůstávají všem, kdo je hráli. Když odejdeš, tvoje jméno z nich zmizí.
privacy-expire = Hostitel může nechat mazat partie, ve kterých dlouho nikdo nehrál; v seznamu svých partií to uvidíš.
privacy-chat = Chat
privacy-lines = Posledních 100 zpráv od každého stolu; čtou je ti, kdo tam hrají. Nahlášené zprávy se ukládají pro hostitele.
privacy-rights = Tvoje soubory
privacy-export = Všechny svoje partie a všechno, co je o tobě uloženo, si můžeš kdykoli stáhnout jako soubory na stránce Já.
privacy-host = Kdo tenhle server provozuje
privacy-contact = Zastihneš je tady: { $contact }
privacy-me = Na stránku Já
