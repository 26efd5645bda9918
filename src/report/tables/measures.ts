/*
 * The tables of one result: a table of chances for the question and the flags, and the distribution of every other
 * measure.
 */

import { decimal, fractionValue } from '../../base/index.ts';
import {
  impossible,
  type Mean,
  measuresWorded,
  type Odds,
  type OutcomeOdds,
  type Result,
  type Summary,
} from '../../experiments/index.ts';
import { isFlag, jointTitle, labelOf, measuresAsked } from '../../rules/index.ts';
import { trialOf } from './cast.ts';
import { chanceOf, knownOf, meanDecimals, oddsColumns } from './odds-columns.ts';
import { RARE, shownOutcomes } from './rare-tail.ts';
import { type Table, tableOf } from './table.ts';

/**
 * All tables of one result. The question and the yes-or-no measures share one table; every other measure has its own.
 */
export function measureTables(result: Result): Table[] {
  const open = shownAlone(result).filter((summary) => !isCertain(summary));
  return [
    ...chanceTables(result),
    ...alike(open.filter(({ measure }) => measure.kind !== 'flag')).map((group) =>
      distributionTable(group),
    ),
  ];
}

/**
 * The measures that have tables and charts of their own. A measure that is a detail is included only if the question or
 * the experiment names it.
 */
export function shownAlone({ summaries, isSelection, question }: Result): readonly Summary[] {
  const asked = measuresAsked(question.expression);
  return isSelection
    ? summaries
    : summaries.filter(({ measure }) => !measure.isDetail || asked.includes(measure.name));
}

/** The table of the question and the yes-or-no measures; empty if the only question is who wins. */
export function chanceTables(result: Result): Table[] {
  const rows = chanceRows(
    result,
    shownAlone(result).filter((summary) => !isCertain(summary)),
  );
  return isToldByWinners(result, rows) ? [] : [chanceTable(rows)];
}

/** Whether the only question is who wins. The winners have a table of their own. */
function isToldByWinners(
  { account, question, summaries }: Result,
  rows: readonly ChanceRow[],
): boolean {
  const { expression } = question;
  const winner = account.course?.winner;
  return (
    rows.length === 1 &&
    expression.kind === 'comparison' &&
    expression.measure === winner &&
    summaries.some((summary) => summary.measure.name === winner && !isCertain(summary))
  );
}

interface ChanceRow {
  readonly title: string;
  readonly yes: Odds;
}

/** First the answer, then the measures shown with every question, then all other yes-or-no measures. */
function chanceRows(result: Result, open: readonly Summary[]): ChanceRow[] {
  const { question, account, measured, simulation } = result;
  const { expression, odds } = question;
  const title = labelOf(expression, measuresWorded(expression, [result]));
  const beside = measured.filter(({ measure }) => account.beside.includes(measure.name));
  const flags = open.filter(({ measure }) => measure.kind === 'flag');
  const others = [...new Set([...beside, ...flags])].filter(
    ({ measure }) => !isFlag(expression, measure.name),
  );
  return [
    { title, yes: odds },
    ...others.map(({ measure, outcomes }) => ({
      title: measure.title,
      yes: outcomes.find(({ value }) => value === 1) ?? impossible(odds, simulation?.trials ?? 0),
    })),
  ];
}

/** Groups measures that have the same distribution, so that each distribution is shown only once. */
export function alike(summaries: readonly Summary[]): (readonly Summary[])[] {
  return groupedBy(summaries, lawText);
}

/** Groups by key, in the order of each group's first member. */
export function groupedBy<T>(all: readonly T[], lawOf: (one: T) => string): (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const distribution = lawOf(one);
    const group = groups.get(distribution);
    if (group) group.push(one);
    else groups.set(distribution, [one]);
  }
  return [...groups.values()];
}

/** A distribution as text; equal distributions give equal text. */
export function lawText({ outcomes }: { readonly outcomes: readonly unknown[] }): string {
  return JSON.stringify(outcomes, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/**
 * "Wounds by falls: always 0", for every measure that has only one possible outcome, unless the answer already gives
 * that outcome. If games are only simulated, for every measure that had the same outcome in all games.
 */
export function certainties({ question, account, summaries }: Result): string[] {
  const isNamed = (name: string) =>
    account.beside.includes(name) || isFlag(question.expression, name);
  const certain = summaries.filter((one) => isCertain(one) && !isNamed(one.measure.name));
  return certain.flatMap(({ measure, outcomes, isOpen }) => {
    const value = outcomes[0]?.value ?? '';
    // For example, nothing stops a figure that is never knocked back.
    if (value === NONE) return [];
    const said = measure.kind === 'flag' ? (value === 1 ? 'always' : 'never') : `always ${value}`;
    return [`${measure.title}: ${isOpen && measure.kind !== 'flag' ? value : said}`];
  });
}

/** If there is nothing to name, a measure whose values are names has this value. */
const NONE = 'none';

/** The title of the list of certainties. */
export function certaintiesTitle(result: Result): string {
  const isOpen = result.summaries.some((summary) => summary.isOpen);
  return isOpen ? `The same in every ${trialOf([result])[0]} simulated` : 'Certain here';
}

export function isCertain({ outcomes }: Summary): boolean {
  return outcomes.length === 1;
}

function chanceTable(rows: readonly ChanceRow[]): Table {
  const known = knownOf(rows.map(({ yes }) => yes));
  return tableOf(
    [
      { head: '', isKey: true, text: ({ title }) => title },
      ...oddsColumns<ChanceRow>(({ yes }) => yes, known),
    ],
    rows,
    {
      title: 'How often',
      chances: { event: '', ofRows: rows.map(({ yes }) => chanceOf(yes)) },
    },
  );
}

/**
 * The distribution that the given measures have in common.
 *
 * @param rare the chance below which a tail is folded into one row
 */
export function distributionTable(summaries: readonly Summary[], rare = RARE): Table {
  const [summary] = summaries as [Summary];
  const { measure, mean } = summary;
  const outcomes = shownOutcomes(summary, rare);
  const known = knownOf(outcomes);
  const hasAtLeast = measure.kind === 'count';
  const event = hasAtLeast ? 'P(= x)' : '';
  return tableOf(
    [
      { head: hasAtLeast ? 'x' : '', isKey: !hasAtLeast, text: ({ value }) => String(value) },
      ...oddsColumns<OutcomeOdds>((odds) => odds, known, { event, about: '=' }),
      ...(hasAtLeast
        ? oddsColumns<OutcomeOdds>(({ atLeast }) => atLeast, known, {
            event: 'P(≥ x)',
            about: '≥',
            withInterval: false,
          })
        : []),
    ],
    outcomes,
    {
      title: jointTitle(summaries.map((one) => one.measure)),
      chances: { event, ofRows: outcomes.map(chanceOf) },
      ...(mean && { note: meanNote(mean) }),
    },
  );
}

/** "Mean 1.61132 exact, 1.61150 simulated (standard error 0.0004)", or "Mean 9.4 simulated (standard error 0.03)" */
export function meanNote({ exact, simulated }: Mean): string {
  const error = simulated?.standardError;
  const parts = [
    ...(exact ? [`${decimal(fractionValue(exact), 5)} exact`] : []),
    ...(simulated
      ? [
          `${decimal(simulated.mean, exact ? 5 : meanDecimals(simulated))} simulated` +
            (error === undefined ? '' : ` (standard error ${error.toPrecision(2)})`),
        ]
      : []),
  ];
  return `Mean ${parts.join(', ')}.`;
}
