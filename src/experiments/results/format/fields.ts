/* Schema fields for results. Each has one error message, which follows "allowed:". */

import * as z from 'zod';
import { once } from '../../../base/index.ts';
import { MOST_TRIALS } from '../../scenarios/count.ts';

export const mapping = { error: 'a mapping' };
export const TEXT = 'text of at most 2000 characters';
export const text = once(() => z.string({ error: TEXT }).max(2000, { error: TEXT }));

const probabilityError = 'a number from 0 to 1';
export const probability = once(() =>
  z
    .number({ error: probabilityError })
    .min(0, { error: probabilityError })
    .max(1, { error: probabilityError }),
);

/** A whole number from `least` to the maximum number of trials. */
export function count(least: number) {
  const error = `a whole number from ${least} to 9e15`;
  return z.number({ error }).int({ error }).min(least, { error }).max(MOST_TRIALS, { error });
}
