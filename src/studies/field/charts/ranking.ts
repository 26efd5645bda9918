import { type Chart, MOST_RANKED, rankedChart } from '../../../report/index.ts';
import { isCounted, shareOf, shareText } from '../cells.ts';
import { cardCount } from '../contestant.ts';
import { type Field, type FieldResult, rowName } from '../field.ts';
import { fieldHeadline } from '../report/headline.ts';
import { type Standing, standings } from '../standing.ts';

/** The mean win share of each card, with the range in which the middle half of its win shares lies. */
export function fieldRanking({ field }: FieldResult): Chart[] {
  const ranked = standings(field);
  if (ranked.length < 2) return [];
  const shown = ranked.slice(0, MOST_RANKED);
  const dots = shown.map((one) => ({
    ...rangeOf(field, one),
    place: String(one.row),
    card: rowName(field, one.row),
    mean: one.mean,
    label: shareText(one.mean),
  }));
  const all = cardCount(ranked.flatMap(({ row }) => field.rows[row] ?? []));
  const part = shown.length < ranked.length ? `The first ${shown.length} of ${all}. ` : '';
  const chart = rankedChart({
    name: 'field-ranking',
    description: `${fieldHeadline(field)} ${part}${dots.map(({ card, label }) => `${card}: ${label}`).join(', ')}.`,
    title: fieldHeadline(field).replace(/\.$/, ''),
    subtitle: `${part}Dots: mean win share; bars: the middle half of its pairs`,
    dots,
    axis: { title: 'Mean win share', ticks: '.0%', format: '.1%', domain: [0, 1] },
    bars: 'middle half',
  });
  return [chart];
}

/** The range of the middle half of a card's win shares. */
function rangeOf(field: Field, { row }: Standing): { readonly low: number; readonly high: number } {
  const shares = [...field.columns.keys()]
    .filter((column) => isCounted(field, row, column))
    .map((column) => shareOf(field, row, column))
    .sort((a, b) => a - b);
  return { low: quantile(shares, 1 / 4), high: quantile(shares, 3 / 4) };
}

/** A quantile, with linear interpolation (type 7 of Hyndman and Fan, 1996). */
function quantile(ascending: readonly number[], share: number): number {
  const at = share * (ascending.length - 1);
  const below = Math.floor(at);
  const [from = 0, to = from] = ascending.slice(below, below + 2);
  return from + (to - from) * (at - below);
}
