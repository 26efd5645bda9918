/* Converts the options of the command line to fields of an experiment. */

import { cardFile, type Library, libraryOf } from '../cards/index.ts';
import {
  type FightOption,
  type GivenFight,
  type GivenValue,
  isVaried,
  type Surroundings,
} from '../rules/index.ts';

/** Option values by option name. */
export type Given = Readonly<Record<string, GivenValue>>;

/** The cards that the command line can name, including the cards in the user's own file. */
export function libraryWith(cards: string | undefined, surroundings: Surroundings): Library {
  const own = cards === undefined ? [] : surroundings.readFile(cards, cardFile(), ['cards', 0]);
  return libraryOf(own, surroundings);
}

/** Reduces each list of values to its first value. The sweep sets the value in every combination anyway. */
export function firstOf(all: GivenFight['given']): Given {
  const first = Object.entries(all).map(([name, value]) => [
    name,
    isVaried(value) ? value[0] : value,
  ]);
  return Object.fromEntries(first);
}

/** A side's given fields, except its powers: `{ life: 5 }` for `defender.life`. */
export function sideFields(
  options: readonly FightOption[],
  side: string,
  given: Given,
): Record<string, unknown> {
  const fields = options.flatMap((option) => {
    const { name, field = '' } = option;
    const isOfSide = field.startsWith(`${side}.`) && !field.endsWith('.powers');
    return isOfSide && given[name] !== undefined
      ? [[field.slice(side.length + 1), fieldValue(option, given)]]
      : [];
  });
  return Object.fromEntries(fields);
}

/** The given top-level fields. */
export function topFields(options: readonly FightOption[], given: Given): Record<string, unknown> {
  const fields = options.flatMap((option) => {
    const { name, field = '.' } = option;
    return !field.includes('.') && given[name] !== undefined
      ? [[field, fieldValue(option, given)]]
      : [];
  });
  return Object.fromEntries(fields);
}

function fieldValue({ name, value }: FightOption, given: Given): GivenValue | undefined {
  return value.kind === 'switch' ? (value.means ?? given[name]) : given[name];
}

/**
 * The sweep over all options that list several numbers.
 *
 * @param valuesOf converts the numbers given for an option to values for the experiment
 */
export function varyOf(
  options: readonly FightOption[],
  all: GivenFight['given'],
  valuesOf: (name: string, values: readonly number[]) => readonly unknown[] = (_, values) => values,
): { vary?: object } {
  const vary = options.flatMap(({ name, field = '' }) => {
    const values = all[name];
    return isVaried(values) ? [[field, valuesOf(name, values)]] : [];
  });
  return vary.length > 0 ? { vary: Object.fromEntries(vary) } : {};
}
