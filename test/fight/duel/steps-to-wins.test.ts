import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { duelChain } from '../../../src/fight/duel/chain.ts';
import { WINNERS } from '../../../src/fight/duel/state.ts';
import { stepsToWins } from '../../../src/fight/duel/steps-to-wins.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { TooManyStates } from '../../../src/fight/fights/endless.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side, sure } from './duels.ts';

const stepsOf = (document: Document) => atOnce(stepsToWins(duelGame(duelOf(document))));

test('every state of the chain but the toss has its steps, which lead to states and winners', () => {
  const duel = duelOf({ attacker: 'krug', defender: 'the-joker' });
  const { chain } = atOnce(duelChain(duel, duelGame(duel)));
  const { steps } = atOnce(stepsToWins(duelGame(duel)));
  expect(steps.states).toBe(chain.states.length - 1);
  expect(steps.offsets).toHaveLength(steps.states + 1);
  for (let state = 0; state < steps.states; state++) {
    const range = [steps.offsets[state] ?? 0, steps.offsets[state + 1] ?? 0] as const;
    const own = Array.from(steps.probabilities).slice(...range);
    expect(own.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 14);
    for (const next of Array.from(steps.next).slice(...range)) {
      expect(next).toBeGreaterThanOrEqual(-WINNERS.length);
      expect(next).toBeLessThan(steps.states);
    }
  }
});

test('a duel begins with the side that has the first turn, and its first attack may end it', () => {
  const { steps, starts } = stepsOf({ attacker: sure('A', 1), defender: sure('B', 1) });
  const winner = (start: number) => WINNERS[-1 - (steps.next[steps.offsets[start] ?? 0] ?? 0)];
  expect(steps.states).toBe(2);
  expect([winner(starts.attacker), winner(starts.defender)]).toEqual(['attacker', 'defender']);
});

test('a duel that is over before anything is thrown begins at its end', () => {
  const { steps, starts } = stepsOf({
    attacker: side('A', [1, 1, 0], { move: 1 }),
    defender: side('B', [1, 1, 0], { move: 1 }),
    distance: 9,
    mostTurns: 1,
  });
  expect(steps.states).toBe(0);
  for (const start of Object.values(starts)) expect(WINNERS[-1 - start]).toBe('undecided');
});

test('duels of more states than are asked for are refused, with that limit', () => {
  const game = () =>
    duelGame(duelOf({ attacker: side('A', [3, 3, 1]), defender: side('B', [4, 2, 1]) }));
  // 2 sides, 3 and 4 numbers of wounds.
  expect(atOnce(stepsToWins(game(), 24)).steps.states).toBe(24);
  expect(() => atOnce(stepsToWins(game(), 23))).toThrow('more than 23 states');
});

test('duels of too many states are refused', () => {
  const many = { attacker: side('A', [1000, 3, 3]), defender: side('B', [1000, 3, 3]) };
  expect(() => stepsOf(many)).toThrow(TooManyStates);
});
