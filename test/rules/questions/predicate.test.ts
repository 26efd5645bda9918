import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf } from '../../../src/rules/measure.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { predicateOf } from '../../../src/rules/questions/predicate.ts';
import { anyExpression, anyOutcome, truth } from './expressions.ts';

const holds = (question: string) => predicateOf(parseQuestion(question).expression);

test('the answer is that of the same expression in JavaScript', () => {
  fc.assert(
    fc.property(anyExpression, anyOutcome, (expression, outcome) => {
      expect(predicateOf(expression)(outcome)).toBe(truth(expression, outcome));
    }),
    { numRuns: 1000 },
  );
});

test('a place is compared by its name', () => {
  const outcome = {
    finalSpace: placeOf([
      [4, 1],
      [5, 1],
    ]),
  };
  expect(holds('finalSpace is 4,1+5,1')(outcome)).toBe(true);
  expect(holds('finalSpace is 4,1')(outcome)).toBe(false);
});

test('who is not measured was not hit', () => {
  expect(holds('blockerWounds:joe')({})).toBe(false);
  expect(holds('blockerWounds:joe = 0')({})).toBe(true);
});
