### Settings of this browser: what can be chosen, and what each choice means.

settings-light = Tema
settings-light_system = Sistema
settings-light_day = Laguna di giorno
settings-light_night = Immersione notturna

settings-motion = Movimento
settings-motion_system = Sistema
settings-motion_system_about = Segue ciò che il tuo sistema chiede alle pagine.
settings-motion_full = Completo
settings-motion_full_about = I turni degli altri scorrono come brevi animazioni.
settings-motion_still = Fermo
settings-motion_still_about = Niente si muove; per un momento un anello segna ciò che è cambiato.

settings-speed = Velocità dei turni
settings-speed_calm = Calma
settings-speed_normal = Normale
settings-speed_quick = Rapida

settings-laying = Piazzamento
settings-two_clicks = Due clic
settings-two_clicks_about = Il primo mostra che cosa succede, il secondo lo fa.
settings-one_click = Un clic
settings-one_click_about = Il polipo è piazzato subito. «Annulla mossa» lo riprende.

settings-sounds = Suoni
settings-sounds_on = Sì
settings-sounds_on_about = Pochi suoni leggeri: piazzare, mangiare, il tuo turno.
settings-sounds_off = No
settings-sounds_off_about = Non si sente niente.

settings-notices_on = Sì
settings-notices_on_about = Il browser ti avvisa quando tocca a te e stai guardando altro. Mai di notte.
settings-notices_off = No
settings-notices_off_about = Lo dicono solo il titolo e il simbolo della pagina.

settings-child = Qui gioca un bambino
settings-child_no = No
settings-child_no_about = Nessun limite.
settings-child_yes = Sì
settings-child_yes_about = Niente chat, niente sconosciuti, niente avvisi; il bot più mite è il primo.

settings-sizes = Grandezza dei coralli
settings-sizes_always = Sempre
settings-sizes_always_about = Ogni corallo porta il numero dei suoi polipi.
settings-sizes_asked = A richiesta
settings-sizes_asked_about = Solo i coralli che si possono mangiare, e quello che indichi.

settings-tips = Indicazioni
settings-tips_on = Sì
settings-tips_on_about = Ognuna appare una volta al tavolo, accanto a ciò di cui parla.
settings-tips_off = No
settings-tips_off_about = Non ne appaiono più. Se le riattivi, tornano tutte.

settings-kept = Conservate solo in questo browser.
