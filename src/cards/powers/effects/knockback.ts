/* Effects on Knockback (stage 9; RULES.md, section 2). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { scaled } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Without it there is no Knockback. */
export const superStrength = effect<true>({
  name: 'superStrength',
  at: 'knockback',
  owner: 'attacker',
  value: z.literal(true, { error: 'true' }).describe('Super Strength'),
  example: { superStrength: true },
  // If it cannot knock back its target it does nothing, and no use of it is spent.
  act: (_, attack) => {
    attack.superStrength ||= attack.adjacent && !attack.fight.isSpecial;
  },
});

/** Molten lava does not hurt the defender. */
export const lavaResistant = effect<true>({
  name: 'lavaResistant',
  at: 'knockback',
  owner: 'defender',
  value: z.literal(true, { error: 'true' }).describe('The figure never rolls for molten lava'),
  example: { lavaResistant: true },
  act: (_, attack) => {
    attack.lavaResistant = true;
  },
});

/** More or fewer points, if there is at least one. */
export const knockbackPoints = effect<number>({
  name: 'knockbackPoints',
  at: 'knockbackPoints',
  owner: 'attacker',
  value: wholeNumber(-50, 50, 'Knockback points more, or fewer'),
  example: { knockbackPoints: 1 },
  // More points can lead to further hazards.
  rolls: () => true,
  act: (points, attack, active) => {
    attack.knockbackPoints += scaled(points, attack, active);
  },
});
