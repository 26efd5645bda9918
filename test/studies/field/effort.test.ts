import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { stepsToWins } from '../../../src/fight/duel/steps-to-wins.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { distributionCache } from '../../../src/fight/evaluators/distribution-cache.ts';
import type { FightSide } from '../../../src/fight/side.ts';
import { effortOf, statesOf } from '../../../src/studies/field/play-field.ts';
import { cardNamed, SETTING } from './fields.ts';

const side = (name: string, figures: number, life: number): FightSide =>
  cardNamed(name, { type: 'squad', figures, life }).side;

/** The number of states that are found when every one is played. */
function found(attacker: FightSide, defender: FightSide): number {
  const scenario = {
    ...SETTING,
    rules: 'c3g',
    fight: 'duel',
    first: 'toss',
    choices: 'wounds',
  } as const;
  const game = duelGame({ ...scenario, attacker, defender }, distributionCache());
  return atOnce(stepsToWins(game)).steps.states;
}

test.each([
  [3, 4],
  [12, 15],
  [20, 20],
])('squads of %i and %i figures of Life 1 have as many states as is said', (a, b) => {
  const [one, other] = [side('a', a, 1), side('b', b, 1)];
  expect(statesOf(one, other)).toBe(found(one, other));
});

test('two heroes have as many states as is said', () => {
  const [one, other] = [side('a', 1, 5), side('b', 1, 8)];
  expect(statesOf(one, other)).toBe(found(one, other));
});

test('pairs of more states than are played are counted, and count as what is looked at of them', () => {
  // 10 figures of Life 9 on either side: 90 × 90 × 11 states.
  const large = [side('a', 10, 9), side('b', 10, 9)] as const;
  const small = [side('c', 1, 4), side('d', 1, 4)] as const;
  expect(effortOf([large, small])).toMatchObject({ pairs: 2, tooLarge: 1, states: 30_000 + 32 });
});
