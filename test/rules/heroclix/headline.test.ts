import { expect, test } from 'vitest';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { figuresOf } from '../../../src/experiments/results/figures.ts';
import { headlineSentence } from '../../../src/rules/heroclix/compile.ts';
import { summariseThrow } from '../../experiments/results/throws.ts';
import { toldChance } from '../told-chance.ts';
import { type Changes, inARow, planOf } from './scenarios.ts';

const figuresFor = (changes: Changes) => {
  const { model, account } = planOf(changes);
  return figuresOf(
    summariseThrow(model, account.measures, { weighed: weigh(model.thrown), exact: true }),
  );
};

test('a plan is told by its sentence', () => {
  expect(planOf().story.headline).toBe(headlineSentence);
});

test('the sentence says what was asked, how likely it is, how far, and at what cost', () => {
  const answered = {
    clause: 'Thor hits Loki',
    subject: 'attacker' as const,
    ...toldChance(7 / 12),
    measures: ['hit'],
  };
  // 21 of 36 rolls hit; 3 damage, and one more with a 12: 3 * 21/36 + 1/36; one square, and 1 for the edge.
  expect(headlineSentence(answered, figuresFor(inARow('1 1 1')))).toBe(
    'Thor hits Loki 58.3% of the time, 0.6 squares on average, ' +
      'with 1.8 damage and 0.6 knockback damage per attack.',
  );
  expect(headlineSentence(answered, figuresFor({ attacker: { knockbackDistance: 12 } }))).toBe(
    'Thor hits Loki 58.3% of the time, 7.0 squares on average, ' +
      'with 1.8 damage and 0.0 knockback damage per attack.',
  );
  const never = {
    clause: 'Thor displaces Loki',
    subject: 'attacker' as const,
    ...toldChance(0),
    measures: ['squaresMoved'],
  };
  expect(headlineSentence(never, figuresFor(inARow('1 1')))).toBe(
    'Thor displaces Loki 0% of the time. ' +
      'An attack does 1.8 damage and 0.6 knockback damage on average.',
  );
});
