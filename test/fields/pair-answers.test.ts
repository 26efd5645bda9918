import { expect, test } from 'vitest';
import { outcomesIn, pairAnswers } from '../../src/fields/pair-answers.ts';
import { duelPairs } from '../../src/rules/c3g/duel/pairs.ts';
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
  expect(outcomesIn(answers(Uint32Array.of(0, 1, 1, 2, 1, 0)))).toEqual([
    play(a, none),
    'endless',
    play(none, a),
  ]);
  expect(outcomesIn(answers(Uint32Array.of(0, 2)))).toEqual([play(a, other)]);
});

test('a pair with more states than can be solved is told', () => {
  const answers = pairAnswers({ setting: SETTING, sides });
  expect(outcomesIn(answers(Uint32Array.of(3, 3)))).toEqual(['tooManyStates']);
});

test('a side that the field does not have is no pair', () => {
  const answers = pairAnswers({ setting: SETTING, sides });
  expect(() => answers(Uint32Array.of(0, 9))).toThrow('a side that the field does not have');
});
