/* Powers that the user gives on the command line or in the explorer rather than on a card. */

import { BadInput, hyphenated, listed, nearest, shown } from '../base/index.ts';
import { NAMED_POWERS } from './powers/named-powers.ts';
import type { NamedPower, PowerUse } from './powers/power.ts';
import { ownerOf } from './reference.ts';

export interface GivenPower {
  readonly use: PowerUse;
  /** The owner, if written before the name (`defender: tough`); otherwise the side for which the power acts. */
  readonly owner: ReturnType<typeof ownerOf>;
}

/**
 * Reads a power such as `deadly strike`, `Tough 2` or `defender: tough`.
 *
 * @param place the option that has this value
 * @throws BadInput for an unknown power (with suggestions), or a number that the power cannot have
 */
export function givenPower(text: string, place: string): GivenPower {
  const [, owner, words = ''] = /^\s*(?:(attacker|defender)\s*:)?(.*)$/is.exec(text) ?? [];
  const [, name = '', digits] = /^(.*?)(?:[\s:=]+(-?\d+))?\s*$/s.exec(words) ?? [];
  const power = NAMED_POWERS.find((known) => known.name === hyphenated(name));
  const refused = (allowed: string, near: readonly string[] = []) =>
    new BadInput({ path: [], place, found: shown(text), allowed, nearest: near });
  if (!power) {
    const names = NAMED_POWERS.map((known) => known.name);
    const [, side, rest = ''] = /^([^:]*):(.*)$/s.exec(words) ?? [];
    if (side !== undefined && !/^\s*-?\d*\s*$/.test(rest)) {
      const found = `${shown(text)}, where ${shown(side.trim())} is not a side`;
      const allowed = `attacker or defender before the colon, such as ${shown(`defender: ${rest.trim()}`)}`;
      throw new BadInput({ path: [], place, found, allowed });
    }
    throw refused(`one of ${listed(names, 'or')}`, nearest(hyphenated(name), names));
  }
  const number = digits === undefined ? power.number?.usual : Number(digits);
  const fits = power.number
    ? number !== undefined && number >= power.number.least && number <= power.number.most
    : number === undefined;
  if (!fits) throw refused(allowedForms(power));
  return {
    use: { power: power.name, ...(number !== undefined && { number }) },
    owner: (owner?.toLowerCase() as 'attacker' | 'defender' | undefined) ?? ownerOf(power),
  };
}

function allowedForms({ name, number }: NamedPower): string {
  if (!number) return `${name}, without a number`;
  const { least, most, usual, example } = number;
  const alone = usual === undefined ? '' : `${name} without a number, or `;
  return `${alone}${name} with a number from ${least} to ${most}, such as "${name} ${example}"`;
}
