/* The shipped cards at run time, parsed only when they are needed. */

import text from '#built/collections.txt';
import type { Card } from './card.ts';
import { type Entry, entriesIn } from './collection-text.ts';

let index: readonly Entry[] | undefined;
const read = new Map<Entry, Card>();

/** The cards that ship with the program, in the order of the collections. The index is made on first use. */
export function shippedCards(): readonly Entry[] {
  index ??= entriesIn(text);
  return index;
}

/** Parses one shipped card, on first use. */
export function shippedCard(entry: Entry): Card {
  const card = read.get(entry) ?? (JSON.parse(entry.json) as Card);
  read.set(entry, card);
  return card;
}
