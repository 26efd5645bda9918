/* Measures that exist only if a power can cause them, such as extra wounds. */

import type { RulesInForce } from '../../cards/index.ts';
import type { Measure, Phrase, Value } from '../../rules/index.ts';
import type { AttackOutcome } from './attack-outcome.ts';

/** A measure, and its value for the outcome of an attack. */
export interface C3gMeasure extends Measure {
  of(outcome: AttackOutcome): Value;
}

/** The phrase for a count, with its unit. */
export const counting = (yes: string, one: string): Phrase => ({
  yes,
  no: '',
  unit: [one, `${one}s`],
});

/** Effects that turn excess blocks into wounds on the attacker. */
const EXCESS = ['count.excess.attacker', 'count.excess.self'];

/** Measures that exist only if a power on one of the cards has a rule of one of their `kinds`. */
export const POWER_MEASURES: readonly (C3gMeasure & { readonly kinds: readonly string[] })[] = [
  {
    name: 'evaded',
    title: 'Attack evaded',
    kind: 'flag',
    kinds: ['ignore.evasion'],
    phrase: { yes: '{defender} evades the attack', no: '{defender} does not evade the attack' },
    of: ({ attack }) => Number(attack.evaded),
  },
  {
    name: 'ignoredWounds',
    title: 'Wounds ignored',
    kind: 'flag',
    kinds: ['ignore.woundsKnown'],
    phrase: { yes: '{defender} ignores the wounds', no: '{defender} does not ignore the wounds' },
    of: ({ attack }) => Number(attack.ignoredWounds),
  },
  {
    name: 'extraWounds',
    title: 'Extra wounds',
    kind: 'count',
    kinds: ['wound.extra'],
    phrase: counting('{defender} takes {n}', 'extra wound'),
    of: ({ attack }) => attack.wounds.extra,
  },
  {
    name: 'unblockableWounds',
    title: 'Unblockable wounds',
    kind: 'count',
    kinds: ['wound.any', 'wound.cost'],
    phrase: counting('{defender} takes {n}', 'unblockable wound'),
    of: ({ attack }) => attack.wounds.unblockable,
  },
  {
    name: 'attackerWounds',
    title: 'Wounds to the attacker',
    kind: 'count',
    kinds: [...EXCESS, 'wound.any', 'wound.cost'],
    phrase: counting('{attacker} takes {n}', 'wound'),
    of: ({ attack }) => attack.attackerWounds,
  },
  {
    name: 'attackerDestroyed',
    title: 'Attacker destroyed',
    kind: 'flag',
    kinds: [...EXCESS, 'wound.any', 'wound.cost', 'wound.destroy'],
    phrase: { yes: '{attacker} is destroyed', no: '{attacker} is not destroyed' },
    of: ({ attack }) => Number(attack.destroyed.attacker),
  },
  {
    name: 'healed',
    title: 'Wounds healed',
    kind: 'count',
    kinds: ['heal'],
    phrase: counting('{attacker} heals {n}', 'wound'),
    of: ({ attack }) => attack.healed,
  },
  {
    name: 'attacksAgain',
    title: 'May attack again',
    kind: 'flag',
    kinds: ['again'],
    phrase: { yes: '{attacker} may attack again', no: '{attacker} may not attack again' },
    of: ({ attack }) => Number(attack.again),
  },
];

/** Whether any power acting in a fight has a rule of one of these kinds. */
export function canComeAbout(kinds: readonly string[], active: RulesInForce): boolean {
  return active.some(({ kind }) => kinds.includes(kind.name));
}
