import { expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { chartFiles } from '../../src/report/chart-files.ts';
import { chartsOf } from '../../src/report/charts/index.ts';
import { reportFiles } from '../../src/report/report-files.ts';
import { oddsStudy } from '../../src/studies/odds/study.ts';
import { noFiles } from '../fight/scenarios.ts';
import { machine } from '../machine.ts';
import { duels, ONE, OTHER } from './fights.ts';

test('there is a table of every measure that any combination has', async () => {
  // One die drives him back by a space; reaching a figure three spaces behind takes six.
  const experiment = readExperiment(
    {
      name: 'Fight',
      attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 0 },
      board: {
        terrain: '1 1 1 1 1 1 1 1',
        attacker: [0, 0],
        defender: [1, 0],
        others: [{ figure: 'Bob', at: [4, 0], life: 3 }],
      },
      vary: { 'attacker.attack': [1, 6] },
    },
    noFiles,
  );
  const results = await compute(experiment, {
    exact: true,
    simulation: false,
    machine,
    threads: 1,
  });
  const files = await reportFiles(oddsStudy.present({ experiment, results }), () => {});
  const tables = files.filter(({ name }) => name.endsWith('.csv')).map(({ name }) => name);
  const measured = results.flatMap(({ summaries }) => summaries.map(({ measure }) => measure.name));
  const named = new Set(measured.map((name) => `${name.replace(':', '-')}.csv`));
  expect(tables.toSorted()).toEqual([...named].toSorted());
  expect(tables).toContain('blockerWounds-bob.csv');
});

test('no file of a report has a name that some system refuses', async () => {
  const experiment = readExperiment(
    { name: 'Fight', fight: 'duel', attacker: ONE, defender: OTHER },
    noFiles,
  );
  const files = await reportFiles(
    oddsStudy.present({ experiment, results: await duels() }),
    () => {},
  );
  const refused = /[<>:"/\\|?*]|^(?:con|prn|aux|nul)\./i;
  expect(files.map(({ name }) => name).filter((name) => refused.test(name))).toEqual([]);
  expect(files.some(({ name }) => /^lifeLeft-\w+\.csv$/.test(name))).toBe(true);
});

test('a chart that cannot be drawn costs itself and a note, and nothing else', async () => {
  const sound = chartsOf(await duels());
  const [first, second, ...others] = sound;
  if (!first || !second) throw new Error('a duel has charts');
  const broken = { ...second, spec: { ...second.spec, transform: [{ filter: 'nowhere.' }] } };
  const notes: string[] = [];
  const { charts, files, stills } = await chartFiles([first, broken, ...others], (note) =>
    notes.push(note),
  );
  const kept = [first, ...others].map(({ name }) => name);
  expect(charts.map(({ name }) => name)).toEqual(kept);
  expect([...stills.keys()]).toEqual(kept);
  expect(files).toHaveLength(3 * kept.length);
  expect(notes.at(-1)).toMatch(
    new RegExp(`^the chart ${second.name} cannot be drawn and is left out: .`),
  );
});
