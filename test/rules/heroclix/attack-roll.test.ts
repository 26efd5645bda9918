import { describe, expect, test } from 'vitest';
import { weigh } from '../../../src/exact/weigh.ts';
import { summarise } from '../../../src/results/summary.ts';
import { writtenOutcome } from '../../../src/rules/plan.ts';
import { fractionText } from '../../../src/statistics/fraction.ts';
import { type Changes, planOf, rolled } from './scenarios.ts';

const chances = (changes: Changes, name: string) => {
  const plan = planOf(changes);
  const [summary] = summarise(
    plan.law,
    plan.account.measures.filter((measure) => measure.name === name),
    { weighed: weigh(plan.law.thrown), exact: true },
  );
  return Object.fromEntries(
    summary?.outcomes.map(({ value, exact }) => [value, exact && fractionText(exact)]) ?? [],
  );
};
const values = (attackValue: number, defenseValue: number): Changes => ({
  attacker: { attackValue },
  defender: { defenseValue },
});

describe('two dice and the attack value', () => {
  test('hit when they reach the defense value', () => {
    // 7 or more of two dice: 21 of 36; 12 among them, for one more damage.
    expect(chances(values(10, 17), 'hit')).toEqual({ 0: '5/12', 1: '7/12' });
    expect(chances(values(10, 17), 'damage')).toEqual({ 0: '5/12', 3: '5/9', 4: '1/36' });
    const { resolve } = planOf(values(10, 17)).law;
    expect(resolve(rolled(6))).toMatchObject({ hit: 0, damage: 0, squaresMoved: 0 });
    expect(resolve(rolled(7))).toMatchObject({ hit: 1, damage: 3, squaresMoved: 3 });
  });

  test('always miss with 2, however high the attack value', () => {
    expect(chances(values(99, 0), 'hit')).toEqual({ 0: '1/36', 1: '35/36' });
  });

  test('always hit with 12, however high the defense value, with one more damage', () => {
    expect(chances(values(0, 99), 'hit')).toEqual({ 0: '35/36', 1: '1/36' });
    expect(chances(values(0, 99), 'damage')).toEqual({ 0: '35/36', 4: '1/36' });
  });

  test('are all that is thrown: the sum is one axis of eleven values', () => {
    const { cells, weights, total } = weigh(planOf().law.thrown);
    expect(cells.axes.map(({ pool, symbol }) => `${pool}.${symbol}`)).toEqual(['attack.pips']);
    expect([...weights]).toEqual(
      [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n].map((ways, i) => [i + 2, ways]),
    );
    expect(total).toBe(36n);
  });
});

describe('a hit knocks back', () => {
  test('only with KNOCKBACK', () => {
    expect(chances({ attacker: { keyphrases: [] } }, 'squaresMoved')).toEqual({ 0: '1' });
    expect(chances({ attacker: { keyphrases: ['immune'] } }, 'squaresMoved')).toEqual({ 0: '1' });
    const defenders = { attacker: { keyphrases: [] }, defender: { keyphrases: ['knockback'] } };
    expect(chances(defenders, 'squaresMoved')).toEqual({ 0: '1' });
  });

  test('also without damage, unless the ruling knockbackNeedsDamage is on', () => {
    const harmless = { attacker: { damage: 0 } };
    expect(chances(harmless, 'squaresMoved')).toEqual({ 0: '5/12', 3: '7/12' });
    // A critical hit deals one damage.
    const rulings = { knockbackNeedsDamage: true };
    expect(chances({ ...harmless, rulings }, 'squaresMoved')).toEqual({ 0: '35/36', 3: '1/36' });
    expect(chances({ rulings }, 'squaresMoved')).toEqual({ 0: '5/12', 3: '7/12' });
  });
});

test('a plan measures what RULES.md asks for, the final square only on a board', () => {
  const names = (changes: Changes) => planOf(changes).account.measures.map(({ name }) => name);
  const always = ['hit', 'damage', 'squaresMoved', 'stoppedBy', 'knockbackDamage'];
  expect(names({})).toEqual(always);
  const board = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
  expect(names({ board })).toEqual([...always, 'finalSquare']);
});

test('a miss leaves the defender where it is, stopped by nothing', () => {
  const board = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
  expect(writtenOutcome(planOf({ board }).law.resolve(rolled(2)))).toEqual({
    hit: 0,
    damage: 0,
    squaresMoved: 0,
    stoppedBy: 'none',
    knockbackDamage: 0,
    finalSquare: '1,0',
  });
});
