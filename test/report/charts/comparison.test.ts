import { expect, test } from 'vitest';
import { compare } from '../../../src/comparison/compare.ts';
import { comparisonSpec } from '../../../src/report/charts/comparison.ts';
import { svgOf } from '../../../src/report/pictures/picture.ts';
import { recordedOf } from '../../../src/results/format/recorded-of.ts';
import type { Result } from '../../../src/results/result.ts';
import { computed, SHIPPED, shippedResults } from '../../results/shipped.ts';

const side = (file: string, results: readonly Result[]) => ({
  file,
  results: results.map(recordedOf),
});

test.each(SHIPPED)('%s against itself is drawn without a warning', async (file) => {
  for (const exact of [true, false]) {
    const one = exact ? await shippedResults(file) : await computed(file, { exact, seed: 'a' });
    const other = await computed(file, { exact, seed: 'b' });
    const spec = comparisonSpec(compare(side(file, one), side(file, other)));
    const warnings: string[] = [];
    const svg = await svgOf(spec, (message) => warnings.push(message));
    expect(warnings).toEqual([]);
    expect(svg).toContain('What changes from A to B');
  }
});
