/* The report of a comparison, in words. */

import { isMapping, listed, printable, spoken, trialsText } from '../../../base/index.ts';
import { MOST_TRIALS } from '../../../experiments/index.ts';
import {
  type Block,
  combinationLabel,
  type Extent,
  fieldLabel,
  listBlocks,
  MORE,
  tableBlocks,
  trialOf,
  variedLabel,
} from '../../../report/index.ts';
import { jointTitle, type Measure } from '../../../rules/index.ts';
import {
  type Comparison,
  isBeyondChance,
  type MeasureDifference,
  type Pair,
} from '../comparison.ts';
import { type ComparisonWarning, comparisonWarnings } from '../warnings.ts';
import {
  isSame,
  knownDifference,
  mainDifference,
  type QuantityDifference,
  sidesOf,
  unitOf,
} from './quantity.ts';
import { measuresNotToldApart, pairTables, sweepTables } from './tables.ts';

/**
 * The first measure that differs, in a sentence. For a sweep, the sentence gives the smallest and the largest
 * difference.
 */
export function comparisonHeadline(pairs: readonly Pair[]): string {
  const all = pairs.flatMap((pair) => pair.measures.map((one) => ({ pair, one })));
  const first =
    all.find(({ one }) => isDifferent(one) && mainDifference(one)) ??
    all.find(({ one }) => !isSame(one) && mainDifference(one));
  if (!first) {
    const differing = all.filter(({ one }) => isDifferent(one)).map(({ one }) => one.measure);
    const byName = new Map(differing.map((measure) => [measure.name, measure]));
    if (byName.size > 0) return `A and B differ in: ${jointTitle([...byName.values()])}.`;
    return all.every(({ one }) => one.verdict === 'same')
      ? 'Everything that both A and B measure has exactly the same odds.'
      : 'No difference between A and B was found.';
  }
  const { name, title } = first.one.measure;
  const column = all.flatMap(({ pair, one }) => {
    const quantity = one.measure.name === name ? mainDifference(one) : undefined;
    return quantity ? [{ pair, one, quantity, by: knownDifference(quantity.difference) }] : [];
  });
  const [least, ...more] = column.toSorted((x, y) => x.by - y.by);
  const most = more.at(-1);
  if (!least) return '';
  const about = least.one.measure.kind === 'flag' ? title : `${title}, on average`;
  if (!most) return `${about}: ${oneText(least.one, least.quantity)}`;
  const unit = unitOf(
    least.one.measure,
    column.map(({ quantity }) => quantity.difference),
  );
  const by = (one: typeof least) => `${unit.difference(one.by)}${unitName(one.one)}`;
  const over = `${column.length} combinations`;
  if (least.by === most.by) return `${about}: B − A ${by(least)} in all ${over}.`;
  const at = (one: typeof least) => `${by(one)} (${combinationLabel(one.pair)})`;
  return `${about}: B − A from ${at(least)} to ${at(most)}, over ${over}.`;
}

function isDifferent({ verdict }: MeasureDifference): boolean {
  return verdict === 'different' || verdict === 'beyondChance';
}

function oneText(one: MeasureDifference, { difference, unit }: QuantityDifference): string {
  const { exact, simulated } = difference;
  const [a, b] = sidesOf(difference).map(unit.text);
  const by = `${unit.difference(knownDifference(difference))}${unitName(one)}`;
  const interval = simulated?.interval
    ? `95% interval ${unit.interval(simulated.interval)}`
    : undefined;
  if (exact) {
    const also =
      simulated &&
      ` (simulated ${[unit.difference(simulated.difference), interval].filter(Boolean).join(', ')})`;
    return `${a} in A, ${b} in B: ${by} exactly${also ?? ''}.`;
  }
  const said =
    one.verdict === 'sameSample'
      ? 'which is from the same sample'
      : isBeyondChance(one)
        ? 'beyond chance'
        : 'which chance alone can cause';
  return `${a} in A, ${b} in B: ${[by, interval && `(${interval})`].filter(Boolean).join(' ')}, ${said}.`;
}

function unitName({ measure }: MeasureDifference): string {
  return measure.kind === 'flag' ? ' percentage points' : '';
}

/** The report of a comparison: differences first, then notes. */
export function comparisonBlocks(given: Comparison, extent: Extent = 'full'): Block[] {
  const comparison = extent === 'answer' ? withoutSamples(given) : given;
  const { pairs, leftOut } = comparison;
  const [only, ...others] = pairs;
  const isPair = only !== undefined && others.length === 0;
  const tables = isPair ? pairTables(only, extent) : sweepTables(pairs);
  return [
    { kind: 'headline', text: comparisonHeadline(pairs) },
    ...listBlocks('Compared', [sideText(comparison, 'a'), sideText(comparison, 'b')]),
    ...listBlocks('What was changed', changesOf(pairs)),
    ...tableBlocks(tables),
    ...text(openText(pairs)),
    ...text(sameText(pairs)),
    ...text(methodText(comparison)),
    ...warningBlocks(comparisonWarnings(comparison)),
    ...listBlocks('Left out', leftOut),
    ...(extent === 'answer' ? [MORE] : []),
  ];
}

/** The comparison without the samples of those pairs that are known exactly on both sides. */
function withoutSamples(comparison: Comparison): Comparison {
  const pairs = comparison.pairs.map((pair): Pair => {
    const isExact = pair.measures.every(({ outcomes }) => outcomes.every(({ exact }) => exact));
    if (!isExact) return pair;
    const { samples, ...rest } = pair;
    return { ...rest, measures: pair.measures.map(exactMeasure) };
  });
  const tests = pairs.flatMap(({ measures }) => measures.flatMap(({ test }) => test ?? []));
  return { ...comparison, pairs, tests: tests.length > 0 ? comparison.tests : 0 };
}

function exactMeasure({
  test,
  needed,
  mean,
  outcomes,
  ...rest
}: MeasureDifference): MeasureDifference {
  return {
    ...rest,
    outcomes: outcomes.map(({ value, atLeast, exact }) => ({
      value,
      ...(exact && { exact }),
      ...(atLeast?.exact && { atLeast: { exact: atLeast.exact } }),
    })),
    ...(mean?.exact && { mean: { exact: mean.exact } }),
  };
}

/** "A: before.json, Displacing Grundy, 10 million attacks simulated from seed "x", with exact odds" */
function sideText(comparison: Comparison, side: 'a' | 'b'): string {
  const { file } = comparison[side];
  const results = comparison.pairs.map((pair) => pair[side]);
  const names = [...new Set(results.map(({ name }) => name))];
  const efforts = results.map(({ simulation }) =>
    simulation
      ? `${trialsText(simulation.trials, trialOf(results))} simulated from seed "${simulation.seed}"`
      : 'nothing simulated',
  );
  const each = [...new Set(efforts)];
  const effort =
    each.length === 1 ? each[0] : `simulated with different numbers of ${trialOf(results)[1]}`;
  const isExact = results.every(({ measures }) =>
    [...measures.values()].some((outcomes) => outcomes.some(({ exact }) => exact)),
  );
  const odds = isExact ? ', with exact odds' : '';
  const over = results.length > 1 ? ` for each of ${results.length} combinations` : '';
  return `${side.toUpperCase()}: ${file}, ${listed(names)}, ${effort}${over}${odds}`;
}

/** The maximum number of changes listed; a reader cannot take in more. */
const MOST_CHANGES = 20;

/** The fields of the scenario that differ in the same way in every pair. */
function changesOf(pairs: readonly Pair[]): string[] {
  const [first, ...others] = pairs.map((pair) => {
    const { changes } = pair;
    const scenarios = [pair.a.scenario, pair.b.scenario];
    const rules = changes.filter(({ field }) => field === 'rules');
    // Under different rules, no other field has the same meaning.
    return (
      (rules.length > 0 ? rules : changes)
        .map(({ field, a, b }) => ({ field, a: variedLabel(a), b: variedLabel(b) }))
        // `assumed` describes the source of the card's numbers and does not affect the fight.
        .filter(({ field, a, b }) => !field.endsWith('.assumed') && a !== b)
        .map(({ field, a, b }) => `${fieldIn(scenarios, field)}: ${a} → ${b}`)
    );
  });
  const common = (first ?? []).filter((text) => others.every((other) => other.includes(text)));
  const shown = common.slice(0, MOST_CHANGES);
  const more = common.length - shown.length;
  return more > 0 ? [...shown, `and ${more} more`] : shown;
}

/**
 * A field in words, with the names of its containers: "Marro, My Hero, attack" for `sides[1].cards[2].card.attack`. If
 * a container has different names in A and B, both: "Krug (B: Hawkgirl), attack".
 */
function fieldIn(scenarios: readonly unknown[], field: string): string {
  const words: string[] = [];
  let inner = scenarios;
  let isNamed = false;
  for (const key of field.match(/[^.[\]]+/g) ?? []) {
    const isEntry = Array.isArray(inner[0]);
    inner = inner.map((one) =>
      Array.isArray(one) || isMapping(one) ? (one as Record<string, unknown>)[key] : undefined,
    );
    // After the name of an army's card, "card" is not needed.
    if (key === 'card') continue;
    const name = isEntry ? nameInBoth(inner) : undefined;
    if (name !== undefined) isNamed = true;
    words.push(name ?? (isEntry ? `${words.pop()} ${Number(key) + 1}` : fieldLabel(key)));
    // The name of the list is dropped too: the entry's name replaces it.
    if (name !== undefined) words.splice(-2, 1);
  }
  return isNamed ? words.join(', ') : fieldLabel(field);
}

function nameInBoth([a, b]: readonly unknown[]): string | undefined {
  const [ofA, ofB] = [nameIn(a), nameIn(b)];
  return ofA === undefined || ofB === undefined || ofA === ofB ? ofA : `${ofA} (B: ${ofB})`;
}

/** The name of a list's entry, or of its card. */
function nameIn(entry: unknown): string | undefined {
  if (!isMapping(entry)) return undefined;
  const { name, card } = entry;
  if (typeof name === 'string') return printable(name);
  return card === undefined ? undefined : nameIn(card);
}

/** Lists, in a sentence, the measures of a sweep that may differ but have no table. */
function openText(pairs: readonly Pair[]): string {
  const measures = pairs.length > 1 ? measuresNotToldApart(pairs) : [];
  return measures.length > 0
    ? `Not told apart in any of ${pairs.length} combinations: ${jointTitle(measures)}.`
    : '';
}

function sameText(pairs: readonly Pair[]): string {
  const names = new Map<string, { measure: Measure; same: boolean; exact: boolean }>();
  for (const one of pairs.flatMap(({ measures }) => measures)) {
    const before = names.get(one.measure.name);
    names.set(one.measure.name, {
      measure: one.measure,
      same: isSame(one) && (before?.same ?? true),
      exact: one.verdict === 'same' && (before?.exact ?? true),
    });
  }
  const same = [...names.values()].filter((one) => one.same);
  if (same.length === 0) return '';
  const exactly = same.every(({ exact }) => exact) ? 'Exactly the same' : 'The same';
  return `${exactly} in A and B: ${jointTitle(same.map(({ measure }) => measure))}.`;
}

/** How the numbers were obtained, and why some may seem to disagree. */
function methodText({ pairs, tests }: Comparison): string {
  const samples = new Set(pairs.flatMap((pair) => pair.samples ?? []));
  if (samples.size === 0 || tests === 0) return '';
  const seeds =
    samples.size === 1 && samples.has('independent')
      ? 'The samples are independent, because each side has its own seed. '
      : '';
  const family = tests === 1 ? 'one test' : `all ${tests} tests`;
  return (
    `${seeds}Each interval is a 95% interval by itself. p compares whole distributions ` +
    `(chi-square test) and allows for ${family} (Holm's method); a p of at most 0.05 is beyond chance.` +
    seemingText(pairs)
  );
}

/** Explains why a row may seem to contradict itself: verdicts and intervals test different things. */
function seemingText(pairs: readonly Pair[]): string {
  const rows = pairs.flatMap(({ measures }) =>
    measures.flatMap((one) => {
      const interval = mainDifference(one)?.difference.simulated?.interval;
      const hasZero = interval && interval.low <= 0 && interval.high >= 0;
      return interval ? [{ verdict: one.verdict, hasZero }] : [];
    }),
  );
  const isSpread = rows.some((row) => row.verdict === 'beyondChance' && row.hasZero);
  const isStray = rows.some((row) => row.verdict === 'notToldApart' && !row.hasZero);
  return [
    ...(isSpread
      ? [
          ' A difference can be beyond chance although its interval contains 0, if the averages are about equal but the values are distributed differently.',
        ]
      : []),
    ...(isStray
      ? [
          ' A difference can be within chance although its interval excludes 0, because 1 interval in 20 does so by chance; p takes this into account.',
        ]
      : []),
  ].join('');
}

function text(said: string): Block[] {
  return said ? [{ kind: 'text', text: said }] : [];
}

/** The maximum number of items in a list; a longer list would fill the screen. */
const MOST_ITEMS = 15;

/** Notes on a comparison, including how many more trials would show a difference. */
export function warningBlocks(warnings: readonly ComparisonWarning[]): Block[] {
  const open = warnings.filter((warning) => warning.kind === 'notToldApart');
  const others = warnings.filter((warning) => warning.kind !== 'notToldApart');
  const items = open.map((one) => `${whose(one)}: ${helpOf(one)}`);
  const more = items.length - MOST_ITEMS;
  const shown =
    more > 0
      ? [...items.slice(0, MOST_ITEMS), `and ${more} more, which --format json lists`]
      : items;
  const isExact = open.some(({ from }) => from === 'exact');
  const which = isExact
    ? 'the exact difference'
    : 'the observed difference (assuming that it is real)';
  return [
    ...listBlocks('To know', others.map(textOf)),
    ...listBlocks(
      `No difference found by simulation; the number of trials per side (--trials) that would show ${which} 4 times in 5`,
      shown,
    ),
  ];
}

type Open = Extract<ComparisonWarning, { kind: 'notToldApart' }>;

function textOf(warning: Exclude<ComparisonWarning, Open>): string {
  switch (warning.kind) {
    case 'interrupted':
      return `INTERRUPTED: ${warning.side} has fewer trials than requested. The results are valid, but less precise.`;
    case 'oneSided':
      return `${warning.exact} has only exact odds and the other side only a simulation, so exact odds are compared with simulated ones.`;
    case 'sameSample':
      return `A and B are the same scenario with the same seed "${warning.seed}", so they are the same sample. Simulated differences are always 0 and mean nothing.`;
    case 'sameSeed':
      return (
        `Both sides were simulated with seed "${warning.seed}" and share its random numbers, so the samples ` +
        'are not independent. Intervals and p remain valid, but the intervals are wider; ' +
        'to narrow them, use another seed for one side.'
      );
    case 'sameScenario':
      return 'A and B are the same scenario, so any difference is due to chance.';
    case 'falseAlarm':
      return `${whose(warning)}: the simulations differ more than chance explains, but the exact odds are the same. 1 comparison in 20 does so by chance; if it happens with other seeds, too, please report it.`;
  }
}

function helpOf({ trials, needed }: Open): string {
  if (needed === undefined) return 'no difference was found at all';
  if (needed > MOST_TRIALS) return 'more than can be simulated';
  const many = spoken(roundedUp(needed));
  const isBadLuck = needed <= Math.min(...trials.filter((n) => n > 0));
  return isBadLuck ? `${many}, which it already has; try another seed` : many;
}

/** Rounded up to two significant digits, since a forecast is no more precise. */
function roundedUp(n: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.ceil(n / scale) * scale;
}

function whose(one: Extract<ComparisonWarning, { title: string }>): string {
  const at = combinationLabel(one);
  return at ? `${one.title} (${at})` : one.title;
}
