import { expect } from 'vitest';
import { type Fraction, fraction, fractionValue } from '../../../src/base/statistics/fraction.ts';
import type { RandomTurn } from '../../oracle/turns/random-turns.ts';
import { bestTurn } from '../../oracle/turns/turn.ts';
import { answeredYes, solved } from './solved.ts';

/** Checks that the best play of a turn, and each first choice, have the value that the oracle computes. */
export function expectBestPlay({ document, holds }: RandomTurn): void {
  const turn = solved(document, document.question);
  const { game, best, context } = turn;
  const oracle = bestTurn(document, holds);
  expect(answeredYes(turn, holds), document.question).toEqual(exactly(oracle.best));
  const first = game.everyOption(game.begin);
  for (const { attacker, place, worth, attacking } of oracle.first) {
    const who = `${attacker} from ${place}`;
    const own = first.find(
      (one) => one.attacker === attacker && context.field.nameOf(one.place) === place,
    );
    // Only moving is worth nothing if no other attacker acts afterwards.
    if (!own) expect(attacking, who).toBeUndefined();
    else {
      const chance = best.chanceAt(own.state);
      expect(chance, who).toBeCloseTo(fractionValue(exactly(worth)), 12);
    }
  }
}

function exactly({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator, denominator);
}
