import { expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { explorer } from '../../../src/report/charts/explorer.ts';
import { chartNotes } from '../../../src/report/page/chart-section.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/** The given number of combinations, alternately with six dice and seven. */
async function combinations(count: number): Promise<Result[]> {
  const experiment = readExperiment(
    {
      name: 'Fight',
      attacker: { name: 'A', attack: 6, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 3 },
      vary: { 'attacker.attack': [6, 7] },
    },
    noFiles,
  );
  const both = await compute(experiment, { exact: true, simulation: false, machine, threads: 1 });
  return Array.from({ length: count }, (_, i) => both[i % 2]).filter((one) => one !== undefined);
}

async function explored(count: number) {
  const [chart] = explorer(await combinations(count));
  if (!chart) return undefined;
  const { values } = chart.spec.data as { values: { measure: string; value: unknown }[] };
  return {
    rows: values.length,
    measures: new Set(values.map(({ measure }) => measure)).size,
    values: new Set(values.map(({ value }) => value)),
    subtitle: String((chart.spec.title as { subtitle: string[] }).subtitle),
  };
}

test('few combinations have all their counts', async () => {
  const all = await explored(10);
  expect(all?.measures).toBeGreaterThan(1);
  expect(all?.subtitle).not.toContain('Left out');
});

test('of many combinations, the chart has what there is room for, and says what it leaves out', async () => {
  const some = await explored(250);
  expect(some?.rows).toBeLessThanOrEqual(3000);
  expect(some?.values).toContain(7);
  expect(some?.subtitle).toContain('Left out, because there are too many combinations (250): ');
  const answers = await explored(1000);
  expect(answers?.rows).toBe(1000);
  expect(answers?.values).toEqual(new Set(['yes']));
  expect(answers?.subtitle).toContain('spaces moved');
});

test('where nothing is drawn, a note says so', async () => {
  expect(await explored(3001)).toBeUndefined();
  expect(chartNotes([], 3001)).toHaveLength(2);
  expect(chartNotes([], 1)).toEqual([]);
});
