import { type HarmValue, harmValue } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Wounds in addition to those from the attack, if it dealt any (stage 7). */
export const extraWounds = effect<HarmValue>({
  name: 'extraWounds',
  at: 'attack',
  value: harmValue,
  example: { extraWounds: { 10: 1, 20: 'destroy' } },
});
