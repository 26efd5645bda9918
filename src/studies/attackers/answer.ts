/* The comparison of several attackers, each with one turn against the same defender, as blocks, CSV and JSON. */

import { decimal, percent } from '../../base/index.ts';
import { figuresOf, type RankedAttacker } from '../../experiments/index.ts';
import {
  type Block,
  type CellValue,
  castOf,
  caveatBlocks,
  caveatItems,
  csvOf,
  effortBlock,
  labelAbout,
  type RecordColumn,
  recordJson,
  tableColumns,
  tableOf,
} from '../../report/index.ts';
import { attackersHeadline, destruction, isAbout } from './headline.ts';

/**
 * The columns for each attacker, in tables, CSV and JSON.
 *
 * @param all the attackers; all have the same question
 */
function attackerColumns(all: readonly RankedAttacker[]): RecordColumn<RankedAttacker>[] {
  const mean = (measure: string) => {
    const value = ({ result }: RankedAttacker) => {
      const known = figuresOf(result.measured).mean(measure);
      return Number.isNaN(known) ? undefined : known;
    };
    return { value, text: (row: RankedAttacker) => shown(value(row), (n) => decimal(n, 2)) };
  };
  return [
    { csv: 'rank', json: 'rank', table: { head: 'rank', isKey: true }, value: ({ rank }) => rank },
    {
      csv: 'attacker',
      json: 'attacker',
      table: { head: 'attacker', isText: true },
      value: ({ name }) => name,
    },
    {
      csv: 'chance',
      json: 'chance',
      table: { head: labelAbout(all.map(({ result }) => result)) },
      value: ({ worth }) => worth,
      text: ({ worth }) => shown(worth, (chance) => percent(chance, 1)),
    },
    {
      csv: 'destroyed',
      json: 'destroyed',
      ...(tellsDestruction(all) && { table: { head: 'destroyed' } }),
      value: destruction,
      text: (row) => shown(destruction(row), (chance) => percent(chance, 1)),
    },
    {
      csv: 'mean_wounds',
      json: 'meanWounds',
      table: { head: 'mean wounds' },
      ...mean('totalWounds'),
    },
    {
      csv: 'mean_spaces',
      json: 'meanSpaces',
      table: { head: 'mean spaces' },
      ...mean('spacesMoved'),
    },
    {
      csv: 'mean_attacks',
      json: 'meanAttacks',
      table: { head: 'attacks a turn' },
      ...mean('attacks'),
    },
    { csv: 'points', json: 'points', table: { head: 'points' }, value: pointsOf },
    {
      csv: 'mean_wounds_per_100_points',
      json: 'meanWoundsPer100Points',
      table: { head: 'wounds per 100 points' },
      value: woundsPer100,
      text: (row) => shown(woundsPer100(row), (wounds) => decimal(wounds, 2)),
    },
  ];
}

/**
 * Whether the table gives the chances of destroying the defender: only if the question is about something else and some
 * of these chances are above 0.
 */
const tellsDestruction = (all: readonly RankedAttacker[]): boolean =>
  !isAbout(all, 'destroyed') && all.some((one) => (destruction(one) ?? 0) > 0);

function shown(value: number | undefined, text: (value: number) => string): string {
  return value === undefined ? '' : text(value);
}

/** The cost of the whole card, with all its figures; undefined if the card does not state it. */
function pointsOf({ result }: RankedAttacker): number | undefined {
  const { attackers } = result.scenario as { attackers?: readonly { points?: number }[] };
  return attackers?.[0]?.points;
}

function woundsPer100(row: RankedAttacker): number | undefined {
  const points = pointsOf(row);
  const wounds = figuresOf(row.result.measured).mean('totalWounds');
  return Number.isNaN(wounds) || !points ? undefined : (100 * wounds) / points;
}

/**
 * The caveats about all attackers; each names its card. A caveat is left out if another one begins with it and says
 * more.
 */
function caveatsOf(results: readonly RankedAttacker['result'][]): string[] {
  const all = [...new Set(results.flatMap((result) => caveatItems([result])))];
  return all.filter((one) => !all.some((other) => other !== one && other.startsWith(one)));
}

/**
 * The report on several attackers, each with a turn against the same defender: the answer, and a table of all
 * attackers.
 */
export function attackersBlocks(all: readonly RankedAttacker[]): Block[] {
  const results = all.map(({ result }) => result);
  const title = `One turn of each attacker against ${castOf(results).defender}`;
  return [
    { kind: 'headline', text: attackersHeadline(all) },
    ...caveatBlocks(caveatsOf(results)),
    { kind: 'table', table: tableOf(tableColumns(attackerColumns(all)), all, { title }) },
    effortBlock(results, 'attackers'),
  ];
}

/** A line for each attacker, the best first. */
export function attackersCsv(all: readonly RankedAttacker[]): string {
  return csvOf(attackerColumns(all), all);
}

/** An attacker's values in JSON, which accompany its result. */
export function attackerJson(
  one: RankedAttacker,
  all: readonly RankedAttacker[],
): Record<string, CellValue> {
  return recordJson(attackerColumns(all), one);
}
