/**
 * How many maps fit in a row, with rows of similar length.
 *
 * @param width the width of each, in pixels
 * @param room the width available, in pixels
 */
export function mapColumns(count: number, width: number, room: number): number {
  const most = Math.max(1, Math.floor(room / width));
  return Math.ceil(count / Math.ceil(count / most));
}
