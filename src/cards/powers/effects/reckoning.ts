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
  text: (hits) => `each skull counts for ${hits} hits`,
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
  text: (blocks) => `each shield blocks ${blocks} hits`,
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
  text: () => 'one rolled shield blocks the whole attack',
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
  text: (most) => `takes at most ${most} ${most === 1 ? 'wound' : 'wounds'} from the attack`,
  example: { mostWounds: 1, when: ['shieldRolled'] },
  act: (most, attack) => {
    attack.mostWounds = Math.min(attack.mostWounds, most);
  },
});
