import type { Command } from 'commander';
import type { Card } from '../cards/card.ts';
import { cardFile } from '../cards/schema.ts';
import { ofFile } from '../saved/saved-run.ts';
import { surroundingsOf } from '../scenarios/load.ts';
import { givenFiles } from './given-files.ts';
import { GROUPS } from './option-groups.ts';
import { pathOption } from './options.ts';
import type { Session } from './session.ts';

export function addCardsOption<C extends Command>(command: C): C {
  return command
    .optionsGroup(GROUPS.cards)
    .option('--cards <file>', 'a file of your own cards', pathOption('--cards', 'a file'));
}

/**
 * The cards of the file that an option names.
 *
 * @throws BadInput
 */
export async function ownCards(
  file: string | undefined,
  session: Session,
  option = '--cards',
): Promise<Card[]> {
  if (file === undefined) return [];
  const files = await givenFiles([file], session);
  try {
    return surroundingsOf('.', files).readFile(file, cardFile, []);
  } catch (error) {
    throw ofFile(option, error);
  }
}
