/* Effects on the number of hits and blocks (stage 6). If several of one kind act, only the strongest counts. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';

/** Deadly Strike: each skull counts as several hits. */
export const hitsPerSkull = effect<number>({
  name: 'hitsPerSkull',
  at: 'attack',
  value: () => wholeNumber(2, 10, 'How many hits each skull counts as'),
  example: { hitsPerSkull: 2, when: ['normalAttack'] },
});

/** Shields of Valor: each shield blocks several hits. */
export const blocksPerShield = effect<number>({
  name: 'blocksPerShield',
  at: 'attack',
  value: () => wholeNumber(2, 10, 'How many hits each shield blocks'),
  example: { blocksPerShield: 2 },
});

/** Stealth Dodge, Defensive Agility: a single shield blocks all hits. */
export const oneShieldBlocksAll = effect<true>({
  name: 'oneShieldBlocksAll',
  at: 'attack',
  value: () => z.literal(true, { error: 'true' }).describe('A single shield blocks all hits'),
  example: { oneShieldBlocksAll: true, when: [{ not: 'adjacent' }] },
});

/** One Shield Defense: limits the wounds of the attack. */
export const mostWounds = effect<number>({
  name: 'mostWounds',
  at: 'attack',
  value: () => wholeNumber(0, 1000, 'The maximum number of wounds that the attack deals'),
  example: { mostWounds: 1, when: ['shieldRolled'] },
});
