/* Cards with the same name in one file: they are told apart by their sets; if that fails, only the first is kept. */

import { nameKey, sameData } from '../../base/index.ts';
import type { Card } from '../card.ts';
import { cardFields } from '../schema.ts';
import type { Reason } from './skipped.ts';
import { writable } from './values.ts';

/** A card in a file, with its row. */
export interface Placed {
  readonly card: Card;
  readonly row: number;
}

export interface Editions<P extends Placed> {
  /** Cards with unique names. */
  readonly kept: readonly P[];
  readonly repeated: readonly { readonly placed: P; readonly reason: Reason }[];
}

/**
 * Tells cards with the same name apart by their sets, as "Name (Set)". If that fails, the first card keeps the
 * name and the others are left out.
 */
export function editionsOf<P extends Placed>(all: readonly P[]): Editions<P> {
  const sets = new Map<string, Set<string | undefined>>();
  for (const { card } of all) {
    const key = nameKey(card.name);
    sets.set(key, (sets.get(key) ?? new Set()).add(card.set));
  }
  const kept = new Map<string, P>();
  const repeated: { placed: P; reason: Reason }[] = [];
  for (const placed of all) {
    const hasEditions = (sets.get(nameKey(placed.card.name))?.size ?? 0) > 1;
    const named = hasEditions ? { ...placed, card: withSet(placed.card) } : placed;
    const key = nameKey(named.card.name);
    const first = kept.get(key);
    if (first) repeated.push({ placed, reason: repeats(named.card, first) });
    else kept.set(key, named);
  }
  return { kept: [...kept.values()], repeated };
}

function withSet(card: Card): Card {
  const named = writable(cardFields().name, `${card.name} (${card.set})`);
  return card.set === undefined || named.allowed !== undefined
    ? card
    : { ...card, name: named.data };
}

/** A card's name without the set in brackets: "Name" for "Name (Set)". */
export function bareName({ name, set }: Pick<Card, 'name' | 'set'>): string {
  const end = ` (${set})`;
  return set !== undefined && name.endsWith(end) ? name.slice(0, -end.length) : name;
}

function repeats(card: Card, first: Placed): Reason {
  return sameData(card, first.card)
    ? { text: `row ${first.row} is the same card`, kind: 'repeats another row' }
    : {
        text: `row ${first.row} is another card with this name and the same set (or no set); give the two cards different names or sets`,
        kind: 'repeats the name of another row',
      };
}
