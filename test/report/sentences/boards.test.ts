import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import type { Case } from '../../../src/experiments/scenarios/experiment.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { variedBoards } from '../../../src/report/sentences/boards.ts';
import { noFiles } from '../../fight/scenarios.ts';

const board = { terrain: '1 1 1 1 1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };
const wall = (column: number) => [
  [
    [column, 0],
    [column + 1, 0],
  ],
];

const sceneOf = ({ scenario }: Case) => atOnce(compile(scenario)).account.scene;
const boards = (vary: object) =>
  variedBoards(
    readExperiment({ name: 'X', attacker: 'hawkgirl', defender: 'the-joker', board, vary }, noFiles)
      .cases,
    sceneOf,
  );

test('each way that the board is stands once, whatever else is varied', () => {
  const { shown, all } = boards({
    'board.walls': [[], { label: 'a wall', value: wall(1) }],
    'attacker.attack': [1, 2, 3],
  });
  expect(all).toBe(2);
  expect(shown.map(({ condition }) => condition)).toEqual([
    "with the board's walls set to none",
    'with a wall',
  ]);
  expect(shown.map(({ scene }) => scene.walls)).toEqual([[], wall(1)]);
});

test('there are none where the board is the same throughout', () => {
  expect(boards({ 'attacker.attack': [1, 2] })).toEqual({ shown: [], all: 0 });
  expect(boards({ 'attacker.attack': [1, 2], 'board.walls': [wall(1)] }).all).toBe(0);
});

test('of many, the first six are shown', () => {
  const { shown, all } = boards({ 'board.walls': [1, 2, 3, 4, 5, 6, 7, 8].map(wall) });
  expect(all).toBe(8);
  expect(shown.map(({ scene }) => scene.walls)).toEqual([1, 2, 3, 4, 5, 6].map(wall));
});
