import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DISK } from '../../src/files/disk.ts';
import { chartsOf } from '../../src/report/charts/index.ts';
import { isReportFile } from '../../src/report/report-names.ts';
import { compute } from '../../src/results/compute.ts';
import { loadExperiment } from '../../src/scenarios/load.ts';
import { machine } from '../machine.ts';

const EXPERIMENTS = resolve('experiments');
const isOurs = (name: string) => isReportFile({ name, isDirectory: () => false });

test.each(readdirSync(EXPERIMENTS).filter((name) => name.endsWith('.yaml')))(
  'every file of the report of %s is known for one',
  async (file) => {
    const experiment = loadExperiment(join(EXPERIMENTS, file), DISK);
    const effort = { trials: 1000 };
    const options = { exact: true, simulation: true, machine, threads: 1 };
    const results = await compute({ ...experiment, effort }, options);
    const charts = chartsOf(results).flatMap(({ name }) => [`${name}.svg`, `${name}.vl.json`]);
    const tables = results[0]?.summaries.map(({ measure }) => `${measure.name}.csv`) ?? [];
    const all = [...charts, ...tables, 'report.md', 'results.json'];
    expect(all.filter((name) => !isOurs(name))).toEqual([]);
  },
);

test('files of other names are the user’s, and so are all folders', () => {
  const names = [
    'notes.csv',
    'photo.png',
    'board.jpg',
    'report.md.bak',
    'Board.png',
    'results.csv',
  ];
  expect(names.filter(isOurs)).toEqual([]);
  expect(isReportFile({ name: 'board.png', isDirectory: () => true })).toBe(false);
});
