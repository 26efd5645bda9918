import * as z from 'zod';
import { hyphenated, wholeNumber } from '../../../base/index.ts';
import { askedWords, type Words } from '../card-asked.ts';
import { effect } from '../effect.ts';

/** A modifier of D20 rolls for powers. */
export interface RollsHigher {
  readonly by: number;
  /** The names of powers, without numbers, whose rolls the modifier changes (default: all powers). */
  readonly powers?: Words;
}

/** Raises or lowers a figure's D20 rolls for powers. */
export const rollsHigher = effect<RollsHigher>({
  name: 'rollsHigher',
  at: 'never',
  value: () =>
    z
      .strictObject(
        {
          by: wholeNumber(-19, 19, 'The number added to D20 rolls; negative: subtracted'),
          powers: askedWords('the name of a power, without a number after it'),
        },
        { error: 'a mapping such as { by: 1, powers: Frenzy }' },
      )
      .describe(
        "A number that is added to the figure's D20 rolls for its powers",
      ) as unknown as z.ZodType<RollsHigher>,
  example: { rollsHigher: { by: 1, powers: 'Frenzy' } },
});

/** The modifier of D20 rolls for the power with this title; 0 if there is none. */
export function addedTo(title: string, { by, powers }: RollsHigher): number {
  if (powers === undefined) return by;
  const names = typeof powers === 'string' ? [powers] : powers;
  return names.some((name) => hyphenated(title).startsWith(hyphenated(name))) ? by : 0;
}
