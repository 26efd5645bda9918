import { expect, test } from 'vitest';
import { weigh } from '../../../src/exact/weigh.ts';
import { summarise } from '../../../src/measures/summary.ts';
import { readingOf } from '../../../src/results/reading.ts';
import { type Changes, inARow, planOf } from './scenarios.ts';

test('the headline is about being moved by a square at least', () => {
  const { headline, cast } = planOf(inARow('1 1 1'));
  expect(headline.title(cast)).toBe('Chance that Thor knocks Loki back at least a square');
  expect([headline.measure, headline.value]).toEqual(['squaresMoved', 1]);
  expect(planOf().headline.value).toBe(3);
  const cornered = planOf(inARow('1 1'));
  const { measure, value } = cornered.headline;
  expect(cornered.resolve({ attack: { pips: 11 } })[measure]).not.toBe(value);
});

const sentenceOf = (changes: Changes) => {
  const plan = planOf(changes);
  const all = summarise(plan, plan.measures, { law: weigh(plan.thrown), exact: true });
  return plan.headline.sentence(readingOf(all));
};

test('its sentence says how often, how far, and at what cost', () => {
  // 21 of 36 hit; 3 damage, with 12 one more: 3 * 21/36 + 1/36; one square, and 1 for the edge.
  expect(sentenceOf(inARow('1 1 1'))).toBe(
    'Thor knocks Loki back at least a square 58.3% of the time, 0.6 squares on average, ' +
      'with 1.78 damage and 0.58 knockback damage an attack.',
  );
  expect(sentenceOf({ attacker: { knockbackDistance: 12 } })).toBe(
    'Thor knocks Loki back at least a square 58.3% of the time, 7.0 squares on average, ' +
      'with 1.78 damage and 0.00 knockback damage an attack.',
  );
  expect(sentenceOf(inARow('1 1'))).toBe(
    'Thor knocks Loki back at least a square 0.0% of the time, 0.0 squares on average, ' +
      'with 1.78 damage and 0.58 knockback damage an attack.',
  );
});
