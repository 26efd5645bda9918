import { counted, decimal, grouped, inWords } from '../../../base/index.ts';
import { timesText } from '../../../cards/index.ts';
import type { Table } from '../../../report/index.ts';
import type { PowerCount } from '../answer.ts';
import type { RankedEstimate } from './columns.ts';

/** How many of the powers acted, and which one did least often. */
export function powersText(powers: readonly PowerCount[]): string {
  const acted = powers.filter(({ times }) => times > 0);
  const [least] = acted.toSorted((a, b) => a.times - b.times);
  const rarest =
    least === undefined
      ? ''
      : `; the rarest of them was ${least.power} of ${least.card}, ${timesText(least.times)}`;
  return `Of ${counted(powers.length, 'power')} that act in battles beside attacks, ${inWords(acted.length)} did${rarest}.`;
}

/** How often each power acted, the most frequent first; undefined where nobody counted. */
export function powersTable(
  powers: readonly PowerCount[],
  rows: readonly RankedEstimate[],
): Table | undefined {
  if (powers.length === 0) return undefined;
  const copies = new Map(rows.map((row) => [row.card, row.copies]));
  return {
    title: 'How often powers acted',
    columns: [
      { head: 'power', isText: true, isKey: true },
      { head: 'card', isText: true, isKey: true },
      { head: 'times' },
      { head: 'a copy and game' },
    ],
    rows: powers
      .toSorted((a, b) => b.times - a.times)
      .map(({ power, card, times }) => [
        power,
        card,
        grouped(times),
        decimal(times / Math.max(1, copies.get(card) ?? 0), 2),
      ]),
    note: powersText(powers),
    rowsShown: 20,
  };
}
