import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { evaluatorOf } from '../../../src/experiments/results/evaluator-of.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { attackDice } from '../../chance/dice/throws.ts';
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
  expect(atOnce(fight.weighed()).views()).toHaveLength(2);
});
