import { expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/** One attack die against none, unless changed: a skull half of the time. */
const asWritten = async (attacks: number[], how: { exact: boolean; simulation: boolean }) => {
  const document = {
    name: 'Fight',
    trials: 1000,
    attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0 },
    vary: { 'attacker.attack': attacks },
  };
  const results = await compute(readExperiment(document, noFiles), { ...how, machine, threads: 1 });
  return results.map((result) => ({ result, asWritten: result.asWritten }));
};

test('every combination knows the odds of the fight as written, and which of them it is', async () => {
  const all = await asWritten([2, 1, 3], { exact: true, simulation: false });
  expect(all.map((one) => one.asWritten?.isThis)).toEqual([false, true, false]);
  for (const one of all) expect(one.asWritten?.odds).toBe(all[1]?.result.question.odds);
});

test('where it is none of them, its odds are exact', async () => {
  const all = await asWritten([2, 3], { exact: true, simulation: true });
  for (const one of all) {
    expect(one.asWritten?.isThis).toBe(false);
    expect(one.asWritten?.odds.exact && fractionText(one.asWritten.odds.exact)).toBe('1/2');
    expect(one.asWritten?.odds.simulated).toBeUndefined();
  }
});

test('without exact odds, only the combinations are compared', async () => {
  const how = { exact: false, simulation: true };
  for (const one of await asWritten([2, 3], how)) expect(one.asWritten).toBeUndefined();
  const [first] = await asWritten([1, 3], how);
  expect(first?.asWritten?.odds).toBe(first?.result.question.odds);
});

test('a single attack is no sweep', async () => {
  const [only] = await asWritten([1], { exact: true, simulation: false });
  expect(only?.asWritten).toBeUndefined();
});
