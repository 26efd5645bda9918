/* What a field's means leave out: pairs without odds, cards that do not count, and cards that cannot take part. */

import { grouped, inWords, listed } from '../../../base/index.ts';
import { type Block, type Table, tableBlocks, tableOf } from '../../../report/index.ts';
import { countsIn, type LeftOut, type LeftOutPairs, leftOutPairs, pairCount } from '../cells.ts';
import { type AbsenceReason, type Contestant, MOST_FIGURES, sideName } from '../contestant.ts';
import { columnName, type Field, isSquare, MOST_STATES_OF_PAIR, rowName } from '../field.ts';

export const FEW_ROWS = 12;

/** The reasons why pairs are left out of means, as worded in table rows. */
export const WHY_LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  endless: 'the duel never ends',
  tooManyStates: `more than ${grouped(MOST_STATES_OF_PAIR)} states`,
  unmodelled: 'powers that are not modelled',
  notPlayed: 'not played yet',
};

const WHY_ABSENT: Readonly<Record<AbsenceReason, string>> = {
  noLife: 'no Life on its card',
  noPoints: 'no points on its card',
  tooDear: 'costs more than the budget',
  tooManyFigures: `more than ${MOST_FIGURES} figures`,
};

export function whyAbsent(reason: AbsenceReason): string {
  return WHY_ABSENT[reason];
}

/**
 * Everything left out of means, counted and listed by reason.
 *
 * @param counted the sentence with the numbers (default: one that counts pairs)
 */
export function leftOutBlocks(field: Field, counted?: string): Block[] {
  const pairs = leftOutPairs(field);
  const refused = refusedTable(field, pairs);
  const { setting, absent } = field;
  const unmodelled = unmodelledTable(allCards(field).filter((card) => !countsIn(card, setting)));
  const missing: Table | undefined =
    absent.length === 0
      ? undefined
      : tableOf(
          [
            { head: 'Card', isKey: true, text: ({ name }) => name },
            { head: 'Why', isKey: true, text: ({ why }) => WHY_ABSENT[why] },
          ],
          absent,
          { title: 'Cards that cannot take part', rowsShown: FEW_ROWS },
        );
  const text = counted ?? leftOutText(field, pairs);
  return [
    ...(text ? [{ kind: 'text' as const, text }] : []),
    ...tableBlocks([refused, unmodelled, missing]),
  ];
}

/** "Of 861 pairs, 817 count. Left out of means: 41 with powers that are not modelled, 3 that never end." */
function leftOutText(field: Field, pairs: LeftOutPairs): string {
  const left = (Object.keys(SAID) as LeftOut[]).filter((why) => pairs[why].length > 0);
  if (left.length === 0) return '';
  const all = pairCount(field);
  const out = left.reduce((sum, why) => sum + pairs[why].length, 0);
  const reasons = left.map((why) => `${grouped(pairs[why].length)} ${SAID[why]}`);
  return `Of ${pairsText(all)}, ${out === all ? 'none counts' : `${grouped(all - out)} ${all - out === 1 ? 'counts' : 'count'}`}. Pairs left out of the means: ${listed(reasons)}.`;
}

/** "Of 217 opponents, 216 count. Opponents left out: 1 with powers that are not modelled." */
export function leftOutOpponents(
  field: Field,
  opponents: readonly number[],
  counted: readonly number[],
): string {
  const left = opponents.filter((column) => !counted.includes(column));
  if (left.length === 0) return '';
  const pairs = leftOutPairs(field);
  const whys = Object.keys(SAID) as LeftOut[];
  const whyOf = (column: number) =>
    whys.find((why) => pairs[why].some(([, other]) => other === column));
  const reasons = whys.flatMap((why) => {
    const count = left.filter((column) => whyOf(column) === why).length;
    return count > 0 ? [`${grouped(count)} ${SAID[why]}`] : [];
  });
  const count = counted.length === 1 ? 'counts' : 'count';
  return `Of ${grouped(opponents.length)} opponents, ${grouped(counted.length)} ${count}. Opponents left out of the means: ${listed(reasons)}.`;
}

const SAID: Readonly<Record<LeftOut, string>> = {
  unmodelled: 'with powers that are not modelled',
  endless: 'whose duel never ends',
  tooManyStates: `with more than ${grouped(MOST_STATES_OF_PAIR)} states`,
  notPlayed: 'not played yet',
};

export function pairsText(count: number): string {
  return count === 1 ? `${inWords(1)} pair` : `${grouped(count)} pairs`;
}

function refusedTable(field: Field, pairs: LeftOutPairs): Table | undefined {
  const refused = (['endless', 'tooManyStates'] as const).flatMap((why) =>
    pairs[why].map(([row, column]) => ({ row, column, why })),
  );
  if (refused.length === 0) return undefined;
  return tableOf(
    [
      { head: 'Card', isKey: true, text: ({ row }) => rowName(field, row) },
      { head: 'Opponent', isKey: true, text: ({ column }) => columnName(field, column) },
      { head: 'Why', isKey: true, text: ({ why }) => WHY_LEFT_OUT[why] },
    ],
    refused,
    { title: 'Pairs without odds', rowsShown: FEW_ROWS },
  );
}

export function allCards(field: Field): readonly Contestant[] {
  return isSquare(field) ? field.rows : [...field.rows, ...field.columns];
}

function unmodelledTable(cards: readonly Contestant[]): Table | undefined {
  const unmodelled = cards.filter((card) => card.unmodelled.length > 0);
  if (unmodelled.length === 0) return undefined;
  return tableOf(
    [
      { head: 'Card', isKey: true, text: sideName },
      { head: 'Powers', isKey: true, isProse: true, text: (card) => card.unmodelled.join(', ') },
    ],
    unmodelled,
    {
      title: 'Cards left out of the means, and their powers that are not modelled',
      rowsShown: FEW_ROWS,
    },
  );
}
