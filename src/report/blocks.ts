import type { Scene } from '../boards/scene.ts';
import type { Result, Simulation } from '../results/result.ts';
import type { Options } from '../rules/plan.ts';
import { capitalised } from '../words/english.ts';
import { attacksText, decimal, spoken } from '../words/numbers.ts';
import { drawBoard } from './board-text.ts';
import { fitOf } from './fit.ts';
import { headlineOf } from './headline.ts';
import { remarkItems, rulingItems } from './remarks.ts';
import { certainties, measureTables } from './tables/measures.ts';
import { gridTable, sweepTable } from './tables/sweep.ts';
import type { Table } from './tables/table.ts';

/** A report before anyone decides how it is drawn: on a terminal, in Markdown, on a page. */
export type Block =
  | { readonly kind: 'headline'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isWarning?: boolean }
  /** Lines of text that must keep their places, such as a board; its legend may be folded. */
  | { readonly kind: 'drawing'; readonly text: string; readonly isLegend?: boolean }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table };

/** The report of one attack, or of a sweep. */
export function blocksOf(results: readonly Result[]): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  return others.length === 0 ? blocksOfOne(only) : blocksOfSweep(results);
}

/** A board with its legend. */
export function boardBlocks(scene: Scene, notes: ReadonlyMap<string, string>): Block[] {
  const { picture, legend } = drawBoard(scene, notes);
  return [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: legend, isLegend: true },
  ];
}

function blocksOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...(result.account.options ? [optionsTable(result.account.options)] : []),
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
        ...values.map((value) => decimal(value, 4)),
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

/** What a report warns of, such as an interruption, in its own words. */
export function warningsOf(results: readonly Result[]): string[] {
  return statements(results).flatMap((block) =>
    block.kind === 'text' && block.isWarning ? [block.text] : [],
  );
}

function statements(results: readonly Result[]): Block[] {
  const fit = fitOf(results);
  return [
    effortBlock(results),
    ...(fit ? [{ kind: 'text' as const, text: fit.text, isWarning: !fit.agrees }] : []),
    ...list('Rulings that matter here', rulingItems(results)),
    ...list('Remarks', remarkItems(results)),
  ];
}

type TextBlock = Extract<Block, { kind: 'text' }>;

function withoutAttacks(results: readonly Result[]): TextBlock {
  const isInterrupted = results.some(({ neverBegun }) => neverBegun);
  return isInterrupted
    ? { kind: 'text', text: 'INTERRUPTED before anything was simulated.', isWarning: true }
    : { kind: 'text', text: 'Exact odds only; nothing was simulated.' };
}

/**
 * How much was simulated, and from what seed; a warning where that is less than was asked for.
 *
 * @param things what there is a result for each of
 */
export function effortBlock(results: readonly Result[], things = 'combinations'): TextBlock {
  const simulations = results.flatMap(({ simulation }) => simulation ?? []);
  const [first] = simulations;
  if (!first) return withoutAttacks(results);
  const { seed, asked } = first;
  const trials = simulations.map((simulation) => simulation.trials);
  const [fewest, most] = [Math.min(...trials), Math.max(...trials)];
  const attacks = fewest === most ? attacksText(most) : `${spoken(fewest)} to ${attacksText(most)}`;
  const isComplete = ({ status }: Simulation) => status === 'complete';
  const whole = simulations.filter(isComplete).length;
  const all = results.length;
  const from = `from seed "${seed}"`;
  const each = all > 1 ? ` for each of ${all} ${things}` : '';
  if (whole === all)
    return { kind: 'text', text: `${capitalised(attacks)} simulated${each} ${from}.` };
  const wanted =
    'trials' in asked
      ? `${spoken(asked.trials)}${all > 1 ? ' each' : ''} were`
      : `a precision of ${asked.precision} was`;
  const begun = all > 1 ? ` for ${simulations.length} of ${all} ${things}` : '';
  const text =
    `INTERRUPTED: ${attacks} simulated${begun} ${from}, while ${wanted} asked for. ` +
    'What is shown is valid, but less precise.';
  return { kind: 'text', text, isWarning: true };
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}
