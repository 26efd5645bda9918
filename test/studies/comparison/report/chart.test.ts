import { expect, test } from 'vitest';
import {
  type RecordedResult,
  recordedOf,
} from '../../../../src/experiments/results/format/recorded.ts';
import { svgOf } from '../../../../src/report/pictures/picture.ts';
import { compare } from '../../../../src/studies/comparison/compare.ts';
import { comparisonSpec } from '../../../../src/studies/comparison/report/chart.ts';
import { dealt } from '../../../cases.ts';
import { computed, SHIPPED, shippedResults } from '../../../experiments/results/shipped.ts';

/** The content of a run without exact odds: only values that were seen. */
const simulatedOnly = ({ question, measures, ...rest }: RecordedResult): RecordedResult => {
  const { exact: _, ...asked } = question ?? { text: '' };
  const counted = [...measures].map(([name, outcomes]) => {
    const cameUp = outcomes.flatMap(({ exact, ...one }) => (one.count ? [one] : []));
    return [name, cameUp] as const;
  });
  return { ...rest, ...(question && { question: asked }), measures: new Map(counted) };
};

test.each(dealt(SHIPPED))('%s against itself is drawn without a warning', async (file) => {
  const one = (await shippedResults(file)).map(recordedOf);
  const other = (await computed(file, { exact: true, seed: 'b' })).map(recordedOf);
  for (const kept of [(result: RecordedResult) => result, simulatedOnly]) {
    const side = (results: readonly RecordedResult[]) => ({ file, results: results.map(kept) });
    const spec = comparisonSpec(compare(side(one), side(other)));
    const warnings: string[] = [];
    const svg = await svgOf(spec, (message) => warnings.push(message));
    expect(warnings).toEqual([]);
    expect(svg).toContain('What changes from A to B');
  }
});
