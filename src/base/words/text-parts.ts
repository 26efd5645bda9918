/** A text that may be too long to be held as a whole: its parts, made anew whenever they are asked for. */
export type TextParts = () => Iterable<string>;

/** Letters that are written at once: fewer would cost a call to the system each time. */
const BLOCK = 2 ** 18;

/** The parts of a text, joined to blocks of some length. */
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

/** The text as a whole; undefined if it is longer than so many letters. */
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
