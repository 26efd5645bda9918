import { fractionValue, same, trialsToTell } from '../../base/index.ts';
import {
  isBeyondChance,
  LEVEL,
  type MeasureDifference,
  type Samples,
  type Test,
} from './comparison.ts';
import type { Measured } from './measured.ts';
import { chancesOf, exactSideOf, hitsOf, type Row } from './row.ts';

/** What is known of all pairs and their tests. */
interface Family {
  /** The adjusted p-value of this measure. */
  readonly adjusted: number | undefined;
  readonly tests: number;
  /** Whether both sides are one scenario, which no number of trials tells apart. */
  readonly isOneScenario: boolean;
}

/** With its test adjusted, what is to be said of it. */
export function judged(
  { rows, samples, test: raw, ...rest }: Measured,
  { adjusted, tests, isOneScenario }: Family,
): MeasureDifference {
  const test: Test | undefined = raw && { ...raw, adjusted: adjusted ?? 1 };
  const isExact = rows.every(({ exact }) => exact);
  const differs = rows.some(({ exact }) => exact && !same(...exact));
  const beyond = isBeyondChance({ test });
  const verdict = isExact
    ? differs
      ? 'different'
      : 'same'
    : samples === 'same'
      ? 'sameSample'
      : beyond
        ? 'beyondChance'
        : 'notToldApart';
  const trials =
    samples && samples !== 'same' && !beyond && !isOneScenario
      ? neededTrials(rows, samples, LEVEL / Math.max(1, tests))
      : undefined;
  return {
    ...rest,
    verdict,
    ...(test && { test }),
    ...(trials !== undefined && { needed: { trials, from: isExact ? 'exact' : 'seen' } }),
  };
}

function neededTrials(
  rows: readonly Row[],
  samples: Exclude<Samples, 'same'>,
  level: number,
): number | undefined {
  const exactSide = exactSideOf(rows);
  return trialsToTell({
    a: sharesOf(rows, exactSide ?? 0),
    b: sharesOf(rows, exactSide === 1 ? 0 : 1),
    level,
    relation: samples === 'againstExact' ? 'independent' : samples,
    isAExact: exactSide !== undefined,
  });
}

/** The chances of a side as they are best known. */
function sharesOf(rows: readonly Row[], side: 0 | 1): number[] {
  const chances = chancesOf(rows, side);
  const hits = hitsOf(rows, side);
  const trials = hits.reduce((sum, count) => sum + count, 0);
  return rows.map(({ exact }, i) => {
    const known = exact?.[side] ?? chances[i];
    return known ? fractionValue(known) : (hits[i] ?? 0) / trials;
  });
}
