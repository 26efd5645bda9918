import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { computed } from './sweeps.ts';

const FIGHT = {
  attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
  defender: { name: 'D', attack: 0, defense: 0 },
};
const trend = async (vary: object, others: object = {}) =>
  headlineOf(await computed({ ...FIGHT, ...others, vary }));

describe('a sweep over numbers', () => {
  // Without defense dice, n attack dice give at least one skull in 1 - 1/2^n of all attacks.
  test('says from where to where, and what each step adds', async () => {
    expect(await trend({ 'attacker.attack': [1, 2, 3] })).toBe(
      'The chance that A displaces D rises from 50.0% with 1 attack die (as written) to 87.5% ' +
        'with 3; each further attack die adds between 12.5 and 25.0 percentage points.',
    );
  });

  test('says so whatever the order of its file, and where the fight as written lies between', async () => {
    const two = { attacker: { ...FIGHT.attacker, attack: 2 } };
    expect(await trend({ 'attacker.attack': [3, 1, 2] }, two)).toMatch(
      /^The chance that A displaces D rises from 50\.0% with 1 attack die to 87\.5% with 3; .* points\. As written, with 2 attack dice, it is 75\.0%\.$/,
    );
    expect(await trend({ 'attacker.attack': [3, 4] }, two)).toBe(
      'The chance that A displaces D rises from 87.5% with 3 attack dice to 93.8% with 4. As written, it is 75.0%.',
    );
  });

  // One attack die needs a skull, and no defense die may show one: 1/2, 1/4, 1/8.
  test('falls', async () => {
    expect(await trend({ 'defender.defense': [0, 1, 2] })).toBe(
      'The chance that A displaces D falls from 50.0% against 0 defense dice (as written) to 12.5% ' +
        'against 2; each further defense die takes away between 12.5 and 25.0 percentage points.',
    );
  });

  test('says nothing of steps that are not alike, or of a stretch without change', async () => {
    expect(await trend({ 'attacker.attack': [1, 2, 4] })).toMatch(/to 93\.8% with 4\.$/);
    // Skulls beyond the third change nothing: the board ends there.
    const said = await trend({ 'attacker.attack': [1, 2, 3] }, { question: 'totalWounds >= 2' });
    // Two wounds of n coins: 0, 1/4, 1/2.
    expect(said).toMatch(
      /rises from 0\.0% with 1 attack die \(as written\) to 50\.0% with 3; each further attack die adds 25\.0 percentage points\.$/,
    );
  });

  test('whose chance goes up and down names its extremes', async () => {
    // Exactly one space: one skull of n coins, n / 2^n: 1/2, 1/2, 3/8, and never without dice.
    const question = 'spacesMoved = 1';
    expect(await trend({ 'attacker.attack': [0, 1, 3] }, { question })).toBe(
      'When A attacks D, the chance that D is moved exactly 1 space is lowest, 0.0%, with 0 attack dice, and ' +
        'highest, 50.0%, with 1 (as written).',
    );
    expect(await trend({ 'attacker.attack': [0, 3, 1, 2] }, { question })).toMatch(
      /highest, 50\.0%, with 1 and in 1 more \(as written\)\.$/,
    );
  });

  test('with names of their own are no trend', async () => {
    const named = [
      { label: 'a push', value: 1 },
      { label: 'a shove', value: 2 },
    ];
    expect(await trend({ 'attacker.attack': named })).toBe(
      'The chance that A displaces D is 50.0% with a push (as written). With a shove it is 75.0%, 25.0 percentage points more.',
    );
  });
});
