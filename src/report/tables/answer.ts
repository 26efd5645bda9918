/* The tables of a short report, which contains only the answer. */

import { decimal } from '../../base/index.ts';
import {
  figuresOf,
  meanValue,
  type Odds,
  oddsValue,
  type Result,
  type Summary,
} from '../../experiments/index.ts';
import { measuresAsked } from '../../rules/index.ts';
import { cardsTables } from '../battle/cards.ts';
import { endsTable } from '../battle/course.ts';
import { shareOfRow, togetherOf } from '../charts/sides.ts';
import { chanceTables, distributionTable, isCertain } from './measures.ts';
import { chanceOf, knownOf, oddsColumns } from './odds-columns.ts';
import { type Table, tableOf } from './table.ts';

/** In these tables, large values are combined into one row if their total chance is below this. */
const HARDLY_EVER = 0.0005;

/**
 * The tables that answer the question of one result: chances, and the distributions that the question is about. For a
 * duel, who wins and how long it takes. If exact odds are known, simulated ones are left out.
 */
export function answerTables(given: Result): Table[] {
  const result = exactAlone(given);
  const asked = askedSummaries(result);
  const distributions = asked.map((summary) => distributionTable([summary], HARDLY_EVER));
  const { course } = result.account;
  if (!course?.winner) {
    const isLengthAlone = course !== undefined && !result.question.isAsked;
    return [...(isLengthAlone ? [] : chanceTables(result)), ...distributions];
  }
  if (result.account.games) {
    const ends = endsTable(result);
    return [
      ...chanceTables(result),
      winnersTable(result, course.winner),
      ...(ends ? [ends] : []),
      ...distributions,
      ...cardsTables(result),
    ];
  }
  const isLengthTold = asked.some(({ measure }) => measure.name === course.count);
  return [
    ...chanceTables(result),
    winnersTable(result, course.winner),
    ...distributions,
    ...(isLengthTold ? [] : [lengthTable(result, course.count)]),
  ];
}

/** A result without simulated numbers for anything that is known exactly. */
function exactAlone(result: Result): Result {
  const alone = new Map(result.measured.map((summary) => [summary, exactSummary(summary)]));
  const ofAll = (all: readonly Summary[]) => all.map((one) => alone.get(one) ?? one);
  return {
    ...result,
    measured: ofAll(result.measured),
    summaries: ofAll(result.summaries),
    question: { ...result.question, odds: exactOdds(result.question.odds) },
  };
}

function exactSummary({ outcomes, mean, ...rest }: Summary): Summary {
  const exactMean = mean?.exact ? { exact: mean.exact } : mean;
  return {
    ...rest,
    outcomes: outcomes.map(({ simulated, exact, atLeast, ...row }) => ({
      ...row,
      ...exactOdds({ ...(exact && { exact }), ...(simulated && { simulated }) }),
      ...(atLeast && { atLeast: exactOdds(atLeast) }),
    })),
    ...(exactMean && { mean: exactMean }),
  };
}

function exactOdds(odds: Odds): Odds {
  return odds.exact ? { exact: odds.exact } : odds;
}

/**
 * The distributions that the question is about. For a yes-or-no measure, the distribution of its amount. If the
 * experiment selects measures, the distributions of all selected measures.
 */
function askedSummaries({ account, question, summaries, isSelection }: Result): Summary[] {
  const asked = measuresAsked(question.expression).map((name) => {
    const measure = account.measures.find((one) => one.name === name);
    return measure?.amount ?? name;
  });
  return summaries.filter(
    (summary) =>
      summary.measure.kind !== 'flag' &&
      summary.measure.name !== account.course?.winner &&
      !isCertain(summary) &&
      (isSelection || asked.includes(summary.measure.name)),
  );
}

/** A side of a fight, or the outcome that no one wins. */
interface Winner {
  readonly name: string;
  readonly odds: Odds;
  /** Mean Life or points left when this side wins; absent if unknown or if no one wins. */
  readonly left?: number;
}

function winnersTable(result: Result, winner: string): Table {
  const { account, measured } = result;
  const outcomes = measured.find(({ measure }) => measure.name === winner)?.outcomes ?? [];
  const left = new Map(account.course?.left.map(({ side, measure }) => [side, measure]));
  const rows = outcomes.map(({ value, ...odds }): Winner => {
    const name = String(value);
    const ofSide = measured.find(({ measure }) => measure.name === left.get(name));
    if (account.games) return { name, odds, ...pointsOfWinner(result, name, left.get(name)) };
    // Only the winner has anything left, so a side's mean when it wins is its overall mean divided by its odds of
    // winning.
    const isKnown = ofSide && outcomes.every((one) => left.has(String(one.value)));
    return { name, odds, ...(isKnown && { left: meanValue(ofSide) / oddsValue(odds) }) };
  });
  const known = knownOf(rows.map(({ odds }) => odds));
  return tableOf(
    [
      { head: '', isKey: true, text: ({ name }) => name },
      ...oddsColumns<Winner>(({ odds }) => odds, known),
      ...(rows.some((row) => row.left !== undefined)
        ? [
            {
              head: `${account.games ? 'points' : 'Life'} left then`,
              text: ({ left }: Winner) => (left === undefined ? '' : decimal(left, 1)),
            },
          ]
        : []),
    ],
    rows,
    {
      title: 'Who wins',
      chances: { event: '', ofRows: rows.map(({ odds }) => chanceOf(odds)) },
      ...(rows.some((row) => hasGained(row, account)) && { note: GAINED }),
    },
  );
}

const GAINED = 'Points left include those of figures that a side has taken control of.';

/** Whether a side has more points left, on average, than it began with. */
function hasGained({ name, left = 0 }: Winner, { games }: Result['account']): boolean {
  const side = games?.sides.find((one) => one.name === name);
  return side !== undefined && left > side.points;
}

/** A side's mean points left in the battles that it wins. Here the other side may have points left too. */
function pointsOfWinner(result: Result, side: string, measure: string | undefined) {
  const known = measure === undefined ? undefined : togetherOf(result, [measure, 'winner']);
  const own = known?.rows.filter(({ values }) => values[1] === side) ?? [];
  const wins = own.reduce((sum, row) => sum + shareOfRow(row), 0);
  if (wins === 0) return {};
  // Divides before it multiplies. If a side always keeps all of its points, rounding then does not change their mean.
  return {
    left: own.reduce((sum, row) => sum + Number(row.values[0]) * (shareOfRow(row) / wins), 0),
  };
}

/** How many turns a fight takes, in one row. */
function lengthTable({ account, measured }: Result, count: string): Table {
  const { mean, within } = figuresOf(measured);
  const title = account.measures.find(({ name }) => name === count)?.title ?? count;
  const columns = [
    { head: '', isKey: true, text: () => title },
    { head: 'mean', text: () => decimal(mean(count), 1) },
    ...[
      ['half within', 0.5],
      ['90% within', 0.9],
      ['99% within', 0.99],
    ].map(([head, share]) => ({
      head: String(head),
      text: () => String(within(count, Number(share))),
    })),
  ];
  return tableOf(columns, [undefined], { title: 'How long it takes' });
}
