/* The lines along which the attacker can knock the defender back, and which figures are adjacent. */

import { DIRECTIONS, type Ground } from '../../board/index.ts';
import type { C3gRulings } from '../rulings.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf, type Setup } from '../setup.ts';

/**
 * A straight line of Knockback from one of the attacker's spaces through one of the defender's, given by the indices of
 * these spaces.
 */
export interface Line {
  /** An index in `HEX_DIRECTIONS`. */
  readonly direction: number;
  readonly from: number;
  readonly through: number;
}

/** A figure on a ground. Its spaces are given by their indices. */
export interface PlacedFigure {
  readonly height: number;
  readonly place: readonly number[];
}

/**
 * The lines from which the attacker may choose: one for each adjacent pair of an attacker's space and a defender's
 * space (RULES.md, section 2). Empty if the two are not adjacent. With the ruling `adjacentWithinHeight`, spaces are
 * adjacent only if their levels differ by less than the Height of the lower figure.
 */
export function linesBetween(
  ground: Ground,
  attacker: PlacedFigure,
  defender: PlacedFigure,
  rulings: Pick<C3gRulings, 'adjacentWithinHeight'>,
): Line[] {
  return attacker.place.flatMap((from) =>
    defender.place.flatMap((through) => {
      const direction = ground.directionTo(from, through);
      const touches =
        direction >= 0 &&
        ground.walled[from * DIRECTIONS + direction] === 0 &&
        (ground.isWithinHeight(from, direction, attacker.height, defender.height) ||
          !rulings.adjacentWithinHeight);
      return touches ? [{ direction, from, through }] : [];
    }),
  );
}

/**
 * The lines of a scenario on its board.
 *
 * @param ground the ground of the setup; pass it if `setup` is a changed copy, because the ground of a copy is not
 *   cached
 */
export function linesOf(
  { attacker, defender, rulings }: C3gScenario,
  setup: Setup,
  { ground } = groundOf(setup).board,
): Line[] {
  return linesBetween(
    ground,
    { height: attacker.height, place: ground.numbersOf(setup.attacker) },
    { height: defender.height, place: ground.numbersOf(setup.defender) },
    rulings,
  );
}
