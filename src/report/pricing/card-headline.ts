import type { Estimate } from '../../pricing/prices.ts';
import { capitalised, listed } from '../../words/english.ts';
import type { CardAnswer } from './answer.ts';
import { changeText, NO_CHANGE } from './changes.ts';
import { pointsText, shiftText, spreadText, wayText } from './words.ts';

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

/** Without the one by play where nothing was played. */
export function playedOnly(estimates: readonly Estimate[]): Estimate[] {
  return estimates.filter(({ notes }) => !notes.some(({ kind }) => kind === 'notPlayed'));
}
