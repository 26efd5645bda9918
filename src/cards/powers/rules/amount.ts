/* Amounts (fixed numbers, multiples of a count, or rolled dice), and their wording. */

import { type Count, figuresText, type Selector } from './selector.ts';

export type Amount = number | Scaled | RolledAmount;

/** A count times a number (`times`), such as 2 for each wound. */
export interface Scaled {
  readonly each: Count | Selector;
  /**
   * Where `each` is counted (default: on the figure with the power, or its card). `target`: markers on the target's
   * card. A selector: wounds on the selected figure with the most wounds.
   */
  readonly on?: 'target' | Selector;
  readonly times: number;
  /** The maximum absolute value of the product. */
  readonly most?: number;
  /** In a battle: the index of this count in `Figure.counted`. */
  readonly counted?: number;
}

/** Rolled dice: 1 for each skull on combat dice, or for each symbol on dice that have a symbol on one of six faces. */
export interface RolledAmount {
  readonly dice: number | Scaled;
  /** If given, `dice` is the number of dice for each of these. */
  readonly each?: Count;
  readonly face: 'skull' | 'symbol';
  /** The dice are rolled once for all figures on which the rule acts, and the total is divided among them. */
  readonly shared?: true;
}

/** The number in an amount, before it is multiplied. */
export const numberIn = (amount: number | Scaled = 0): number =>
  typeof amount === 'number' ? amount : amount.times;

const COUNTS: Readonly<Record<Count, string>> = {
  ownWound: 'wound on it',
  enemyWound: 'wound on its opponent',
  ally: 'ally',
  kill: 'figure it has destroyed',
  woundDealt: 'wound dealt',
  woundThisTurn: 'wound its side has dealt to its opponent this turn',
  skull: 'skull rolled',
  markers: 'order marker on its card',
  unrevealedMarkers: 'unrevealed order marker on its card',
  revealedMarkers: 'revealed order marker on its card',
  engagedOfCard: 'engaged figure of its card',
  attackedOfCard: 'figure of its card that attacked an enemy figure this turn',
  fallenOfCard: 'destroyed figure of its card',
  wounds: 'wound',
};

/** A count times a number. The absolute value is limited to `most`. */
export const timesCount = (
  { times, most = Number.POSITIVE_INFINITY }: Omit<Scaled, 'each'>,
  count: number,
): number => {
  const product = times * count;
  return Math.sign(product) * Math.min(Math.abs(product), most) || 0;
};

/** A count as text: "wound on it", "friendly Elf figure adjacent to it", "order marker on the target’s card" */
export function countText(each: Scaled['each'], self = 'it', on?: Scaled['on']): string {
  if (typeof each !== 'string') return figuresText(each, false, self);
  const text = COUNTS[each].replace(/\bit\b/, self);
  if (on === undefined) return text;
  return on === 'target'
    ? text.replace('its card', 'the target’s card')
    : `${text} on the ${figuresText(on)} with the most wounds`;
}

/** A change as text: "2 extra attack dice", "1 fewer attack die for each wound on it (at most 5)" */
export function moreText(
  amount: number | Scaled,
  one: string,
  several: string,
  self = 'it',
): string {
  const number = typeof amount === 'number' ? amount : amount.times;
  const more = `${Math.abs(number)} ${number < 0 ? 'fewer' : 'extra'} ${Math.abs(number) === 1 ? one : several}`;
  return `${more}${eachText(amount, self)}`;
}

/** An amount as text: "1 wound", "1 wound for each figure it has destroyed (at most 2)" */
export function amountText(amount: number | Scaled, one: string, several = `${one}s`): string {
  const number = typeof amount === 'number' ? amount : amount.times;
  return `${number} ${number === 1 ? one : several}${eachText(amount)}`;
}

/** The multiplier as text: " for each wound on it (at most 5)"; empty for a fixed number. */
export function eachText(amount: number | Scaled, self = 'it'): string {
  if (typeof amount === 'number') return '';
  const { each, on, most } = amount;
  return ` for each ${countText(each, self, on)}${most === undefined ? '' : ` (at most ${most})`}`;
}

/** Rolled dice as text: "3 attack dice for each wound dealt". */
export function rolledText({ dice, each, face }: RolledAmount): string {
  const kind = face === 'skull' ? 'attack die' : 'combat die';
  const text = amountText(dice, kind, `${kind.slice(0, -3)}dice`);
  return `${text}${each === undefined ? '' : ` for each ${COUNTS[each]}`}`;
}
