/* Small pictures of a reef for the page that teaches: drawn from a few lines of text, with our own artwork. */

import type { Colour } from '../api/types';
import { badge, COLOURS, coral, growthCell, island, pad, shrimp, type PlayerColour, type XY } from '../art';

export interface Extras {
  shrimps?: [PlayerColour, number, number][];
  legal?: [Colour, number, number][];
  attacks?: [Colour, number, number][];
  shields?: XY[];
  grows?: [Colour, number, number];
  arrow?: [number, number, number, number];
  size?: [number, number, number, boolean]; // x, y, number, edible
}

export interface Picture {
  box: string;
  markup: string;
}

const isColour = (sign: string | undefined): sign is Colour => COLOURS.includes(sign as Colour);

/** `#` water, `.` rock, `*` the growth cell, a letter a polyp. */
export function reef(rows: string[], extras: Extras = {}): Picture {
  const wide = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y })));
  const rock = cells.filter(({ sign }) => sign !== '#' && sign !== ' ');
  const at = (n: number): number => n * 100;
  const layers = [
    `<rect x="-40" y="-40" width="${at(wide) + 80}" height="${at(rows.length) + 80}" rx="44" fill="var(--sea-1)"/>`,
    island(rock.map(({ x, y }): XY => [x, y])),
    ...rock.filter(({ sign }) => !isColour(sign)).map(({ x, y }) => pad(x, y)),
    ...rock.filter(({ sign }) => sign === '*').map(({ x, y }) => growthCell(x, y)),
    ...corals(rows).map(([colour, group]) => coral(colour, group)),
    ...(extras.legal ?? []).map(([colour, x, y]) => badge.legal(at(x), at(y), colour)),
    extras.grows ? badge.growth(extras.grows[0], at(extras.grows[1]), at(extras.grows[2])) : '',
    ...(extras.shrimps ?? []).map(([player, x, y]) => shrimp(player, at(x) + 18, at(y) + 18, 64)),
    ...(extras.shields ?? []).map(([x, y]) => badge.shield(at(x), at(y), 40)),
    ...(extras.attacks ?? []).map(([colour, x, y]) => badge.attack(at(x), at(y), colour)),
    extras.arrow ? badge.arrow(...extras.arrow) : '',
    extras.size ? badge.size(extras.size[0], extras.size[1], extras.size[2], extras.size[3]) : '',
  ];
  return { box: `-40 -40 ${at(wide) + 80} ${at(rows.length) + 80}`, markup: layers.join('') };
}

/** Polyps of one colour that touch, as one coral. */
function corals(rows: string[]): [Colour, XY[]][] {
  const left = new Map<string, Colour>();
  rows.forEach((row, y) => [...row].forEach((sign, x) => isColour(sign) && left.set(`${x},${y}`, sign)));
  const found: [Colour, XY[]][] = [];
  for (const [start, colour] of left) {
    const group: XY[] = [];
    const reach = [start];
    left.delete(start);
    while (reach.length) {
      const [x, y] = (reach.pop() as string).split(',').map(Number) as [number, number];
      group.push([x, y]);
      for (const near of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
        if (left.get(near) === colour) {
          left.delete(near);
          reach.push(near);
        }
      }
    }
    found.push([colour, group.sort((a, b) => a[1] - b[1] || a[0] - b[0])]);
  }
  return found;
}
