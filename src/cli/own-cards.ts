import type { Card } from '../cards/card.ts';
import { cardFile } from '../rules/c3g/schema.ts';
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
    return surroundingsOf('.').readFile(file, cardFile, []);
  } catch (error) {
    throw ofFile('--cards', error);
  }
}
