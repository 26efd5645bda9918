import { isMapping, printable } from '../../base/index.ts';
import { powerNamed, powerTitle } from '../../cards/index.ts';

/** A power as cards write it: `flying`, `{ tough: 2 }`, or a mapping with name and effects. */
export type WrittenPower = string | Readonly<Record<string, unknown>>;

/** The key of a power among those of one card, without its number; undefined for anything else. */
export function keyOfPower(power: unknown): string | undefined {
  if (typeof power === 'string') return power;
  if (!isMapping(power)) return undefined;
  return typeof power.name === 'string' ? power.name : Object.keys(power)[0];
}

export function isSamePower(one: WrittenPower, other: WrittenPower): boolean {
  return keyOfPower(one) === keyOfPower(other);
}

const LONGEST_TITLE = 130;

/** "Tough 2", "Rage Smash" */
export function titleOfPower(power: WrittenPower): string {
  const name = keyOfPower(power) ?? '';
  const number = numberOfPower(power);
  return printable(
    powerTitle({ power: name, ...(number !== undefined && { number }) }).slice(0, LONGEST_TITLE),
  );
}

/** The number that a named power is written with. */
export function numberOfPower(power: WrittenPower): number | undefined {
  const key = keyOfPower(power) ?? '';
  const written = isMapping(power) ? power[key] : undefined;
  return typeof written === 'number' ? written : powerNamed(key)?.number?.usual;
}

/** What a named power does, in a line; undefined of others. */
export function textOfPower(power: WrittenPower): string | undefined {
  return powerNamed(keyOfPower(power) ?? '')?.text;
}

/** Whether the program leaves something of it out: `partly`, all of it, or what it does through other cards. */
export function leftOutOf(power: WrittenPower): 'partly' | 'no' | 'throughOthers' | undefined {
  if (!isMapping(power) || typeof power.name !== 'string') return undefined;
  const { modelled } = power;
  if (modelled === 'partly' || modelled === 'no' || modelled === 'throughOthers') return modelled;
  return power.effects === undefined && power.modelled === undefined ? 'no' : undefined;
}
