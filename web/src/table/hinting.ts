/* Turns that a bot would also play, told by what sets them apart from its best one: they often differ in one deed. */

const deedsOf = (text: string): string[] => (text.charAt(0).toLowerCase() + text.slice(1)).split(/\.(?: |$)/, 1)[0]!.split(', ');

/** The deeds of one turn that the other has not. */
function minus(some: string[], others: string[]): string[] {
  const left = [...others];
  return some.filter((deed) => {
    const at = left.indexOf(deed);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is other in a turn than in the best one; all of it where they have little in common. */
export function besides(best: string, text: string): string {
  const [ours, theirs] = [deedsOf(best), deedsOf(text)];
  const other = minus(theirs, ours);
  const without = minus(ours, theirs).join(', ');
  if (other.length > theirs.length / 2) return text;
  if (!other.length) return without ? `The same without this: ${without}.` : 'The same deeds, elsewhere or in another order.';
  return without ? `The same, but ${other.join(', ')} (not: ${without}).` : `The same, and also ${other.join(', ')}.`;
}
