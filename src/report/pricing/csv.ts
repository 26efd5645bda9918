import { stringify } from 'csv-stringify/sync';
import { sameName } from '../../words/slug.ts';
import {
  type CardAnswer,
  type CollectionAnswer,
  estimateBy,
  playedOnly,
  rankedRows,
  waysTold,
} from './answer.ts';
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

/** The prices of a collection as CSV: a row for each card, in order of how much more it costs than is estimated. */
export function collectionCsv(answer: CollectionAnswer): string {
  const ways = waysTold(answer);
  const rows = rankedRows(answer).map((row) => {
    const { rank, name, printed } = row;
    const card = answer.cards.find((one) => sameName(one.name, name));
    return [
      rank,
      name,
      card?.type ?? 'hero',
      printed,
      ...ways.flatMap((way) => {
        const { points, spread } = estimateBy(row, way) ?? {};
        return [points, spread, points === undefined ? undefined : printed - points];
      }),
      ...(ways.includes('play') ? [answer.plays.get(name)?.share] : []),
      notesText(ways.flatMap((way) => estimateBy(row, way)?.notes ?? [])),
    ];
  });
  const head = [
    'rank',
    'card',
    'type',
    'printed',
    ...ways.flatMap((way) => [way, `${way}_spread`, `${way}_overpriced_by`]),
    ...(ways.includes('play') ? ['win_share'] : []),
    'notes',
  ];
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([head, ...rows], { escape_formulas: true });
}
