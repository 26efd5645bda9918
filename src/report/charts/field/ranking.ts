import { isCounted, shareOf, shareText } from '../../../fields/cells.ts';
import { cardCount } from '../../../fields/contestant.ts';
import { type Field, type FieldResult, rowName } from '../../../fields/field.ts';
import { type Standing, standings } from '../../../fields/standing.ts';
import { fieldHeadline } from '../../field/headline.ts';
import { type Chart, type ChartSpec, layers } from '../chart.ts';
import { labelWidth } from '../labels.ts';
import { LOOK } from '../theme.ts';

/** As many cards as can be told apart in one picture. */
const MOST_CARDS = 40;
const ROW = 20;
const WIDTH = 460;

/** The mean win share of each card, with the middle half of its pairs. */
export function fieldRanking({ field }: FieldResult): Chart[] {
  const ranked = standings(field);
  if (ranked.length < 2) return [];
  const shown = ranked.slice(0, MOST_CARDS);
  const values = shown.map((one) => ({
    ...rangeOf(field, one),
    place: String(one.row),
    card: rowName(field, one.row),
    mean: one.mean,
    label: shareText(one.mean),
  }));
  const all = cardCount(ranked.flatMap(({ row }) => field.rows[row] ?? []));
  const part = shown.length < ranked.length ? `The first ${shown.length} of ${all}. ` : '';
  const names = Object.fromEntries(values.map(({ place, card }) => [place, card]));
  const spec: ChartSpec = {
    ...LOOK,
    description: `${fieldHeadline(field)} ${part}${values.map(({ card, label }) => `${card}: ${label}`).join(', ')}.`,
    title: {
      text: fieldHeadline(field).replace(/\.$/, ''),
      subtitle: `${part}Dots: mean win share; bars: the middle half of its pairs`,
    },
    width: WIDTH,
    height: ROW * values.length,
    data: { values },
    encoding: {
      y: {
        field: 'place',
        type: 'ordinal',
        sort: null,
        title: null,
        // Names may be alike: places are not.
        axis: {
          domain: false,
          ticks: false,
          labelLimit: 190,
          labelExpr: `${JSON.stringify(names)}[datum.label]`,
        },
      },
      tooltip: [
        { field: 'card', title: 'card' },
        { field: 'mean', type: 'quantitative', title: 'mean win share', format: '.2%' },
        { field: 'low', type: 'quantitative', title: 'middle half from', format: '.1%' },
        { field: 'high', type: 'quantitative', title: 'to', format: '.1%' },
      ],
    },
    layer: layers(
      {
        mark: { type: 'bar', style: 'band', height: 8 },
        encoding: {
          x: {
            field: 'low',
            type: 'quantitative',
            scale: { domain: [0, 1] },
            title: 'Win share',
            axis: { format: '.0%', domain: false, ticks: false, tickCount: 5 },
          },
          x2: { field: 'high' },
        },
      },
      {
        mark: { type: 'point', style: 'exact', filled: true, size: 55 },
        encoding: { x: { field: 'mean', type: 'quantitative' } },
      },
    ),
  };
  const widest = Math.max(...values.map(({ card }) => labelWidth(card)));
  return [{ name: 'field-ranking', spec, least: Math.ceil(Math.min(widest, 190)) + 160 }];
}

/** Between which shares the middle half of a card's pairs lies. */
function rangeOf(field: Field, { row }: Standing): { readonly low: number; readonly high: number } {
  const shares = [...field.columns.keys()]
    .filter((column) => isCounted(field, row, column))
    .map((column) => shareOf(field, row, column))
    .sort((a, b) => a - b);
  return { low: quantile(shares, 1 / 4), high: quantile(shares, 3 / 4) };
}

/** Between neighbours, in proportion (type 7 of Hyndman and Fan, 1996). */
function quantile(ascending: readonly number[], share: number): number {
  const at = share * (ascending.length - 1);
  const below = Math.floor(at);
  const [from = 0, to = from] = ascending.slice(below, below + 2);
  return from + (to - from) * (at - below);
}
