import { cardFile } from '../cards/schema.ts';
import { LARGEST_TEXT } from '../files/read-file.ts';
import { isOfReadableSize, MOST_TOKENS } from '../scenarios/document-oddities.ts';
import { surroundingsOf } from '../scenarios/load.ts';
import { BadInput, blamed, printable } from '../words/problem.ts';

/**
 * Reads a file of cards back before it is written, as `--cards` will.
 *
 * @param rows of the table or list, from which each card comes
 * @param file the table or list
 * @param out the file that they are for
 * @throws BadInput with the row of the card that is refused
 */
export function checkReadable(
  yaml: string,
  rows: readonly number[],
  file: string,
  out: string,
): void {
  const bytes = new TextEncoder().encode(yaml);
  const refuse = (size: string) =>
    new BadInput({
      path: [],
      place: printable(file),
      found: `cards that make a file of ${size}`,
      allowed: 'the cards in several files',
    });
  if (bytes.length > LARGEST_TEXT) throw refuse(`more than ${LARGEST_TEXT} bytes`);
  if (!isOfReadableSize(yaml)) throw refuse(`more than ${MOST_TOKENS} words and signs`);
  const files = { read: () => yaml, readBytes: () => bytes, beside: (_: string, to: string) => to };
  try {
    surroundingsOf('.', files).readFile(out, cardFile, []);
  } catch (error) {
    throw blamed(error, ({ path: [card, ...path], ...problem }) => {
      const row = typeof card === 'number' ? rows[card] : undefined;
      const place = row === undefined ? problem.place : `${printable(file)}: row ${row}`;
      return { ...problem, path, ...(place !== undefined && { place }) };
    });
  }
}
