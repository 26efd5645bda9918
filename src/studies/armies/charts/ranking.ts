import { decimal } from '../../../base/index.ts';
import { type Chart, MOST_RANKED, rankedChart } from '../../../report/index.ts';
import { high, low, type RankedEstimate } from '../report/columns.ts';

/** What each card is worth per printed point; if there are too many cards, only the best and the worst. */
export function armiesRanking(rows: readonly RankedEstimate[]): Chart[] {
  if (rows.length < 2) return [];
  const more = rows.length - MOST_RANKED;
  const half = MOST_RANKED / 2;
  const shown = more > 0 ? [...rows.slice(0, half), ...rows.slice(-half)] : rows;
  const dots = shown.map((row) => ({
    place: String(row.rank),
    card: row.card,
    mean: row.points / row.printed,
    low: low(row) / row.printed,
    high: high(row) / row.printed,
  }));
  const told = dots.map(
    ({ card, mean, ...bar }) =>
      `${card}: ${decimal(mean, 2)} (${decimal(bar.low, 2)} to ${decimal(bar.high, 2)})`,
  );
  const part =
    more > 0 ? `The ${half} highest and the ${half} lowest of ${rows.length} cards. ` : '';
  const chart = rankedChart({
    name: 'armies-ranking',
    description: `What cards are worth per printed point, with 95% intervals. ${part}${told.join(', ')}.`,
    title: 'What cards are worth per printed point',
    subtitle: [
      ...(part ? [part.trim().replace(/\.$/, '')] : []),
      'A card with the value 1 is worth its printed points. Bars: 95% intervals',
    ],
    dots,
    ...(more > 0 && { gap: { after: half, text: `… ${more} more …` } }),
    axis: { title: 'Worth per printed point', ticks: '~f', format: '.2f', line: 1 },
    bars: '95% interval',
  });
  return [chart];
}
