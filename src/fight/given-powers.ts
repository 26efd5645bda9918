/* Powers that the command line gives a figure in addition to the powers of its card. */

import { BadInput } from '../base/index.ts';
import {
  type Card,
  type GivenPower,
  givenPower,
  type PowerUse,
  writtenPower,
} from '../cards/index.ts';
import type { FightOption } from '../rules/index.ts';
import type { Given } from './given.ts';

/** An option that gives powers to one side. */
export function powersOf(name: string, who: string, field: string): FightOption {
  const text = `give ${who} a power, such as "deadly strike" or "tough 2"; can be repeated`;
  return { name, placeholder: 'power', text, value: { kind: 'power' }, field };
}

/** An option that gives each power to the side for which it acts. */
export const POWER_OPTION: FightOption = {
  name: '--power',
  placeholder: 'power',
  text: 'give a power, such as "deadly strike" or "tough 2", to the side that it helps, or to a side that you name, such as "defender: tough"; can be repeated',
  value: { kind: 'power' },
  field: 'attacker.powers',
};

/**
 * The powers that an option gives.
 *
 * @throws BadInput for an unknown power, and for a power that is given twice
 */
export function powersGiven(name: string, given: Given): GivenPower[] {
  const all = ((given[name] ?? []) as readonly string[]).map((text) => givenPower(text, name));
  const isSame = (a: GivenPower, b: GivenPower) =>
    a.owner === b.owner && a.use.power === b.use.power;
  const twice = all.find((one, i) => all.findIndex((other) => isSame(one, other)) < i);
  if (!twice) return all;
  const found = `${twice.use.power} twice`;
  throw new BadInput({ path: [], place: name, found, allowed: 'each power only once' });
}

/** The powers of `POWER_OPTION` by side. A power that acts for either side goes to the attacker. */
export function powersBySide(given: Given): Record<'attacker' | 'defender', PowerUse[]> {
  const all = powersGiven(POWER_OPTION.name, given);
  const isDefenders = ({ owner }: GivenPower) => owner === 'defender';
  return {
    attacker: all.filter((one) => !isDefenders(one)).map(({ use }) => use),
    defender: all.filter(isDefenders).map(({ use }) => use),
  };
}

/**
 * The `powers` field of a document: the card's powers and the additional powers. If there are no additional powers, the
 * field is left out.
 */
export function powersWith(
  card: Pick<Card, 'powers'> | undefined,
  more: readonly PowerUse[],
): { powers?: unknown[] } {
  return more.length === 0 ? {} : { powers: allPowers(card, more).map(writtenPower) };
}

/** The card's powers and the additional powers. An additional power replaces the card's power of the same name. */
export function allPowers(
  card: Pick<Card, 'powers'> | undefined,
  more: readonly PowerUse[],
): PowerUse[] {
  const kept = (card?.powers ?? []).filter(
    ({ power }) => !more.some((other) => other.power === power),
  );
  return [...kept, ...more];
}

/** A side in a document: its card (or `name` if there is no card) with the given fields and powers. */
export function sideDocument(
  card: Card | undefined,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  more: readonly PowerUse[],
): Record<string, unknown> {
  return { ...(card ? { card: card.name } : { name }), ...powersWith(card, more), ...fields };
}
