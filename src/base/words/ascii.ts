/**
 * The same data, or the same script, in ASCII, which is read without decoding and kept in half the room.
 *
 * @param text JSON, or a script whose other letters stand in literals
 * @throws Error for another letter behind a backslash, where an escape would mean something else
 */
export function asAscii(text: string): string {
  const ascii = text.replace(
    /(?<!\\)[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const [left] = /[^\0-\x7f]/.exec(ascii) ?? [];
  if (left) throw new Error(`this is not made ASCII: ${left} behind a backslash`);
  return ascii;
}
