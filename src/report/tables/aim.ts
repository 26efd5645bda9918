import { fractionValue } from '../../measures/fraction.ts';
import type { Summary } from '../../measures/summary.ts';
import type { Result } from '../../results/result.ts';
import type { Measure } from '../../rules/plan.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { titleOf } from '../cast.ts';
import { type Known, knownOf } from './odds-columns.ts';
import type { Table } from './table.ts';

/** A place to attack from, with its rank; places of equal worth share one. */
export interface Ranked {
  readonly place: string;
  readonly rank: number;
  readonly worth: number;
  readonly result: Result;
}

/** Ranks places by what the attacker plays for; results carry their place as `from`. */
export function ranked(results: readonly Result[]): Ranked[] {
  const sorted = results
    .map((result) => ({ place: String(result.combination.from), result, worth: worthOf(result) }))
    .sort((a, b) => b.worth - a.worth);
  return sorted.map((one) => ({
    ...one,
    rank: sorted.findIndex(({ worth }) => worth === one.worth) + 1,
  }));
}

/** What a place is worth: a mean, or a chance. */
export function worthText({ worth, result: { plan } }: Ranked): string {
  const measure = plan.measures.find(({ name }) => name === plan.aim.measure);
  return measure?.kind === 'flag' ? percent(worth, 1) : decimal(worth, 2);
}

function worthOf({ plan, reading }: Result): number {
  return reading.mean(plan.aim.measure);
}

/** Every place with its rank, the headline's chance, and what else tells the places apart. */
export function aimTable(places: readonly Ranked[]): Table {
  const [first] = places;
  if (!first) return { title: '', head: [], rows: [] };
  const { plan, headlineOdds } = first.result;
  const shown = measuresOf(places)
    .filter(({ name }) => name !== headlineFlag(first)?.name)
    .filter(({ name }) => name === plan.aim.measure || differs(places, name));
  const known = knownOf([headlineOdds]);
  return {
    title: `${titleOf([first.result])}, by where the attack comes from`,
    head: [
      'rank',
      'from',
      headlineFlag(first)?.title ?? 'chance',
      ...shown.map(({ title }) => title),
    ],
    rows: places.map(({ rank, place, result }) => [
      String(rank),
      place,
      pair(
        result.headlineOdds.exact && fractionValue(result.headlineOdds.exact),
        result.headlineOdds.simulated?.probability,
        (chance) => percent(chance, 2),
      ),
      ...shown.map((measure) => meanCell(measure, result, known)),
    ]),
    textColumns: 2,
    note:
      `Ranked by ${plan.aim.title}. Counts are means, the others chances` +
      `${known.exact && known.simulated ? '; each field: exact / simulated' : ''}.`,
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
  return new Set(places.map(({ result }) => meanFrom(result, name))).size > 1;
}

/** Who is not measured on a line cannot be hit on it. */
function meanFrom(result: Result, name: string): number {
  return named(result, name) ? result.reading.mean(name) : 0;
}

function meanCell({ name, kind }: Measure, result: Result, known: Known): string {
  const mean = named(result, name)?.mean ?? {};
  return pair(
    known.exact ? (mean.exact ? fractionValue(mean.exact) : 0) : undefined,
    known.simulated ? (mean.simulated?.mean ?? 0) : undefined,
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
