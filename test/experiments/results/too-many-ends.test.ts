import { expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles, scenarioOf } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { rulingsOf } from './throws.ts';

test.each([1, 2])(
  'of %i combinations, what has too many ends is refused before anything is rolled',
  async (combinations) => {
    // A stair of nineteen drops, each with a die of its own, for a figure that nothing destroys.
    const levels = ['60', ...Array.from({ length: 21 }, (_, i) => 60 - 3 * i)];
    const endless = compute(
      readExperiment(
        {
          name: 'Fight',
          rules: 'c3g',
          attacker: { name: 'Giant', attack: 20, defense: 0, powers: ['super-strength'] },
          defender: { name: 'Wall', attack: 0, defense: 0, height: 2 },
          board: { terrain: levels.join(' '), attacker: [0, 0], defender: [1, 0] },
          trials: 1e15,
          ...(combinations > 1 && { vary: { 'defender.attack': [0, 1] } }),
        },
        noFiles,
      ),
      { exact: true, simulation: true, machine, threads: 1 },
    );
    await expect(endless).rejects.toThrow('the attack has more than 262144 possible outcomes');
  },
);

test('a ruling matters that, turned, gives the attack more ends than can be looked at', () => {
  // Two neighbouring spaces of a staircase are never level, so the double-space figure stays where it is.
  const levels = ['80', '80', ...Array.from({ length: 24 }, (_, i) => 80 - 3 * i)];
  const document = {
    attacker: { name: 'Giant', attack: 20, defense: 0, powers: ['super-strength'] },
    defender: { name: 'Wall', attack: 0, defense: 0, height: 2, base: 'double' },
    board: {
      terrain: levels.join(' '),
      attacker: [0, 0],
      defender: [
        [1, 0],
        [2, 0],
      ],
    },
  };
  expect(rulingsOf(scenarioOf(document)).map(({ name }) => name)).toContain('doubleSpaceEndsLevel');
});
