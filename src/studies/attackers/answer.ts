import type { RankedAttacker } from '../../experiments/index.ts';
import {
  type Block,
  type CellValue,
  castOf,
  caveatBlocks,
  caveatItems,
  csvOf,
  effortBlock,
  recordJson,
  tableColumns,
  tableOf,
} from '../../report/index.ts';
import { attackerColumns } from './columns.ts';
import { attackersHeadline } from './headline.ts';

/** Several attackers, each with a turn against the same defender: the answer, and a table of all. */
export function attackersBlocks(all: readonly RankedAttacker[]): Block[] {
  const results = all.map(({ result }) => result);
  const title = `One turn of each against ${castOf(results).defender}`;
  return [
    { kind: 'headline', text: attackersHeadline(all) },
    // Each names the card that it is about.
    ...caveatBlocks([...new Set(results.flatMap((result) => caveatItems([result])))]),
    { kind: 'table', table: tableOf(tableColumns(attackerColumns(all)), all, { title }) },
    effortBlock(results, 'attackers'),
  ];
}

/** A line for each attacker, the best first. */
export function attackersCsv(all: readonly RankedAttacker[]): string {
  return csvOf(attackerColumns(all), all);
}

/** What is said of one of them beside its result. */
export function attackerJson(
  one: RankedAttacker,
  all: readonly RankedAttacker[],
): Record<string, CellValue> {
  return recordJson(attackerColumns(all), one);
}
