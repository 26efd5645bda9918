/* Texts in parts, for texts that may be too long for one string, such as the JSON and CSV of large sweeps. */

/** A text that may be too long for one string. Each call generates the parts again. */
export type TextParts = () => Iterable<string>;

/** Letters in a block. Small blocks would need too many system calls. */
const BLOCK = 2 ** 18;

/** The parts of a text, joined into longer blocks. */
export function* inBlocks(parts: Iterable<string>): Generator<string> {
  let block = '';
  for (const part of parts) {
    block += part;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

/** The text as one string; undefined if it is longer than `most` letters. */
export function textWithin(parts: Iterable<string>, most: number): string | undefined {
  const held: string[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length;
    if (length > most) return undefined;
    held.push(part);
  }
  return held.join('');
}
