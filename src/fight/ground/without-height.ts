import type { Fighter } from '../scenario.ts';
import { groundOf, type Setup } from '../setup.ts';

/**
 * Which of the two fighters have no Height on their card, if Heights matter: on a board with several levels, they
 * decide adjacency, climbs and falls.
 */
export function withoutHeight({
  attacker,
  defender,
  board,
}: {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly board?: Setup;
}): Fighter[] {
  if (!board) return [];
  if (new Set(groundOf(board).board.ground.level).size < 2) return [];
  return [attacker, defender].filter(({ unstated }) => unstated?.includes('height'));
}
