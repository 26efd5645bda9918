import type { Caveat } from '../../caveat.ts';
import type { CaveatFight } from './fight.ts';
import { CAVEAT_KINDS } from './kinds.ts';

/** What the numbers of a fight leave out and take for granted, side by side, in the order of the kinds. */
export function caveatsOf(fight: CaveatFight): Caveat[] {
  return CAVEAT_KINDS.flatMap(({ kind, of }) =>
    fight.sides.flatMap((side) =>
      of(side, fight).map((one) => ({ kind, card: side.card.name, ...one })),
    ),
  );
}
