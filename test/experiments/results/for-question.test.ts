import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compileCases } from '../../../src/experiments/results/prepare.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';

const usual = (ground: string[]) => {
  const terrain = ground.map((row) => `${row}\n`);
  const board = { terrain: terrain[0], attacker: [0, 0], defender: [1, 0] };
  const vary = { 'board.terrain': terrain };
  const document = { name: 'Fight', attacker: 'hawkgirl', defender: 'solomon-grundy', board };
  const sweep = readExperiment({ ...document, ...(terrain.length > 1 && { vary }) }, noFiles);
  return atOnce(compileCases(sweep)).question.text;
};

test('fights are compared by whether the defender is displaced, if that can happen in one of them', () => {
  const [open, walled, higher] = ['1 1 1 1', '1 1 30 30', '1 1 30 20'];
  expect(usual([open])).toBe('displaced');
  expect(usual([walled])).toBe('totalWounds >= 1');
  expect(usual([walled, higher])).toBe('totalWounds >= 1');
  expect(usual([walled, higher, open])).toBe('displaced');
});
