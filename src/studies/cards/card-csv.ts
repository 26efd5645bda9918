import { CARD_FIELDS, type Card, powerTitle } from '../../cards/index.ts';
import { csvOf, type RecordColumn } from '../../report/index.ts';

type Field = Exclude<(typeof CARD_FIELDS)[number], 'disagreements'>;

/** All fields of a card, except `disagreements` between its sources. */
const FIELDS = CARD_FIELDS.filter((field): field is Field => field !== 'disagreements');

/**
 * Cards as a table for other programs; `cards --import` reads it too. Values that a card does not state are left empty.
 */
export function cardsCsv(cards: readonly Card[]): string {
  const columns: RecordColumn<Card>[] = FIELDS.map((field) => ({
    csv: field,
    value: (card) => (isStated(card, field) ? card[field] : undefined),
  }));
  const powers: RecordColumn<Card> = { csv: 'powers', value: powersText };
  const assumed: RecordColumn<Card> = {
    csv: 'assumed',
    value: ({ assumed = [] }) => assumed.join('; '),
  };
  const isAssumed = cards.some((card) => card.assumed?.length);
  return csvOf([...columns, powers, ...(isAssumed ? [assumed] : [])], cards);
}

function isStated({ unstated = [] }: Card, field: Field): boolean {
  return !(unstated as readonly string[]).includes(field);
}

/**
 * "Tough 1; Flying". A single title that contains a comma is followed by a semicolon, so that readers do not split it.
 */
function powersText({ powers }: Card): string {
  const text = powers.map(powerTitle).join('; ');
  return powers.length === 1 && text.includes(',') ? `${text};` : text;
}
