/* Turns the arguments and options of `odds`, `duel`, `survive`, `battle` and `explain` into an experiment. */

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

/** Adds the options that describe an attack. */
export function addFightOptions(command: Command): Command {
  return withFightOptions(command, fightCommand(), wholeOption);
}

/**
 * Adds the options that describe a fight, for a command that accepts several values of a number and tries every
 * combination.
 */
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
 * The experiment of one fight. If a fighter has no card, options must give its numbers.
 *
 * @param command has the options that describe the fight
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
  // `base` is left out: if an option has several values, there is no single fight as written.
  return experiment;
}

/**
 * Runs `read`, which reads an experiment. If a field that came from an option or operand is wrong, the error names
 * that option or operand.
 */
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
    // If two options set the same field, only the option on the command line is named.
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
