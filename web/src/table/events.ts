/* The events of a step, as docs/protocol.md lists them: those that a page can show. */
import type { Alga, Cell, Colour, Step } from '../api/types';

export type Event =
  | { kind: 'fed'; player: number; colour: Colour | null } // unknown of others
  | { kind: 'larvae_chosen'; player: number; cubes: Colour[] | null }
  | { kind: 'larva_taken'; player: number; colour: Colour; tile?: string }
  | { kind: 'polyp_taken'; player: number; colour: Colour }
  | { kind: 'eaten'; player: number; cell: Cell; colour: Colour; cells: Cell[]; returned: number }
  | { kind: 'consumed'; player: number; cell: Cell; colour: Colour; tile?: string }
  | { kind: 'laid'; player: number; cell: Cell; colour: Colour; tile?: string; from: 'hand' | 'consumed' }
  | { kind: 'grown'; cell: Cell; colour: Colour }
  | { kind: 'introduced'; player: number; cell: Cell }
  | { kind: 'moved'; player: number; from: Cell; to: Cell | null }
  | { kind: 'alga_placed'; player: number; alga: Alga; returned: Alga | null }
  | { kind: 'tile_locked'; player: number; tile: number; alga: Alga }
  | { kind: 'tile_turned'; tile: number; stronger: Colour; weaker: Colour }
  | { kind: 'collected'; player: number; space: Colour; polyps: string[] }
  | { kind: 'cube_refilled'; space: Colour }
  | { kind: 'dealt'; space: Colour; colour: string }
  | { kind: 'cube_played'; player: number; colour: Colour }
  | { kind: 'crown_attacked'; player: number; from: Cell; to: Cell; tile: string }
  | { kind: 'fled'; player: number; from: Cell; to: Cell | null }
  | { kind: 'blue_moved'; from: string; to: string } // cells, "supply" or "sea"
  | { kind: 'placed'; cell: Cell; tile: string }
  | { kind: 'crown_died' | 'crown_removed' | 'warded'; cell: Cell }
  | { kind: 'crown_moved'; from: Cell; to: Cell }
  | { kind: 'turn' };

/** The steps that stand: those that were taken back, and the taking back, left out, like those without words. */
export function standing(steps: readonly Step[]): Step[] {
  const left: Step[] = [];
  for (const step of steps) {
    if (step.undo) left.pop();
    else left.push(step);
  }
  return left.filter((step) => step.text);
}

/** Kinds that are not in the list above pass through and are drawn by nobody. */
export const eventsOf = (step: Step): Event[] => step.events as unknown as Event[];
