/* The kinds of games that are rated apart, and what they are called. */

import type { Leaders } from '../api/types';
import type { Plain } from '../messages/say.svelte';

export type Kind = Leaders['kind'];

export const KINDS = {
  base_2: 'profile.base_2',
  base_many: 'profile.base_many',
  advanced: 'profile.advanced',
  second_kind: 'profile.second_kind',
} satisfies Record<Kind, Plain>;
