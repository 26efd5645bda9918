/* The headline of a report: its answer. */

import { capitalised, listed, uncapitalised } from '../../base/index.ts';
import { figuresOf, oddsValue, type Result, rulesetOf, toldOdds } from '../../experiments/index.ts';
import { bothNamed, measuresAsked, type Told, withWounds } from '../../rules/index.ts';
import { castOf, clauseAbout, subjectOf } from '../tables/cast.ts';
import { type VariedField, variedFields } from '../tables/labels.ts';
import { ranked, type SweepRow, sampleOfResult, sweepRows } from './sweep-row.ts';
import { ascending, difference, isTrend, trendSentence } from './trend.ts';

/**
 * Sentences that follow the answer of a sweep, one for each measure that is shown with every question: "The chance that
 * Hawkgirl destroys Krug rises from 2.1% to 33.0% (12.4% as written)", or "from 2.1% (as written) to 33.0%". A measure
 * is left out if it is the question itself, or if some fight of the sweep does not have it.
 */
function besideSentences(
  results: readonly Result[],
  fields: readonly VariedField[],
  rows: readonly SweepRow[],
): string[] {
  const named = rows[0]?.result.account.beside ?? [];
  return named
    .filter((measure) =>
      rows.every(({ result: { account, question } }) => {
        const isAsked = measuresAsked(question.expression).join() === measure;
        return account.beside.includes(measure) && !isAsked;
      }),
    )
    .map((measure) => sentence(measure, results, fields, rows));
}

function sentence(
  measure: string,
  results: readonly Result[],
  [field, ...others]: readonly VariedField[],
  rows: readonly SweepRow[],
): string {
  const isAlongField = field && others.length === 0 && isTrend(field, results);
  const inOrder = isAlongField ? ascending(rows, field) : rows;
  const chances = inOrder.map(chanceOf(measure));
  const asWritten = rows.find(({ isAsWritten }) => isAsWritten);
  const share = (row: SweepRow) => toldOf(measure, row).share;
  const written = asWritten && share(asWritten);
  const about = capitalised(`the chance that ${clauseAbout(results, { kind: 'flag', measure })}`);
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map((chance) =>
    share(inOrder[chances.indexOf(chance)] as SweepRow),
  );
  if (least === most) return `${about} is ${least} throughout.`;
  const steps = chances.slice(1).map((chance, i) => chance - (chances[i] ?? 0));
  const marked = (one = '') => (one === written ? `${one} (as written)` : one);
  const isEnd = written === least || written === most;
  const mark = written === undefined || isEnd ? '' : ` (${written} as written)`;
  if (isAlongField && steps.every((step) => step >= 0)) {
    return `${about} rises from ${marked(least)} to ${marked(most)}${mark}.`;
  }
  if (isAlongField && steps.every((step) => step <= 0)) {
    return `${about} falls from ${marked(most)} to ${marked(least)}${mark}.`;
  }
  return `${about} is between ${marked(least)} and ${marked(most)}${mark}.`;
}

function toldOf(measure: string, { result }: SweepRow): Told {
  return figuresOf(result.measured, sampleOfResult(result)).told(measure, 1);
}

function chanceOf(measure: string): (row: SweepRow) => number {
  return ({ result }) => figuresOf(result.measured).chance(measure, 1);
}

/** The answer of a report: one sentence for a single fight, two or three for a sweep. */
export function headlineOf(results: readonly Result[]): string {
  const [first, ...others] = results;
  return others.length > 0
    ? withWounds(sweepHeadline(results), castOf(results))
    : (first?.headline ?? '');
}

/**
 * What all combinations are compared with: the fight as written or, if there are no odds for it, the first combination.
 */
interface Reference {
  readonly chance: number;
  readonly share: string;
  /** The combination that is the reference; undefined if the fight as written is not one of the combinations. */
  readonly row?: SweepRow | undefined;
  readonly isAsWritten: boolean;
}

/** The maximum number of combinations that are listed one by one. */
const MOST_LISTED = 5;

/**
 * The answer of a sweep, compared with the fight as written in its file, followed by the measures that are shown with
 * every question.
 */
function sweepHeadline(results: readonly Result[]): string {
  const fields = variedFields(results);
  const rows = sweepRows(results, fields);
  const [first] = rows;
  if (!first) return 'Nothing was simulated before the interruption.';
  return [
    answer(first, results, fields, rows),
    ...besideSentences(results, fields, rows),
    ...playedText(first),
  ].join(' ');
}

/** For battles: "These chances were counted in 60 battles each; the ranges are 95% intervals." */
function playedText({ result: { scenario }, told: { sampled } }: SweepRow): string[] {
  if (!rulesetOf(scenario).isPlayed || !sampled) return [];
  return [`These chances were counted in ${sampled.of} each; the ranges are 95% intervals.`];
}

function answer(
  first: SweepRow,
  results: readonly Result[],
  fields: readonly VariedField[],
  rows: readonly SweepRow[],
): string {
  const reference = referenceOf(first, rows);
  const clause = clauseAbout(results);
  const about = bothNamed(`the chance that ${clause}`, castOf(results), subjectOf(results));
  const [field, ...others] = fields;
  if (rows.every(({ chance }) => chance === first.chance)) return constant(about, rows, reference);
  if (field && others.length === 0 && isTrend(field, results)) {
    return trendSentence(about, field, rows) + asWrittenOutside(reference);
  }
  return rows.length <= MOST_LISTED
    ? oneByOne(about, rows, reference)
    : extremes(about, rows, reference);
}

function referenceOf(first: SweepRow, rows: readonly SweepRow[]): Reference {
  const { asWritten } = first.result;
  if (!asWritten)
    return { chance: first.chance, share: first.told.share, row: first, isAsWritten: false };
  const row = rows.find(({ isAsWritten }) => isAsWritten);
  const { odds } = asWritten;
  // If the fight as written is not a combination, its odds are exact.
  const { share } = row?.told ?? toldOdds(odds);
  return { chance: oddsValue(odds), share, row, isAsWritten: true };
}

/** "The chance that … is 74.6% in all 4 combinations." */
function constant(about: string, rows: readonly SweepRow[], reference: Reference): string {
  const [first, ...others] = rows;
  const where =
    others.length > 0
      ? `in ${rows.length === 2 ? 'both' : `all ${rows.length}`} combinations`
      : (first?.condition.full ?? '');
  const same = `${capitalised(about)} is ${first?.told.share ?? ''} ${where}.`;
  return reference.chance === first?.chance ? same : same + asWrittenOutside(reference);
}

/** A sentence on the fight as written; empty if the fight is one of the combinations. */
function asWrittenOutside({ share, row, isAsWritten }: Reference): string {
  return isAsWritten && !row ? ` As written, it is ${share}.` : '';
}

/** "The chance that … is 74.6% with no wall (as written). With a wall behind him it is 0.0%, …" */
function oneByOne(about: string, rows: readonly SweepRow[], reference: Reference): string {
  const others = rows.filter((row) => row !== reference.row);
  const chances = [...new Set(others.map(({ chance }) => chance))];
  const conditions = (chance: number) =>
    listed(others.filter((row) => row.chance === chance).map(({ condition }) => condition.full));
  const same = conditions(reference.chance);
  const changes = chances
    .filter((chance) => chance !== reference.chance)
    .map((chance, i) => {
      const by = difference(chance - reference.chance, i === 0);
      const share = others.find((row) => row.chance === chance)?.told.share ?? '';
      return `${conditions(chance)} it is ${share}, ${by}`;
    });
  const opening = `${opened(about, reference)}${same && `, and the same ${same}`}.`;
  return [opening, ...(changes.length > 0 ? [`${capitalised(changes.join('; '))}.`] : [])].join(
    ' ',
  );
}

function opened(about: string, { share, row, isAsWritten }: Reference): string {
  const is = `${about} is ${share}`;
  if (!row) return `As written, ${uncapitalised(is)}`;
  return `${capitalised(is)} ${row.condition.full}${isAsWritten ? ' (as written)' : ''}`;
}

/** "The chance that … is 74.6% as written, with …. Over all 72 combinations it goes from … to …." */
function extremes(about: string, rows: readonly SweepRow[], reference: Reference): string {
  const inOrder = ranked(rows);
  const at = (chance: number) => {
    const [first, ...others] = inOrder.filter((row) => row.chance === chance);
    const more = others.length > 0 ? ` and in ${others.length} more` : '';
    const change =
      chance === reference.chance
        ? first === reference.row && reference.isAsWritten
          ? ' (as written)'
          : ''
        : ` (${difference(chance - reference.chance)})`;
    return `${first?.told.share} ${first?.condition.full}${more}${change}`;
  };
  const [least, most] = [inOrder[0]?.chance ?? 0, inOrder.at(-1)?.chance ?? 0];
  const is = `${capitalised(about)} is ${reference.share}`;
  const { row, isAsWritten } = reference;
  const opening = !row
    ? opened(about, reference)
    : isAsWritten
      ? `${is} as written, ${row.condition.full}`
      : `${is} ${row.condition.full}, the first of ${rows.length} combinations`;
  const over = `Over all ${rows.length} combinations, it ranges from ${at(least)} to ${at(most)}.`;
  return `${opening}. ${over}`;
}
