### Settings of this browser: what can be chosen, and what each choice means.

settings-light = Vzhled
settings-light_system = Systém
settings-light_day = Polední laguna
settings-light_night = Noční ponor

settings-motion = Pohyb
settings-motion_system = Systém
settings-motion_system_about = Řídí se tím, co si od stránek žádá tvůj systém.
settings-motion_full = Plný
settings-motion_full_about = Tahy ostatních se ukazují jako krátké animace.
settings-motion_still = Žádný
settings-motion_still_about = Nic se nehýbe; co se změnilo, dostane na chvilku kroužek.

settings-speed = Rychlost tahů
settings-speed_calm = Klidně
settings-speed_normal = Běžně
settings-speed_quick = Rychle

settings-laying = Pokládání
settings-two_clicks = Dvě klepnutí
settings-two_clicks_about = První ukáže, co se stane, druhé to provede.
settings-one_click = Jedno klepnutí
settings-one_click_about = Polyp leží hned. Jde to vrátit zpět.

settings-sounds = Zvuky
settings-sounds_on = Ano
settings-sounds_on_about = Pár tichých zvuků: pokládání, jídlo, tvůj tah.
settings-sounds_off = Ne
settings-sounds_off_about = Nic není slyšet.

settings-notices_on = Ano
settings-notices_on_about = Prohlížeč ti řekne, že jsi na tahu, když se díváš jinam. Nikdy v noci.
settings-notices_off = Ne
settings-notices_off_about = Poznáš to jen podle názvu a značky stránky.

settings-child = Hraje tu dítě
settings-child_no = Ne
settings-child_no_about = Nabízí se všechno.
settings-child_yes = Ano
settings-child_yes_about = Žádný chat, nikdo cizí, žádná oznámení; první je na řadě nejmírnější bot.

settings-sizes = Velikosti korálů
settings-sizes_always = Vždy
settings-sizes_always_about = Každý korál má u sebe počet polypů.
settings-sizes_asked = Na vyžádání
settings-sizes_asked_about = Jen u korálů, které jde sníst, a u toho, na který ukážeš.

settings-tips = Tipy
settings-tips_on = Ano
settings-tips_on_about = Každý se u stolu ukáže jednou, vedle toho, o čem mluví.
settings-tips_off = Ne
settings-tips_off_about = Další už nepřijdou. Po zapnutí přijdou znovu všechny.

settings-kept = Ukládá se jen v tomto prohlížeči.
