/* Filters and sort orders for lists of cards. */

import { hyphenated } from '../base/index.ts';
import type { Card } from './card.ts';
import { cardType } from './card-type.ts';
import { FITS, LONGEST_NAME } from './names.ts';
import { powerTitle } from './powers/named-powers.ts';

/** Text fields, for which a filter gives a part of the text. */
export const TEXT_FILTERS = [
  'name',
  'set',
  'general',
  'species',
  'class',
  'personality',
  'size',
] as const;

/** Number fields, for which a filter gives a range of numbers. */
export const NUMBER_FILTERS = [
  'points',
  'life',
  'move',
  'range',
  'attack',
  'defense',
  'height',
  'figures',
] as const;

export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Conditions on a card. All given conditions must hold. */
export type CardFilter = {
  readonly [Field in (typeof TEXT_FILTERS)[number]]?: string;
} & {
  readonly [Field in (typeof NUMBER_FILTERS)[number]]?: NumberRange;
} & {
  readonly type?: string;
  readonly unique?: string;
  /** Part of the name of one of the card's powers. */
  readonly power?: string;
};

/** Whether a card passes a filter. An absent field never passes. */
export function passes(card: Card, filter: CardFilter): boolean {
  return (
    TEXT_FILTERS.every((field) => holds(filter[field], card[field])) &&
    NUMBER_FILTERS.every((field) => isWithin(card[field], filter[field])) &&
    (filter.type === undefined || cardType(card) === filter.type) &&
    (filter.unique === undefined || card.unique === filter.unique) &&
    (filter.power === undefined || card.powers.some((use) => holds(filter.power, powerTitle(use))))
  );
}

function holds(part: string | undefined, text = ''): boolean {
  if (part === undefined) return true;
  if (part.length > LONGEST_NAME) return false;
  return FITS.some((fits) => fits(hyphenated(part), hyphenated(text)));
}

function isWithin(value: number | undefined, range: NumberRange | undefined): boolean {
  if (range === undefined) return true;
  return value !== undefined && value >= range.least && value <= range.most;
}

/** Fields by which cards are sorted. */
export const SORT_FIELDS = [...NUMBER_FILTERS, ...TEXT_FILTERS, 'type', 'unique'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** Compares cards by the first field, then the second, and so on. Cards without the field come last. */
export function byFields(fields: readonly SortField[], reversed = false) {
  const sign = reversed ? -1 : 1;
  return (a: Card, b: Card): number => {
    for (const field of fields) {
      const [one, other] = [a[field], b[field]];
      if (one === other) continue;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return sign * compared(one, other);
    }
    return 0;
  };
}

function compared(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en');
}
