import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { gridTable, sweepTable } from '../../../src/report/tables/sweep.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { headsOf } from '../tables.ts';

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
  expect(headsOf(grid)).toEqual(['', '1', '2']);
  expect(grid?.rows.map(([label]) => label)).toEqual([
    'Rat, attack 1, defense 0, life 9',
    'Rat, attack 1, defense 1, life 9',
    'Cat',
  ]);
  // One die against none: a skull half of the time.
  expect(grid?.rows[0]?.[1]).toBe('50.0%');
  expect(grid?.rows[1]?.[1]).not.toBe('50.0%');
});

describe('the table of a sweep', () => {
  const fight = {
    attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0, life: 1 },
    trials: 1000,
    vary: { 'attacker.attack': [{ label: 'a push', value: 1 }, 2] },
  };
  const tableOf = async (document: object, how: { exact: boolean; simulation: boolean }) => {
    const experiment = readExperiment({ name: 'X', ...fight, ...document }, noFiles);
    return sweepTable(await compute(experiment, { ...how, machine, threads: 1 }));
  };

  test('marks means of attacks that may never destroy the card as lower bounds', async () => {
    // One skull never gets past Tough's automatic shield.
    const defender = { name: 'D', defense: 1, life: 1, powers: ['tough'] };
    const table = await tableOf(
      { fight: 'survival', attacker: { name: 'A', attack: 1 }, defender },
      { exact: true, simulation: true },
    );
    expect(headsOf(table)).toContain('mean attacks to destroy it');
    const at = headsOf(table).indexOf('mean attacks to destroy it');
    // Two dice show two skulls in one of four attacks, and the defense die shows no shield in two of three.
    expect(table?.rows.map((row) => row[at])).toEqual(['≥ 1000.0000', '6.0000']);
    expect(table?.rows.map((row) => row[at + 1])).toEqual([
      '≥ 1000.0000',
      expect.stringMatching(/^[56]\.\d+$/),
    ]);
  });

  test('of turns it also says what is best first in each combination', async () => {
    // On open ground he attacks from where he stands; a wall behind the defender makes him go round.
    const experiment = readExperiment(
      {
        name: 'X',
        trials: 1000,
        question: 'displaced',
        turn: [{ figure: { ...fight.attacker, life: 1, height: 1, move: 3 }, at: [0, 1] }],
        defender: { ...fight.defender, life: 2 },
        board: { terrain: '1 1 1\n1 1 1\n1 1 1', defender: [1, 1] },
        vary: {
          'board.walls': [
            [],
            [
              [
                [1, 1],
                [2, 1],
              ],
            ],
          ],
        },
      },
      noFiles,
    );
    const how = { exact: true, simulation: false, machine, threads: 1 };
    const { columns, rows } = sweepTable(await compute(experiment, how));
    const head = headsOf({ columns });
    expect(head.slice(1, 3)).toEqual(['Displaced at all', 'best first choice']);
    const [open, walled] = rows.map(([, chance, first]) => [chance, first]);
    // If places are equal, he keeps his own.
    expect(open).toEqual(['50.000%', 'A, from 0,1']);
    expect(walled?.[1]).toMatch(/^A, from (?!0,1)/);
  });

  test('leads with one number for each thing; simulated ones are there for who asks', async () => {
    const { rows, columns } = await tableOf(
      { question: 'totalWounds >= 1', measures: ['destroyed', 'totalWounds'] },
      { exact: true, simulation: true },
    );
    const head = headsOf({ columns });
    const shown = head.filter((_, i) => !columns[i]?.isOnDemand);
    expect(shown).toEqual([
      "attacker's attack",
      'Wounds in all ≥ 1',
      'Destroyed',
      'mean wounds in all',
    ]);
    const numbers = rows.map((row) => row.filter((_, i) => !columns[i]?.isOnDemand));
    // One skull is a wound, and a wound destroys: 1/2 and 3/4. Wounds stop at its Life.
    expect(numbers).toEqual([
      ['a push', '50.000%', '50.000%', '0.5000'],
      ['2', '75.000%', '75.000%', '0.7500'],
    ]);
    expect(head.filter((_, i) => columns[i]?.isOnDemand)).toEqual([
      'Wounds in all ≥ 1, simulated',
      '95% interval',
      'Destroyed, simulated',
      '95% interval',
      'mean wounds in all, simulated',
    ]);
  });

  test('shows simulated numbers where nothing else is known, with their intervals', async () => {
    const { columns, withheld } = await tableOf(
      { measures: ['totalWounds'], question: 'totalWounds >= 1' },
      { exact: false, simulation: true },
    );
    const head = headsOf({ columns });
    expect(head.slice(1, 3)).toEqual(['Wounds in all ≥ 1', '95% interval']);
    expect(columns.some(({ isOnDemand }) => isOnDemand)).toBe(false);
    expect(withheld).toBeUndefined();
  });

  test('has 0, not nothing, for what a combination never does', async () => {
    const { columns, rows } = await tableOf(
      { measures: ['destroyed'], defender: { ...fight.defender, life: 2 } },
      { exact: true, simulation: false },
    );
    const head = headsOf({ columns });
    const column = head.indexOf('Destroyed');
    // A single die never deals two wounds; two do one time in four.
    expect(rows.map((row) => row[column])).toEqual(['0.000%', '25.000%']);
  });
});
