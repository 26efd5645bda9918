/* The report of the `plan` command. */

import { capitalised, shellWord } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import {
  answerTables,
  type Block,
  caveatBlocks,
  caveatItems,
  combinationColumns,
  combinationLabel,
  csvOf,
  nextTable,
  tableBlocks,
} from '../../report/index.ts';
import type { Decision } from '../../rules/index.ts';

/**
 * The best play in a few lines: who acts first, from where, the caveats, and what comes next in the most likely cases.
 * For a sweep, who acts first in each combination.
 *
 * @param file the file name to repeat in commands; undefined for standard input
 */
export function planBlocks(results: readonly Result[], file?: string): Block[] {
  const [only, ...others] = results;
  if (!only) return [];
  const table = nextTable(only);
  const tables = only.account.options?.isForced ? answerTables(only) : [table];
  const caveats = caveatBlocks(caveatItems(results));
  const answer: Block[] =
    others.length > 0
      ? [{ kind: 'list', title: 'The best play', items: planLines(results) }, ...caveats]
      : [{ kind: 'headline', text: only.headline }, ...caveats, ...tableBlocks(tables)];
  // If no one acts, there is nothing to add to the answer.
  if (others.length === 0 && !table) return answer;
  return [...answer, { kind: 'text', text: whereMoreIs(results, file) }];
}

/** The answers, one for each combination. */
export function planLines(results: readonly Result[]): string[] {
  const [only, ...others] = results;
  if (!only) return [];
  if (others.length === 0) return [only.headline];
  return results.map((result) => `${capitalised(combinationLabel(result))}: ${result.headline}`);
}

/** The best play as CSV: a line for each combination and decision, in the order of play. */
export function planCsv(results: readonly Result[]): string {
  type Row = { readonly result: Result; readonly decision: Decision };
  const rows = results.flatMap((result) =>
    (result.account.play?.decisions ?? []).map((decision): Row => ({ result, decision })),
  );
  return csvOf<Row>(
    [
      ...combinationColumns(results, ({ result }: Row) => result),
      { csv: 'when', value: ({ decision }) => decision.when },
      { csv: 'choice', value: ({ decision }) => decision.choice },
      { csv: 'worth', value: ({ decision }) => decision.worth },
      { csv: 'reached', value: ({ decision }) => decision.reached },
    ],
    rows,
  );
}

function whereMoreIs({ length }: readonly Result[], file?: string): string {
  const named = (command: string) =>
    ['knockback', command, ...(file === undefined ? [] : [shellWord(file)])].join(' ');
  const report = `${named('run')} writes the whole report, with a page on which you can click through every decision`;
  // `aim` ranks the choices of a single turn, not of a sweep.
  return length > 1 ? `${report}.` : `${report}; ${named('aim')} ranks all first choices.`;
}
