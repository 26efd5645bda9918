/* The layout of the sums over the games of a battle (`GameTotals`). */

import type { GameTotals } from './game-result.ts';
import type { BattleScenario } from './scenario.ts';

/** The causes of destruction other than enemy cards, in the order of the columns of `GameTotals.destroyedBy`. */
export const OWN_CAUSES = ['falls', 'lava', 'lava field', 'glyph', 'own side'] as const;
export type OwnCause = (typeof OWN_CAUSES)[number];

/** The number of values of `winner`: the first side, the second side, no one. */
export const WINNERS = 3;

/**
 * The sums before the first game: all 0.
 *
 * @param spaces number of spaces of the board
 */
export function newTotals({ sides, rounds, ends }: BattleScenario, spaces: number): GameTotals {
  const cards = sides[0].cards.length + sides[1].cards.length;
  return {
    destroyedBy: new Uint32Array(cards * (cards + OWN_CAUSES.length)),
    pointsByRound: new Float64Array(2 * rounds),
    fellOn: new Uint32Array(2 * spaces),
    winsByEnd: new Uint32Array(ends ? 2 * WINNERS : 0),
    attacks: new Uint32Array(2 * 3),
    apart: new Uint32Array(1),
    turnsLost: new Uint32Array(2),
    fired: new Uint32Array(
      sides.flatMap((side) => side.cards).reduce((sum, { card }) => sum + card.powers.length, 0),
    ),
  };
}
