### Settings of this browser: what can be chosen, and what each choice means.

settings-light = Light
settings-light_system = System
settings-light_day = Noon lagoon
settings-light_night = Night dive

settings-motion = Motion
settings-motion_system = System
settings-motion_system_about = Follows what your system asks of pages.
settings-motion_full = Full
settings-motion_full_about = Turns of the others play as short animations.
settings-motion_still = Still
settings-motion_still_about = Nothing moves; what changed gets a ring for a moment.

settings-speed = Speed of turns
settings-speed_calm = Calm
settings-speed_normal = Normal
settings-speed_quick = Quick

settings-laying = Laying
settings-two_clicks = Two clicks
settings-two_clicks_about = The first shows what it does, the second does it.
settings-one_click = One click
settings-one_click_about = A polyp lies at once. Undo takes it back.

settings-sounds = Sounds
settings-sounds_on = On
settings-sounds_on_about = A few soft sounds: laying, eating, your turn.
settings-sounds_off = Off
settings-sounds_off_about = Nothing is heard.

settings-notices_on = On
settings-notices_on_about = The browser tells you when it is your turn and you look elsewhere. Never at night.
settings-notices_off = Off
settings-notices_off_about = Only the title and the sign of the page tell it.

settings-child = A child plays here
settings-child_no = No
settings-child_no_about = Everything is offered.
settings-child_yes = Yes
settings-child_yes_about = No chat, no strangers, no notices; the gentlest bot comes first.

settings-sizes = Sizes of corals
settings-sizes_always = Always
settings-sizes_always_about = Each coral carries its number of polyps.
settings-sizes_asked = On demand
settings-sizes_asked_about = Only corals that can be eaten, and the one you point at.

settings-tips = Tips
settings-tips_on = On
settings-tips_on_about = Each appears once at the table, beside what it speaks of.
settings-tips_off = Off
settings-tips_off_about = No more appear. Switched on, all of them come again.

settings-kept = Kept in this browser only.
