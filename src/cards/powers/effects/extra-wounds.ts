import { type HarmValue, harm, harmValue, inflict } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Wounds in addition to those from the attack, if it dealt any (stage 7). */
export const extraWounds = effect<HarmValue>({
  name: 'extraWounds',
  at: 'extraWounds',
  owner: 'attacker',
  value: harmValue,
  example: { extraWounds: { 10: 1, 20: 'destroy' } },
  rolls: (value) => typeof value !== 'number',
  act: (value, attack, active) => {
    if (attack.wounds.attack === 0 || attack.destroyed.defender) return;
    inflict(harm(value, attack, active), attack, 'defender', active.power.title, 'extra');
  },
});
