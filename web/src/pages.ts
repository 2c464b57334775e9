/* All pages: one entry for each address `/NAME`, whose page is the file of that name in pages/. A new page is a new entry.
The build tells the server the names, and what to load ahead for each (`pages.json`). */
import type { Component } from 'svelte';
import type { Plain } from './messages/say.svelte';

export interface PageEntry {
  /** What it is called: a message. */
  title: Plain;
  /** Its link in the header, where it has one. */
  link?: Plain;
  /** What its address names behind the name of the page: a table, a lesson. */
  of?: RegExp;
  load: () => Promise<{ default: Component<any> }>;
}

/** The page at `/`. */
export const loadFirst: PageEntry['load'] = () => import('./pages/Home.svelte');

const TABLE = /^[0-9a-f]{32}$/;
const CODE = /^[\w-]{0,60}$/; // of an invitation, or none: it is typed then
const FRIEND = /^[\w-]{1,60}$/; // the code of a friend's link
const LESSON = /^[a-z_]{1,40}$/;
const PROFILE = /^([0-9a-f]{32})?$/; // or none: one's own
const PUZZLE = /^([0-9a-f]{10})?$/; // or none: today's

const page = (title: Plain, load: PageEntry['load'], more: Pick<PageEntry, 'link' | 'of'> = {}): PageEntry => ({ title, load, ...more });

export const PAGES = {
  new: page('frame.title_new', () => import('./pages/New.svelte'), { link: 'frame.link_new' }),
  tables: page('frame.title_tables', () => import('./pages/Tables.svelte'), { link: 'frame.link_tables' }),
  table: page('frame.title_table', () => import('./pages/Table.svelte'), { of: TABLE }),
  join: page('frame.title_join', () => import('./pages/Join.svelte'), { of: CODE }),
  replay: page('frame.title_replay', () => import('./pages/Replay.svelte'), { of: TABLE }),
  analysis: page('frame.title_analysis', () => import('./pages/Analysis.svelte'), { of: TABLE }),
  entry: page('frame.title_entry', () => import('./pages/Entry.svelte')),
  learn: page('frame.title_learn', () => import('./pages/Learn.svelte'), { link: 'frame.link_learn' }),
  lesson: page('frame.title_lesson', () => import('./pages/Lesson.svelte'), { of: LESSON }),
  puzzle: page('frame.title_puzzle', () => import('./pages/Puzzle.svelte'), { of: PUZZLE }),
  rules: page('frame.title_rules', () => import('./pages/Rules.svelte')),
  terms: page('frame.title_terms', () => import('./pages/Terms.svelte')),
  brief: page('frame.title_brief', () => import('./pages/Brief.svelte')),
  profile: page('frame.title_profile', () => import('./pages/Profile.svelte'), { of: PROFILE }),
  friend: page('frame.title_friend', () => import('./pages/Friend.svelte'), { of: FRIEND }),
  leaders: page('frame.title_leaders', () => import('./pages/Leaders.svelte')),
  me: page('frame.title_me', () => import('./pages/Me.svelte'), { link: 'frame.link_me' }),
  mail: page('frame.title_mail', () => import('./pages/Mail.svelte')),
  privacy: page('frame.title_privacy', () => import('./pages/Privacy.svelte')),
};

export type PageName = keyof typeof PAGES;
export const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);
