import { describe, expect, test } from 'vitest';
import { untilSentence } from '../../../src/report/sentences/until.ts';
import { computed } from './sweeps.ts';

/** Dice against none: n of them wound in 1 - 1/2^n of all attacks. */
const FIGHT = {
  attacker: { name: 'A', attack: 1, defense: 0 },
  defender: { name: 'D', attack: 0, defense: 0 },
};
const nearest = async (target: number, vary: object, others: object = {}) =>
  untilSentence(await computed({ ...FIGHT, ...others, vary }), target);

const DICE = { 'attacker.attack': [4, 1, 2, 3] };

describe('the combinations nearest to a chance', () => {
  test('are one below and one above it, in the order of the numbers', async () => {
    expect(await nearest(0.8, DICE)).toBe(
      'Nearest to 80%: 2 attack dice give 75.0%, 3 give 87.5%.',
    );
    // One attack die against d dice: a skull, and no shield, 1/2 · (2/3)^d.
    expect(await nearest(0.3, { 'defender.defense': [0, 1, 2] })).toBe(
      'Nearest to 30%: 1 defense die gives 33.3%, 2 give 22.2%.',
    );
  });

  test('are told by their condition where several fields are varied', async () => {
    const vary = { 'attacker.attack': [1, 2], 'defender.defense': [0, 1] };
    // 1/2, 1/3; 3/4, and two skulls, or one and no shield: 1/4 + 1/2 · 2/3.
    expect(await nearest(0.55, vary)).toBe(
      'Nearest to 55%: 50.0% with 1 attack die against 0 defense dice, 58.3% with 2 attack dice against 1 defense die.',
    );
  });

  test('are the one that gives it exactly', async () => {
    expect(await nearest(0.75, DICE)).toBe('2 attack dice give exactly 75%.');
    const vary = { 'attacker.attack': [1, 2], 'defender.height': [4, 5] };
    expect(await nearest(0.75, vary)).toMatch(
      /^Exactly 75% with 2 attack dice .*; one other combination gives the same\.$/,
    );
  });

  test('are not said to give what they only round to', async () => {
    expect(await nearest(0.7499, DICE)).toMatch(
      /^Nearest to 74\.99%: 1 attack die .*, 2 give 75\.000%\.$/,
    );
  });

  test('that are only simulated are told as precisely as they are known', async () => {
    const results = await computed({ ...FIGHT, vary: DICE }, false);
    const share = results.find(({ combination }) => combination['attacker.attack'] === 1)?.question
      .odds.simulated?.probability;
    // Less than a hundredth of the interval away.
    expect(untilSentence(results, Number(share) + 1e-4)).toMatch(/1 attack die gives \d\d\.\d%/);
  });

  test('are the last before it where none goes beyond', async () => {
    expect(await nearest(0.99, DICE)).toBe(
      'No combination has a chance as high as 99%. The nearest: 4 attack dice give 93.8%.',
    );
    expect(await nearest(0.1, DICE)).toBe(
      'No combination has a chance as low as 10%. The nearest: 1 attack die gives 50.0%.',
    );
  });

  test('have a value that is no dice in words', async () => {
    const defender = { name: 'D', attack: 0, defense: 0, life: 1 };
    const attacker = { name: 'A', attack: 2, defense: 0 };
    // For two coins: at least one skull, and both.
    expect(await nearest(0.5, { 'defender.life': [1, 2] }, { attacker, defender })).toBe(
      "Nearest to 50%: the defender's life at 1 gives 75.0%, the defender's life at 2 gives 25.0%.",
    );
  });
});
