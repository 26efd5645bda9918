/** Questions about one attack, for tests: unless they say otherwise one attack die, no defense dice, adjacent, no Life. */

import type { Effect, Ending, Fight, Figure } from './fight.ts';
import { chanceThat } from './law.ts';
import { powersOracle } from './oracle.ts';

export interface Setting extends Partial<Omit<Fight, 'attacker' | 'defender'>> {
  attack?: number;
  defense?: number;
  mine?: Effect[];
  theirs?: Effect[];
  attacker?: Partial<Figure>;
  defender?: Partial<Figure>;
}

function fightOf({ attack, defense, mine, theirs, attacker, defender, ...rest }: Setting): Fight {
  const power = (effects: Effect[] | undefined) => [{ name: 'Power', effects: effects ?? [] }];
  return {
    attacker: { attack: attack ?? 1, defense: 0, powers: power(mine), ...attacker },
    defender: { attack: 0, defense: defense ?? 0, powers: power(theirs), ...defender },
    distance: 1,
    ...rest,
  };
}

export function chance(setting: Setting, claim: (ending: Ending) => boolean): string {
  const { numerator, denominator } = chanceThat(powersOracle(fightOf(setting)), claim);
  return `${numerator}/${denominator}`;
}

export const wounds = (setting: Setting, n: number) => chance(setting, (e) => e.attackWounds === n);
export const extra = (setting: Setting, n: number) => chance(setting, (e) => e.extraWounds === n);
export const unblockable = (setting: Setting, n: number) =>
  chance(setting, (e) => e.unblockableWounds === n);
export const attackerWounds = (setting: Setting, n: number) =>
  chance(setting, (e) => e.attackerWounds === n);
export const destroyed = (setting: Setting) => chance(setting, (e) => e.destroyed);
export const attackerDestroyed = (setting: Setting) => chance(setting, (e) => e.attackerDestroyed);
export const points = (setting: Setting, n: number) =>
  chance(setting, (e) => e.knockbackPoints === n);
export const moved = (setting: Setting, n: number) => chance(setting, (e) => e.spacesMoved === n);
export const again = (setting: Setting) => chance(setting, (e) => e.attackAgain);
export const healed = (setting: Setting, n: number) => chance(setting, (e) => e.heals === n);

export const special = { special: { dice: 1 } };
