import { stringify } from 'csv-stringify/sync';
import { sameName } from '../../words/slug.ts';
import type { CollectionAnswer } from './answer.ts';
import { estimateBy, rankedRows, waysTold } from './ranked.ts';
import { notesText } from './words.ts';

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
