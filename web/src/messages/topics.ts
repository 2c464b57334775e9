/* Which words each page needs from the beginning, by the files of the catalogues. `frame` is in all. What a page loads later brings
its own (`withWords`). The build tells the server, which sends them ahead. */

import type { Topic } from './compiled';
import type { PageName } from '../pages';

export const NEEDS: Record<PageName | 'home', Topic[]> = {
  home: ['home'],
  new: ['new', 'seating', 'clock', 'rated'],
  tables: ['tables', 'games', 'clock', 'share', 'upload', 'along'],
  table: ['table', 'pieces'],
  join: ['join'],
  replay: ['replay', 'branch', 'seating', 'table', 'pieces'],
  analysis: ['analysis', 'games', 'pieces'],
  entry: ['entry', 'drawn', 'pieces', 'ending'],
  learn: ['learn'],
  lesson: ['lesson', 'table', 'pieces'],
  puzzle: ['puzzle', 'puzzles', 'table', 'pieces'],
  rules: ['rules', 'turn'],
  terms: ['terms'],
  brief: ['brief', 'turn', 'keys', 'pieces'],
  profile: ['profile'],
  friend: ['friends'],
  leaders: ['profile'],
  me: ['me', 'along', 'notices', 'settings', 'account'],
  mail: ['mail'],
  privacy: ['privacy'],
};
