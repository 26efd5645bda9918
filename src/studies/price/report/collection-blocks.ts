/* The report on the prices of a collection. */

import { counted, inWords, listed, percent } from '../../../base/index.ts';
import type { Card } from '../../../cards/index.ts';
import {
  type Block,
  listBlocks,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import { priceNoteText } from '../notes.ts';
import { type ByNumbers, unseenPowers } from '../unseen-powers.ts';
import { type CollectionAnswer, estimateBy, type RankedRow, rankedRows } from './answer.ts';
import { collectionColumns } from './columns.ts';
import { regressionTable } from './term-tables.ts';
import { gamesText, namesText, pointsText, rankingSentence, WAY_TITLES, wayText } from './words.ts';

/** The report on a collection's cards, ranked by how much more they cost than estimated. */
export function collectionBlocks(answer: CollectionAnswer): Block[] {
  const rows = rankedRows(answer);
  const ranked = rows.filter(({ rank }) => rank !== undefined);
  const { prices, collection } = answer;
  return [
    { kind: 'headline', text: collectionHeadline(answer, ranked) },
    { kind: 'text', text: armiesText(answer) },
    ...tableBlocks(tables(answer, ranked)),
    ...listBlocks('Not ranked', notRanked(answer, rows)),
    { kind: 'table', table: regressionTable(prices.regression, collection) },
    { kind: 'text', text: formulaText(answer) },
  ];
}

/** The games on which the ranking is based, or why it is not based on games between armies. */
function armiesText({ games, prices, collection }: CollectionAnswer): string {
  if (games) return `${gamesText(games)} ${rankingSentence()}`;
  const [note] = prices.rows.flatMap((row) => estimateBy(row, 'armies')?.notes ?? []);
  return note?.kind === 'fewGames'
    ? priceNoteText(note)
    : `There are no built-in estimates of what the cards of ${collection} are worth in armies. Add --games, such as --games 20k, to play games between random armies with them.`;
}

function notRanked({ prices, by }: CollectionAnswer, rows: readonly RankedRow[]): string[] {
  const groups = [
    [`without an estimate by ${WAY_TITLES[by]}`, rows.filter(({ rank }) => rank === undefined)],
    ['without points, Life, figures, Move or Range', prices.skipped],
  ] as const;
  return groups.flatMap(([which, some]) =>
    some.length > 0
      ? [`${counted(some.length, 'card')} ${which}: ${namesText(some.map(({ name }) => name))}`]
      : [],
  );
}

/** The number of cards that a headline names at each end. */
const NAMED = 3;

function collectionHeadline(
  { collection, by, cards }: CollectionAnswer,
  ranked: readonly RankedRow[],
): string {
  const told = (row: RankedRow) =>
    `${row.name} (${row.printed} printed, ${estimatedText(estimateBy(row, by)?.points ?? 0)} estimated)`;
  const over = ranked.filter(({ overpricedBy = 0 }) => Math.round(overpricedBy) > 0);
  const under = ranked.filter(({ overpricedBy = 0 }) => Math.round(overpricedBy) < 0);
  const parts = [
    ['overpriced', over.slice(0, NAMED)] as const,
    ['underpriced', under.slice(-NAMED).reverse()] as const,
  ].flatMap(([what, some]) =>
    some.length > 0
      ? [`most ${what} ${some.length === 1 ? 'is' : 'are'} ${listed(some.map(told))}`]
      : [],
  );
  const way = by === 'regression' ? 'the regression' : wayText(by, collection);
  const of = `Of ${ranked.length} cards of ${collection}, judged by ${way}`;
  const verdict =
    parts.length > 0
      ? `${of}, the ${parts.join('; the ')}.`
      : `${of}, none costs more or less than estimated.`;
  return by === 'armies' ? verdict : [verdict, blindText(cards, by)].filter(Boolean).join(' ');
}

const SEEN = { yace: 'powers of movement', regression: 'Flying' } as const;

/** What an estimate from numbers ignores: "… It ignores 441 other powers on 201 of the 218 cards." */
function blindText(cards: readonly Card[], way: ByNumbers): string {
  const unseen = cards.map((card) => unseenPowers(card, way).length).filter((count) => count > 0);
  const powers = unseen.reduce((sum, count) => sum + count, 0);
  if (powers === 0) return '';
  return `The ${WAY_TITLES[way]} takes only printed numbers, ${SEEN[way]} and additional attacks into account. It ignores ${counted(powers, 'other power')} on ${inWords(unseen.length)} of the ${counted(cards.length, 'card')}.`;
}

/** The estimate in words; a negative one as "less than 0", since no card costs less than 0. */
const estimatedText = (points: number) => (points < 0 ? 'less than 0' : pointsText(points));

/** The number of cards shown at each end if a collection has many. */
const SHOWN = 10;

function tables(answer: CollectionAnswer, ranked: readonly RankedRow[]): Table[] {
  const by = answer.by === 'yace' ? 'formula' : answer.by;
  const columns = tableColumns(collectionColumns(answer));
  const shown = (rows: readonly RankedRow[], title: string) => tableOf(columns, rows, { title });
  if (ranked.length <= 2 * SHOWN + 4) {
    return [shown(ranked, `Printed points minus the estimate by ${by}`)];
  }
  const over = shown(ranked.slice(0, SHOWN), `The most overpriced, by ${by}`);
  const under = shown(ranked.slice(-SHOWN).reverse(), `The most underpriced, by ${by}`);
  const more = ranked.length - 2 * SHOWN;
  return [over, { ...under, note: `… and ${more} more cards; --format csv prints all of them.` }];
}

function formulaText({ prices, collection }: CollectionAnswer): string {
  const { deviation = 0, squaredCorrelation, sample } = prices.yaceFit;
  const share =
    squaredCorrelation === undefined
      ? ''
      : ` It explains ${percent(squaredCorrelation, 0)} of their variance.`;
  return `For ${sample.cards.length} cards of ${collection}, the published formula is off by ${pointsText(deviation)} points (root mean square).${share}`;
}
