/* A step of the log in small pictures with few words: out of its events, never out of its sentence. */
import { cube, cylinder, fish, padlock, polyp, shrimp, starfish, type PlayerColour } from '../art';
import type { Colour, Event, Scene, Step } from '../api/types';
import { say } from '../messages/say.svelte';
import { cardName } from '../second_kind/deck.svelte';
import { kindsOf, tileArt } from '../second_kind/tiles';

/** A picture, or a word between pictures. */
export type Bit = { art: string } | { word: string };

/** What follows from the rest, or is seen on the boards. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['turn', 'dealt', 'cube_refilled', 'reserve_refilled', 'reserve_emptied', 'laying_ended', 'joined', 'split', 'alga_paid', 'larvae_shown', 'choices_ended', 'cards_shuffled', 'declined', 'paid', 'returned', 'turn_ended', 'wards_ended', 'window_opened'] as const);

const ARROW: Bit = { word: '→' };
const art = (markup: string): Bit => ({ art: markup });
const tile = (kind: string): Bit => art(kind.length > 1 ? tileArt(kind) : polyp(kind as Colour, { flat: true }));
const card = art('<rect x="24" y="12" width="52" height="76" rx="12" fill="var(--back-1)" stroke="var(--back-edge)" stroke-width="7"/>');
const small = (markup: string): string => `<g transform="translate(4 18) scale(.6)">${markup}</g>`;

/** The pictures of a step, none where there is nothing to tell; null: only its sentence tells it. */
export function picturesOf(step: Step, scene: Scene): Bit[] | null {
  const colour: PlayerColour = scene.players[step.player]?.colour ?? 'purple';
  const guard = (player: number): Bit => art(shrimp(scene.players[player]?.colour ?? 'purple'));
  const named = (one: string): Bit => ({ word: `${cardName(scene.second_kind?.deck ?? null, one)}\u00a0` }); // so that it does not touch the picture after it
  const way = (what: Bit, from: string, to: string | null): Bit[] => [what, { word: from }, ARROW, { word: to || say('table_log.home') }];
  const feed = (...tiles: Bit[]): Bit[] => [...tiles, ARROW, art(small(fish(colour, false)))];
  let price: Bit | null = null; // of a card
  const one = (event: Event): Bit[] | null => {
    switch (event.kind) {
      case 'fed':
        return event.colour ? feed(tile(event.colour)) : [art(small(fish(colour, false)))];
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
      case 'fled':
        return way(guard(event.player), event.from, event.to);
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
        return [{ word: '·' }, tile(event.stronger), { word: '>' }, tile(event.weaker)];
      case 'collected':
        return [{ word: '+' }, art(cube(event.space)), ...event.polyps.map(tile)];
      case 'paid':
        price = event.from === 'cube' ? art(cube(event.tile as Colour)) : tile(event.tile);
        return [];
      case 'bought':
        return [...(price ? [price, ARROW] : []), card, ...(event.card ? [named(event.card)] : [])];
      case 'card_played':
        return [card, named(event.card)];
      case 'blue_moved':
        return event.to === 'sea' || event.from === 'sea' ? null : event.from === 'supply' ? [art(shrimp('blue')), { word: event.to }] : way(art(shrimp('blue')), event.from, event.to === 'supply' ? null : event.to);
      case 'crown_attacked':
        return [...way(tile('crown'), event.from, event.to), { word: '−' }, tile(event.tile)];
      case 'crown_moved':
        return way(tile('crown'), event.from, event.to);
      case 'crown_died':
      case 'crown_removed':
        return [tile('crown'), { word: '×' }];
      case 'placed':
        return [tile(event.tile), { word: event.cell }];
      case 'swallowed':
        return feed(...kindsOf(event.tiles).flatMap((kind) => [{ word: String(event.tiles[kind]) }, tile(kind)]));
      case 'swapped':
        return [tile(event.given), ARROW, tile(event.taken)];
      case 'tile_moved':
        return event.to === 'fish' ? feed(tile(event.tile)) : null;
      case 'tile_taken':
        return [{ word: '+' }, tile(event.tile)];
      case 'cube_gained':
        return [{ word: '+' }, art(cube(event.colour))];
      default:
        return SILENT.has(event.kind) ? [] : null;
    }
  };
  const bits = step.events.map(one);
  return bits.includes(null) ? null : bits.flatMap((some) => some ?? []);
}
