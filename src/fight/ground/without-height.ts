import type { Fighter } from '../scenario.ts';
import { groundOf, type Setup } from '../setup.ts';

/**
 * The fighters whose card gives no Height, if the board has several levels; on such a board, Height decides adjacency,
 * climbs and falls. Otherwise empty.
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
