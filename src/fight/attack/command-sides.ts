import { BadInput } from '../../base/index.ts';
import type { Card, PowerUse } from '../../cards/index.ts';
import type { GivenFight } from '../../rules/index.ts';
import { type Given, sideFields, varyOf } from '../given.ts';
import { POWER_OPTION, powersBySide, powersWith, sideDocument } from '../given-powers.ts';
import { GRANTED, NORMAL, OPTIONS, SHIELDS, SPECIAL, SUPER_STRENGTH } from './command-options.ts';

/* The two sides of an attack as the command line gives them. */

/** The sweep over all options with several numbers. */
export function varied(
  all: GivenFight['given'],
  defender: Card | undefined,
  more: readonly PowerUse[],
): { vary?: object } {
  return varyOf(OPTIONS, all, (name, values) =>
    name === SHIELDS ? values.map((n) => powersWith(defender, [tough(n), ...more]).powers) : values,
  );
}

const tough = (shields: number): PowerUse => ({ power: 'tough', number: shields });

/** The powers that options give either side beside those of its card. */
export function addedPowers(given: Given): ReturnType<typeof powersBySide> {
  const { attacker, defender } = powersBySide(given);
  const isStrong = attacker.some(({ power }) => power === 'super-strength');
  const strength = given[SUPER_STRENGTH] && !isStrong ? [{ power: 'super-strength' }] : [];
  return { attacker: [...strength, ...attacker], defender };
}

export function attackerDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, '--attack', "the attacker's card");
  if (given[NORMAL] && given[SPECIAL]) throw notBoth(NORMAL, SPECIAL);
  const granted = given[GRANTED] ? { granted: [{ superStrength: true }] } : {};
  const fields = { ...sideFields(OPTIONS, 'attacker', given), ...granted };
  return sideDocument(card, 'Attacker', fields, more);
}

export function defenderDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, '--defense', "the defender's card");
  const shields = given[SHIELDS] as number | undefined;
  const isTough = more.some(({ power }) => power === 'tough');
  if (isTough && shields !== undefined) throw notBoth(`${POWER_OPTION.name} tough`, SHIELDS);
  const hasShields = shields !== undefined || (!card && !isTough);
  const all = [...(hasShields ? [tough(shields ?? 0)] : []), ...more];
  return sideDocument(card, 'Defender', sideFields(OPTIONS, 'defender', given), all);
}

export function notBoth(one: string, other: string): BadInput {
  const [found, allowed] = [`${other} as well`, `${one} or ${other}, not both`];
  return new BadInput({ path: [], place: one, found, allowed });
}

function requireDice(given: Given, option: string, instead: string): void {
  if (given[option] !== undefined) return;
  const allowed = `a number of dice, or ${instead}`;
  throw new BadInput({ path: [], place: option, found: 'nothing', allowed });
}
