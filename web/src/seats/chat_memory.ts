/* What this browser remembers of chats: up to which line they were read, and who is muted. Told to nobody. */

interface Remembered {
  seen: number;
  muted: number[]; // seats
}

const KEY = 'reef-chats';
const MOST = 50; // tables, the last ones

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Remembered>;
  } catch {
    return {};
  }
}

export const remembered = (table: string): Remembered => all()[table] ?? { seen: 0, muted: [] };

export function remember(table: string, what: Remembered): void {
  const { [table]: _, ...others } = all();
  const kept = [...Object.entries(others), [table, what] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Whoever is muted stays so at the rematch, where everybody sits one seat further on. */
export function carryMutes(table: string, rematch: string, players: number): void {
  const { muted } = remembered(table);
  if (muted.length) remember(rematch, { seen: 0, muted: muted.map((seat) => (seat + players - 1) % players) });
}
