import { describe, expect, test } from 'vitest';
import { duelHeadline } from '../../../../src/rules/c3g/duel/headline.ts';
import type { Answered } from '../../../../src/rules/plan.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const byFirst = { attacker: 0.7, defender: 0.5 };
const figures = {
  chance: (measure: string, value: number | string) =>
    measure === 'winner' && value === 'Ann' ? 0.6 : Number.NaN,
  mean: (measure: string) => (measure === 'turns' ? 5.26 : Number.NaN),
};
const asked = (clause: string, measures: readonly string[], chance: number): Answered => ({
  clause,
  subject: undefined,
  measures,
  chance,
});
const headline = (answered: Answered, more: Document = {}) =>
  duelHeadline(
    duelOf({ attacker: side('Ann', [2, 3, 1]), defender: side('Ben', [2, 3, 1]), ...more }),
    byFirst,
    answered,
    figures,
  );

describe('the headline of a duel', () => {
  test('says who wins by either start, and how long it takes', () => {
    expect(headline(asked('Ann wins', ['winner'], 0.6))).toBe(
      'Ann wins 60.0% of the time (70.0% going first, 50.0% going second). A duel takes 5.3 turns on average.',
    );
  });

  test('leaves the starts out where one of them is given', () => {
    expect(headline(asked('Ann wins', ['winner'], 0.6), { first: 'attacker' })).toBe(
      'Ann wins 60.0% of the time. A duel takes 5.3 turns on average.',
    );
  });

  test('says nothing of the attacker’s starts where the other side’s win is asked', () => {
    expect(headline(asked('Ben wins', ['winner'], 0.4))).toBe(
      'Ben wins 40.0% of the time. A duel takes 5.3 turns on average.',
    );
  });

  test('says who wins beside any other question', () => {
    expect(headline(asked('the duel takes 4 turns or fewer', ['turns'], 0.25))).toBe(
      'The duel takes 4 turns or fewer 25.0% of the time. Ann wins 60.0% of the time. A duel takes 5.3 turns on average.',
    );
  });
});
