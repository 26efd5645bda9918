import { decimal, percent, signed } from '../../../base/index.ts';
import { type ColumnOf, type Table, tableOf } from '../../../report/index.ts';
import type { PairEstimate } from '../estimates.ts';
import { high, isOverpriced, isUnderpriced, low, type RankedEstimate } from './columns.ts';

/** Cards of each end that are told of. */
const MOST_TOLD = 10;

/** The most underpriced and the most overpriced cards, with what they did in the games. */
export function reasonTables(
  rows: readonly RankedEstimate[],
  pairs: readonly PairEstimate[],
): (Table | undefined)[] {
  const under = rows.filter(isUnderpriced).slice(0, MOST_TOLD);
  const over = rows.filter(isOverpriced).slice(-MOST_TOLD).reverse();
  return [
    reasonsTable('Underpriced cards, and what they did in the games', under, pairs),
    reasonsTable('Overpriced cards, and what they did in the games', over, pairs),
  ];
}

function reasonsTable(
  title: string,
  shown: readonly RankedEstimate[],
  pairs: readonly PairEstimate[],
): Table | undefined {
  if (shown.length === 0) return undefined;
  const share = (points: number, printed: number) => percent(points / printed, 0);
  const partners = new Map(shown.map(({ card }) => [card, partnersOf(card, pairs)]));
  const columns: ColumnOf<RankedEstimate>[] = [
    { head: 'card', isText: true, isKey: true, text: ({ card }) => card },
    { head: 'worth more by', text: ({ points, printed }) => signed(points - printed, 0) },
    {
      head: '95% interval',
      isDetail: true,
      text: (row) =>
        `${signed(low(row) - row.printed, 0)} to ${signed(high(row) - row.printed, 0)}`,
    },
    {
      head: 'destroyed of its points',
      text: ({ destroyed, printed }) => share(destroyed, printed),
    },
    { head: 'lost of its points', text: ({ lost, printed }) => share(lost, printed) },
    { head: 'turns', text: ({ turns }) => decimal(turns, 1) },
    { ...PROSE, head: 'destroyed most', text: ({ preys }) => preys.join(', ') },
    { ...PROSE, head: 'destroyed most by', text: ({ foes }) => foes.join(', ') },
    {
      ...PROSE,
      head: 'best partners',
      text: ({ card }) => partners.get(card)?.join(', ') || '–',
    },
  ];
  const isTold = [...partners.values()].some(({ length }) => length > 0);
  return tableOf(isTold ? columns : columns.slice(0, -1), shown, {
    title,
    note: 'Points destroyed and lost are those of a copy and game, as a share of what the card prints.',
  });
}

const PROSE = { isProse: true, isText: true } as const;

/** With whom a card surely wins more than both of them are worth. */
function partnersOf(card: string, pairs: readonly PairEstimate[]): string[] {
  return pairs
    .filter((pair) => pair.cards.includes(card) && low(pair) > 0)
    .flatMap(({ cards }) => cards.filter((one) => one !== card));
}
