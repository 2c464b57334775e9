/* Turns that a bot would also play, told by what sets them apart from its best one: they often differ in one deed. */

const deedsOf = (text: string): string[] => text.split(/\.(?: |$)/, 1)[0]!.split(', ');

/** What is other in a turn than in the best one; all of it where they have little in common. */
export function besides(best: string, text: string): string {
  const [ours, theirs] = [deedsOf(best), deedsOf(text)];
  const most = Math.min(ours.length, theirs.length);
  let head = 0;
  while (head < most && ours[head] === theirs[head]) head++;
  let tail = 0;
  while (tail < most - head && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail++;
  const other = theirs.slice(head, theirs.length - tail).join(', ');
  const left = ours.slice(head, ours.length - tail).join(', ');
  if (head + tail < 2 || head + tail < most / 2) return text;
  if (!other && !left) return 'The same deeds, played elsewhere.';
  if (!other) return `The same without this: ${left}.`;
  return left ? `The same, but ${other} (not: ${left}).` : `The same, and also ${other}.`;
}
