import { describe, expect, test } from 'vitest';
import { ATTACK_ROLL } from '../../../src/rules/heroclix/dice.ts';
import { type Changes, explained, hit, inARow, planOf } from './scenarios.ts';

describe('a plan', () => {
  test('throws the two dice of the attack, between the two of the scenario', () => {
    expect(planOf().thrown).toBe(ATTACK_ROLL);
    expect(planOf().cast).toEqual({ attacker: 'Thor', defender: 'Loki' });
  });

  test('resolves each sum to a value for every measure', () => {
    for (const changes of [{}, inARow('1 1 1')]) {
      const plan = planOf(changes);
      for (let pips = 2; pips <= 12; pips++) {
        expect(Object.keys(plan.resolve({ attack: { pips } }))).toEqual(
          plan.measures.map(({ name }) => name),
        );
      }
    }
  });

  test('goes as far as the attacker knocks back', () => {
    expect(hit({ attacker: { knockbackDistance: 8 } }).squaresMoved).toBe(8);
  });

  test('has a scene on a board, and only there', () => {
    expect(planOf()).not.toHaveProperty('scene');
    expect(planOf(inARow('1 1')).scene?.grid).toBe('square');
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
  const aimOf = (changes: Changes) => planOf(changes).aim;
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
