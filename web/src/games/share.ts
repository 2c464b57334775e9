/* A link for others: to look on while a game is played, or to replay it. */

import type { TableInfo } from '../api/types';
import { say } from '../messages/say.svelte';
import { heading } from './names';

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
    return say('share.link', { link: url }); // not every browser lets a page copy
  }
  return say(watched(table) ? 'share.to_watch' : 'share.to_replay');
}
