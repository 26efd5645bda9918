import { expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { briefText } from '../../../src/report/sentences/brief.ts';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { duels, survivals } from '../fights.ts';

const FIGHT = { name: 'x', rules: 'c3g', attacker: 'hawkgirl', defender: 'solomon-grundy' };

const resultsOf = (
  more: object,
  how: { exact: boolean; simulation: boolean; signal?: AbortSignal; onBegin?: () => void },
) =>
  compute(readExperiment({ ...FIGHT, trials: 1000, ...more }, noFiles), {
    ...how,
    machine,
    threads: 1,
  });

test('one fight: the question in words and its chance', async () => {
  const results = await resultsOf(
    { question: 'not displaced' },
    { exact: true, simulation: false },
  );
  // 65 of 256.
  expect(briefText(results)).toBe('Hawkgirl does not displace Solomon Grundy: 25.391% exact');
});

test('of odds that are only simulated, as many decimals as their interval leaves certain', async () => {
  const text = async (trials: number, exact: boolean) =>
    briefText(await resultsOf({ trials }, { exact, simulation: true }));
  // For three quarters, the interval of 1,000 trials is 5 points wide, that of 1 million 0.17.
  expect(await text(1000, false)).toMatch(/: \d\d\.\d% simulated$/);
  expect(await text(1_000_000, false)).toMatch(/: \d\d\.\d\d% simulated$/);
  // Next to exact odds, both have the same decimals.
  expect(await text(1000, true)).toMatch(/: 74\.609% exact, \d\d\.\d{3}% simulated$/);
});

test('a sweep: its headline', async () => {
  const vary = { 'defender.defense': [1, 2] };
  const results = await resultsOf({ vary }, { exact: true, simulation: false });
  expect(briefText(results)).toBe(headlineOf(results));
});

test('nothing is made up where an interruption came before any attack', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const onBegin = () => controller.abort();
  const results = await resultsOf(
    { trials: '1T' },
    { exact: false, simulation: true, signal, onBegin },
  );
  expect(briefText(results)).toBe(
    'Hawkgirl displaces Solomon Grundy: unknown, since nothing was simulated',
  );
});

test('of attacks until a figure is destroyed, how many they are on average; of a duel only who wins', async () => {
  // Two wounds, each with every second attack: 4 attacks on average.
  expect(briefText(await survivals())).toMatch(/; 4\.0 attacks on average$/);
  expect(briefText(await duels())).not.toContain('on average');
});

test('of a fight that destroys more often than it displaces, both; of several attacks, that it is one turn', async () => {
  const brief = async (more: object) =>
    briefText(await resultsOf(more, { exact: true, simulation: false }));
  const wounded = { defender: { card: 'solomon-grundy', wounds: 7 } };
  const [destroyed] = /[\d.]+%/.exec(await brief({ ...wounded, question: 'destroyed' })) ?? [''];
  const share = `${Number.parseFloat(destroyed).toFixed(1)}%`;
  expect(await brief(wounded)).toMatch(
    new RegExp(`^Hawkgirl displaces Solomon Grundy .*; destroyed: ${share}$`),
  );
  expect(await brief({})).toMatch(/74\.609% exact$/);
  const turn = { fight: 'turn', attacker: 'krug', defender: 'hawkgirl' };
  expect(await brief(turn)).toMatch(/takes at least 1 wound in one turn: /);
  expect(await brief({ ...turn, attacker: 'hawkgirl' })).not.toContain('in one turn');
});
