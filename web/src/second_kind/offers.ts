/* The offers of the Second Kind, as the table shows them: what a choice of the server looks like on the boards and in the
prompt, and which of the ways to lay a tile is meant. */
import type { Cell, Choices, Colour, LayTarget, LayWay, Offer, Scene } from '../api/types';
import { say } from '../messages/say.svelte';
import { coralAt, boardOf } from '../table/cells';
import type { Choice, Source } from '../table/choice';
import type { Highlight } from '../table/marks';
import type { Fork } from './narrow';
import { kindOf, tileArt } from './tiles';

/** An offer of the server as a choice of the table. */
export function choiceOf(offer: Offer): Choice {
  const choice: Choice = { action: offer.action, label: offer.label, text: offer.text, turns: offer.turns };
  if (offer.cell) choice.cell = offer.cell;
  if (offer.mark === 'attack' && offer.origin) choice.attackers = [offer.origin];
  if (offer.ghost) choice.ghost = tileArt(offer.ghost);
  return choice;
}

/** The signs on the cells of a fork: a piece that stands there is picked, else it is where something goes. */
export function highlightsBy(cells: Fork['cells'], scene: Scene, me: number): Map<Cell, Highlight> {
  const highlights = new Map<Cell, Highlight>();
  for (const [cell, offers] of cells) {
    const board = scene.boards[boardOf(cell) - 1];
    const coral = coralAt(board, cell);
    const colour: Colour = coral?.colour ?? 'W';
    const mark = offers[0]?.mark;
    if (mark === 'attack' && coral) highlights.set(cell, { kind: 'attack', colour });
    else if (board && (cell in board.shrimps || board.blue.includes(cell) || board.crowns.includes(cell))) highlights.set(cell, { kind: 'pick' });
    else if (mark === 'landing') highlights.set(cell, { kind: 'landing', player: scene.players[me]!.colour });
    else if (mark === 'blue_landing') highlights.set(cell, { kind: 'landing', player: 'blue' });
    else highlights.set(cell, { kind: 'legal', colour });
  }
  return highlights;
}

/** Which tile a player wants to lay; nothing in particular: an ordinary one from the hand, if there is one. */
export interface Wanted {
  source: Source;
  kind: string | null;
  turn: string; // the coral sides that a half tile is to show
}

export const fits = (way: LayWay, wanted: Wanted): boolean => wanted.kind === null || (way.source === wanted.source && kindOf(way.tile) === wanted.kind);

/** The way to lay on a cell that comes nearest to what is wanted. */
export function wayOf(target: LayTarget, wanted: Wanted): LayWay {
  const fitting = target.ways.filter((way) => fits(way, wanted));
  const ways = fitting.length ? fitting : target.ways;
  const plain = ways.filter((way) => way.tile.length === 1);
  const likely = wanted.kind !== null ? ways : plain.length ? plain : ways;
  return likely.find((way) => way.source === wanted.source && way.tile.endsWith(wanted.turn)) ?? likely.find((way) => way.source === wanted.source) ?? likely[0]!;
}

export interface Stock {
  source: Source;
  kind: string;
}

/** The tiles that can be laid now, each kind once for each place it comes from. */
export function stocks(choices: Choices): Stock[] {
  const found = new Map<string, Stock>();
  for (const target of choices.lay) for (const way of target.ways) found.set(`${way.source} ${kindOf(way.tile)}`, { source: way.source, kind: kindOf(way.tile) });
  return [...found.values()].sort((a, b) => a.source.localeCompare(b.source) * -1 || a.kind.length - b.kind.length || a.kind.localeCompare(b.kind));
}

/** The ways to turn the half tile that is about to be laid. */
export function turns(choices: Choices, offer: Choice | null): LayWay[] {
  if (!offer?.tile?.includes(':')) return [];
  const target = choices.lay.find((one) => one.cell === offer.cell);
  const now = target?.ways.find((way) => way.action === offer.action);
  return target?.ways.filter((way) => way.source === now?.source && kindOf(way.tile) === kindOf(offer.tile!)) ?? [];
}

/** What a group of offers is called in the prompt, and what is to be done then. */
export function groupWords(kind: string, tile: string | null): [string, string] {
  const title = kind === 'place' ? say('table.mode_place', { tile: tile ?? '' }) : say('table.mode', { mode: kind });
  return [title, say('table.mode_text', { mode: kind })];
}
