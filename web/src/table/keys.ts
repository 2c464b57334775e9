/* The table by keyboard. Inside a board arrows move, Page Up and Page Down change the board, Enter chooses; everywhere
1 to 9 and 0 are the ten actions, U takes back, L goes to the next cell that is offered. */
import { tick } from 'svelte';
import type { Cell } from '../api/types';
import { covered } from '../controls/over';
import { turns } from '../second_kind/offers';
import { boxOf, reachable } from '../second_kind/ground';
import { settings } from '../settings.svelte';
import { boardOf, cellAt, HEIGHT, step, WIDTH, xy } from './cells';
import { offered } from './choice';
import type { Game } from './game.svelte';

/** Moves the focus when the page shows what was decided, and before the next key is heard: a key that follows fast means
the new place, not the old one. */
const afterwards = (focus: () => void): void => void tick().then(focus);

/** A page may show several reefs, such as the diagrams of the rulebook: whoever is on one stays there. */
function focusCell(game: Game, cell: Cell, reef: ParentNode | null = document): void {
  game.view.focus(cell);
  afterwards(() => reef?.querySelector<SVGElement>(`.boards [data-cell="${cell}"]`)?.focus());
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
    to = there ? reachable(there, game.view.cursors[number] ?? cellAt(number, x, y), game.highlights.keys()) : null;
  }
  if (to) {
    event.preventDefault();
    focusCell(game, to, (event.target as Element).closest('.boards'));
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) game.selection.choose(cell);
  } else if (event.key.startsWith('Arrow')) event.preventDefault();
}

/** A key anywhere on the table. */
export function tableKey(game: Game, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.closest('input, textarea, select, dialog') || covered()) return;
  const key = event.key.toLowerCase();
  if (/^[0-9]$/.test(key)) {
    game.selection.act(key === '0' ? 10 : Number(key));
    if (!game.selection.note) followUp(game); // else it says why not
  }
  else if (key === 'u') void game.undo();
  else if (key === 'h') void game.askHint();
  else if (key === 'l') nextHighlight(game);
  else if (key === 'p') game.view.toggleShields();
  else if (key === 's' && offered(game.choices, 'stop')) void game.play(offered(game.choices, 'stop')!.action);
  else if (key === 'c' && game.info.chat && !settings.child) game.view.talk();
  else if ((key === 'c' || key === 'k') && game.scene?.second_kind) toCards(game);
  else if (key === 't' && game.selection.chosen?.tile?.includes(':')) turnHalf(game);
  else if (key === 'r') void game.show((shown) => shown.again());
  else if (key === 'z') game.view.toggleZoom(game.view.zoom ?? undefined);
  else if (key === 'escape') game.back();
  else if (key === 'enter' && game.selection.chosen && !target.closest('button, a, [role=gridcell], [role=button]')) void game.confirm();
  else return;
  event.preventDefault();
}

/** To the cards: the first of the hand, else the market. */
function toCards(game: Game): void {
  game.view.open('cards');
  afterwards(() => (document.querySelector<HTMLElement>('.cards .card') ?? document.querySelector<HTMLElement>('.cards .buy'))?.focus());
}

/** The half tile about to be laid is turned to the next way in which it may lie. */
function turnHalf(game: Game): void {
  const { chosen } = game.selection;
  const ways = game.choices ? turns(game.choices, chosen) : [];
  const next = ways[(ways.findIndex((way) => way.action === chosen?.action) + 1) % ways.length];
  if (next) game.selection.wantWay(next);
}

/** By keyboard: after a choice the focus goes to where the next one lies. */
export function followUp(game: Game): void {
  afterwards(() => {
    const find = (query: string): HTMLElement | null => document.querySelector<HTMLElement>(query);
    if (!game.choices) return void (document.activeElement === document.body && find('.prompt')?.focus());
    const near = game.selection.mode.kind === 'collect' ? find('.space.can') : find('.prompt .chip.on') ?? find('.prompt .chip') ?? find('.prompt .btn.primary');
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
  const here = (document.activeElement as SVGElement | null)?.dataset.cell ?? game.selection.cell;
  const now = here ? place(here) : -1;
  const next = cells.find((cell) => place(cell) > now) ?? cells[0];
  if (next) focusCell(game, next);
}
