/* A turn on one page: its ten actions, each with its number, its name and a few words on it. */

import type { Plain } from '../messages/say.svelte';

export const TEN: [number, Plain, Plain][] = [
  [1, 'turn.eat', 'turn.eat_about'],
  [2, 'turn.lay', 'turn.lay_about'],
  [3, 'turn.lay_again', 'turn.lay_again_about'],
  [4, 'turn.introduce', 'turn.introduce_about'],
  [5, 'turn.move', 'turn.move_about'],
  [6, 'turn.larva', 'turn.larva_about'],
  [7, 'turn.alga', 'turn.alga_about'],
  [8, 'turn.polyp', 'turn.polyp_about'],
  [9, 'turn.nothing', 'turn.nothing_about'],
  [10, 'turn.collect', 'turn.collect_about'],
];
