/* The report, JSON and CSV of two cards against the same opponents. */

import {
  type Block,
  csvOf,
  type RecordColumn,
  recordJson,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import { fieldCaveats } from '../caveats.ts';
import { shareText } from '../cells.ts';
import {
  type ComparedCards,
  comparedCards,
  leadOf,
  type Opponent,
  opponentsIn,
} from '../compared-cards.ts';
import { sideName } from '../contestant.ts';
import type { Field } from '../field.ts';
import { EVEN } from '../standing.ts';
import { caveatsOfField, settingItems } from './blocks.ts';
import { leftOutBlocks, leftOutOpponents } from './left-out.ts';
import { percentagePoints } from './shifts.ts';

/** The maximum number of rows shown; CSV has all rows. */
const MOST_ROWS = 12;

/** The report of two cards against the same opponents. */
export function comparedCardBlocks(field: Field): Block[] {
  const compared = comparedCards(field);
  const caveats = caveatsOfField(field);
  return [
    { kind: 'headline', text: headline(compared) },
    ...caveats.underHeadline,
    ...tableBlocks([betterTable(compared, 'a'), betterTable(compared, 'b')]),
    ...leftOutBlocks(
      field,
      leftOutOpponents(
        field,
        opponentsIn(field),
        compared.opponents.map(({ column }) => column),
      ),
    ),
    ...caveats.below,
    { kind: 'list', title: 'The setting', items: settingItems(field) },
  ];
}

/** The opponents against which one of the two cards does better, largest lead first. */
function betterTable(compared: ComparedCards, side: 'a' | 'b'): Table | undefined {
  const sign = side === 'a' ? 1 : -1;
  const rows = compared.opponents.filter((one) => sign * leadOf(one) > EVEN);
  if (rows.length === 0) return undefined;
  const title = `Where ${sideName(compared[side])} fares better`;
  return tableOf(tableColumns(opponentColumns(compared)), rows, { title, rowsShown: MOST_ROWS });
}

function headline(compared: ComparedCards): string {
  const { mean, opponents } = compared;
  const [a, b] = [sideName(compared.a), sideName(compared.b)];
  const direct = directText(compared);
  if (!mean) return `There is no opponent whose duels count for both ${a} and ${b}.${direct}`;
  const [only, ...others] = opponents;
  const against = others.length === 0 ? only?.name : `${opponents.length} opponents`;
  return `Against ${against}, ${a} wins ${shareText(mean.a)} of its duels on average and ${b} ${shareText(mean.b)}: ${faringText(a, b, compared)}.${direct}`;
}

/** "Krug fares better against 203 of them, Hawkgirl against 8" */
function faringText(a: string, b: string, { opponents, better }: ComparedCards): string {
  const even = opponents.length - better.a - better.b;
  if (even === opponents.length) return 'the two are about equal';
  const sides = [
    { name: a, count: better.a },
    { name: b, count: better.b },
  ].filter(({ count }) => count > 0);
  if (opponents.length === 1) return `${sides[0]?.name} fares better`;
  const told = sides.map(({ name, count }, i) => {
    if (i > 0) return `${name} against ${count}`;
    const whom =
      count < opponents.length ? `${count} of them` : count === 2 ? 'both' : `all ${count}`;
    return `${name} fares better against ${whom}`;
  });
  return [...told, ...(even > 0 ? [`both do equally well against ${even}`] : [])].join(', ');
}

/** " Krug wins 97.3% of its duels against Hawkgirl." */
function directText({ a, b, direct }: ComparedCards): string {
  if (direct === undefined) return '';
  const [one, other] = [sideName(a), sideName(b)];
  if (Math.abs(direct - 0.5) < EVEN)
    return ` ${one} and ${other} each win half of the duels between them.`;
  return direct > 0.5
    ? ` ${one} wins ${shareText(direct)} of its duels against ${other}.`
    : ` ${other} wins ${shareText(1 - direct)} of its duels against ${one}.`;
}

function opponentColumns({ a, b }: ComparedCards): RecordColumn<Opponent>[] {
  return [
    {
      csv: 'opponent',
      json: 'opponent',
      table: { head: 'Against', isKey: true },
      value: ({ name }) => name,
    },
    {
      csv: 'win_share_a',
      json: 'a',
      table: { head: sideName(a) },
      value: (one) => one.a,
      text: (one) => shareText(one.a),
    },
    {
      csv: 'win_share_b',
      json: 'b',
      table: { head: sideName(b) },
      value: (one) => one.b,
      text: (one) => shareText(one.b),
    },
    {
      csv: 'difference',
      json: 'difference',
      table: { head: 'Difference in percentage points' },
      value: leadOf,
      text: (one) => percentagePoints(leadOf(one)),
    },
  ];
}

/** Two cards as JSON; the same cards give the same bytes. */
export function comparedCardJson(field: Field): Record<string, unknown> {
  const compared = comparedCards(field);
  const { a, b, mean, better, direct, opponents } = compared;
  const columns = opponentColumns(compared);
  return {
    format: 'knockback-card-comparison',
    version: 1,
    a: { card: sideName(a), mean: mean?.a, better: better.a },
    b: { card: sideName(b), mean: mean?.b, better: better.b },
    aAgainstB: direct,
    opponents: opponents.map((one) => recordJson(columns, one)),
    caveats: fieldCaveats(field),
  };
}

/** A line for each opponent, largest difference first. */
export function comparedCardCsv(field: Field): string {
  const compared = comparedCards(field);
  return csvOf(opponentColumns(compared), compared.opponents);
}
