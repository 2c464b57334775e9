/* The games that wait for me: asked for now and then while a page is seen or open, told to whoever shows them. */
import { rest } from '../api/rest';
import type { TableInfo } from '../api/types';
import { tab } from '../frame/tab.svelte';
import { notify } from './my_turn';

const EVERY = 20_000; // ms

let known: TableInfo[] | null = null;

/** Calls back with the games, at once if they are known, and whenever they change; returns how to stop. */
export function watchTurns(tell: (tables: TableInfo[]) => void): () => void {
  let stopped = false;
  const show = (tables: TableInfo[]): void => {
    tab.waits = tables.length ? `(${tables.length}) ` : '';
    tell(tables);
  };
  const look = async (): Promise<void> => {
    const tables = await rest.turns().catch(() => known); // the last state stays
    if (stopped || !tables) return;
    for (const table of tables) if (known && !known.some(({ id }) => id === table.id)) notify(table);
    known = tables;
    show(tables);
  };
  if (known) show(known);
  void look();
  const timer = setInterval(() => void look(), EVERY);
  const seen = (): void => void (document.hidden || look());
  document.addEventListener('visibilitychange', seen);
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    tab.waits = '';
  };
}
