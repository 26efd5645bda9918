import { expect, test } from 'vitest';
import { fromEveryStance } from '../../../src/experiments/scenarios/every-stance.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';

const fight = (board: object, more: object = {}) =>
  readExperiment(
    { name: 'A fight', attacker: 'hawkgirl', defender: 'solomon-grundy', board, ...more },
    noFiles,
    { fromAnywhere: true },
  );

test('there is a case for every free space beside the defender', () => {
  const { cases } = fromEveryStance(fight({ terrain: '1 1 1\n 1 . 1', defender: [1, 0] }));
  expect(cases.map(({ combination }) => combination.from)).toEqual(['0,0', '2,0', '0,1']);
});

test('a sweep, and a defender whom nobody can reach, are refused', () => {
  const board = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
  const sweep = fight(board, { vary: { 'attacker.attack': [1, 2] } });
  expect(() => fromEveryStance(sweep, 'a.yaml')).toThrow('a.yaml: vary: 2 combinations');
  const alone = fight({ terrain: '. 1', defender: [1, 0] });
  expect(() => fromEveryStance(alone)).toThrow('board: there is no space to attack from');
});
