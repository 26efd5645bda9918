import { describe, expect, test } from 'vitest';
import { ATTACK_ROLL } from '../../../src/rules/heroclix/dice.ts';
import { type Changes, explained, hit, inARow, planOf } from './scenarios.ts';

describe('a plan', () => {
  test('throws the two dice of the attack, between the two of the scenario', () => {
    expect(planOf().model.thrown).toBe(ATTACK_ROLL);
    expect(planOf().account.cast).toEqual({ attacker: 'Thor', defender: 'Loki' });
  });

  test('resolves each sum to a value for every measure', () => {
    for (const changes of [{}, inARow('1 1 1')]) {
      const { model, account } = planOf(changes);
      for (let pips = 2; pips <= 12; pips++) {
        expect(Object.keys(model.resolve({ attack: { pips } }))).toEqual(
          account.measures.map(({ name }) => name),
        );
      }
    }
  });

  test('goes as far as the attacker knocks back', () => {
    expect(hit({ attacker: { knockbackDistance: 8 } }).squaresMoved).toBe(8);
  });

  test('has a scene on a board, and only there', () => {
    expect(planOf().account).not.toHaveProperty('scene');
    expect(planOf(inARow('1 1')).account.scene?.grid).toBe('square');
  });

  test('is asked, where nobody asks otherwise, whether the defender is moved by a square', () => {
    const { usualQuestions, beside } = planOf().account;
    expect([usualQuestions, beside]).toEqual([['squaresMoved >= 1'], []]);
  });

  test('tells the attack that it resolves', () => {
    const { steps } = explained(inARow('1 1 1'));
    expect(steps.map(({ title }) => title)).toEqual([
      'The attack',
      'The roll',
      'Knockback',
      'Knockback damage',
    ]);
  });
});

describe('what the attacker plays for', () => {
  const aimOf = (changes: Changes) => planOf(changes).account.aim;
  const squares = { measure: 'squaresMoved', title: 'mean squares moved' };

  test('is squares', () => {
    expect(aimOf({})).toEqual(squares);
    expect(aimOf(inARow('1 1'))).toEqual(squares);
  });

  test('comes, from afar, with what was not checked', () => {
    expect(aimOf(inARow('1 1 1', {}, { defender: [2, 0] }))).toEqual({
      ...squares,
      unchecked: 'Line of fire is not checked.',
    });
  });
});
