/* The text of an experiment's report, as blocks: headline, caveats, tables and remarks. */

import { type Result, warningsOf } from '../experiments/index.ts';
import { battleTables } from './battle/tables.ts';
import { type Block, caveatBlocks, listBlocks, type TextBlock, tableBlocks } from './block.ts';
import { headlineOf } from './sentences/headline.ts';
import { caveatItems, remarkItems, rulingItems, rulingsTitle } from './sentences/remarks.ts';
import { agreementText, effortText, fitStatement, warningText } from './sentences/simulation.ts';
import { answerTables } from './tables/answer.ts';
import { decisionsTable, optionsTable } from './tables/choices.ts';
import { certainties, certaintiesTitle, measureTables } from './tables/measures.ts';
import { gridTable, sweepTable } from './tables/sweep.ts';

/** How much a report shows: everything, or only the answer and the tables it needs. */
export type Extent = 'full' | 'answer';

/** The report of one attack, or of a sweep. */
export function blocksOf(results: readonly Result[], extent: Extent = 'full'): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  if (others.length > 0) return blocksOfSweep(results, extent);
  return extent === 'full' ? blocksOfOne(only) : answerOfOne(only);
}

/** The last line of a report that does not show everything. */
export const MORE: TextBlock = { kind: 'text', text: '--full shows all tables.' };

function answerOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...caveatBlocks(caveatItems([result]), true),
    ...tableBlocks([optionsTable(result.account), decisionsTable(result), ...answerTables(result)]),
    ...statements([result], 'answer'),
    MORE,
  ];
}

function blocksOfOne(result: Result): Block[] {
  return [
    { kind: 'headline', text: headlineOf([result]) },
    ...caveatBlocks(caveatItems([result])),
    ...tableBlocks([
      optionsTable(result.account),
      decisionsTable(result),
      ...measureTables(result),
      ...battleTables(result),
    ]),
    ...listBlocks(certaintiesTitle(result), certainties(result)),
    ...statements([result], 'full'),
  ];
}

function blocksOfSweep(results: readonly Result[], extent: Extent): Block[] {
  return [
    { kind: 'headline', text: headlineOf(results) },
    ...caveatBlocks(caveatItems(results), extent === 'answer'),
    ...tableBlocks([gridTable(results), sweepTable(results)]),
    ...statements(results, extent),
  ];
}

/**
 * How much was simulated, whether that is less than requested, and whether the simulation agrees with the exact odds.
 */
function statements(results: readonly Result[], extent: Extent): Block[] {
  return [
    ...simulationBlocks(results, extent),
    ...listBlocks(rulingsTitle(results), rulingItems(results, extent === 'full')),
    ...listBlocks('Remarks', remarkItems(results)),
  ];
}

function simulationBlocks(results: readonly Result[], extent: Extent): Block[] {
  const agreement = extent === 'answer' ? agreementText(results) : undefined;
  if (agreement) return [{ kind: 'text', text: agreement }];
  const fit = fitStatement(results);
  return [
    effortBlock(results),
    ...(fit
      ? [{ kind: 'text', text: fit.text, isWarning: !fit.agrees, meaning: fit.meaning } as const]
      : []),
  ];
}

/**
 * How much was simulated; a warning if it is less than requested.
 *
 * @param things the plural noun for what each result is about
 */
export function effortBlock(results: readonly Result[], things = 'combinations'): TextBlock {
  const warning = warningsOf(results).find(({ kind }) => kind !== 'disagreement');
  return warning
    ? { kind: 'text', text: warningText(warning, results, things), isWarning: true }
    : { kind: 'text', text: effortText(results, things) };
}
