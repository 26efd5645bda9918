import { groundOf } from './ground.ts';
import type { C3gScenario, Fighter } from './scenario.ts';

/**
 * Those of the two whose cards leave out their Height, where it matters: on a board of several
 * levels, Heights decide over adjacency, climbs and falls.
 */
export function withoutHeight({ attacker, defender, board }: C3gScenario): Fighter[] {
  if (!board) return [];
  const levels = groundOf(board)
    .terrain.rows.flat()
    .flatMap((ground) => ground?.level ?? []);
  if (new Set(levels).size < 2) return [];
  return [attacker, defender].filter(({ unstated }) => unstated?.includes('height'));
}
