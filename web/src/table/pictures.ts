/* A step of the log in small pictures with few words: out of its events, never out of its sentence. Nothing, where only the
sentence tells it. */
import { cube, cylinder, fish, padlock, polyp, shrimp, starfish, type PlayerColour } from '../art';
import type { Colour, Event, Scene, Step } from '../api/types';
import { say } from '../messages/say.svelte';
import { tileArt } from '../second_kind/tiles';

/** A picture, or a word between pictures. */
export type Bit = { art: string } | { word: string };

/** What follows from the rest, or is seen on the boards. */
const SILENT = new Set('turn dealt cube_refilled reserve_refilled reserve_emptied laying_ended joined split alga_paid larvae_shown choices_ended'.split(' '));

const ARROW: Bit = { word: '→' };
const art = (markup: string): Bit => ({ art: markup });
const tile = (kind: string): Bit => art(kind.length > 1 ? tileArt(kind) : polyp(kind as Colour, { flat: true }));
const small = (markup: string): string => `<g transform="translate(4 18) scale(.6)">${markup}</g>`;

export function picturesOf(step: Step, scene: Scene): Bit[] {
  const colour: PlayerColour = scene.players[step.player]?.colour ?? 'purple';
  const guard = (player: number): Bit => art(shrimp(scene.players[player]?.colour ?? 'purple'));
  const one = (event: Event): Bit[] | null => {
    switch (event.kind) {
      case 'fed':
        return event.colour ? [tile(event.colour), ARROW, art(small(fish(colour, false)))] : [art(small(fish(colour, false)))];
      case 'larvae_chosen':
        return (event.cubes ?? []).map((c) => art(cube(c)));
      case 'eaten':
        return [art(small(fish(colour, false))), { word: String(event.cells.length) }, tile(event.colour)];
      case 'cube_played':
        return [art(cube(event.colour))];
      case 'consumed':
        return [{ word: '−' }, tile(event.tile ?? event.colour)];
      case 'laid':
        return [tile(event.tile ?? event.colour), { word: event.cell }];
      case 'grown':
        return [art(starfish(50, 52, 44)), { word: event.cell }];
      case 'introduced':
        return [guard(event.player), { word: event.cell }];
      case 'moved':
        return [guard(event.player), { word: event.from }, ARROW, ...(event.to ? [{ word: event.to }] : [{ word: say('table_log.home') }])];
      case 'larva_taken':
        return [tile(event.tile ?? event.colour), ARROW, art(cube(event.colour))];
      case 'polyp_taken':
        return [art(cube(event.colour)), ARROW, tile(event.colour)];
      case 'alga_placed':
        return [art(cylinder(event.alga))];
      case 'tile_locked': {
        const locked = scene.tiles[event.tile - 1];
        return [art(padlock(100)), ...(locked ? [tile(locked.stronger), tile(locked.weaker)] : []), art(cylinder(event.alga))];
      }
      case 'tile_turned':
        return [tile(event.stronger), { word: '>' }, tile(event.weaker)];
      case 'collected':
        return [{ word: '+' }, art(cube(event.space)), ...event.polyps.map(tile)];
      default:
        return SILENT.has(event.kind) ? [] : null;
    }
  };
  const bits = step.events.map(one);
  return bits.includes(null) ? [] : bits.flatMap((some) => some ?? []);
}
