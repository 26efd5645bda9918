import type { Command } from 'commander';
import type { Card } from '../cards/card.ts';
import { cardFile } from '../cards/schema.ts';
import { DISK } from '../files/disk.ts';
import { ofFile } from '../saved/of-file.ts';
import { surroundingsOf } from '../scenarios/load.ts';
import { pathOption } from './options.ts';

export function addCardsOption<C extends Command>(command: C): C {
  return command.option(
    '--cards <file>',
    'a file of your own cards',
    pathOption('--cards', 'a file'),
  );
}

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
