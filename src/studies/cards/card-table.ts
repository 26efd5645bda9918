/* Cards in tables: all cards with their numbers, and incomplete cards. */

import {
  type Card,
  type CompleteIn,
  leftOutIn,
  powerTitle,
  whyLeftOut,
} from '../../cards/index.ts';
import { type Block, type Table, tableOf } from '../../report/index.ts';

const NUMBERS = ['life', 'move', 'range', 'attack', 'defense', 'height', 'size', 'base'] as const;

type Field = (typeof NUMBERS)[number] | 'points';

export const ASSUMED_NOTE = '* Assumed; the rule document does not give this number.';

/** A table of the numbers that players compare. */
export function cardTable(cards: readonly Card[]): Table {
  const hasPoints = cards.some(({ points }) => points !== undefined);
  return tableWith(cards, hasPoints ? [...NUMBERS, 'points'] : NUMBERS);
}

function tableWith(cards: readonly Card[], fields: readonly Field[]): Table {
  const isAssumed = cards.some((card) => card.assumed?.length);
  return tableOf<Card>(
    [
      { head: 'card', isKey: true, text: ({ name }) => name },
      ...fields.map((field) => ({ head: field, text: (card: Card) => fieldText(card, field) })),
      { head: 'powers', isText: true, text: powersText },
    ],
    cards,
    { title: 'Army cards', ...(isAssumed && { note: ASSUMED_NOTE }) },
  );
}

/** "5", "5*" if assumed, "?" if unknown. */
export function fieldText(card: Card, field: Field): string {
  const value = card[field];
  return value === undefined ? '?' : `${value}${card.assumed?.includes(field) ? '*' : ''}`;
}

/** "Tough 1, Flying, Disengage" */
export function powersText({ powers }: Card): string {
  return powers.map(powerTitle).join(', ');
}

/**
 * The cards in a table.
 *
 * @param shipped for each collection, the number of cards and how many are complete; empty to leave this out
 */
export function cardsBlocks(cards: readonly Card[], shipped: readonly Shipped[] = []): Block[] {
  const sizes = shipped.map(
    ({ name, size, complete }) =>
      `${name}: ${size} cards, complete in attacks ${complete.attacks}, in duels ${complete.duels}, in battles ${complete.battles}`,
  );
  return [
    { kind: 'table', table: cardTable(cards) },
    ...(sizes.length > 0
      ? [
          { kind: 'list', title: 'Collections', items: sizes } as const,
          { kind: 'text', text: HOW_TO_SEE_THEM } as const,
        ]
      : []),
  ];
}

interface Shipped {
  readonly name: string;
  readonly size: number;
  readonly complete: Readonly<Record<CompleteIn, number>>;
}

const HOW_TO_SEE_THEM =
  'To list their cards, add filters such as --collection classic, --type hero --points 80-200 or --power tough; to see one card, give its name.';

/** Cards with powers that are not fully modelled, and what is missing. */
export function incompleteBlocks(cards: readonly Card[], where: CompleteIn): Block[] {
  const rows = cards.flatMap((card) => leftOutIn(where, card).map((use) => ({ card, use })));
  const table = tableOf(
    [
      { head: 'card', isKey: true, text: ({ card }: (typeof rows)[number]) => card.name },
      { head: 'power', isKey: true, text: ({ use }) => powerTitle(use) },
      { head: `left out of ${where}`, isText: true, text: ({ use }) => whyLeftOut(where, use) },
    ],
    rows,
    { title: `Cards that are not complete in ${where}` },
  );
  return [{ kind: 'table', table }];
}
