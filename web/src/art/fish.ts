/* The parrotfish of a player: 160 x 100, with its beak at the left. */
import { PLATES } from './shrimps';
import type { PlateColour } from './names';

const BODY =
  'M8 54C10 46 16 40 22 36C38 18 66 12 88 20C104 26 116 36 126 44C134 38 142 28 152 24C150 36 148 44 148 50C148 56 150 66 153 78C142 74 134 64 126 58C114 70 100 82 82 84C58 87 34 78 22 66C16 63 10 60 8 54Z';

/** `sign` shows the plate of the player on the flank. */
export function fish(player: PlateColour, sign = true): string {
  const [skin, edge, on] = [`var(--p-${player})`, `var(--p-${player}-edge)`, `var(--p-${player}-on)`];
  const id = `kfish${player}`;
  let scales = '';
  for (let r = 0; r < 7; r++) for (let n = 0; n < 9; n++) scales += `M${46 + n * 11 + (r % 2) * 5.5} ${20 + r * 10}q7 5 0 11`;
  return (
    `<g class="fish"><path d="M48 22C60 4 92 6 104 28L60 32ZM62 82C66 94 80 97 92 94L88 78Z" fill="${edge}"/>` +
    `<path d="${BODY}" fill="${skin}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>` +
    `<clipPath id="${id}"><path d="${BODY}"/></clipPath><g clip-path="url(#${id})"><path d="${scales}" fill="none" stroke="${on}" stroke-width="2.6" opacity=".34" stroke-linecap="round"/><path d="M42 10Q54 50 40 92" fill="none" stroke="${on}" stroke-width="4" opacity=".5"/><path d="M0 66Q60 100 126 58L126 100H0Z" fill="${on}" opacity=".12"/></g>` +
    `<path d="M8 54C10 47 14 43 19 40L25 50L21 55L25 60L22 66C16 63 10 60 8 54Z" fill="#fff4dc" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/><path d="M9 55L22 55" stroke="${edge}" stroke-width="2.5"/>` +
    `<path d="M62 54C72 48 84 52 88 60C80 66 68 64 62 54Z" fill="${edge}" opacity=".75"/>` +
    `<circle cx="34" cy="42" r="7" fill="#fff"/><circle cx="33" cy="42" r="3.6" fill="#12222b"/>` +
    (sign ? `<g transform="translate(92 38) scale(.22)" opacity=".95"><g fill="${on}">${PLATES[player]}</g></g>` : '') +
    `</g>`
  );
}
