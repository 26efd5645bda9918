import { shareAt } from '../../pricing/by-play.ts';
import type { CardPlay } from '../../pricing/opponents.ts';
import type { CardPrices, Estimate } from '../../pricing/prices.ts';
import { capitalised, listed } from '../../words/english.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { type Block, caveatBlocks, listBlocks } from '../block.ts';
import { type Column, type Table, tableColumns, tableOf } from '../tables/table.ts';
import { type CardAnswer, playedOnly } from './answer.ts';
import { changeText, NO_CHANGE, withChange } from './changes.ts';
import { ESTIMATE_COLUMNS, estimateRows } from './columns.ts';
import { formulaTable, regressionTable } from './term-tables.ts';
import {
  fieldLineText,
  kindText,
  leftOutItems,
  noteItems,
  pointsText,
  shiftText,
  spreadText,
  wayText,
} from './words.ts';

/** What a card is worth, and what each estimate is made from. */
export function priceBlocks(given: CardAnswer): Block[] {
  const answer = withoutIdle(given);
  const { card, collection, prices, play, after } = answer;
  const { name } = card;
  const { estimates } = prices;
  return [
    { kind: 'headline', text: cardHeadline(given) },
    ...caveatBlocks(play?.caveats.map(({ text }) => text) ?? []),
    { kind: 'table', table: estimateTable(answer) },
    ...listBlocks('Notes', noteItems(estimates)),
    ...(after ? listBlocks('Notes with the change', newNotes(answer)) : []),
    { kind: 'table', table: formulaTable(name, prices) },
    { kind: 'table', table: regressionTable(prices.regression, collection, prices.yace.numbers) },
    ...(play ? listBlocks('By play', playItems(answer, play)) : []),
    ...(play ? listBlocks('Not in the field', leftOutItems(play.opponents, play)) : []),
  ];
}

/** Without changes that leave the card as it is, which only the headline tells. */
function withoutIdle({ after, ...answer }: CardAnswer): CardAnswer {
  const isIdle = after && changeText(answer.card, after.card) === NO_CHANGE;
  return after && !isIdle ? { ...answer, after } : answer;
}

function estimateTable(answer: CardAnswer): Table {
  const { card, prices, after } = answer;
  const isShown = ({ head }: Column) =>
    head === 'printed − estimate'
      ? prices.printed !== undefined
      : after !== undefined || !head.endsWith('change');
  return tableOf(tableColumns(ESTIMATE_COLUMNS).filter(isShown), estimateRows(answer), {
    title: after ? `${card.name}, and ${withChange(card, after.card)}` : 'Estimated points',
    note: 'Spread: the standard deviation of such an estimate.',
  });
}

function newNotes({ prices, after }: CardAnswer): string[] {
  const before = noteItems(prices.estimates);
  return noteItems(after?.prices.estimates ?? []).filter((note) => !before.includes(note));
}

function playItems({ collection, prices, after }: CardAnswer, play: CardPlay): string[] {
  const { opponents, fought, share } = play;
  const then = after?.play;
  const line = lineOf(prices);
  const { printed } = prices;
  return [
    `mean win share ${percent(share, 1)} against ${kindText(fought, opponents)} of ${collection}: exact duels, from both starts`,
    ...(then ? [`with the change: ${percent(then.share, 1)}`] : []),
    ...(line && printed !== undefined
      ? [
          `a typical card of ${printed} points, as printed on this one, wins ${percent(shareAt(line, printed), 1)}`,
        ]
      : []),
    ...(prices.play?.isTold
      ? [
          `at 50%, a percentage point of win share is worth ${decimal(prices.play.pointsPerPercent, 1)} points`,
        ]
      : []),
    ...(line ? [fieldLineText(line, opponents)] : []),
  ];
}

function lineOf({ play }: CardPrices) {
  return play && 'line' in play ? play.line : undefined;
}

/** "Solomon Grundy: 222 points by the published formula (± 30) …; nothing is printed on the card." */
export function cardHeadline({ card, collection, prices, after }: CardAnswer): string {
  const estimates = playedOnly(prices.estimates);
  const texts = estimates.map((estimate, i) => {
    const by = `by ${wayText(estimate.way, collection)}`;
    if (estimate.points === undefined) return `none ${by}`;
    const spread = estimate.spread === undefined ? '' : ` (${spreadText(estimate)})`;
    return `${pointsText(estimate.points)}${i === 0 ? ' points' : ''} ${by}${spread}`;
  });
  const { printed } = prices;
  const end =
    printed === undefined ? 'nothing is printed on the card' : `${printed} printed on the card`;
  const price = `${card.name}: ${listed(texts)}; ${end}.`;
  if (!after) return price;
  const change = changeText(card, after.card);
  if (change === NO_CHANGE) return `${price} No change: the card stays as it is.`;
  return `${price} ${capitalised(change)}: ${shiftsText(estimates, after, collection)}.`;
}

/** "+15 points by the published formula, no change by the regression of classic and +32 by play" */
function shiftsText(
  estimates: readonly Estimate[],
  { prices }: Pick<CardAnswer, 'prices'>,
  collection: string,
): string {
  const shifts = estimates.map(({ way, points }) => {
    const then = prices.estimates.find((one) => one.way === way)?.points;
    const by = `by ${wayText(way, collection)}`;
    if (points === undefined || then === undefined) return { text: 'no comparison', by };
    return { text: shiftText(then - points), by };
  });
  if (shifts.every(({ text }) => text === NO_CHANGE)) return NO_CHANGE;
  const first = shifts.findIndex(({ text }) => !text.startsWith('no '));
  return listed(shifts.map(({ text, by }, i) => `${text}${i === first ? ' points' : ''} ${by}`));
}
