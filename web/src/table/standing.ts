/* The steps of a history that count. */
import type { Step } from '../api/types';

/** The steps that stand: those that were taken back, and the taking back, left out, like those without words. */
export function standing(steps: readonly Step[]): Step[] {
  const left: Step[] = [];
  for (const step of steps) {
    if (step.undo) left.pop();
    else left.push(step);
  }
  return left.filter((step) => step.text);
}
