import type { RecordedOutcome } from '../results/format/recorded.ts';
import type { Fraction } from '../statistics/fraction.ts';
import type { Samples } from './comparison.ts';
import type { Row, Seen } from './row.ts';

type Side = readonly RecordedOutcome[];
type Found = RecordedOutcome | undefined;

/** Every value of either side: numbers in ascending order, then names as they came. */
export function rowsOf(a: Side, b: Side, samples: Samples | undefined): Row[] {
  const [isExactA, isExactB] = [a, b].map((side) => side.some(({ exact }) => exact));
  const [seenA, seenB] = [seeing(a, samples), seeing(b, samples)];
  const [inA, inB] = [a, b].map((side) => new Map(side.map((one) => [one.value, one])));
  const values = [...new Set([...a, ...b].map(({ value }) => value))].sort((x, y) =>
    typeof x === 'number' && typeof y === 'number' ? x - y : 0,
  );
  return values.map((value) => {
    const [ofA, ofB] = [inA?.get(value), inB?.get(value)];
    return {
      value,
      ...(isExactA && isExactB && { exact: [chance(ofA), chance(ofB)] as const }),
      ...(seenA && seenB && { seen: [seenA(ofA), seenB(ofB)] as const }),
    };
  });
}

/** What to take for a sample of a side, if there is anything. */
function seeing(side: Side, samples: Samples | undefined): ((found: Found) => Seen) | undefined {
  if (!samples) return undefined;
  if (side.some(({ count }) => count !== undefined))
    return (found) => ({ hits: found?.count ?? 0 });
  if (samples !== 'againstExact' || !side.some(({ exact }) => exact)) return undefined;
  return (found) => ({ chance: chance(found) });
}

function chance(found: Found): Fraction {
  return found?.exact ?? { numerator: 0n, denominator: 1n };
}
