import type { Estimate } from '../../pricing/prices.ts';
import { capitalised, listed } from '../../words/english.ts';
import type { CardAnswer } from './answer.ts';
import { changeText } from './changes.ts';
import { differenceText, pointsText, spreadText, wayText } from './words.ts';

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
  const shifts = estimates.map(({ way, points }, i) => {
    const then = after.prices.estimates.find((one) => one.way === way)?.points;
    const by = `by ${wayText(way, collection)}`;
    if (points === undefined || then === undefined) return `no comparison ${by}`;
    return `${differenceText(then - points)}${i === 0 ? ' points' : ''} ${by}`;
  });
  return `${price} ${capitalised(changeText(card, after.card))}: ${listed(shifts)}.`;
}

/** Without the one by play where nothing was played. */
export function playedOnly(estimates: readonly Estimate[]): Estimate[] {
  return estimates.filter(({ notes }) => !notes.some(({ kind }) => kind === 'notPlayed'));
}
