import type { Scene } from '../boards/scene.ts';
import type { Result } from '../results/result.ts';
import { warningsOf } from '../results/warnings.ts';
import { CAVEATS_TITLE } from '../rules/caveat.ts';
import { effortText } from './sentences/effort.ts';
import { fitStatement } from './sentences/fit.ts';
import { headlineOf } from './sentences/headline.ts';
import { caveatItems, remarkItems, rulingItems } from './sentences/remarks.ts';
import { warningText } from './sentences/warning-texts.ts';
import { decisionsTable } from './tables/decisions.ts';
import { certainties, measureTables } from './tables/measures.ts';
import { optionsTable } from './tables/options.ts';
import { gridTable, sweepTable } from './tables/sweep.ts';
import type { Table } from './tables/table.ts';
import { type BoardNotes, drawBoard } from './terminal/board.ts';

/** A report before anyone decides how it is drawn: on a terminal, in Markdown, on a page. */
export type Block =
  | { readonly kind: 'headline'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isWarning?: boolean }
  /** Lines of text that must keep their places, such as a board; its legend may be folded. */
  | { readonly kind: 'drawing'; readonly text: string; readonly isLegend?: boolean }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly items: readonly string[];
      /** Its place is under the headline, wherever that stands. */
      readonly isUnderHeadline?: boolean;
    }
  | { readonly kind: 'table'; readonly table: Table };

/** The report of one attack, or of a sweep. */
export function blocksOf(results: readonly Result[]): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  return others.length === 0 ? blocksOfOne(only) : blocksOfSweep(results);
}

/** What numbers leave out and take for granted, under the answer. */
export function caveatBlocks(items: readonly string[]): Block[] {
  return items.length > 0
    ? [{ kind: 'list', title: CAVEATS_TITLE, items, isUnderHeadline: true }]
    : [];
}

/** Whether a block's place is under the headline. */
export function isUnderHeadline(block: Block): boolean {
  return block.kind === 'list' && block.isUnderHeadline === true;
}

/** A board with its legend. */
export function boardBlocks(scene: Scene, notes: BoardNotes): Block[] {
  const { picture, legend } = drawBoard(scene, notes);
  return [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: legend, isLegend: true },
  ];
}

function blocksOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...caveatBlocks(caveatItems([result])),
    ...[optionsTable(result.account), decisionsTable(result), ...measureTables(result)].flatMap(
      (table): Block[] => (table ? [{ kind: 'table', table }] : []),
    ),
    ...list('Certain here', certainties(result)),
    ...statements([result]),
  ];
}

function blocksOfSweep(results: readonly Result[]): Block[] {
  const grid = gridTable(results);
  return [
    { kind: 'headline', text: headlineOf(results) },
    ...caveatBlocks(caveatItems(results)),
    ...(grid ? [{ kind: 'table' as const, table: grid }] : []),
    { kind: 'table', table: sweepTable(results) },
    ...statements(results),
  ];
}

/** How much was simulated, or that it is less than was asked for; whether it agrees with the exact odds. */
function statements(results: readonly Result[]): Block[] {
  const fit = fitStatement(results);
  return [
    effortBlock(results),
    ...(fit ? [{ kind: 'text' as const, text: fit.text, isWarning: !fit.agrees }] : []),
    ...list('Rulings that matter here', rulingItems(results)),
    ...list('Remarks', remarkItems(results)),
  ];
}

/**
 * How much was simulated; a warning where that is less than was asked for.
 *
 * @param things what there is a result for each of
 */
export function effortBlock(
  results: readonly Result[],
  things = 'combinations',
): Extract<Block, { kind: 'text' }> {
  const warning = warningsOf(results).find(({ kind }) => kind !== 'disagreement');
  return warning
    ? { kind: 'text', text: warningText(warning, results, things), isWarning: true }
    : { kind: 'text', text: effortText(results, things) };
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}
