import { expect } from 'vitest';
import { fractionValue } from '../../../src/base/statistics/fraction.ts';
import { valueInReference } from './random/in-reference.ts';
import type { RandomTurn } from './random/turns.ts';
import { answeredYes, solved } from './solved.ts';

/** Chances that both programs compute differ only by rounding. */
const ROUNDING = 1e-12;

/** Checks that the best play of a turn, and each first choice, have the value that the reference computes. */
export function expectBestPlay(random: RandomTurn): void {
  const { document, holds } = random;
  const turn = solved(document, document.question);
  const { game, best, context } = turn;
  const { chance, choices } = valueInReference(random);
  const answered = fractionValue(answeredYes(turn, holds));
  expect(Math.abs(answered - chance), document.question).toBeLessThan(ROUNDING);
  const options = game.everyOption(game.begin);
  for (const choice of choices.filter(({ name }) => name !== 'end')) {
    const { name, attacking } = choice;
    const own = options.find(
      (one) => `${one.attacker} ${context.field.nameOf(one.place)}` === name,
    );
    // Only moving is worth nothing if no other attacker acts afterwards.
    if (!own) {
      expect(attacking, name).toBeUndefined();
      continue;
    }
    // Staying without an attack is no action.
    const stays = document.turn.some(({ at }, attacker) => name === `${attacker} ${at}`);
    const expected = stays ? attacking : choice.chance;
    expect(best.chanceAt(own.state), name).toBeCloseTo(expected ?? Number.NaN, 12);
  }
}
