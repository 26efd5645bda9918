/* From the arguments and options of `odds`, `duel`, `survive`, `battle` and `explain` to an experiment. */

import { type Command, Option } from 'commander';
import { BadInput, listed, type Problem } from '../../base/index.ts';
import {
  type Experiment,
  fightCommand,
  readExperiment,
  surroundingsOf,
} from '../../experiments/index.ts';
import {
  type FightCommand,
  type FightOption,
  type GivenFight,
  isVaried,
} from '../../rules/index.ts';
import { optionFor } from '../options/fields.ts';
import { isGiven, wholeOption, wholesOption } from '../options/options.ts';
import type { Session } from '../session.ts';
import { givenFiles } from './given-files.ts';
import { addCardsOption, withOwnCards } from './own-cards.ts';

/** Adds the options by which the command line describes an attack. */
export function addFightOptions(command: Command): Command {
  return withFightOptions(command, fightCommand(), wholeOption);
}

/** The same for a command that takes several values of a number, to try every combination. */
export function addSweptFightOptions(command: Command, fight: FightCommand): Command {
  return withFightOptions(command, fight, wholesOption);
}

function withFightOptions(
  command: Command,
  { options }: FightCommand,
  whole: typeof wholesOption,
): Command {
  for (const option of options) command.addOption(optionFor(option, whole));
  return addCardsOption(command);
}

/**
 * The experiment of one fight. Where a card is left out, its numbers must be given.
 *
 * @param command which was given options of a fight
 * @throws BadInput
 */
export async function fightExperiment(
  attacker: string | undefined,
  defender: string | undefined,
  command: Command,
  session: Session,
  { options, document, operandOf, takesFiles }: FightCommand = fightCommand(),
): Promise<Experiment> {
  const { cards } = command.opts<{ cards?: string }>();
  const given = Object.fromEntries(
    options.flatMap(({ name }) => {
      const option = new Option(name);
      const value = command.getOptionValue(option.attributeName());
      return isGiven(command, option) ? [[name, value]] : [];
    }),
  );
  const operands = [attacker, defender].filter((text) => text !== undefined && takesFiles?.(text));
  const streams = await givenFiles([cards, ...operands], session);
  const files = await withOwnCards(streams, cards, session);
  const surroundings = surroundingsOf('.', files);
  const fight = { attacker, defender, cards, given };
  const { base: _, ...experiment } = namingOptions(
    () => readExperiment(document(fight, surroundings), surroundings),
    given,
    options,
    (path) => operandOf?.(path, fight),
  );
  // Of several values of an option, none is the fight as written.
  return experiment;
}

/** Reads; a mistake in a field that an option or an operand stands for is named by that. */
function namingOptions<T>(
  read: () => T,
  given: GivenFight['given'],
  options: readonly FightOption[],
  operandOf: (path: Problem['path']) => Pick<Problem, 'place' | 'path'> | undefined,
): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // Of two options for one field, the given one names the mistake.
    const fields = options
      .filter(({ name, otherField }) => otherField === undefined || given[name] !== undefined)
      .toSorted((a, b) => Number(given[a.name] !== undefined) - Number(given[b.name] !== undefined))
      .flatMap(({ name, short = name, field, otherField }) => [
        [field, short] as const,
        [otherField, short] as const,
      ]);
    const varied = options.flatMap(({ name, short = name }) =>
      isVaried(given[name]) ? [short] : [],
    );
    const optionOf = new Map([...fields, ['cards.0', '--cards'], ['vary', listed(varied)]]);
    throw new BadInput(
      ...error.problems.map((problem) => {
        const [first, field] = problem.path;
        const path =
          first === 'vary' && field !== undefined ? String(field) : problem.path.join('.');
        const place = optionOf.get(path) ?? optionOf.get(path.replace(/\.\d+$/, ''));
        if (problem.place) return problem;
        return { ...problem, ...(place ? { place, path: [] } : operandOf(problem.path)) };
      }),
    );
  }
}
