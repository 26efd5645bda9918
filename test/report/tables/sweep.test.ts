import { expect, test } from 'vitest';
import { gridTable } from '../../../src/report/tables/sweep.ts';
import { compute } from '../../../src/results/compute.ts';
import { readExperiment } from '../../../src/scenarios/read-experiment.ts';
import { machine } from '../../machine.ts';
import { noFiles } from '../../rules/c3g/scenarios.ts';

test('two cards of one name have a row each in the grid', async () => {
  const rat = (defense: number) => ({ name: 'Rat', attack: 1, defense, life: 9 });
  const experiment = readExperiment(
    {
      name: 'Rats',
      attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
      defender: rat(0),
      vary: { defender: [rat(0), rat(1), { ...rat(2), name: 'Cat' }], 'attacker.attack': [1, 2] },
    },
    noFiles,
  );
  const results = await compute(experiment, {
    exact: true,
    simulation: false,
    machine,
    threads: 1,
  });
  const grid = gridTable(results);
  expect(grid?.head).toEqual(['', '1', '2']);
  expect(grid?.rows.map(([label]) => label)).toEqual([
    'Rat, attack 1, defense 0, life 9',
    'Rat, attack 1, defense 1, life 9',
    'Cat',
  ]);
  // One die against none: a skull half of the time.
  expect(grid?.rows[0]?.[1]).toBe('50.0%');
  expect(grid?.rows[1]?.[1]).not.toBe('50.0%');
});
