import { expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { solveView } from '../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../src/chance/exact/chains/step-table.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { scenarioOf } from '../scenarios.ts';
import { answeredYes, solved } from '../turn/solved.ts';

/* Two figures of one card each have their own uses of a limited power. */

const LUCK = { name: 'Luck', effects: [{ attackDice: 5, uses: 1, per: 'game' }] };
const CARD = { name: 'Twin', attack: 1, defense: 0, life: 3, powers: [LUCK] };

test('a card that fights itself does as well as against another card of the same text', () => {
  const wins = (defender: unknown) => {
    const other = { ...structuredClone(CARD), name: 'Other' };
    const scenario = scenarioOf({
      fight: 'duel',
      first: 'attacker',
      cards: [CARD, other],
      attacker: 'twin',
      defender,
    });
    const { model } = atOnce(compile(scenario));
    if (!('chain' in model)) throw new Error('a duel is a chain');
    const { cells } = atOnce(solveView(stepTableOf(model.chain), model.chain.start, []));
    return cells.reduce(
      (sum, { end, probability }) => (model.ends[end]?.winner === 'Twin' ? sum + probability : sum),
      0,
    );
  };
  expect(wins('twin')).toBeCloseTo(wins('other'), 12);
});

test('of two attackers of one card in a turn each has the use of its own', () => {
  // 6 dice twice: both miss 1/64 of the time each.
  const turn = solved(
    {
      name: 'Twins',
      cards: [CARD],
      turn: [{ figure: 'twin' }, { figure: 'twin' }],
      defender: { name: 'Target', defense: 0, life: 1 },
    },
    'destroyed',
  );
  expect(fractionText(answeredYes(turn, (told) => told.destroyed === 1))).toBe('4095/4096');
});
