/* All pages: one entry for each address `/NAME`, whose page is the file of that name in pages/. A new page is a new entry.
The build tells the server the names, and what to load ahead for each (`pages.json`). */
import type { Component } from 'svelte';
import type { Topic } from './messages/compiled';

export interface PageEntry {
  title: string;
  /** Its link in the header, where it has one. */
  link?: string;
  /** What its address names behind the name of the page: a table, a lesson. */
  of?: RegExp;
  /** The first page comes with the beginning; all others when they are wanted. */
  load: () => Promise<{ default: Component<any> }>;
}

const TABLE = /^[0-9a-f]{32}$/;
const CODE = /^[\w-]{0,60}$/; // of an invitation, or none: it is typed then
const LESSON = /^[a-z_]{1,40}$/;
const PUZZLE = /^([0-9a-f]{10})?$/; // or none: today's

const page = (title: string, load: PageEntry['load'], more: Pick<PageEntry, 'link' | 'of'> = {}): PageEntry => ({ title, load, ...more });

/** A page with its words, which come beside it. */
async function withWords(page: ReturnType<PageEntry['load']>, ...topics: Topic[]): ReturnType<PageEntry['load']> {
  const [loaded] = await Promise.all([page, import('./messages/say.svelte').then(({ words }) => words.need(...topics))]);
  return loaded;
}

export const PAGES = {
  new: page('New table', () => import('./pages/New.svelte'), { link: 'New table' }),
  tables: page('My games', () => import('./pages/Tables.svelte'), { link: 'My games' }),
  table: page('Table', () => import('./pages/Table.svelte'), { of: TABLE }),
  join: page('Sit down', () => withWords(import('./pages/Join.svelte'), 'join'), { of: CODE }),
  replay: page('Replay', () => import('./pages/Replay.svelte'), { of: TABLE }),
  analysis: page('Analysis', () => import('./pages/Analysis.svelte'), { of: TABLE }),
  entry: page('Enter a game', () => import('./pages/Entry.svelte')),
  learn: page('Learn the game', () => import('./pages/Learn.svelte'), { link: 'Learn' }),
  lesson: page('Lesson', () => import('./pages/Lesson.svelte'), { of: LESSON }),
  puzzle: page('Puzzle', () => import('./pages/Puzzle.svelte'), { of: PUZZLE }),
  rules: page('Rulebook', () => import('./pages/Rules.svelte')),
  brief: page('The rules in brief', () => import('./pages/Brief.svelte')),
  me: page('Me', () => import('./pages/Me.svelte'), { link: 'Me' }),
};

export type PageName = keyof typeof PAGES;
export const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);
