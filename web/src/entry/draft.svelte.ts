/* The set-up of a real table while it is being typed in: what is known, what is still missing. */

import type { Colour, NewEntry } from '../api/types';
import { COLOURS, PLAYERS } from '../art';
import { say } from '../messages/say.svelte';
import type { Reef } from './reefs';

const HANDS: Record<number, number[]> = { 2: [6, 9], 3: [6, 7, 9], 4: [6, 7, 8, 9] }; // R2.7
const SEA = [3, 3, 3, 2, 1]; // R2.5, clockwise from the first space

/** What a player is called at a real table who has no other name: the colour of the pieces. */
export const colourName = (player: number): string => say('entry.colour', { colour: PLAYERS[player] ?? 'purple' });

export class Draft {
  players = $state(2);
  names = $state(['', '', '', '']);
  boards = $state<(Reef | '')[]>(['', '', '', '']);
  star = $state(true);
  first = $state<Colour>('W');
  sea = $state<Record<Colour, string[]>>({ W: [], Y: [], O: [], P: [], G: [] });
  hands = $state<string[][]>([[], [], [], []]);
  advanced = $state(false);
  secondKind = $state(false);
  dealt = $state(true); // S2.4
  deck = $state<string | null>(null);
  exchange = $state<'play' | 'keep'>('play');
  title = $state('');

  handSize = (player: number): number => HANDS[this.players]?.[player] ?? 6;

  /** The spaces in the order in which they were filled, with their numbers of tiles. */
  spaces = $derived(
    SEA.map((count, n) => ({ space: COLOURS[(COLOURS.indexOf(this.first) + n) % 5] as Colour, count })),
  );

  resize(players: number): void {
    this.players = players;
    this.#trim();
  }

  begin(first: Colour): void {
    this.first = first;
    this.#trim();
  }

  /** Boards are all different: taking one that another place has swaps the two. */
  place(board: number, reef: Reef): void {
    const other = this.boards.indexOf(reef);
    if (other >= 0) this.boards[other] = this.boards[board] ?? '';
    this.boards[board] = reef;
  }

  missing = $derived.by(() => {
    const list: string[] = [];
    for (let n = 0; n < this.players; n++) if (!this.boards[n]) list.push(say('entry.missing_board', { number: n + 1 }));
    for (const { space, count } of this.spaces) {
      if (this.sea[space].length < count) list.push(say('entry.missing_space', { space, more: count - this.sea[space].length }));
    }
    for (let n = 0; n < this.players; n++) {
      const more = this.handSize(n) - (this.hands[n]?.length ?? 0);
      if (more > 0) list.push(say('entry.missing_tiles', { name: this.nameOf(n), more }));
    }
    return list;
  });

  nameOf = (player: number): string => this.names[player]?.trim() || colourName(player);

  entry(): NewEntry {
    const players = Array.from({ length: this.players }, (_, n) => n);
    return {
      rules: {
        players: this.players,
        advanced: this.advanced,
        second_kind: this.secondKind,
        larva_exchange: this.secondKind ? 'play' : this.exchange,
        crowns_dealt: !this.secondKind || this.dealt,
        deck: this.secondKind ? this.deck : null,
      },
      names: players.map(this.nameOf),
      setup: {
        boards: this.boards.slice(0, this.players),
        star: this.star,
        sea: Object.fromEntries(COLOURS.map((space) => [space, inOrder(this.sea[space])])),
        hands: players.map((n) => counts(this.hands[n] ?? [])),
      },
      title: this.title.trim(),
    };
  }

  #trim(): void {
    for (const { space, count } of this.spaces) this.sea[space] = this.sea[space].slice(0, count);
    this.hands = this.hands.map((hand, n) => hand.slice(0, this.handSize(n)));
  }
}

const place = (tile: string): number => COLOURS.indexOf(tile as Colour);
const inOrder = (tiles: string[]): string[] => [...tiles].sort((a, b) => place(a) - place(b));

function counts(tiles: string[]): Record<string, number> {
  const found = COLOURS.map((colour) => [colour, tiles.filter((tile) => tile === colour).length] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}
