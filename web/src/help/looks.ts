/* What can be chosen about how the table looks, moves and sounds. */

import type { Motion, Notices, Theme } from '../settings.svelte';

const themes: { value: Theme; text: string }[] = [
  { value: 'system', text: 'System' },
  { value: 'light', text: 'Noon lagoon' },
  { value: 'dark', text: 'Night dive' },
];
const motions: { value: Motion; text: string; about: string }[] = [
  { value: 'system', text: 'System', about: 'Follows what your system asks of pages.' },
  { value: 'full', text: 'Full', about: 'Turns of the others play as short animations.' },
  { value: 'still', text: 'Still', about: 'Nothing moves; what changed gets a ring for a moment.' },
];
const speeds = [
  { value: 0.5, text: 'Calm' },
  { value: 1, text: 'Normal' },
  { value: 2, text: 'Quick' },
];
const clicks = [
  { value: 2, text: 'Two clicks', about: 'The first shows what it does, the second does it.' },
  { value: 1, text: 'One click', about: 'A polyp lies at once. Undo takes it back.' },
];
const sounds = [
  { value: true, text: 'On', about: 'A few soft sounds: laying, eating, your turn.' },
  { value: false, text: 'Off', about: 'Nothing is heard.' },
];
const notices: { value: Notices; text: string; about: string }[] = [
  { value: 'on', text: 'On', about: 'The browser tells you when it is your turn and you look elsewhere. Never at night.' },
  { value: 'off', text: 'Off', about: 'Only the title and the sign of the page tell it.' },
];
const child = [
  { value: false, text: 'No', about: 'Everything is offered.' },
  { value: true, text: 'Yes', about: 'No chat, no strangers, no notices; the gentlest bot comes first.' },
];
const sizes = [
  { value: true, text: 'Always', about: 'Each coral carries its number of polyps.' },
  { value: false, text: 'On demand', about: 'Only corals that can be eaten, and the one you point at.' },
];

export const LOOKS = { themes, motions, speeds, clicks, sounds, notices, child, sizes };
