/* The table by keyboard. Inside a board arrows move, Page Up and Page Down change the board, Enter chooses; everywhere
1 to 9 and 0 are the ten actions, U takes back, L goes to the next cell that is offered. */
import { tick } from 'svelte';
import type { Cell } from '../api/types';
import { turns } from '../second_kind/offers';
import { boxOf, reachable } from '../second_kind/ground';
import { kindOf } from '../second_kind/tiles';
import { boardOf, cellAt, HEIGHT, step, WIDTH, xy } from './cells';
import type { Game } from './game.svelte';
import { again, askHint } from './lookback';

/** Moves the focus when the page shows what was decided, and before the next key is heard: a key that follows fast means
the new place, not the old one. */
const afterwards = (focus: () => void): void => void tick().then(focus);

function focusCell(game: Game, cell: Cell): void {
  const number = boardOf(cell);
  game.cursors = { ...game.cursors, [number]: cell };
  game.board = number;
  if (game.zoom !== null) game.zoom = number;
  game.tab = 'reef';
  afterwards(() => document.querySelector<SVGElement>(`.boards [data-cell="${cell}"]`)?.focus());
}

/** A key on a cell of a board. */
export function boardKey(game: Game, event: KeyboardEvent, cell: Cell): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [x, y] = xy(cell);
  const here = game.scene?.boards[boardOf(cell) - 1];
  let to = step(cell, event.key, here && boxOf(here, game.highlights.keys()));
  if (event.key === 'PageUp' || event.key === 'PageDown') {
    const boards = game.scene?.boards.length ?? 1;
    const number = ((boardOf(cell) - 1 + (event.key === 'PageDown' ? 1 : boards - 1)) % boards) + 1;
    const there = game.scene?.boards[number - 1];
    to = there ? reachable(there, game.cursors[number] ?? cellAt(number, x, y), game.highlights.keys()) : null;
  }
  if (to) {
    event.preventDefault();
    focusCell(game, to);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) game.choose(cell);
  } else if (event.key.startsWith('Arrow')) event.preventDefault();
}

/** A key anywhere on the table. */
export function tableKey(game: Game, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.closest('input, textarea, select, dialog')) return;
  const key = event.key.toLowerCase();
  if (/^[0-9]$/.test(key)) {
    game.act(key === '0' ? 10 : Number(key));
    followUp(game);
  }
  else if (key === 'u') void game.undo();
  else if (key === 'h') void askHint(game);
  else if (key === 'l') nextHighlight(game);
  else if (key === 'p') game.shields = !game.shields;
  else if (key === 's' && game.choices?.actions.includes('stop')) void game.play('stop');
  else if (key === 'c' && game.scene?.second_kind) toCards(game);
  else if (key === 't' && game.chosen?.tile?.includes(':')) turnHalf(game);
  else if (key === 'r') void again(game);
  else if (key === 'z') game.zoom = game.zoom === null ? game.board : null;
  else if (key === 'escape') game.back();
  else if (key === 'enter' && game.chosen && !target.closest('button, a, [role=gridcell], [role=button]')) void game.confirm();
  else return;
  event.preventDefault();
}

/** To the cards: the first of the hand, else the market. */
function toCards(game: Game): void {
  game.tab = 'cards';
  afterwards(() => (document.querySelector<HTMLElement>('.cards .card') ?? document.querySelector<HTMLElement>('.cards .buy'))?.focus());
}

/** The half tile about to be laid is turned to the next way in which it may lie. */
function turnHalf(game: Game): void {
  const ways = game.choices ? turns(game.choices, game.chosen) : [];
  const next = ways[(ways.findIndex((way) => way.action === game.chosen?.action) + 1) % ways.length];
  if (!next || !game.chosen?.cell) return;
  game.turn = next.tile.split(':')[1] ?? 'ne';
  game.kind = kindOf(next.tile);
  game.source = next.source;
  game.chosen = game.choiceAt(game.chosen.cell);
}

/** By keyboard: after a choice the focus goes to where the next one lies. */
export function followUp(game: Game): void {
  afterwards(() => {
    const find = (query: string): HTMLElement | null => document.querySelector<HTMLElement>(query);
    if (!game.choices) return void (document.activeElement === document.body && find('.prompt')?.focus());
    const near = game.mode.kind === 'collect' ? find('.space.can') : find('.prompt .chip.on') ?? find('.prompt .chip') ?? find('.prompt .btn.primary');
    if (near) near.focus();
    else if (game.highlights.size) nextHighlight(game);
    else if (document.activeElement === document.body) find('.prompt')?.focus();
  });
}

/** The next cell that is offered, board by board, row by row, after the one that has the focus. */
function nextHighlight(game: Game): void {
  const place = (cell: Cell): number => boardOf(cell) * WIDTH * HEIGHT + xy(cell)[1] * WIDTH + xy(cell)[0];
  let cells = [...game.highlights.keys()];
  if (!cells.length) cells = game.choices?.meals.map((meal) => meal.cell) ?? [];
  cells.sort((a, b) => place(a) - place(b));
  const now = game.cell ? place(game.cell) : -1;
  const next = cells.find((cell) => place(cell) > now) ?? cells[0];
  if (next) focusCell(game, next);
}
