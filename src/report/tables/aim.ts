import { fractionValue } from '../../measures/fraction.ts';
import type { Summary } from '../../measures/summary.ts';
import type { Result } from '../../results/result.ts';
import type { Measure } from '../../rules/plan.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { titleOf } from '../cast.ts';
import { knownOf } from './odds-columns.ts';
import type { Table } from './table.ts';

/** A place to attack from, with its rank; places of equal worth share one. */
export interface Ranked {
  readonly place: string;
  /** Undefined, as its worth is, where an interrupted run never came to the place. */
  readonly rank: number | undefined;
  readonly worth: number | undefined;
  readonly result: Result;
}

/**
 * Ranks places by what the attacker plays for; results carry their place as `from`. Of which nothing
 * is known come last.
 */
export function ranked(results: readonly Result[]): Ranked[] {
  const places = results.map((result) => ({
    place: String(result.combination.from),
    result,
    worth: isKnown(result) ? result.reading.mean(result.plan.aim.measure) : undefined,
  }));
  const worths = places.flatMap(({ worth }) => worth ?? []).sort((a, b) => b - a);
  const rankOf = (worth?: number) => (worth === undefined ? undefined : worths.indexOf(worth) + 1);
  const last = places.length + 1;
  return places
    .map((one) => ({ ...one, rank: rankOf(one.worth) }))
    .sort((a, b) => (a.rank ?? last) - (b.rank ?? last));
}

/** What a place is worth, a mean or a chance; a dash where that is not known. */
export function worthText({ worth, result: { plan } }: Ranked): string {
  if (worth === undefined) return UNKNOWN;
  const measure = plan.measures.find(({ name }) => name === plan.aim.measure);
  return measure?.kind === 'flag' ? percent(worth, 1) : decimal(worth, 2);
}

/** What a board says of such a place: without a note, it would look like any other space. */
export const UNKNOWN = '–';

function isKnown({ headlineOdds: { exact, simulated } }: Result): boolean {
  return exact !== undefined || simulated !== undefined;
}

/** Every place with its rank, the headline's chance, and what else tells the places apart. */
export function aimTable(places: readonly Ranked[]): Table {
  const [first] = places;
  if (!first) return { title: '', head: [], rows: [] };
  const { plan } = first.result;
  const shown = measuresOf(places)
    .filter(({ name }) => name !== headlineFlag(first)?.name)
    .filter(({ name }) => name === plan.aim.measure || differs(places, name));
  const known = knownOf(places.map(({ result }) => result.headlineOdds));
  return {
    title: `${titleOf([first.result])}, by where the attack comes from`,
    head: [
      'rank',
      'from',
      headlineFlag(first)?.title ?? 'chance',
      ...shown.map(({ title }) => title),
    ],
    rows: places.map(({ rank, place, result }) => [
      rank === undefined ? '' : String(rank),
      place,
      pair(
        result.headlineOdds.exact && fractionValue(result.headlineOdds.exact),
        result.headlineOdds.simulated?.probability,
        (chance) => percent(chance, 2),
      ),
      ...shown.map((measure) => meanCell(measure, result)),
    ]),
    textColumns: 2,
    note: [
      `Ranked by ${plan.aim.title}.`,
      `Counts are means, the others chances${known.exact && known.simulated ? '; each field: exact / simulated' : ''}.`,
      ...new Set(places.flatMap(({ result }) => result.plan.aim.unchecked ?? [])),
    ].join(' '),
  };
}

/** What is measured from any of the places: each line has its own blockers. */
function measuresOf(places: readonly Ranked[]): Measure[] {
  const all = places.flatMap(({ result }) => result.summaries.filter(({ mean }) => mean));
  return [...new Map(all.map(({ measure }) => [measure.name, measure])).values()];
}

/** The headline's measure, where its chance says all there is to say of it. */
function headlineFlag({ result: { plan } }: Ranked): Measure | undefined {
  return plan.measures.find(({ name, kind }) => name === plan.headline.measure && kind === 'flag');
}

function named({ summaries }: Result, name: string): Summary | undefined {
  return summaries.find(({ measure }) => measure.name === name);
}

/** What is the same from everywhere tells nothing. */
function differs(places: readonly Ranked[], name: string): boolean {
  const known = places.map(({ result }) => result).filter(isKnown);
  return new Set(known.map((result) => meanFrom(result, name))).size > 1;
}

/** Who is not measured on a line cannot be hit on it. */
function meanFrom(result: Result, name: string): number {
  return named(result, name) ? result.reading.mean(name) : 0;
}

/** 0 only for who cannot be hit from there; what was not computed stays empty. */
function meanCell({ name, kind }: Measure, result: Result): string {
  const { exact, simulated } = result.headlineOdds;
  const mean = named(result, name)?.mean ?? {};
  return pair(
    exact && (mean.exact ? fractionValue(mean.exact) : 0),
    simulated && (mean.simulated?.mean ?? 0),
    (value) => (kind === 'flag' ? percent(value, 2) : decimal(value, 3)),
  );
}

function pair(
  exact: number | undefined,
  simulated: number | undefined,
  text: (value: number) => string,
): string {
  return [exact, simulated]
    .filter((value) => value !== undefined)
    .map(text)
    .join(' / ');
}
