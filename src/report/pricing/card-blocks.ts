import { shareAt } from '../../pricing/by-play.ts';
import type { CardPlay } from '../../pricing/opponents.ts';
import type { CardPrices } from '../../pricing/prices.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { type Block, caveatBlocks } from '../blocks.ts';
import type { Table } from '../tables/table.ts';
import type { CardAnswer } from './answer.ts';
import { cardHeadline, playedOnly } from './card-headline.ts';
import { changeText, NO_CHANGE, withChange } from './changes.ts';
import { formulaTable } from './formula-table.ts';
import { lineText } from './line-text.ts';
import { regressionTable } from './regression-table.ts';
import {
  differenceText,
  kindText,
  leftOutItems,
  noteItems,
  pointsText,
  shiftText,
  spreadText,
  WAY_TITLES,
} from './words.ts';

/** What a card is worth, and what each estimate is made from. */
export function cardBlocks(given: CardAnswer): Block[] {
  const answer = withoutIdle(given);
  const { card, collection, prices, play, after } = answer;
  const { name } = card;
  const { estimates } = prices;
  return [
    { kind: 'headline', text: cardHeadline(given) },
    ...caveatBlocks(play?.caveats.map(({ text }) => text) ?? []),
    { kind: 'table', table: estimateTable(answer) },
    ...list('Notes', noteItems(estimates)),
    ...(after ? list('Notes with the change', newNotes(answer)) : []),
    { kind: 'table', table: formulaTable(name, prices) },
    { kind: 'table', table: regressionTable(prices.regression, collection, prices.yace.numbers) },
    ...(play ? list('By play', playItems(answer, play)) : []),
    ...(play ? list('Not in the field', leftOutItems(play.opponents, play)) : []),
  ];
}

/** Without changes that leave the card as it is, which only the headline tells. */
function withoutIdle({ after, ...answer }: CardAnswer): CardAnswer {
  const isIdle = after && changeText(answer.card, after.card) === NO_CHANGE;
  return after && !isIdle ? { ...answer, after } : answer;
}

function estimateTable({ card, prices, after }: CardAnswer): Table {
  const { printed } = prices;
  const rows = playedOnly(prices.estimates).map((estimate) => {
    const { way, points } = estimate;
    const then = after?.prices.estimates.find((one) => one.way === way);
    const text = (n: number | undefined, how: (n: number) => string) =>
      n === undefined ? '' : how(n);
    const less = (how: (n: number) => string) => (a?: number, b?: number) =>
      a === undefined || b === undefined ? '' : how(a - b);
    const [difference, shift] = [less(differenceText), less(shiftText)];
    return [
      WAY_TITLES[way],
      text(points, pointsText),
      spreadText(estimate),
      ...(printed === undefined ? [] : [difference(printed, points)]),
      ...(then ? [text(then.points, pointsText), shift(then.points, points)] : []),
    ];
  });
  return {
    title: after ? `${card.name}, and ${withChange(card, after.card)}` : 'Estimated points',
    head: [
      'by',
      'points',
      'spread',
      ...(printed === undefined ? [] : ['printed − estimate']),
      ...(after ? ['with change', 'change'] : []),
    ],
    rows,
    textColumns: 1,
    note: 'Spread: the standard deviation of such an estimate.',
  };
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
    ...(line ? [lineText(line, opponents)] : []),
  ];
}

function lineOf({ play }: CardPrices) {
  return play && 'line' in play ? play.line : undefined;
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}
