/* Options for random armies, which `armies` and `playtest` share. */

import { blamed } from '../../base/index.ts';
import { ARMIES_FIELDS } from '../../battle/index.ts';
import type { Files } from '../../experiments/index.ts';
import { type ArmiesTerms, USUAL_MAPS } from '../../studies/index.ts';
import type { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given/given-files.ts';
import { addCardsOption, withOwnCards } from '../given/own-cards.ts';
import type { Session } from '../session.ts';
import { addFields } from './fields.ts';
import { GROUPS } from './option-groups.ts';
import { keepOption, pathOption, seedOption, threadsOption } from './options.ts';

/** How random armies are drawn and played, as given on the command line. */
export interface ArmiesOptions extends Omit<ArmiesTerms, 'cards' | 'maps'> {
  readonly cards?: string;
  readonly map?: readonly string[];
  readonly threads?: number;
  readonly keep?: string;
}

/** The terms given by the options. */
export function termsOf(options: ArmiesOptions): ArmiesTerms {
  const { cards, map: maps, collection, points, spread, partners, policy, rounds, seed } = options;
  return {
    ...{ collection, points, spread, partners, policy, rounds, seed, maps },
    cards: cards === undefined ? undefined : [cards],
  };
}

/** The files named by the options. */
export async function armiesFiles(
  { cards, map = [] }: ArmiesOptions,
  session: Session,
): Promise<Files> {
  return withOwnCards(await givenFiles([cards, ...map], session), cards, session);
}

const OPTION_OF: Readonly<Record<string, string>> = {
  maps: '--map',
  cards: '--cards',
  points: '--points',
  spread: '--spread',
  seed: '--seed',
};

/** Runs `work`. If a term that came from an option turns out to be wrong, the error names the option. */
export async function ofOptions<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw blamed(error, (problem) => {
      const option = OPTION_OF[`${problem.path[0]}`];
      if (option === undefined || problem.place !== undefined) return problem;
      return { ...problem, place: option, path: [] };
    });
  }
}

/** Adds the options for random armies. */
export function addArmiesOptions(command: CliCommand): void {
  const { superStrength: _, ...fields } = ARMIES_FIELDS;
  addFields(addCardsOption(command), fields)
    .optionsGroup(GROUPS.fight)
    .option(
      '--map <map>',
      `a map: a board file, or the name of a built-in map; can be repeated (default: ${USUAL_MAPS.join(', ')})`,
      (text: string, before: readonly string[] = []) => [
        ...before,
        pathOption('--map', 'a map')(text),
      ],
    )
    .optionsGroup(GROUPS.simulation)
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption)
    .addOption(threadsOption())
    .addOption(keepOption('keep the games in a file, and continue from the file if it exists'));
}
