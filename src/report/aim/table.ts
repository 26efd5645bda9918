import { labelOf } from '../../questions/label.ts';
import { isFlag } from '../../questions/question.ts';
import { figuresOf } from '../../results/figures.ts';
import { isKnown, type RankedPlace } from '../../results/ranking.ts';
import type { Result } from '../../results/result.ts';
import type { Summary } from '../../results/summary.ts';
import type { Measure } from '../../rules/plan.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { titleOf } from '../sentences/cast.ts';
import { knownOf } from '../tables/odds-columns.ts';
import type { Table } from '../tables/table.ts';

/** What a place is worth: a chance, or a dash where that is not known. */
export function worthText({ worth }: RankedPlace): string {
  return worth === undefined ? UNKNOWN : percent(worth, 1);
}

/** What a board says of such a place: without a note, it would look like any other space. */
export const UNKNOWN = '–';

/** Every place with its rank, the question's chance, and what else tells the places apart. */
export function aimTable(places: readonly RankedPlace[]): Table {
  const [first] = places;
  if (!first) return { title: '', head: [], rows: [] };
  const { account, question } = first.result;
  const always = [account.aim.measure, ...account.beside];
  const shown = measuresOf(places)
    .filter(({ name }) => !isFlag(question.expression, name))
    .filter(({ name }) => always.includes(name) || differs(places, name));
  const known = knownOf(places.map(({ result }) => result.question.odds));
  return {
    title: `${titleOf([first.result])}, by where the attack comes from`,
    head: [
      'rank',
      'from',
      labelOf(question.expression, account.measures),
      ...shown.map(({ title }) => title),
    ],
    rows: places.map(({ rank, place, result }) => [
      rank === undefined ? '' : String(rank),
      place,
      pair(
        result.question.odds.exact && fractionValue(result.question.odds.exact),
        result.question.odds.simulated?.probability,
        (chance) => percent(chance, 2),
      ),
      ...shown.map((measure) => meanCell(measure, result)),
    ]),
    textColumns: 2,
    note: [
      `Ranked by the chance, of equal ones by ${account.aim.title}.`,
      `Counts are means, the others chances${known.exact && known.simulated ? '; each field: exact / simulated' : ''}.`,
      ...new Set(places.flatMap(({ result }) => result.account.aim.unchecked ?? [])),
    ].join(' '),
  };
}

/** What is measured from any of the places: each line has its own blockers. */
function measuresOf(places: readonly RankedPlace[]): Measure[] {
  const all = places.flatMap(({ result }) => result.summaries.filter(({ mean }) => mean));
  return [...new Map(all.map(({ measure }) => [measure.name, measure])).values()];
}

function named({ summaries }: Result, name: string): Summary | undefined {
  return summaries.find(({ measure }) => measure.name === name);
}

/** What is the same from everywhere tells nothing. */
function differs(places: readonly RankedPlace[], name: string): boolean {
  const known = places.map(({ result }) => result).filter(isKnown);
  return new Set(known.map((result) => meanFrom(result, name))).size > 1;
}

/** Who is not measured on a line cannot be hit on it. */
function meanFrom(result: Result, name: string): number {
  return named(result, name) ? figuresOf(result.measured).mean(name) : 0;
}

/** 0 only for who cannot be hit from there; what was not computed stays empty. */
function meanCell({ name, kind }: Measure, result: Result): string {
  const { exact, simulated } = result.question.odds;
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
