/* The lines along which the attacker can knock the defender back, and which figures are adjacent. */

import { type Board, type HexDirection, hexDirection, type Space } from '../../board/index.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Other, Setup } from '../setup.ts';

/** A straight line of Knockback from one of the attacker's spaces through one of the defender's. */
export interface Line {
  readonly direction: HexDirection;
  readonly from: Space;
  readonly through: Space;
}

/**
 * The lines the attacker may choose from: one for each adjacent pair of its and the defender's
 * spaces (RULES.md, section 2). Empty if the two are not adjacent.
 */
export function linesOf(scenario: C3gScenario, setup: Setup, board: Board<Other>): Line[] {
  return setup.attacker.flatMap((from) =>
    setup.defender.flatMap((through) => {
      const direction = hexDirection(from, through);
      const touches = direction && isAdjacent(scenario, board, from, through);
      return touches ? [{ direction, from, through }] : [];
    }),
  );
}

/**
 * Neighbouring spaces are adjacent unless a wall stands between them or, by the ruling
 * `adjacentWithinHeight`, their levels differ by at least the Height of the lower figure.
 */
function isAdjacent(
  scenario: C3gScenario,
  board: Board<Other>,
  from: Space,
  through: Space,
): boolean {
  if (board.wallBetween(from, through)) return false;
  const below = (board.ground(from)?.level ?? 0) - (board.ground(through)?.level ?? 0);
  const lower = below < 0 ? scenario.attacker : scenario.defender;
  return Math.abs(below) < lower.height || !scenario.rulings.adjacentWithinHeight;
}
