import type { Result, Simulation } from '../results/result.ts';
import type { Options } from '../rules/plan.ts';
import { spoken } from '../words/numbers.ts';
import { headlineOf } from './headline.ts';
import { certainties, measureTables } from './tables/measures.ts';
import { gridTable, sweepTable } from './tables/sweep.ts';
import type { Table } from './tables/table.ts';

/** A report before anyone decides how it is drawn: on a terminal, in Markdown, on a page. */
export type Block =
  | { readonly kind: 'headline' | 'text'; readonly text: string }
  /** Lines of text that must keep their places, such as a board. */
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table };

/** The report of one attack, or of a sweep. */
export function blocksOf(results: readonly Result[]): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  return others.length === 0 ? blocksOfOne(only) : blocksOfSweep(results);
}

function blocksOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...(result.plan.options ? [optionsTable(result.plan.options)] : []),
    ...measureTables(result.summaries).map((table): Block => ({ kind: 'table', table })),
    ...list('Certain here', certainties(result.summaries)),
    ...statements([result]),
  ];
}

/** The ways somebody could choose, with the one that the rest of the report is about. */
function optionsTable({ title, head, rows }: Options): Block {
  return {
    kind: 'table',
    table: {
      title,
      head: [...head, ''],
      rows: rows.map(({ name, chosen, values }) => [
        name,
        ...values.map((value) => value.toFixed(4)),
        chosen ? 'chosen' : '',
      ]),
      textColumns: 1,
      note: 'Exact figures. All else in this report is of the chosen line.',
    },
  };
}

function blocksOfSweep(results: readonly Result[]): Block[] {
  const grid = gridTable(results);
  return [
    { kind: 'headline', text: headlineOf(results) },
    ...(grid ? [{ kind: 'table' as const, table: grid }] : []),
    { kind: 'table', table: sweepTable(results) },
    ...statements(results),
  ];
}

function statements(results: readonly Result[]): Block[] {
  const texts = [effortText(results), fitText(results)].filter(Boolean);
  const rulings = new Map(
    results.flatMap((result) => result.rulings.map((ruling) => [ruling.name, ruling])),
  );
  const remarks = new Set(results.flatMap((result) => result.plan.remarks));
  return [
    ...texts.map((text): Block => ({ kind: 'text', text })),
    ...list(
      'Rulings that matter here',
      [...rulings.values()].map(
        ({ name, setting, text }) => `${name} is ${setting ? 'on' : 'off'}. When on: ${text}`,
      ),
    ),
    ...list('Remarks', [...remarks]),
  ];
}

/** How much was simulated, and from what seed. */
function effortText(results: readonly Result[]): string {
  const simulations = results.flatMap(({ simulation }) => simulation ?? []);
  const [first] = simulations;
  if (!first) return 'Exact odds only; nothing was simulated.';
  const { seed, asked } = first;
  const trials = simulations.map((simulation) => simulation.trials);
  const [fewest, most] = [Math.min(...trials), Math.max(...trials)];
  const attacks = fewest === most ? spoken(most) : `${spoken(fewest)} to ${spoken(most)}`;
  const isComplete = ({ status }: Simulation) => status === 'complete';
  const whole = simulations.filter(isComplete).length;
  const all = results.length;
  const from = `from seed "${seed}"`;
  const each = all > 1 ? ` for each of ${all} combinations` : '';
  if (whole === all) return `${attacks} attacks simulated${each} ${from}.`;
  const wanted =
    'trials' in asked ? `${spoken(asked.trials)} were` : `a precision of ${asked.precision} was`;
  const begun = all > 1 ? ` for ${simulations.length} of ${all} combinations` : '';
  return (
    `INTERRUPTED: ${attacks} attacks simulated${begun} ${from}, while ${wanted} asked for${each}. ` +
    'What is shown is valid, but less precise.'
  );
}

/** A chance below which disagreement is no longer put down to luck. */
const SUSPICIOUS = 1e-4;

/** Does the simulation agree with the exact odds? In words a player understands. */
export function fitText(results: readonly Result[]): string {
  const fits = results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []);
  const worst = fits.reduce((a, b) => (b.pValue < a.pValue ? b : a), fits[0] ?? NO_FIT);
  if (worst === NO_FIT) return '';
  const agrees = worst.pValue * fits.length >= SUSPICIOUS;
  const numbers =
    `chi-square ${worst.statistic.toFixed(1)} on ${worst.degreesOfFreedom} degrees of freedom, ` +
    `p = ${worst.pValue.toPrecision(2)}`;
  const where = fits.length > 1 ? `, at worst over ${fits.length} combinations` : '';
  return agrees
    ? `The simulation agrees with the exact odds (${numbers}${where}).`
    : `WARNING: the simulation does not agree with the exact odds (${numbers}${where}). ` +
        'Chance alone hardly does this; please report it with the seed.';
}

const NO_FIT = { statistic: 0, degreesOfFreedom: 0, pValue: 1 };

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}
