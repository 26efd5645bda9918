import type { Card } from '../../cards/card.ts';
import { powerTitle } from '../../powers/active-effects.ts';
import type { Table } from '../tables/table.ts';

const NUMBERS = ['life', 'move', 'range', 'attack', 'defense', 'height', 'size', 'base'] as const;

/** Fields that have a column where any card has them: the rule document gives none. */
const FURTHER = [
  'points',
  'type',
  'figures',
  'unique',
  'species',
  'class',
  'personality',
  'general',
  'set',
] as const;

type Field = (typeof NUMBERS)[number] | (typeof FURTHER)[number];

export const ASSUMED_NOTE = '* assumed: the rule document does not give it.';

/** All that a line can say of cards. */
export function fullCardTable(cards: readonly Card[]): Table {
  const further = FURTHER.filter((field) => cards.some((card) => card[field] !== undefined));
  return tableOf(cards, [...NUMBERS, ...further]);
}

/** What players compare. */
export function cardTable(cards: readonly Card[]): Table {
  const hasPoints = cards.some(({ points }) => points !== undefined);
  return tableOf(cards, hasPoints ? [...NUMBERS, 'points'] : NUMBERS);
}

function tableOf(cards: readonly Card[], fields: readonly Field[]): Table {
  const isAssumed = cards.some((card) => card.assumed?.length);
  return {
    title: 'Army cards',
    head: ['card', ...fields, 'powers'],
    rows: cards.map((card) => [
      card.name,
      ...fields.map((field) => fieldText(card, field)),
      powersText(card),
    ]),
    textColumns: 1,
    columns: ['card', ...fields, 'powers'].map((head) => ({ isText: head === 'powers' })),
    ...(isAssumed && { note: ASSUMED_NOTE }),
  };
}

/** "5", "5*" where it is assumed, "?" where it is unknown. */
export function fieldText(card: Card, field: Field): string {
  const value = card[field];
  return value === undefined ? '?' : `${value}${card.assumed?.includes(field) ? '*' : ''}`;
}

/** "Tough 1, Flying, Disengage" */
export function powersText({ powers }: Card): string {
  return powers.map(powerTitle).join(', ');
}
