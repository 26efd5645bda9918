/* Options of everything that draws random armies, for the commands `armies` and `playtest`. */

import { blamed } from '../base/index.ts';
import {
  MOST_POINTS,
  MOST_ROUNDS,
  POLICY_NAMES,
  USUAL_ARMY_POINTS,
  USUAL_PARTNERS,
  USUAL_ROUNDS,
  USUAL_SPREAD,
} from '../battle/index.ts';
import { COLLECTIONS } from '../cards/index.ts';
import type { Files } from '../experiments/index.ts';
import { type ArmiesTerms, USUAL_MAPS } from '../studies/index.ts';
import type { CliCommand } from './cli-command.ts';
import { givenFiles } from './given-files.ts';
import { GROUPS } from './option-groups.ts';
import { choiceFlag, pathOption, seedOption, wholeOption } from './options.ts';
import { addCardsOption, withOwnCards } from './own-cards.ts';
import type { Session } from './session.ts';

/** How random armies are drawn and played, as the command line says. */
export interface ArmiesOptions extends Omit<ArmiesTerms, 'cards' | 'maps'> {
  readonly cards?: string;
  readonly map?: readonly string[];
  readonly threads?: number;
  readonly keep?: string;
}

/** The terms that the options give. */
export function termsOf(options: ArmiesOptions): ArmiesTerms {
  const { cards, map: maps, collection, points, spread, partners, policy, rounds, seed } = options;
  return {
    ...{ collection, points, spread, partners, policy, rounds, seed, maps },
    cards: cards === undefined ? undefined : [cards],
  };
}

/** The files that the options name. */
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

/** Mistakes in terms are told by the options that gave them. */
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

/** Options of everything that draws random armies. */
export function addArmiesOptions(command: CliCommand): void {
  const whole = (name: string, least: number, most: number, text: string) =>
    command.option(`${name} <n>`, text, wholeOption(name, least, most));
  addCardsOption(command)
    .addOption(
      choiceFlag(
        '--collection <collection>',
        'the cards of the armies, beside those of --cards; own: those of --cards alone (default: classic)',
        [...COLLECTIONS, 'own'],
      ).helpGroup(GROUPS.cards),
    )
    .optionsGroup(GROUPS.fight)
    .option(
      '--map <map>',
      `a map: a file of a board, or the name of a map that the program has; may be given several times (default: ${USUAL_MAPS.join(', ')})`,
      (text: string, before: readonly string[] = []) => [
        ...before,
        pathOption('--map', 'a map')(text),
      ],
    );
  whole('--points', 50, MOST_POINTS, `the most points of an army (default: ${USUAL_ARMY_POINTS})`);
  whole(
    '--spread',
    0,
    MOST_POINTS,
    `how many points fewer an army may have (default: ${USUAL_SPREAD})`,
  );
  whole(
    '--partners',
    0,
    100,
    `how often, of 100, the next card of an army is a partner of those that it has (default: ${USUAL_PARTNERS})`,
  );
  whole(
    '--rounds',
    1,
    MOST_ROUNDS,
    `rounds after which points left decide (default: ${USUAL_ROUNDS})`,
  );
  command.addOption(
    choiceFlag(
      '--policy <name>',
      'who plays both sides (default: standard)',
      POLICY_NAMES,
    ).helpGroup(GROUPS.fight),
  );
  command
    .optionsGroup(GROUPS.simulation)
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption)
    .optionsGroup(GROUPS.rare)
    .option(
      '--threads <n>',
      'worker threads (default: one per core)',
      wholeOption('--threads', 1, 1024),
    )
    .option(
      '--keep <file>',
      'keep what was played in a file, and go on from it if it is there',
      pathOption('--keep', 'a file'),
    );
}
