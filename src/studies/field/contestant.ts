/* The cards of a field as sides of duels, and the cards that cannot take part. */

import { type Card, type PowerUse, powerTitle } from '../../cards/index.ts';
import { type FightSide, fightSideOf } from '../../fight/index.ts';

/** A card of a field, in as many copies as the budget allows, or in one copy if it is unique. */
export interface Contestant {
  /** The name on the card. */
  readonly name: string;
  /** The side with all figures of all copies. */
  readonly side: FightSide;
  readonly copies: number;
  /** Printed points of one copy; absent if the card states none. */
  readonly points?: number;
  /** Titles of powers that are not modelled, and of powers that are only partly modelled. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Set if the card was given by name. Such a card counts even if it has powers that are not modelled. */
  readonly named?: true;
}

/** A card that cannot be in a field, and why. */
export interface Absentee {
  readonly name: string;
  readonly why: AbsenceReason;
}

export type AbsenceReason =
  | 'noLife'
  /** The next two reasons occur only if there is a budget. */
  | 'noPoints'
  | 'tooDear'
  | 'tooManyFigures';

/** The maximum number of figures on a side, as in any duel. */
export const MOST_FIGURES = 20;

/** The terms that decide how many copies fight, and whether a card's pairs count. */
export interface Terms {
  /** The maximum points of a side; if absent, each side has one copy of its card. */
  readonly budget?: number | undefined;
  /** Whether the card was given by name. */
  readonly isNamed?: boolean;
}

export function contestantOf(card: Card, { budget, isNamed }: Terms = {}): Contestant | Absentee {
  const { name, points, powers, unique } = card;
  const side = fightSideOf(card);
  if (!side) return { name, why: 'noLife' };
  if (budget !== undefined && !points) return { name, why: 'noPoints' };
  const bought = budget === undefined || !points ? 1 : Math.floor(budget / points);
  if (bought === 0) return { name, why: 'tooDear' };
  const copies = unique === 'unique' ? 1 : bought;
  const figures = copies * side.figures;
  if (figures > MOST_FIGURES) return { name, why: 'tooManyFigures' };
  const titles = (modelled: PowerUse['modelled']) =>
    powers.filter((use) => use.modelled === modelled).map(powerTitle);
  const unmodelled = titles('no');
  return {
    name,
    side: { ...side, figures },
    copies,
    ...(points !== undefined && { points }),
    unmodelled,
    partly: titles('partly'),
    ...(isNamed && unmodelled.length > 0 && { named: true }),
  };
}

/** The points of a side; undefined if its card states none. */
export function costOf({ points, copies }: Contestant): number | undefined {
  return points === undefined ? undefined : points * copies;
}

/** "3 × Hawkgirl"; for a single copy, only the card's name. */
export function sideName({ name, copies }: Contestant): string {
  return copies > 1 ? `${copies} × ${name}` : name;
}

/** "42 heroes", "one squad", "200 cards". */
export function cardCount(cards: readonly Contestant[]): string {
  const types = new Set(cards.map(({ side }) => side.type));
  const [type] = types;
  const kind = types.size === 1 ? KINDS.get(type ?? '') : undefined;
  const [one, several] = kind ?? ['card', 'cards'];
  return cards.length === 1 ? `one ${one}` : `${cards.length} ${several}`;
}

const KINDS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['hero', ['hero', 'heroes']],
  ['squad', ['squad', 'squads']],
]);

/** How duels play several copies of a card. */
export const COPIES_ACT =
  'All figures of all copies act in every turn of their side; in a game, an order marker lets the figures of only one copy act.';

/** Whether any of the sides has several copies of its card. */
export const haveCopies = (sides: readonly Contestant[]): boolean =>
  sides.some(({ copies }) => copies > 1);
