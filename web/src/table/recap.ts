/* What has happened since a person last played, turn by turn, out of the steps that everybody may see. */

import type { Step } from '../api/types';

export interface Part {
  turn: number;
  player: number;
  sentences: string[];
}

/** Steps without those that were taken back, and without the entries that took them back. */
export function standing(steps: Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.undo) kept.pop();
    else kept.push(step);
  }
  return kept;
}

export function since(steps: Step[], player: number): Part[] {
  const kept = standing(steps).filter((step) => step.turn > 0);
  const last = kept.findLastIndex((step) => step.player === player && !isSetup(step));
  const parts: Part[] = [];
  for (const step of kept.slice(last + 1)) {
    if (isSetup(step) || !step.text) continue;
    const part = parts.at(-1);
    if (part && part.turn === step.turn && part.player === step.player) part.sentences.push(step.text);
    else parts.push({ turn: step.turn, player: step.player, sentences: [step.text] });
  }
  return parts;
}

/** Set-up choices, also those of others. Their actions are hidden, but so are some in the middle of the Second Kind. */
export const isSetup = ({ events: [first] }: Step): boolean => first?.kind === 'fed' || first?.kind === 'larvae_chosen';
