/* Pictures for the expansion's lessons. */
import { badge, coral as draw, island, pad, shrimp } from '../art';
import { SIGNS } from '../second_kind/cardArt';
import { tileArt } from '../second_kind/tiles';
import type { Picture } from './drawing';

const put = (x: number, y: number, scale: number, markup: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

/** Six tiles in two rows on rock. */
export const onRock = (tiles: string[]): Picture => ({
  box: '0 0 400 270',
  markup: `<rect width="400" height="270" rx="36" fill="var(--rock)"/>${tiles.map((tile, n) => put(24 + (n % 3) * 126, 20 + Math.floor(n / 3) * 124, 1.04, tile)).join('')}`,
});

/** A crown that will attack. */
export function besideCrown(): Picture {
  const rock = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]] as const;
  return {
    box: '-40 -40 380 280',
    markup:
      `<rect x="-40" y="-40" width="380" height="280" rx="44" fill="var(--sea-1)"/>${island(rock)}${rock.map(([x, y]) => pad(x, y)).join('')}` +
      draw('O', [[1, 0], [2, 0], [2, 1]]) +
      put(0, 0, 1, tileArt('crown')) +
      shrimp('purple', 219, 18, 62) +
      badge.attack(100, 0, 'O') +
      badge.arrow(50, 50, 150, 50),
  };
}

/** A blue shrimp and the three kinds of cards. */
export function cards(): Picture {
  const card = (x: number, turn: number, sign: string): string =>
    `<g transform="translate(${x} 26) rotate(${turn} 60 80)"><rect width="116" height="160" rx="16" fill="var(--tile)" stroke="var(--tile-edge)" stroke-width="3"/><rect x="11" y="11" width="94" height="84" rx="10" fill="var(--deep)"/>${put(29, 24, 0.58, sign)}<path d="M16 112H86M16 128H98M16 144H70" stroke="var(--line-2)" stroke-width="6" stroke-linecap="round"/></g>`;
  return { box: '0 0 520 215', markup: put(6, 40, 1.25, shrimp('blue')) + card(160, -6, SIGNS.shrimp) + card(278, 0, SIGNS.clown) + card(396, 6, SIGNS.score) };
}
