/* The sentence for a search: the values whose chances are nearest to a target. */

import { capitalised, counted, percent } from '../../base/index.ts';
import { oddsDecimals, type Result } from '../../experiments/index.ts';
import { type VariedField, variedFields } from '../tables/labels.ts';
import { unitOf } from './condition.ts';
import { type SweepRow, sweepRows } from './sweep-row.ts';
import { ascending, isTrend } from './trend.ts';

/** Because of the order of summation, equal exact chances may differ by up to this much. */
const ROUNDING = 1e-12;

/**
 * The combinations of a sweep whose chances are nearest to a target, below it and above it: "Nearest to 50%: 3 defense
 * dice give 47.1%, 4 give 53.0%."
 *
 * @param target from 0 to 1
 */
export function untilSentence(results: readonly Result[], target: number): string {
  const fields = variedFields(results);
  const rows = sweepRows(results, fields);
  const aim = `${Number((100 * target).toPrecision(12))}%`;
  const at = rows.filter((row) => isAt(row, target));
  const below = nearest(
    rows.filter(({ chance }) => chance < target),
    -1,
  );
  const above = nearest(
    rows.filter(({ chance }) => chance > target),
    1,
  );
  const told = (all: readonly SweepRow[]) => clauses(all, fields, results, target);
  const [only] = at;
  if (only) {
    const exactly = isOneField(fields)
      ? `${capitalised(subject(only, fields[0], false))} exactly ${aim}`
      : `Exactly ${aim} ${only.condition.full}`;
    return `${exactly}${more(at)}.`;
  }
  const both = [...below.slice(0, 1), ...above.slice(0, 1)];
  if (both.length === 2) return `Nearest to ${aim}: ${told(both)}.`;
  const [end] = both;
  if (!end) return 'Nothing was simulated before the interruption.';
  const [way, others] = above.length > 0 ? ['low', above] : ['high', below];
  const closest = isOneField(fields) ? 'The nearest:' : 'The nearest is';
  return `No combination has a chance as ${way} as ${aim}. ${closest} ${told([end])}${more(others)}.`;
}

function isAt({ chance }: SweepRow, target: number): boolean {
  return Math.abs(chance - target) <= ROUNDING;
}

/** The rows whose chance is nearest to the target. All of the given rows are on the same side of the target. */
function nearest(rows: readonly SweepRow[], sign: 1 | -1): SweepRow[] {
  const best = Math.min(...rows.map(({ chance }) => sign * chance));
  return rows.filter(({ chance }) => sign * chance === best);
}

function more({ length }: readonly SweepRow[]): string {
  if (length < 2) return '';
  const others = counted(length - 1, 'other combination');
  return `; ${others} ${length > 2 ? 'give' : 'gives'} the same`;
}

function clauses(
  rows: readonly SweepRow[],
  fields: readonly VariedField[],
  results: readonly Result[],
  target: number,
): string {
  const isTrending = isOneField(fields) && isTrend(fields[0], results);
  const inOrder = isTrending ? ascending(rows, fields[0]) : rows;
  return inOrder
    .map((row, i) => {
      // If a chance equals the target only after rounding, it is shown with all decimals that are known.
      const isRounded = percent(row.chance, 1) === percent(target, 1) && !isAt(row, target);
      const share = isRounded
        ? percent(row.chance, oddsDecimals(row.result.question.odds))
        : row.told.share;
      return isOneField(fields)
        ? `${subject(row, fields[0], i > 0)} ${share}`
        : `${share} ${row.condition.full}`;
    })
    .join(', ');
}

function isOneField(fields: readonly VariedField[]): fields is readonly [VariedField] {
  return fields.length === 1;
}

/** The subject of a sentence: "3 defense dice give"; "4 give" after another subject with the same unit. */
function subject(
  { result, condition }: SweepRow,
  { field }: VariedField,
  isShort: boolean,
): string {
  const isMany = unitOf(result.scenario, field) !== undefined && result.combination[field] !== 1;
  const text = condition[isShort && isMany ? 'short' : 'full'].replace(/^(with|against) /, '');
  return `${text} ${isMany ? 'give' : 'gives'}`;
}
