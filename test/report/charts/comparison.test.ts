import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compare } from '../../../src/comparison/compare.ts';
import { DISK } from '../../../src/files/disk.ts';
import { comparisonSpec } from '../../../src/report/charts/comparison.ts';
import { svgOf } from '../../../src/report/pictures/picture.ts';
import { compute } from '../../../src/results/compute.ts';
import { recordedOf } from '../../../src/results/format/recorded-of.ts';
import { loadExperiment } from '../../../src/scenarios/load.ts';
import { machine } from '../../machine.ts';

const FOLDER = new URL('../../../experiments/', import.meta.url).pathname;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

async function side(file: string, seed: string, exact: boolean) {
  const experiment = { ...loadExperiment(FOLDER + file, DISK), effort: { trials: 500 }, seed };
  const results = await compute(experiment, { exact, simulation: true, machine, threads: 1 });
  return { file, results: results.map(recordedOf) };
}

test.each(FILES)('%s against itself is drawn without a warning', async (file) => {
  for (const exact of [true, false]) {
    const spec = comparisonSpec(
      compare(await side(file, 'a', exact), await side(file, 'b', exact)),
    );
    const warnings: string[] = [];
    const svg = await svgOf(spec, (message) => warnings.push(message));
    expect(warnings).toEqual([]);
    expect(svg).toContain('What changes from A to B');
  }
});
