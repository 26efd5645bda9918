/* Powers as written in cards and documents: keys, numbers and titles. The data may be untrusted. */

import { isMapping, printable } from '../../base/index.ts';
import { powerNamed, powerTitle } from '../../cards/index.ts';

/** A power, written as on cards: `flying`, `{ tough: 2 }`, or a mapping with a name and rules. */
export type WrittenPower = string | Readonly<Record<string, unknown>>;

/** The key that identifies a power on a card, without its number; undefined if the data are not a power. */
export function keyOfPower(power: unknown): string | undefined {
  if (typeof power === 'string') return power;
  if (!isMapping(power)) return undefined;
  return typeof power.name === 'string' ? power.name : Object.keys(power)[0];
}

export function isSamePower(one: WrittenPower, other: WrittenPower): boolean {
  return keyOfPower(one) === keyOfPower(other);
}

const LONGEST_TITLE = 130;

/** The title of a power, such as "Tough 2" or "Rage Smash"; shortened if it is very long. */
export function titleOfPower(power: WrittenPower): string {
  const name = keyOfPower(power) ?? '';
  const number = numberOfPower(power);
  return printable(
    powerTitle({ power: name, ...(number !== undefined && { number }) }).slice(0, LONGEST_TITLE),
  );
}

/** The number of a named power, as written or otherwise the default; undefined if it has no number. */
export function numberOfPower(power: WrittenPower): number | undefined {
  const key = keyOfPower(power) ?? '';
  const written = isMapping(power) ? power[key] : undefined;
  return typeof written === 'number' ? written : powerNamed(key)?.number?.usual;
}

/** The effect of a named power in one line; undefined for other powers. */
export function textOfPower(power: WrittenPower): string | undefined {
  return powerNamed(keyOfPower(power) ?? '')?.text;
}

/**
 * How much of a power the program leaves out: part of it, all of it, or its effects through other cards; undefined if
 * nothing is left out.
 */
export function leftOutOf(power: WrittenPower): 'partly' | 'no' | 'throughOthers' | undefined {
  if (!isMapping(power) || typeof power.name !== 'string') return undefined;
  const { modelled } = power;
  if (modelled === 'partly' || modelled === 'no' || modelled === 'throughOthers') return modelled;
  return (power.rules ?? power.effects ?? power.modelled) === undefined ? 'no' : undefined;
}
