import { BadInput, canonicalText, shown } from '../../base/index.ts';
import type { RecordedResult } from '../../experiments/index.ts';
import type { ComparedSide } from './comparison.ts';

export interface Match {
  readonly pairs: readonly (readonly [a: RecordedResult, b: RecordedResult])[];
  readonly onlyA: readonly RecordedResult[];
  readonly onlyB: readonly RecordedResult[];
}

/**
 * Which result of A belongs to which of B: the one of the same combination, and, where a side has
 * several experiments, of the same name. Single results belong together whatever they are.
 *
 * @throws BadInput where two results of a file cannot be told apart
 */
export function match(a: ComparedSide, b: ComparedSide): Match {
  const [firstA, firstB] = [a.results[0], b.results[0]];
  if (firstA && firstB && a.results.length === 1 && b.results.length === 1) {
    return { pairs: [[firstA, firstB]], onlyA: [], onlyB: [] };
  }
  const byCombination = ({ combination }: RecordedResult) => canonicalText(combination);
  const byName = (result: RecordedResult) => JSON.stringify([result.name, byCombination(result)]);
  const isOne = [a, b].every(({ results }) => new Set(results.map(({ name }) => name)).size === 1);
  const keyOf = isOne ? byCombination : byName;
  for (const side of [a, b]) refuseTwins(side, keyOf);
  const ofB = new Map(b.results.map((result) => [keyOf(result), result]));
  const keysOfA = new Set(a.results.map(keyOf));
  return {
    pairs: a.results.flatMap((result) => {
      const other = ofB.get(keyOf(result));
      return other ? [[result, other] as const] : [];
    }),
    onlyA: a.results.filter((result) => !ofB.has(keyOf(result))),
    onlyB: b.results.filter((result) => !keysOfA.has(keyOf(result))),
  };
}

function refuseTwins(
  { file, results }: ComparedSide,
  keyOf: (result: RecordedResult) => string,
): void {
  const known = new Set<string>();
  const twin = results.find((result) => known.size === known.add(keyOf(result)).size);
  if (!twin) return;
  throw new BadInput({
    path: [],
    place: file,
    found: `two results of ${shown(twin.name)} for the same combination`,
    allowed: 'one result for each experiment and combination',
  });
}
