"""Shrimps and the plates they stand on. Each player, and the blue shrimp, is known by the shape of a plate as well as
by a colour."""

PLATES = {
    "purple": '<circle cx="50" cy="50" r="44"/>',
    "green": '<rect x="9" y="9" width="82" height="82" rx="17"/>',
    "red": '<path d="M50 1Q54 1 58 5L95 42Q103 50 95 58L58 95Q50 103 42 95L5 58Q-3 50 5 42L42 5'
    'Q46 1 50 1Z"/>',
    "yellow": '<path d="M29 7H71Q76 7 79 11L97 45Q100 50 97 55L79 89Q76 93 71 93H29Q24 93 21 89L3 55'
    'Q0 50 3 45L21 11Q24 7 29 7Z"/>',
    "blue": '<path d="M50 3Q58 10 67 7Q73 16 83 17Q85 27 94 33Q91 42 97 50Q91 58 94 67Q85 73 83 83Q73 84 67 93'
    'Q58 90 50 97Q42 90 33 93Q27 84 17 83Q15 73 6 67Q9 58 3 50Q9 42 6 33Q15 27 17 17Q27 16 33 7Q42 10 50 3Z"/>',
}

_BODY = (
    "M14 44C17 28 34 19 50 20C70 21 84 36 83 55C82.5 64 78 71 72 76L82 84Q76 92 66 88Q60 92 53 85L61 74"
    "C67 69 68 60 63 54C58 48 49 49 44 54C38 60 27 61 18 56Q9 51 14 44Z"
)
_RINGS = "M45 21Q38 33 46 51M62 24Q54 34 56 49M76 36Q66 42 64 54M82 52Q73 56 67 62"
_FEELERS = "M17 41C10 32 14 20 25 14M22 34C18 24 26 14 38 12M30 60L24 70M39 58L35 70M47 53L46 64"


def shrimp_shape(body: str, line: str) -> str:
    """The animal alone, in two SVG colours."""
    return (
        f'<path d="{_FEELERS}" fill="none" stroke="{body}" stroke-width="4.2" stroke-linecap="round"/>'
        f'<path d="{_BODY}" fill="{body}"/>'
        f'<path d="{_RINGS}" fill="none" stroke="{line}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<circle cx="27" cy="41" r="4.4" fill="{line}"/>'
    )


def shrimp(player: str) -> str:
    """An enamel pin: the plate of the player with a shrimp on it."""
    plate, colour, ink = PLATES[player], f"var(--p-{player})", f"var(--p-{player}-on)"
    return (
        f'<g transform="translate(0 5)" fill="#000" stroke="#000" stroke-width="7" opacity=".38">{plate}</g>'
        f'<g fill="{colour}" stroke="var(--pin-out)" stroke-width="9">{plate}</g>'
        f'<g fill="{colour}" stroke="var(--pin-in)" stroke-width="4.5">{plate}</g>'
        f'<g transform="translate(6.5 6.5) scale(.87)">{shrimp_shape(ink, colour)}</g>'
    )
