import type { Result } from '../results/result.ts';
import { warningsOf } from '../results/warnings.ts';
import { type Block, caveatBlocks, listBlocks, type TextBlock, tableBlocks } from './block.ts';
import { headlineOf } from './sentences/headline.ts';
import { caveatItems, remarkItems, rulingItems } from './sentences/remarks.ts';
import { effortText, fitStatement, warningText } from './sentences/simulation.ts';
import { decisionsTable, optionsTable } from './tables/choices.ts';
import { certainties, measureTables } from './tables/measures.ts';
import { gridTable, sweepTable } from './tables/sweep.ts';

/** The report of one attack, or of a sweep. */
export function blocksOf(results: readonly Result[]): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  return others.length === 0 ? blocksOfOne(only) : blocksOfSweep(results);
}

function blocksOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...caveatBlocks(caveatItems([result])),
    ...tableBlocks([
      optionsTable(result.account),
      decisionsTable(result),
      ...measureTables(result),
    ]),
    ...listBlocks('Certain here', certainties(result)),
    ...statements([result]),
  ];
}

function blocksOfSweep(results: readonly Result[]): Block[] {
  return [
    { kind: 'headline', text: headlineOf(results) },
    ...caveatBlocks(caveatItems(results)),
    ...tableBlocks([gridTable(results), sweepTable(results)]),
    ...statements(results),
  ];
}

/** How much was simulated, or that it is less than was asked for; whether it agrees with the exact odds. */
function statements(results: readonly Result[]): Block[] {
  const fit = fitStatement(results);
  return [
    effortBlock(results),
    ...(fit
      ? [{ kind: 'text', text: fit.text, isWarning: !fit.agrees, meaning: fit.meaning } as const]
      : []),
    ...listBlocks('Rulings that matter here', rulingItems(results)),
    ...listBlocks('Remarks', remarkItems(results)),
  ];
}

/**
 * How much was simulated; a warning where that is less than was asked for.
 *
 * @param things what there is a result for each of
 */
export function effortBlock(results: readonly Result[], things = 'combinations'): TextBlock {
  const warning = warningsOf(results).find(({ kind }) => kind !== 'disagreement');
  return warning
    ? { kind: 'text', text: warningText(warning, results, things), isWarning: true }
    : { kind: 'text', text: effortText(results, things) };
}
