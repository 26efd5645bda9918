/* The differences between two fields: setting, cards, pairs and ranking. */

import { powerTitle } from '../../cards/index.ts';
import { type Change, changes } from '../comparison/comparison.ts';
import { cellOf } from './cells.ts';
import type { Contestant } from './contestant.ts';
import { type Field, isSquare } from './field.ts';
import { EVEN, type Standing, standings } from './standing.ts';

/** The differences between two fields; cards are matched by name. */
export interface ComparedFields {
  /** Fields of the setting that differ. */
  readonly setting: readonly Change[];
  /** Cards that both fields have but that differ, with the differences. */
  readonly cards: readonly ChangedCard[];
  /** Cards in only one of the fields. */
  readonly only: { readonly a: readonly string[]; readonly b: readonly string[] };
  readonly shifts: readonly Shift[];
  /** The pairs in both fields whose win shares differ, largest difference first. */
  readonly pairs: readonly PairChange[];
  /** The number of pairs that both fields have. */
  readonly common: number;
}

/** A change is listed under this name if it changes what a power does but not the power's title. */
export const WHAT_POWERS_DO = 'effects';

export interface ChangedCard {
  readonly name: string;
  readonly changes: readonly Change[];
}

/**
 * A pair from the perspective of the card whose win share increases; if one field has no odds for the pair, from the
 * perspective of the row's card.
 */
export interface PairChange {
  readonly card: string;
  readonly opponent: string;
  /** Win shares of `card`; absent if the pair has no odds. */
  readonly a?: number;
  readonly b?: number;
}

export function comparedFields(a: Field, b: Field): ComparedFields {
  const [inA, inB] = [cardsOf(a), cardsOf(b)];
  const common = [...inA].flatMap(([name, one]) => {
    const other = inB.get(name);
    return other ? [{ name, changes: cardChanges(one, other) }] : [];
  });
  const pairs = commonPairs(a, b);
  return {
    setting: changes(a.setting, b.setting),
    cards: common.filter((one) => one.changes.length > 0),
    only: { a: without(inA, inB), b: without(inB, inA) },
    shifts: shiftsOf(a, b),
    pairs: pairs.filter(isChanged).sort((x, y) => sizeOf(y) - sizeOf(x)),
    common: pairs.length,
  };
}

/** How much larger the card's win share is in the second field; undefined if one field has no odds. */
export function differenceOf({ a, b }: PairChange): number | undefined {
  return a === undefined || b === undefined ? undefined : b - a;
}

function cardsOf({ rows, columns }: Field): Map<string, Contestant> {
  return new Map([...columns, ...rows].map((one) => [one.name, one]));
}

/** A card's own data in a field, without derived values. Its powers appear twice: by title, and with their effects. */
function cardData({ side, copies, points }: Contestant): object {
  const { assumed: _, unstated: __, disagreements: ___, powers, ...card } = side;
  return { ...card, copies, points, powers: powers.map(powerTitle), [WHAT_POWERS_DO]: powers };
}

/** The changes to a card. If the titles of its powers differ, changes to effects are not listed. */
function cardChanges(a: Contestant, b: Contestant): Change[] {
  const all = changes(cardData(a), cardData(b));
  const areOthers = all.some(({ field }) => field === 'powers');
  return all.filter(({ field }) => !areOthers || !field.startsWith(WHAT_POWERS_DO));
}

function without<T>(all: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>): string[] {
  return [...all.keys()].filter((name) => !others.has(name));
}

function commonPairs(a: Field, b: Field): PairChange[] {
  const rows = new Map(b.rows.map(({ name }, i) => [name, i]));
  const columns = new Map(b.columns.map(({ name }, i) => [name, i]));
  const found: PairChange[] = [];
  for (const [row, { name: card }] of a.rows.entries()) {
    for (const [column, { name: opponent }] of a.columns.entries()) {
      if (isSquare(a) && column <= row) continue;
      const [otherRow, otherColumn] = [rows.get(card), columns.get(opponent)];
      if (otherRow === undefined || otherColumn === undefined) continue;
      const [before, after] = [cellOf(a, row, column), cellOf(b, otherRow, otherColumn)];
      found.push(
        gaining({
          card,
          opponent,
          ...(before && { a: before.share }),
          ...(after && { b: after.share }),
        }),
      );
    }
  }
  return found;
}

/** The pair from the perspective of the card whose win share increases. */
function gaining(pair: PairChange): PairChange {
  const { card, opponent, a, b } = pair;
  if (a === undefined || b === undefined || b >= a) return pair;
  return { card: opponent, opponent: card, a: 1 - a, b: 1 - b };
}

function isChanged(pair: PairChange): boolean {
  const difference = differenceOf(pair);
  return difference === undefined ? pair.a !== pair.b : difference > EVEN;
}

/** The difference by which pairs are sorted; 0 for pairs without odds in one of the fields. */
const sizeOf = (pair: PairChange) => differenceOf(pair) ?? 0;

/** A card in two fields. */
export interface Shift {
  readonly name: string;
  /** The card's standing in each field; absent if the card is not ranked in that field. */
  readonly before?: Standing;
  readonly after?: Standing;
}

/**
 * The cards of two fields, matched by name: the largest change of the mean first, then cards ranked in only one field.
 */
export function shiftsOf(before: Field, after: Field): Shift[] {
  const ranked = (field: Field) =>
    new Map(standings(field).map((one) => [field.rows[one.row]?.name ?? '', one]));
  const [old, now] = [ranked(before), ranked(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const shifts = names.map((name): Shift => {
    const [one, other] = [old.get(name), now.get(name)];
    return { name, ...(one && { before: one }), ...(other && { after: other }) };
  });
  return shifts.sort((a, b) => moveSize(b) - moveSize(a));
}

/** The change of the mean win share. */
export function moveOf({ before, after }: Shift): number | undefined {
  return before && after && after.mean - before.mean;
}

function moveSize(shift: Shift): number {
  const move = moveOf(shift);
  return move === undefined ? -1 : Math.abs(move);
}
