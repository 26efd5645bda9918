import { type HarmValue, harmValue } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Extra wounds if the attack dealt at least one wound (stage 7). */
export const extraWounds = effect<HarmValue>({
  name: 'extraWounds',
  at: 'attack',
  value: () => harmValue(),
  example: { extraWounds: { 10: 1, 20: 'destroy' } },
});
