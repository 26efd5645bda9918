/* Measures that only powers bring about, such as extra wounds. */

import type { ActiveEffects } from '../../cards/index.ts';
import type { Measure, Phrase, Value } from '../../rules/index.ts';
import type { AttackOutcome } from './attack-outcome.ts';

/** A measure and how to read it off the outcome of an attack. */
export interface C3gMeasure extends Measure {
  of(outcome: AttackOutcome): Value;
}

/** The phrase of a count with its unit. */
export const counting = (yes: string, one: string): Phrase => ({
  yes,
  no: '',
  unit: [one, `${one}s`],
});

/** Measures that exist only if a power on one of the cards has one of their `effects`. */
export const POWER_MEASURES: readonly (C3gMeasure & { readonly effects: readonly string[] })[] = [
  {
    name: 'evaded',
    title: 'Attack evaded',
    kind: 'flag',
    effects: ['evade'],
    phrase: { yes: '{defender} evades the attack', no: '{defender} does not evade the attack' },
    of: ({ attack }) => Number(attack.evaded),
  },
  {
    name: 'ignoredWounds',
    title: 'Wounds ignored',
    kind: 'flag',
    effects: ['ignoreWounds'],
    phrase: { yes: '{defender} ignores the wounds', no: '{defender} does not ignore the wounds' },
    of: ({ attack }) => Number(attack.ignoredWounds),
  },
  {
    name: 'extraWounds',
    title: 'Extra wounds',
    kind: 'count',
    effects: ['extraWounds'],
    phrase: counting('{defender} takes {n}', 'extra wound'),
    of: ({ attack }) => attack.wounds.extra,
  },
  {
    name: 'unblockableWounds',
    title: 'Unblockable wounds',
    kind: 'count',
    effects: ['unblockableWounds', 'costs'],
    phrase: counting('{defender} takes {n}', 'unblockable wound'),
    of: ({ attack }) => attack.wounds.unblockable,
  },
  {
    name: 'attackerWounds',
    title: 'Wounds to the attacker',
    kind: 'count',
    effects: ['counterStrike', 'backlash', 'unblockableWounds', 'costs'],
    phrase: counting('{attacker} takes {n}', 'wound'),
    of: ({ attack }) => attack.attackerWounds,
  },
  {
    name: 'attackerDestroyed',
    title: 'Attacker destroyed',
    kind: 'flag',
    effects: ['counterStrike', 'backlash', 'unblockableWounds', 'costs', 'destroys'],
    phrase: { yes: '{attacker} is destroyed', no: '{attacker} is not destroyed' },
    of: ({ attack }) => Number(attack.destroyed.attacker),
  },
  {
    name: 'healed',
    title: 'Wounds healed',
    kind: 'count',
    effects: ['heals'],
    phrase: counting('{attacker} is healed of {n}', 'wound'),
    of: ({ attack }) => attack.healed,
  },
  {
    name: 'attacksAgain',
    title: 'May attack again',
    kind: 'flag',
    effects: ['attackAgain'],
    phrase: { yes: '{attacker} may attack again', no: '{attacker} may not attack again' },
    of: ({ attack }) => Number(attack.again),
  },
];

/** Whether a power acting in a fight has one of these effects. */
export function canComeAbout(effects: readonly string[], active: ActiveEffects): boolean {
  return active.some(({ effect }) => effects.includes(effect.name));
}
