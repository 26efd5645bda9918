import { expect, test } from 'vitest';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { compute } from '../../../src/results/compute.ts';
import { readExperiment } from '../../../src/scenarios/read-experiment.ts';
import { machine } from '../../machine.ts';
import { noFiles } from '../../rules/c3g/scenarios.ts';

const headline = async (document: object) =>
  headlineOf(
    await compute(
      readExperiment(
        { name: 'Fight', attacker: 'hawkgirl', defender: 'solomon-grundy', ...document },
        noFiles,
      ),
      { exact: true, simulation: false, machine, threads: 1 },
    ),
  );

// 163/256 and 191/256: more heads of 5 + 3 coins, and of 6 + 3, than three.
test('of a sweep: the extremes, and how many share them', async () => {
  const lives = { 'defender.life': [20, 30], 'attacker.attack': [5, 6] };
  expect(await headline({ vary: lives })).toBe(
    'Chance that Hawkgirl displaces Solomon Grundy: ' +
      "from 63.7% (defender's life 20, attacker's attack 5, and 1 more) " +
      "to 74.6% (defender's life 20, attacker's attack 6, and 1 more), over 4 combinations.",
  );
});

test('of a small mean has digits that say something', async () => {
  const attacker = { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] };
  const defender = { name: 'D', attack: 0, defense: 5 };
  // A space if the one attack die and none of five defense dice shows a skull: 1/64.
  expect(await headline({ attacker, defender })).toMatch(
    /^A displaces D 1\.6% of the time, 0\.016 spaces on average, /,
  );
});

test('of a sweep of fighters names the one that is always there', async () => {
  const vary = { defender: ['solomon-grundy', 'the-joker'] };
  expect(await headline({ vary })).toMatch(/^Chance that Hawkgirl displaces the defender: from /);
});
