### What the signs of a table mean, a sentence each.

signs-polyp = Polyp: pokládá se s kostičkou své barvy.
signs-cube = Kostička dovolí položit až čtyři polypy její barvy.
signs-shrimp = Krabík dělá z korálu korál svého hráče a chrání polypy vedle sebe.
signs-consumed = Získáno útokem: jde položit, vyměnit za kostičku, nebo jím zaplatit váleček.
signs-fish = Na konci se počítá jen to, co papušík snědl.
signs-coral_tile = Říká, která ze dvou barev je silnější, a té přidává bod. Její velká řasa ji obrátí.
signs-locked = Zablokovaná kartička už se nikdy neobrátí.
signs-space = Kdo bere tady, dostane kostičku i polypy a ukončí tah.
signs-value = Tolik bodů má teď polyp této barvy v papušíkovi.
signs-alga = Váleček obrátí všechny kartičky korálů s touto velkou řasou, nebo jednu z nich zablokuje.
signs-alga_space = Váleček, který tu byl zahrán naposled; další ho vystřídá.
signs-blue = Modrý krabík nepatří nikomu a chrání jen polyp, na kterém stojí, zato před všemi.
signs-card = Akční karty: každá dovolí jednou něco, co pravidla nedovolují.
