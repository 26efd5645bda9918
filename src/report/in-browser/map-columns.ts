/**
 * The number of maps in a row, chosen so that all rows have about the same length.
 *
 * @param width the width of each map, in pixels
 * @param room the available width, in pixels
 */
export function mapColumns(count: number, width: number, room: number): number {
  const most = Math.max(1, Math.floor(room / width));
  return Math.ceil(count / Math.ceil(count / most));
}
