/* The number of hits and blocks (stage 6). If several of these effects apply, the strongest counts. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';

/** Deadly Strike. */
export const hitsPerSkull = effect<number>({
  name: 'hitsPerSkull',
  at: 'reckoning',
  owner: 'attacker',
  value: wholeNumber(2, 10, 'Hits that each skull rolled counts for'),
  example: { hitsPerSkull: 2, when: ['normalAttack'] },
  act: (hits, attack) => {
    attack.hitsPerSkull = Math.max(attack.hitsPerSkull, hits);
  },
});

/** Shields of Valor. */
export const blocksPerShield = effect<number>({
  name: 'blocksPerShield',
  at: 'reckoning',
  owner: 'defender',
  value: wholeNumber(2, 10, 'Hits that each shield blocks'),
  example: { blocksPerShield: 2 },
  act: (blocks, attack) => {
    attack.blocksPerShield = Math.max(attack.blocksPerShield, blocks);
  },
});

/** Stealth Dodge, Defensive Agility. */
export const oneShieldBlocksAll = effect<true>({
  name: 'oneShieldBlocksAll',
  at: 'reckoning',
  owner: 'defender',
  value: z.literal(true, { error: 'true' }).describe('One shield rolled blocks all damage'),
  example: { oneShieldBlocksAll: true, when: [{ not: 'adjacent' }] },
  act: (_, attack) => {
    attack.oneShieldBlocksAll = true;
  },
});

/** One Shield Defense. */
export const mostWounds = effect<number>({
  name: 'mostWounds',
  at: 'reckoning',
  owner: 'defender',
  value: wholeNumber(0, 1000, 'Wounds that the attack deals at the most'),
  example: { mostWounds: 1, when: ['shieldRolled'] },
  act: (most, attack) => {
    attack.mostWounds = Math.min(attack.mostWounds, most);
  },
});
