import type { Card } from '../cards/card.ts';
import { cardFile } from '../cards/schema.ts';
import { DISK } from '../files/disk.ts';
import { ofFile } from '../saved/of-file.ts';
import { surroundingsOf } from '../scenarios/load.ts';

/**
 * The cards of the file that `--cards` names.
 *
 * @throws BadInput
 */
export function ownCards(file: string | undefined): Card[] {
  if (!file) return [];
  try {
    return surroundingsOf('.', DISK).readFile(file, cardFile, []);
  } catch (error) {
    throw ofFile('--cards', error);
  }
}
