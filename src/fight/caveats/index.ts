/*
 * Caveats tell readers of a report what its numbers leave out or assume. Every kind of fight, including battles,
 * collects its caveats here.
 */

import type { Caveat } from '../../rules/index.ts';
import type { CaveatFight } from './fight.ts';
import { CAVEAT_KINDS } from './kinds.ts';

/**
 * The limitations and assumptions of a fight's numbers, ordered by kind, then by side.
 */
export function caveatsOf(fight: CaveatFight): Caveat[] {
  return CAVEAT_KINDS.flatMap(({ kind, of }) =>
    fight.sides.flatMap((side) =>
      of(side, fight).map((one) => ({ kind, card: side.card.name, ...one })),
    ),
  );
}
