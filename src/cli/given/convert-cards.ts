/* Rewrites the powers in a file of cards as rules, for `cards --convert`. */

import { BadInput, printable } from '../../base/index.ts';
import { checkOutput, isStream, writeOutput } from '../../base/node.ts';
import { cardFile, convertedCards } from '../../cards/index.ts';
import { surroundingsOf } from '../../experiments/index.ts';
import type { Session } from '../session.ts';
import { givenFiles } from './given-files.ts';
import { cardFileOf } from './rows-of-file.ts';

/**
 * Rewrites a file of cards in place. If the cards come from standard input or another stream, the result is printed.
 *
 * @throws BadInput for a table, or for a file that `--cards` would reject
 */
export async function convertCards(path: string, session: Session): Promise<void> {
  const files = await givenFiles([path], session);
  const file = files.streamName?.(path) ?? path;
  const { kind, text } = cardFileOf(files.readBytes(path, 'a file of cards'), file);
  if (kind !== 'yaml' && kind !== 'json')
    throw new BadInput({
      path: [],
      place: printable(file),
      found: 'a table',
      allowed: 'a file of cards; cards --import can make one from it',
    });
  surroundingsOf('.', files).readFile(path, cardFile(), []);
  const converted = convertedCards(text);
  const isPrinted = isStream(path);
  if (isPrinted) await session.out.write(converted.text);
  else if (converted.powers > 0) {
    checkOutput('--convert', path);
    await writeOutput(path, converted.text);
  }
  await session.note(noteOf(converted, printable(file), isPrinted));
}

/** @param isPrinted whether the cards are printed, and no file is changed */
function noteOf(
  { powers, left }: ReturnType<typeof convertedCards>,
  file: string,
  isPrinted: boolean,
): string {
  const count = (number: number) => `${number} ${number === 1 ? 'power' : 'powers'}`;
  const changed = isPrinted ? '' : 'the file has been changed: ';
  const done = powers === 0 ? 'nothing to convert' : `${changed}${count(powers)} written as rules`;
  const rest = left === 0 ? '' : `; ${count(left)} still written as effects`;
  return `${file}: ${done}${rest}`;
}
