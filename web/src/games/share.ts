/* A link for others: to look on while a game is played, or to replay it. */

import type { TableInfo } from '../api/types';
import { heading } from './words';

const watched = (table: TableInfo): boolean => table.kind === 'game' && table.phase !== 'over';

/** Whoever opens it looks on; nobody gets a seat or sees what is hidden. */
export const linkOf = (table: TableInfo): string => `${location.origin}/${watched(table) ? 'table' : 'replay'}/${table.id}`;

/** Hands the link on, by the system where fingers are used, else by the clipboard. What is said of it then. */
export async function share(table: TableInfo): Promise<string> {
  const url = linkOf(table);
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title: heading(table), url }).catch(() => {}); // it was not wanted after all
    return '';
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return `The link: ${url}`; // not every browser lets a page copy
  }
  return `The link is copied. Whoever opens it can ${watched(table) ? 'watch this game' : 'replay this game'}.`;
}
