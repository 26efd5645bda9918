import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { computed } from './sweeps.ts';

const headline = async (document: object, exact = true) =>
  headlineOf(await computed(document, exact));

/** Six skulls, and Knockback Damage, are fewer wounds than Grundy's Life of 8. */
const UNDESTROYED = ' The chance that Hawkgirl destroys Solomon Grundy is 0.0% throughout.';

// Hawkgirl has 6 attack dice against Grundy's 4, less one for her mace: Knockback needs more than three heads of 6 +
// 3 coins, which is 382/512. With 5 dice: 163/256.

test('a small mean is not said to be none, nor with more digits than its neighbours', async () => {
  const attacker = { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] };
  const defender = { name: 'D', attack: 0, defense: 5 };
  // A space if the one attack die and none of five defense dice shows a skull: 1/64.
  expect(await headline({ attacker, defender })).toMatch(
    /^A displaces D 1\.6% of the time, less than 0\.1 spaces on average, /,
  );
});

describe('a sweep over names', () => {
  const WALL = [
    [1, 0],
    [2, 0],
  ];
  const board = { terrain: '1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };
  const open = { label: 'no wall', value: [] };
  const wall = { label: 'a wall behind him', value: [WALL] };
  const far = {
    label: 'a wall further back',
    value: [
      [
        [2, 0],
        [3, 0],
      ],
    ],
  };

  test('begins with the fight as written, and says what changes', async () => {
    expect(await headline({ board, vary: { 'board.walls': [wall, open, far] } })).toBe(
      'The chance that Hawkgirl displaces Solomon Grundy is 74.6% with no wall (as written), and ' +
        'the same with a wall further back. With a wall behind him it is 0.0%, 74.6 percentage ' +
        `points less.${UNDESTROYED}`,
    );
  });

  test('begins with the first combination where the fight is not whole without it', async () => {
    // Without defense dice, one of six skulls is enough: 63/64.
    const vary = { defender: ['solomon-grundy', { name: 'Rat', attack: 0, defense: 0 }] };
    expect(await headline({ defender: undefined, vary })).toBe(
      'The chance that Hawkgirl displaces the defender is 74.6% against Solomon Grundy. Against ' +
        'Rat it is 98.4%, 23.8 percentage points more.',
    );
  });

  test('names the fight as written where it is none of the combinations', async () => {
    expect(await headline({ board, vary: { 'board.walls': [wall, far] } })).toBe(
      'As written, the chance that Hawkgirl displaces Solomon Grundy is 74.6%, and the same with a ' +
        `wall further back. With a wall behind him it is 0.0%, 74.6 percentage points less.${UNDESTROYED}`,
    );
  });

  test('names it in the middle of a sentence, without a capital letter', async () => {
    const duel = {
      fight: 'duel',
      attacker: { name: 'A', attack: 1, defense: 0, life: 1 },
      defender: { name: 'D', attack: 1, defense: 0, life: 1 },
      question: 'turns > 1',
      vary: { first: ['attacker', 'defender'] },
    };
    expect(await headline(duel)).toMatch(
      /^When A and D fight, the chance that .* is 50\.0% in both/,
    );
    const uneven = { ...duel, attacker: { ...duel.attacker, attack: 2 } };
    // The attacker hits with 3/4, the defender with 1/2.
    expect(await headline(uneven)).toMatch(
      /^As written, when A and D fight, the chance that .* is 37\.5%\. With the first turn for the attacker it is 25\.0%, .*; with the first turn for the defender it is 50\.0%, /,
    );
  });

  test('of several changes names the points in full once', async () => {
    const powers = [
      { label: 'the mace', value: ['super-strength', 'nth-metal-mace'] },
      { label: 'no mace', value: ['super-strength'] },
      { label: 'bare hands', value: [] },
    ];
    expect(await headline({ question: 'displaced', vary: { 'attacker.powers': powers } })).toMatch(
      / With no mace it is 62\.3%, 12\.3 percentage points less; with bare hands it is 0\.0%, 74\.6 points less\./,
    );
  });
});

test('a sweep that changes nothing says so', async () => {
  expect(await headline({ vary: { 'defender.life': [20, 30] } })).toBe(
    `The chance that Hawkgirl displaces Solomon Grundy is 74.6% in both combinations.${UNDESTROYED}`,
  );
});

test('a large sweep names its extremes, how many share them, and the fight as written', async () => {
  const vary = { 'defender.life': [8, 20, 30], 'attacker.attack': [5, 6] };
  expect(await headline({ vary })).toBe(
    "The chance that Hawkgirl displaces Solomon Grundy is 74.6% as written, with the defender's " +
      'life at 8 and 6 attack dice. Over all 6 combinations, it ranges from 63.7% with the ' +
      "defender's life at 8 and 5 attack dice and in 2 more (10.9 percentage points less) to " +
      `74.6% with the defender's life at 8 and 6 attack dice and in 2 more (as written).${UNDESTROYED}`,
  );
});

test('of a sweep of battles says that its chances were counted, with their intervals', async () => {
  const numbers = { attack: 3, defense: 2, life: 2, move: 5, range: 1, points: 50 };
  const results = await computed(
    {
      fight: 'battle',
      sides: ['Brute', 'Guard'].map((name) => ({ army: [{ name, ...numbers }] })),
      board: { terrain: '1 1 1 1\n1 1 1 1', starts: { a: [0, 0], b: [3, 1] } },
      trials: 40,
      vary: { rounds: [3, 9] },
    },
    false,
  );
  const headline = headlineOf(results);
  const { low = Number.NaN } = results[0]?.question.odds.simulated ?? {};
  expect(headline).toContain(`(${(100 * low).toFixed(1)}–`);
  expect(headline).toMatch(
    / These chances were counted in 40 battles each; the ranges are 95% intervals\.$/,
  );
});
