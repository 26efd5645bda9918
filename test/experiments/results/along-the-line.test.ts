import { expect, test } from 'vitest';
import type { Scene } from '../../../src/board/scene.ts';
import { placeName, type Space } from '../../../src/board/space.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { alongTheLine } from '../../../src/experiments/results/places.ts';
import type { OutcomeOdds, Summary } from '../../../src/experiments/results/summary.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

const place = (...spaces: Space[]): OutcomeOdds => ({ value: placeName(spaces), spaces });

function summary(kind: 'place' | 'name', outcomes: readonly OutcomeOdds[]): Summary {
  return { measure: { name: 'finalSpace', title: 'Where it ends', kind }, outcomes };
}

function sceneWith(line: readonly Space[]): Scene {
  return {
    grid: 'hex',
    terrain: { columns: 0, rows: [] },
    pieces: [],
    walls: [],
    line,
    placeMeasure: 'finalSpace',
  };
}

const valuesOf = (summaries: readonly Summary[]) =>
  summaries.map(({ outcomes }) => outcomes.map(({ value }) => value));

const LINE: readonly Space[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];

test('places follow the line from the defender, others keep their order behind them', () => {
  const shuffled = [place([3, 0]), place([9, 9]), place([1, 0]), place([8, 8]), place([2, 0])];
  expect(valuesOf(alongTheLine([summary('place', shuffled)], sceneWith(LINE)))).toEqual([
    ['1,0', '2,0', '3,0', '9,9', '8,8'],
  ]);
});

test('a double base counts by its half that follows, whichever is named first', () => {
  const along = [place([3, 0], [2, 0]), place([1, 0], [2, 0]), place([4, 0], [3, 0])];
  expect(valuesOf(alongTheLine([summary('place', along)], sceneWith(LINE)))).toEqual([
    ['1,0+2,0', '3,0+2,0', '4,0+3,0'],
  ]);
});

test('causes keep theirs, and so does everything without a board', () => {
  const shuffled = [place([3, 0]), place([1, 0])];
  expect(valuesOf(alongTheLine([summary('name', shuffled)], sceneWith(LINE)))).toEqual([
    ['3,0', '1,0'],
  ]);
  expect(valuesOf(alongTheLine([summary('place', shuffled)], undefined))).toEqual([['3,0', '1,0']]);
});

test('a result has the spaces in the order of the way, though the likeliest is in its middle', async () => {
  // Two dice with skulls half of the time, no defense: 1/4 stays, 1/2 goes one space, 1/4 two.
  const experiment = readExperiment(
    {
      name: 'Way',
      attacker: { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 0 },
      board: { terrain: '1 1 1 1 1', attacker: [4, 0], defender: [3, 0] },
    },
    noFiles,
  );
  const how = { exact: true, simulation: false, machine, threads: 1 };
  const [result] = await compute(experiment, how);
  const places = result?.summaries.find(({ measure }) => measure.name === 'finalSpace');
  expect(places?.outcomes.map(({ value }) => value)).toEqual(['3,0', '2,0', '1,0']);
});
