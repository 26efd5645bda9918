import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import { outcomesIn, pairAnswers, pairOutcomes } from '../../../src/studies/field/pair-answers.ts';
import { cardNamed, SETTING } from './fields.ts';

const sides = [
  cardNamed('a'),
  cardNamed('none', { attack: 0 }),
  cardNamed('other', { attack: 0 }),
  cardNamed('many', { type: 'squad', figures: 20, life: 12 }),
].map(({ side }) => side);

test('answers are the pairs’ duels in their order, and why there are none', () => {
  const answers = pairAnswers({ setting: SETTING, sides });
  const [a, none, other] = sides as [(typeof sides)[0], (typeof sides)[0], (typeof sides)[0]];
  const play = duelPairs(SETTING);
  expect(outcomesIn(atOnce(answers(Uint32Array.of(0, 1, 1, 2, 1, 0))))).toEqual([
    atOnce(play(a, none)),
    'endless',
    atOnce(play(none, a)),
  ]);
  expect(outcomesIn(atOnce(answers(Uint32Array.of(0, 2))))).toEqual([atOnce(play(a, other))]);
});

test('a pair with more states than can be solved is told', () => {
  const answers = pairAnswers({ setting: SETTING, sides });
  expect(outcomesIn(atOnce(answers(Uint32Array.of(3, 3))))).toEqual(['tooManyStates']);
});

test('a pair of a field may have fewer states than a duel by itself', () => {
  // The side that acts, and the Life of both: 2 × 150 × 150 states.
  const [one, other] = ['one', 'other'].map((name) => cardNamed(name, { life: 150 }).side);
  if (!one || !other) throw new Error('two sides');
  expect(atOnce(pairOutcomes(SETTING)(one, other))).toBe('tooManyStates');
  const alone = atOnce(duelPairs(SETTING)(one, other));
  expect(alone.attacker.attacker + alone.defender.attacker).toBeCloseTo(1, 9);
  // 2 × 120 × 120
  const fewer = [one, other].map((side) => ({ ...side, life: 120 }));
  expect(
    atOnce(pairOutcomes(SETTING)(fewer[0] as typeof one, fewer[1] as typeof one)),
  ).not.toBeTypeOf('string');
});

test('a side that the field does not have is no pair', () => {
  const answers = pairAnswers({ setting: SETTING, sides });
  expect(() => atOnce(answers(Uint32Array.of(0, 9)))).toThrow(
    'a side that the field does not have',
  );
});
