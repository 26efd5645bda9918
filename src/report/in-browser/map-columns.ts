/**
 * How many maps stand beside one another: as many as there is room for, in rows of about the same length.
 *
 * @param width of each, in pixels, as is the room
 */
export function mapColumns(count: number, width: number, room: number): number {
  const most = Math.max(1, Math.floor(room / width));
  return Math.ceil(count / Math.ceil(count / most));
}
