/* All pages: one entry for each address `/NAME`, whose page is the file of that name in pages/. A new page is a new entry.
The build tells the server the names, and what to load ahead for each (`pages.json`). */
import type { Topic } from './messages/compiled';
import type { Plain } from './messages/say.svelte';

export interface PageEntry {
  /** What it is called: a message. */
  title: Plain;
  /** The words that it needs from the beginning, by the files of the catalogues; `frame` is in all. What it loads later brings its
  own (`withWords`). */
  words: Topic[];
  /** Its link in the header, where it has one. */
  link?: Plain;
  /** What its address names behind the name of the page: a table, a lesson. */
  of?: RegExp;
  /** It holds what one is doing, and asks the server for other words by itself; all others are made anew in another language. */
  kept?: true;
}

/** The words of the page at `/`. */
export const FIRST_WORDS: Topic[] = ['home'];

const TABLE = /^[0-9a-f]{32}$/;
const CODE = /^[\w-]{0,60}$/; // of an invitation, or none: it is typed then
const FRIEND = /^[\w-]{1,60}$/; // the code of a friend's link
const LESSON = /^[a-z_]{1,40}$/;
const PROFILE = /^([0-9a-f]{32})?$/; // or none: one's own
const PUZZLE = /^([0-9a-f]{10})?$/; // or none: today's

const page = (title: Plain, words: Topic[], more: Pick<PageEntry, 'link' | 'of' | 'kept'> = {}): PageEntry => ({ title, words, ...more });

export const PAGES = {
  new: page('frame.title_new', ['new', 'seating', 'clock', 'rated'], { link: 'frame.link_new', kept: true }),
  tables: page('frame.title_tables', ['tables', 'games', 'clock', 'share', 'upload', 'along'], { link: 'frame.link_tables' }),
  table: page('frame.title_table', ['table', 'pieces', 'table_log'], { of: TABLE, kept: true }),
  join: page('frame.title_join', ['join', 'waiting', 'clock'], { of: CODE }),
  replay: page('frame.title_replay', ['replay', 'branch', 'seating', 'table', 'pieces'], { of: TABLE }),
  analysis: page('frame.title_analysis', ['analysis', 'games', 'pieces'], { of: TABLE }),
  entry: page('frame.title_entry', ['entry', 'drawn', 'pieces', 'ending'], { kept: true }),
  learn: page('frame.title_learn', ['learn'], { link: 'frame.link_learn' }),
  lesson: page('frame.title_lesson', ['lesson', 'table', 'pieces'], { of: LESSON }),
  puzzle: page('frame.title_puzzle', ['puzzle', 'puzzles', 'table', 'pieces'], { of: PUZZLE }),
  rules: page('frame.title_rules', ['rules', 'turn']),
  terms: page('frame.title_terms', ['terms']),
  brief: page('frame.title_brief', ['brief', 'turn', 'keys', 'pieces']),
  profile: page('frame.title_profile', ['profile'], { of: PROFILE }),
  friend: page('frame.title_friend', ['friends'], { of: FRIEND }),
  leaders: page('frame.title_leaders', ['profile']),
  me: page('frame.title_me', ['me', 'along', 'notices', 'settings', 'account'], { link: 'frame.link_me' }),
  mail: page('frame.title_mail', ['mail']),
  privacy: page('frame.title_privacy', ['privacy']),
};

export type PageName = keyof typeof PAGES;
export const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);
