/* Analyses of games, asked for only by the page that shows them. */
import { call, of, query } from './rest';
import type { PuzzleInfo, Scene, TableAnalysis } from './types';

/** The analysis of a game that is over, as far as it has come. */
export const analyse = (id: string, seat: number | null): Promise<TableAnalysis> => call(`${of(id)}/analysis${query({ seat })}`, {});

/** The table as it would stand after the better turn. */
export const betterTurn = (id: string, turn: number): Promise<Scene> => call(`${of(id)}/analysis/${turn}/better`);

/** A turn for which there is a better one, as a puzzle of one's own. */
export const practiseTurn = (id: string, turn: number): Promise<PuzzleInfo> => call(`${of(id)}/analysis/${turn}/puzzle`, {});
