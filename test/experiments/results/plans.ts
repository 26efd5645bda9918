import type { RawOutcome, Throw } from '../../../src/chance/dice/throw.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import type { Measure, Outcome } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { summariseThrow } from './throws.ts';

export const MEASURES: readonly Measure[] = [
  { name: 'points', title: 'Points', kind: 'count' },
  { name: 'odd', title: 'Odd', kind: 'flag' },
  { name: 'size', title: 'Size', kind: 'name' },
];

/** Three measures of a roll: the sum of its symbols, whether the sum is odd, and a word for it. */
export function outcomeOf(raw: RawOutcome): Outcome {
  const points = Object.values(raw)
    .flatMap((counts) => Object.values(counts))
    .reduce((a, b) => a + b, 0);
  return { points, odd: points % 2, size: points === 0 ? 'nothing' : points < 3 ? 'some' : 'much' };
}

/** A law without a game: any dice, read by `outcomeOf`. */
export function modelOf(thrown: Throw): ThrowModel {
  return { thrown, resolve: outcomeOf };
}

/** The summaries of all measures: exact, and also simulated if a tally is given. */
export const summaries = (thrown: Throw, simulated?: Tally) =>
  summariseThrow(modelOf(thrown), MEASURES, { weighed: weigh(thrown), exact: true, simulated });
