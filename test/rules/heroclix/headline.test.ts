import { expect, test } from 'vitest';
import { headlineSentence } from '../../../src/rules/heroclix/headline.ts';
import { planOf } from './scenarios.ts';

const answered = { clause: 'Thor hits Loki', chance: 0.75, measures: ['hit'] };
const figures = {
  chance: () => Number.NaN,
  mean: (measure: string) =>
    ({ squaresMoved: 1.72, damage: 2.25, knockbackDamage: 0.5 })[measure] ?? Number.NaN,
};

test('the headline says how often the answer is yes, how far and at what cost', () => {
  expect(headlineSentence(answered, figures)).toBe(
    'Thor hits Loki 75.0% of the time, 1.7 squares on average, with 2.25 damage and 0.50 ' +
      'knockback damage per attack.',
  );
  expect(planOf().story.headline(answered, figures)).toBe(headlineSentence(answered, figures));
});
