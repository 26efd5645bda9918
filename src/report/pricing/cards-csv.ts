import { stringify } from 'csv-stringify/sync';
import type { CardAnswer } from './answer.ts';
import { playedOnly } from './card-headline.ts';
import { changeText } from './changes.ts';
import { notesText } from './words.ts';

/** The prices of named cards as CSV: a row for each card and way, and again with a change. */
export function cardsCsv(answers: readonly CardAnswer[]): string {
  const rows = answers.flatMap(({ card, collection, after, ...now }) =>
    [now, ...(after ? [after] : [])].flatMap(({ prices, play }) =>
      playedOnly(prices.estimates).map(({ way, points, spread, notes }) => [
        card.name,
        after && prices === after.prices ? changeText(card, after.card) : undefined,
        collection,
        prices.printed,
        way,
        points,
        spread,
        prices.printed === undefined || points === undefined ? undefined : prices.printed - points,
        way === 'play' ? play?.share : undefined,
        notesText(notes),
      ]),
    ),
  );
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([HEAD, ...rows], { escape_formulas: true });
}

const HEAD = [
  'card',
  'change',
  'collection',
  'printed',
  'way',
  'points',
  'spread',
  'overpriced_by',
  'win_share',
  'notes',
];
