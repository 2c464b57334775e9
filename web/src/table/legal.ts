/* All that may be done now. A page that asks for words alone is sent no list: each action stands in one of the parts that explain it. */

import type { Choices } from '../api/types';

export const legal = (choices: Choices): string[] => choices.actions ?? [
  ...[choices.cubes, choices.lay.flatMap(({ ways }) => ways), choices.meals, choices.larvae, choices.polyps, choices.collect, choices.first_cubes, choices.offers].flat().map(({ action }) => action),
  ...[choices.introduce, choices.feeds, ...choices.moves.map(({ to }) => to), ...choices.algae.map(({ paid }) => paid)].flatMap(Object.values<string>),
  ...choices.moves.flatMap(({ off }) => off ?? []),
];
