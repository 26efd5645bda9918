/** Nothing, then one to eight eighths of a character's width. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
const WHOLE = EIGHTHS.length - 1;

/**
 * A chance as a bar: the whole width is 100%, in every table, so that the same length is the same
 * chance. As with percentages, what is possible never looks impossible, nor what is not sure sure.
 *
 * @param width whole characters
 */
export function bar(chance: number, width: number): string {
  const most = width * WHOLE;
  const nearest = Math.round(chance * most);
  const eighths = chance <= 0 ? 0 : chance >= 1 ? most : Math.min(most - 1, Math.max(1, nearest));
  return '█'.repeat(Math.floor(eighths / WHOLE)) + EIGHTHS[eighths % WHOLE];
}

/** What stands above bars: their ends, and what they show. At least 14 wide, for `P(= x)`. */
export function barScale(width: number, event: string): string {
  const room = width - '0%100%'.length;
  const before = Math.ceil((room - event.length) / 2);
  return `0%${' '.repeat(before)}${event}${' '.repeat(room - before - event.length)}100%`;
}
