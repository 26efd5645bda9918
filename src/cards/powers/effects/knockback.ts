/* Effects on Knockback (stage 9; RULES.md, section 2). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';

/** Without Super Strength, attacks do not knock back. */
export const superStrength = effect<true>({
  name: 'superStrength',
  at: 'attack',
  value: () => z.literal(true, { error: 'true' }).describe('Super Strength'),
  example: { superStrength: true },
});

/** Molten lava does not hurt the defender. */
export const lavaResistant = effect<true>({
  name: 'lavaResistant',
  at: 'attack',
  value: () =>
    z.literal(true, { error: 'true' }).describe('The figure never rolls for molten lava'),
  example: { lavaResistant: true },
});

/** More or fewer Knockback points, if the attack has at least one. */
export const knockbackPoints = effect<number>({
  name: 'knockbackPoints',
  at: 'attack',
  value: () => wholeNumber(-50, 50, 'Additional Knockback points; negative: fewer'),
  example: { knockbackPoints: 1 },
});
