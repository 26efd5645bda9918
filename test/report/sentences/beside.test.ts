import { expect, test } from 'vitest';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { computed } from './sweeps.ts';

const A = { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] };
const D = { name: 'D', attack: 0, defense: 0, life: 1 };

/** The text of a sweep after its answer. Each of A's dice wounds half of the time. */
async function beside(vary: object, more: object = {}, exact = true): Promise<string | undefined> {
  const fight = { attacker: A, defender: D, question: 'displaced' };
  const results = await computed({ ...fight, vary, ...more }, exact);
  return /The chance that A destroys (?:D|the defender) [^,;]*\.$/.exec(headlineOf(results))?.[0];
}

test('a chance to destroy that rises along a number is said to rise', async () => {
  // 1 - 1/2, 1 - 1/4, 1 - 1/8; the order of the file does not matter.
  expect(await beside({ 'attacker.attack': [1, 3, 2] })).toBe(
    'The chance that A destroys D rises from 50.0% to 87.5% (75.0% as written).',
  );
});

test('one that falls is said to fall', async () => {
  expect(await beside({ 'defender.life': [1, 2] })).toBe(
    'The chance that A destroys D falls from 75.0% (as written) to 25.0%.',
  );
});

test('of several fields, and of names, it lies between two chances', async () => {
  // Life 1: 1/2 and 3/4; Life 2: 0 and 1/4.
  expect(await beside({ 'attacker.attack': [1, 2], 'defender.life': [1, 2] })).toBe(
    'The chance that A destroys D is between 0.0% and 75.0% (as written).',
  );
  const named = [
    { label: 'a dwarf', value: 1 },
    { label: 'a giant', value: 3 },
  ];
  expect(await beside({ 'defender.life': named }, { defender: { ...D, life: 2 } })).toBe(
    'The chance that A destroys D is between 0.0% and 75.0%.',
  );
});

test('the same chance is said once', async () => {
  expect(await beside({ 'defender.life': [3, 4] })).toBe(
    'The chance that A destroys D is 0.0% throughout.',
  );
});

test('simulated chances serve where none is exact', async () => {
  // Of 10,000 attacks, 50% and 75% have standard errors of 0.5 and 0.43 points: five of those are allowed.
  const [least = 0, most = 0] =
    (await beside({ 'attacker.attack': [1, 2] }, {}, false))?.match(/[\d.]+(?=%)/g)?.map(Number) ??
    [];
  expect(Math.abs(least - 50)).toBeLessThan(2.5);
  expect(Math.abs(most - 75)).toBeLessThan(2.2);
});

test('nothing is said where it is the question, or not every fight has a Life', async () => {
  const vary = { 'attacker.attack': [1, 2] };
  expect(await beside(vary, { question: 'not destroyed' })).toBeUndefined();
  expect(await beside(vary, { question: 'destroyed or displaced' })).toBeDefined();
  const { life: _, ...lifeless } = D;
  expect(await beside(vary, { defender: lifeless })).toBeUndefined();
  expect(await beside({ defender: [D, lifeless] })).toBeUndefined();
  const asked = headlineOf(
    await computed({ attacker: A, defender: D, vary, question: 'destroyed' }),
  );
  expect(asked.match(/destroys/g)).toHaveLength(1);
});
