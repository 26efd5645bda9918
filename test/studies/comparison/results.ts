import { type Fraction, fraction } from '../../../src/base/statistics/fraction.ts';
import type {
  RecordedOutcome,
  RecordedResult,
} from '../../../src/experiments/results/format/recorded.ts';

/** "1/4" or "2" as a fraction. */
export function ratio(text: string): Fraction {
  const [numerator = 0n, denominator = 1n] = text.split('/').map(BigInt);
  return fraction(numerator, denominator);
}

/** The outcomes of a measure by value, in this order: `[[0, '1/4'], [1, '3/4']]`. */
export function exactly(
  ...chances: readonly (readonly [number | string, string])[]
): RecordedOutcome[] {
  return chances.map(([value, chance]) => ({ value, exact: ratio(chance) }));
}

export function counted(
  ...counts: readonly (readonly [number | string, number])[]
): RecordedOutcome[] {
  return counts.map(([value, count]) => ({ value, count }));
}

/** Outcomes with both the chance and the count. */
export function both(
  ...known: readonly (readonly [number | string, string, number])[]
): RecordedOutcome[] {
  return known.map(([value, chance, count]) => ({ value, exact: ratio(chance), count }));
}

interface Around extends Partial<Omit<RecordedResult, 'measures' | 'simulation' | 'scenario'>> {
  readonly scenario?: object;
  readonly simulation?: Partial<NonNullable<RecordedResult['simulation']>>;
}

type Measures = Readonly<Record<string, readonly RecordedOutcome[]>>;

/** A result made by hand; simulated if that is given, with as many trials as its first measure has. */
export function resultOf(measures: Measures, around: Around = {}): RecordedResult {
  const { scenario, simulation, ...rest } = around;
  const [first = []] = Object.values(measures);
  const trials = first.reduce((sum, { count = 0 }) => sum + count, 0);
  return {
    name: 'A fight',
    combination: {},
    labels: {},
    scenario: { rules: 'c3g', ...scenario },
    ...(simulation && {
      simulation: { seed: 'a', trials, status: 'complete', ...simulation },
    }),
    measures: new Map(Object.entries(measures)),
    ...rest,
  };
}
