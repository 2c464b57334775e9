/* A small table for the tests: two boards, two players, and whatever a test changes about it. */
import type { Choices, PlayerScene, Scene } from '../src/api/types';

const player = (name: string, colour: PlayerScene['colour']): PlayerScene => ({
  name, colour, bot: null, mine: name === 'Ada',
  hand: { total: 3, known: { W: 2, Y: 1 }, exact: true },
  cubes: { total: 1, known: { W: 1 }, exact: true },
  consumed: {}, fish: { total: 1, known: { Y: 1 }, exact: true }, unplayed: 3, eaten: 0, cards: null, table: [],
});

const ROCK = ['d1', 'e1', 'f1', 'a2', 'b2', 'c2', 'd2', 'e2', 'd3', 'd4', 'c4', 'e4', 'd5'];

export function scene(changes: Partial<Scene> = {}): Scene {
  const board = (number: number): Scene['boards'][number] => ({
    number, layout: 'B', rock: ROCK.map((cell) => number + cell), starts: {}, growth: `${number}d4`,
    corals: [
      { colour: 'Y', cells: [`${number}a2`, `${number}b2`, `${number}c2`], shrimp: 0, edible: false },
      { colour: 'O', cells: [`${number}d3`], shrimp: null, edible: false },
    ],
    shrimps: { [`${number}b2`]: 0 }, protected: [`${number}a2`, `${number}b2`, `${number}c2`],
    tiles: {}, terrain: {}, crowns: [], blue: [], wards: [],
  });
  return {
    number: 10, seat: 0, open: false,
    rules: { players: 2, advanced: false, second_kind: false, larva_exchange: 'play', crowns_dealt: true, deck: null },
    phase: 'turn', turn: 5, player: 0, asked: [0], boards: [board(1), board(2)], tiles: [], values: { W: 3, Y: 3, O: 3, P: 3, G: 3 },
    alga_space: null, algae: { blue: 5, green: 5, purple: 5, red: 5 }, sea: { W: ['W', 'O'], Y: [], O: [], P: ['P'], G: [] },
    larvae: {}, bag: 100, reserve: {}, laying: null, laid_this_turn: [], players: [player('Ada', 'purple'), player('Ben', 'green')],
    sheet: [], ending: null, choices: null, second_kind: null, ...changes,
  };
}

export const choices = (changes: Partial<Choices> = {}): Choices => ({
  actions: [], title: 'Your turn', hint: '', title_message: { id: 'prompt.turn', arguments: {} }, hint_messages: [], ten: [], cubes: [], lay: [], shields: [], from_hand: 0, laid: 0, introduce: {}, moves: [],
  meals: [], larvae: [], polyps: [], algae: [], collect: [], feeds: {}, first_cubes: [], undo: false, offers: [], draws: {}, ...changes,
});
