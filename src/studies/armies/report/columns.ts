/* The columns of worths in armies, described once for tables, CSV and JSON alike. */

import { decimal, signed, Z95 } from '../../../base/index.ts';
import type { RecordColumn } from '../../../report/index.ts';
import { pointsText } from '../../price/report/words.ts';
import type { CardEstimate } from '../estimates.ts';

/** A card's worth in armies with its rank, and the card's estimates by other methods. */
export interface RankedEstimate extends CardEstimate {
  readonly rank: number;
  /**
   * Estimates by the published formula and by a regression on the other cards; absent if the card states too little.
   */
  readonly formula?: number;
  readonly regression?: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const pointsCell = (points: number | undefined) =>
  points === undefined ? '–' : pointsText(points);

export const low = ({ points, standardError }: Pick<CardEstimate, 'points' | 'standardError'>) =>
  points - Z95 * standardError;
export const high = ({ points, standardError }: Pick<CardEstimate, 'points' | 'standardError'>) =>
  points + Z95 * standardError;

/** Whether the whole interval of a card's worth is above its printed points, and whether it is below them. */
export const isUnderpriced = (row: CardEstimate) => low(row) > row.printed;
export const isOverpriced = (row: CardEstimate) => high(row) < row.printed;

/** The columns of estimates for CSV, JSON and tables. */
export const ESTIMATE_COLUMNS: readonly RecordColumn<RankedEstimate>[] = [
  { value: ({ rank }) => rank, csv: 'rank', json: 'rank', table: { head: '#' } },
  {
    value: ({ card }) => card,
    csv: 'card',
    json: 'card',
    table: { head: 'card', isText: true, isKey: true },
  },
  {
    value: ({ type }) => type,
    csv: 'type',
    json: 'type',
    table: { head: 'type', isText: true, isSpare: true },
  },
  { value: ({ printed }) => printed, csv: 'printed', json: 'printed', table: { head: 'printed' } },
  {
    value: ({ points }) => rounded(points),
    csv: 'points',
    json: 'points',
    table: { head: 'worth' },
    text: ({ points }) => pointsText(points),
  },
  {
    value: ({ standardError }) => rounded(standardError),
    csv: 'standardError',
    json: 'standardError',
  },
  {
    value: (row) => rounded(low(row)),
    csv: 'low',
    json: 'low',
    table: { head: '95% interval', isDetail: true },
    text: (row) => `${pointsText(low(row))} to ${pointsText(high(row))}`,
  },
  { value: (row) => rounded(high(row)), csv: 'high', json: 'high' },
  {
    value: ({ points, printed }) => rounded(points - printed),
    table: { head: 'worth minus printed' },
    text: ({ points, printed }) => signed(points - printed, 0),
  },
  {
    value: ({ points, printed }) => rounded(points / printed),
    csv: 'perPoint',
    json: 'perPoint',
    table: { head: 'per point' },
    text: ({ points, printed }) => decimal(points / printed, 2),
  },
  {
    value: ({ byMargin }) => rounded(byMargin.points),
    csv: 'byMargin',
    json: 'byMargin',
    table: { head: 'by margin', isSpare: true },
    text: ({ byMargin }) => pointsText(byMargin.points),
  },
  {
    value: ({ byMargin }) => rounded(byMargin.standardError),
    csv: 'byMarginError',
    json: 'byMarginError',
  },
  {
    value: ({ formula }) => formula,
    csv: 'formula',
    json: 'formula',
    table: { head: 'formula', isSpare: true },
    text: ({ formula }) => pointsCell(formula),
  },
  {
    value: ({ regression }) => (regression === undefined ? undefined : rounded(regression)),
    csv: 'regression',
    json: 'regression',
    table: { head: 'regression', isSpare: true },
    text: ({ regression }) => pointsCell(regression),
  },
  { value: ({ armies }) => armies, csv: 'armies', json: 'armies' },
  { value: ({ copies }) => copies, csv: 'copies', json: 'copies' },
  { value: ({ destroyed }) => rounded(destroyed), csv: 'destroyed', json: 'destroyed' },
  { value: ({ lost }) => rounded(lost), csv: 'lost', json: 'lost' },
  { value: ({ turns }) => rounded(turns), csv: 'turns', json: 'turns' },
];
