/* The report on the price of one card. */

import { capitalised, listed } from '../../../base/index.ts';
import type { Card } from '../../../cards/index.ts';
import {
  type Block,
  type Column,
  listBlocks,
  type Table,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import type { Estimate } from '../prices.ts';
import { type ByNumbers, unseenPowers } from '../unseen-powers.ts';
import type { CardAnswer } from './answer.ts';
import { changedPowers, changeText, NO_CHANGE, withChange } from './changes.ts';
import { ESTIMATE_COLUMNS, estimateRows } from './columns.ts';
import { formulaTable, regressionTable } from './term-tables.ts';
import {
  gamesText,
  intervalText,
  noteItems,
  pointsText,
  rankingSentence,
  shiftText,
  spreadText,
  wayText,
} from './words.ts';

/** What a card is worth, and how each estimate is calculated. */
export function priceBlocks(given: CardAnswer): Block[] {
  const answer = withoutIdle(given);
  const { card, collection, prices, after } = answer;
  const { name } = card;
  const { estimates } = prices;
  return [
    { kind: 'headline', text: cardHeadline(given) },
    { kind: 'table', table: estimateTable(answer) },
    ...(prices.inArmies ? [{ kind: 'text', text: rankingSentence() } as const] : []),
    ...listBlocks('Notes', noteItems(estimates)),
    ...(after ? listBlocks('Notes on the price after the change', newNotes(answer)) : []),
    { kind: 'table', table: formulaTable(name, prices) },
    { kind: 'table', table: regressionTable(prices.regression, collection, prices.yace.numbers) },
  ];
}

/** The answer without a change that has no effect; only the headline mentions such a change. */
function withoutIdle({ after, ...answer }: CardAnswer): CardAnswer {
  const isIdle = after && changeText(answer.card, after.card) === NO_CHANGE;
  return after && !isIdle ? { ...answer, after } : answer;
}

function estimateTable(answer: CardAnswer): Table {
  const { card, prices, after } = answer;
  const isShown = ({ head }: Column) => {
    if (head === 'printed − estimate') return prices.printed !== undefined;
    if (head === '95% interval') return prices.inArmies !== undefined;
    return after !== undefined || !head.endsWith('change');
  };
  const notes = [
    'Spread: the standard deviation of the estimate.',
    ...(prices.inArmies ? [gamesText(prices.inArmies)] : []),
  ];
  return tableOf(tableColumns(ESTIMATE_COLUMNS).filter(isShown), estimateRows(answer), {
    title: after ? `${card.name}, and ${withChange(card, after.card)}` : 'Estimated points',
    note: notes.join(' '),
  });
}

function newNotes({ prices, after }: CardAnswer): string[] {
  const before = noteItems(prices.estimates);
  return noteItems(after?.prices.estimates ?? []).filter((note) => !before.includes(note));
}

/** "Solomon Grundy: 222 points by the published formula (± 30) …; no points are printed on the card." */
export function cardHeadline({ card, collection, prices, after }: CardAnswer): string {
  const estimates = prices.estimates.filter(({ points }) => points !== undefined);
  const texts = estimates.map((estimate, i) => {
    const { way, points = 0 } = estimate;
    const reach = spreadText(estimate) || intervalText(estimate);
    const by = `by ${wayText(way, collection)}${reach && ` (${reach})`}`;
    return `${pointsText(points)}${i === 0 ? ' points' : ''} ${by}`;
  });
  const { printed } = prices;
  const end =
    printed === undefined ? 'no points are printed on the card' : `${printed} printed on the card`;
  const price = `${card.name}: ${listed(texts)}; ${end}.`;
  if (!after) return price;
  const change = changeText(card, after.card);
  if (change === NO_CHANGE) return `${price} No change: the card stays as it is.`;
  const shifts = shiftsText(estimates, after, collection);
  const why = shifts === NO_CHANGE ? whyNoChange(card, after) : '';
  return `${price} ${capitalised(change)}: ${shifts}${why}.`;
}

/** Why the estimates do not change if they ignore every power that a change adds or removes; otherwise empty. */
function whyNoChange(card: Card, { card: next, prices }: Pick<CardAnswer, 'card' | 'prices'>) {
  const { gained, lost } = changedPowers(card, next);
  const [power, ...others] = [...gained, ...lost];
  const isUnseen = BY_NUMBERS.every(
    (way) =>
      gained.every((title) => unseenPowers(next, way).includes(title)) &&
      lost.every((title) => unseenPowers(card, way).includes(title)),
  );
  if (power === undefined || prices.inArmies || !isUnseen) return '';
  const these = others.length > 0 ? 'these powers' : 'this power';
  return `, because these estimates ignore ${these}; --games 2k estimates it from games between armies`;
}

const BY_NUMBERS: readonly ByNumbers[] = ['yace', 'regression'];

/** "+15 points by the published formula, no change by the regression over classic and +32 by games between armies" */
function shiftsText(
  estimates: readonly Estimate[],
  { prices }: Pick<CardAnswer, 'prices'>,
  collection: string,
): string {
  const shifts = estimates.flatMap(({ way, points = 0 }) => {
    const then = prices.estimates.find((one) => one.way === way)?.points;
    if (then === undefined) return [];
    return [{ text: shiftText(then - points), by: `by ${wayText(way, collection)}` }];
  });
  if (shifts.every(({ text }) => text === NO_CHANGE)) return NO_CHANGE;
  const first = shifts.findIndex(({ text }) => !text.startsWith('no '));
  return listed(shifts.map(({ text, by }, i) => `${text}${i === first ? ' points' : ''} ${by}`));
}
