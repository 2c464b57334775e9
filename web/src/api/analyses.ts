/* Analyses of games, asked for only by the page that shows them. */
import { call, of, query } from './rest';
import type { Scene, TableAnalysis } from './types';

/** The analysis of a game that is over, as far as it has come. */
export const analyse = (id: string, seat: number | null): Promise<TableAnalysis> => call(`${of(id)}/analysis${query({ seat })}`, {});

/** The table as it would stand after the better turn. */
export const betterTurn = (id: string, turn: number): Promise<Scene> => call(`${of(id)}/analysis/${turn}/better`);
