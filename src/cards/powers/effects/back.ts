/* Blocks in excess of the hits become unblockable wounds to the attacker (stage 8). */

import * as z from 'zod';
import { type Effect, effect } from '../effect.ts';

export const counterStrike = strikingBack('counterStrike');

/** Like Counter Strike, but a power on the attacker's own card. */
export const backlash = strikingBack('backlash');

function strikingBack(name: 'counterStrike' | 'backlash'): Effect {
  return effect<true>({
    name,
    at: 'attack',
    value: () =>
      z
        .literal(true, { error: 'true' })
        .describe("Whether shields beyond the attacker's hits wound the attacker"),
    example: { [name]: true, when: ['adjacent'] },
  });
}
