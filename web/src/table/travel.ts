/* What is collected travels from the open sea to the hand of whoever took it: pictures above the table for a moment, which
hold up nothing. */
import { cube, own, polyp } from '../art';
import type { Colour } from '../api/types';
import { tileArt } from '../second_kind/tiles';
import type { Frame } from './source';

const [TIME, GAP, SIZE] = [620, 70, 34]; // ms, ms between two of them, px

/** The first of these that is in sight. */
function place(...queries: string[]): DOMRect | null {
  for (const query of queries) {
    const box = document.querySelector(query)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

export function travel({ step, scene }: Frame, pace: number): void {
  const taken = step.events.find((event) => event.kind === 'collected');
  if (!taken || step.undo || !pace || document.hidden) return;
  const from = place(`.compass [data-space="${taken.space}"]`, '.tabs [data-part=sea]'); // on a phone the sea may be out of sight
  const to = place(...(taken.player === scene.seat ? ['.me .hand', '.me'] : [`.opp[data-player="${taken.player}"] .screen`, `.opp[data-player="${taken.player}"]`, '.tabs [data-part=players]']));
  if (!from || !to) return;
  [cube(taken.space), ...taken.polyps.map((tile) => (tile.length > 1 ? tileArt(tile) : polyp(tile as Colour, { flat: true })))].forEach((markup, n) => {
    const piece = document.createElement('div');
    piece.className = 'travels';
    piece.innerHTML = `<svg class="i" viewBox="0 0 100 100" aria-hidden="true">${own(markup, `travel${n}`)}</svg>`;
    document.body.append(piece);
    const at = (box: DOMRect, x: number): string => `translate(${box.x + box.width / 2 - SIZE / 2 + x}px, ${box.y + box.height / 2 - SIZE / 2}px)`;
    const [start, end] = [at(from, (n - 1.5) * SIZE * 0.8), at(to, (n - 1.5) * 14)];
    const flight = piece.animate([{ transform: `${start} scale(1)`, opacity: 1 }, { transform: `${start} scale(1.25)`, opacity: 1, offset: 0.2 }, { transform: `${end} scale(.6)`, opacity: 0.2 }], { duration: TIME * pace, delay: n * GAP * pace, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' });
    flight.onfinish = flight.oncancel = () => piece.remove();
  });
}
