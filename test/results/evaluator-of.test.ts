import { expect, test } from 'vitest';
import { parseQuestion } from '../../src/questions/parse.ts';
import { evaluatorOf } from '../../src/results/evaluator-of.ts';
import { atOnce } from '../../src/words/steps.ts';
import { attackDice } from '../dice/throws.ts';
import { modelOf } from './plans.ts';

const { expression } = parseQuestion('turns >= 1');

test('an attack is weighed as a throw, a fight of many throws as a chain', () => {
  const attack = atOnce(evaluatorOf(modelOf(attackDice(2, 1)), expression, true));
  expect(attack.program().kind).not.toBe('chain');
  const states = [[{ weight: 1n, to: { end: 0 }, adds: [1] }]];
  const fight = atOnce(
    evaluatorOf(
      {
        chain: { start: 0, states, ends: 1, counters: 1 },
        ends: [{}],
        cut: {},
        counters: [{ measure: 'turns', counter: 0 }],
      },
      expression,
      true,
    ),
  );
  expect(fight.program().kind).toBe('chain');
  expect(fight.weighed().views()).toHaveLength(2);
});
