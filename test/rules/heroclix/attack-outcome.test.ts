import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { knocksBack, outcome } from '../../../src/rules/heroclix/attack-outcome.ts';
import { fieldOf } from '../../../src/rules/heroclix/ground.ts';
import { knockbackSequence } from '../../../src/rules/heroclix/sequence.ts';
import { writtenOutcome } from '../../../src/rules/measure.ts';
import { summariseThrow } from '../../experiments/results/throws.ts';
import { type Changes, inARow, planOf, rolled, scenarioOf } from './scenarios.ts';

const chances = (changes: Changes, name: string) => {
  const plan = planOf(changes);
  const [summary] = summariseThrow(
    plan.model,
    plan.account.measures.filter((measure) => measure.name === name),
    { weighed: weigh(plan.model.thrown), exact: true },
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
    // 7 or more with two dice: 21 of 36; 12 is one of them, and causes one more damage.
    expect(chances(values(10, 17), 'hit')).toEqual({ 0: '5/12', 1: '7/12' });
    expect(chances(values(10, 17), 'damage')).toEqual({ 0: '5/12', 3: '5/9', 4: '1/36' });
    const { resolve } = planOf(values(10, 17)).model;
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

test('a miss leaves the defender where it is, stopped by nothing', () => {
  const board = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
  expect(writtenOutcome(planOf({ board }).model.resolve(rolled(2)))).toEqual({
    hit: 0,
    damage: 0,
    squaresMoved: 0,
    stoppedBy: 'none',
    knockbackDamage: 0,
    finalSquare: '1,0',
  });
});

describe('a blow', () => {
  const play = (sum: number, changes: Changes = {}) => {
    const scenario = scenarioOf(changes);
    const { attacker } = scenario;
    const sequence = knockbackSequence(fieldOf(scenario), attacker.knockbackDistance);
    return { done: outcome(rolled(sum), scenario, sequence), sequence };
  };

  test('that misses has a roll and nothing else', () => {
    expect(play(6).done).toEqual({ roll: 6, hit: false, criticalHit: false, damage: 0 });
    expect(play(2, values(99, 0)).done).toEqual({
      roll: 2,
      hit: false,
      criticalHit: false,
      damage: 0,
    });
  });

  test('that hits knocks back along the sequence that it was given', () => {
    const { done, sequence } = play(7);
    expect(done).toEqual({
      roll: 7,
      hit: true,
      criticalHit: false,
      damage: 3,
      knockback: { sequence, damage: { short: false, fall: false, immune: false, clicks: 0 } },
    });
    expect(done.knockback?.sequence).toBe(sequence);
  });

  test('is critical with 12 alone', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const critical = sums.filter((sum) => play(sum, values(99, 0)).done.criticalHit);
    expect(critical).toEqual([12]);
    const hits = sums.filter((sum) => play(sum, values(99, 0)).done.hit);
    expect(hits).toEqual(sums.slice(1));
  });

  test('on a board ends on the last square of the path, or where the defender stands', () => {
    const edge = inARow('1 1 1');
    expect(play(7, edge).done.square).toEqual([2, 0]);
    expect(play(6, edge).done.square).toEqual([1, 0]);
    expect(play(7, inARow('1 1')).done.square).toEqual([1, 0]);
    expect(play(7, { ...edge, attacker: { keyphrases: [] } }).done.square).toEqual([1, 0]);
    expect(play(7).done).not.toHaveProperty('square');
  });

  test('without damage knocks back by the ruling alone', () => {
    const harmless = { attacker: { damage: 0 } };
    const needed = { ...harmless, rulings: { knockbackNeedsDamage: true } };
    expect(play(7, harmless).done).toHaveProperty('knockback');
    expect(play(7, needed).done).not.toHaveProperty('knockback');
    expect(play(12, needed).done).toHaveProperty('knockback');
    expect(play(7, { rulings: { knockbackNeedsDamage: true } }).done).toHaveProperty('knockback');
  });
});

test('who can knock back is who has KNOCKBACK', () => {
  const having = (...keyphrases: string[]) => knocksBack(scenarioOf({ attacker: { keyphrases } }));
  expect(having('knockback')).toBe(true);
  expect(having('immune', 'knockback')).toBe(true);
  expect(having('immune')).toBe(false);
  expect(having()).toBe(false);
});
