/* Turns that a bot would also play, told by what sets them apart from its best one: they often differ in one part. Which
parts are the same is seen by their data; the words are only shown. */
import type { Suggestion } from '../api/types';

type Turn = Pick<Suggestion, 'text' | 'parts' | 'parts_messages'>;

/** The words of the parts of one turn that the other has not. */
function minus(some: Turn, others: Turn): string[] {
  const left = others.parts_messages.map((part) => JSON.stringify(part));
  return some.parts.filter((_, n) => {
    const at = left.indexOf(JSON.stringify(some.parts_messages[n]));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is other in a turn than in the best one; all of it where they have little in common. */
export function besides(best: Turn, turn: Turn): string {
  const other = minus(turn, best);
  const without = minus(best, turn).join(' ');
  if (other.length > turn.parts.length / 2) return turn.text;
  if (!other.length) return without ? `The same without this: ${without}` : 'The same, elsewhere or in another order.';
  const also = other.join(' ');
  return without ? `The same, but not this: ${without} Instead: ${also}` : `The same, and also: ${also}`;
}
