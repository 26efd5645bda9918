import type { Comparison, Pair } from '../../comparison/comparison.ts';
import { comparisonWarnings } from '../../comparison/warnings.ts';
import { listed } from '../../words/english.ts';
import { trialsText } from '../../words/numbers.ts';
import type { Block } from '../blocks.ts';
import { trialOf } from '../sentences/trial.ts';
import { fieldLabel, variedLabel } from '../tables/labels.ts';
import { comparisonHeadline } from './headline.ts';
import { pairTables } from './pair-tables.ts';
import { isSame } from './quantity.ts';
import { measuresNotToldApart, sweepTables } from './sweep-tables.ts';
import { warningBlocks } from './warning-texts.ts';

/** The report of a comparison: what differs first, then what to know about it. */
export function comparisonBlocks(comparison: Comparison): Block[] {
  const { pairs, leftOut } = comparison;
  const [only, ...others] = pairs;
  const tables = only && others.length === 0 ? pairTables(only) : sweepTables(pairs);
  return [
    { kind: 'headline', text: comparisonHeadline(pairs) },
    ...list('Compared', [sideText(comparison, 'a'), sideText(comparison, 'b')]),
    ...list('What was changed', changesOf(pairs)),
    ...tables.map((table): Block => ({ kind: 'table', table })),
    ...text(openText(pairs)),
    ...text(sameText(pairs)),
    ...text(methodText(comparison)),
    ...warningBlocks(comparisonWarnings(comparison)),
    ...list('Left out', leftOut),
  ];
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
    each.length === 1 ? each[0] : `simulated to different numbers of ${trialOf(results)[1]}`;
  const isExact = results.every(({ measures }) =>
    [...measures.values()].some((outcomes) => outcomes.some(({ exact }) => exact)),
  );
  const odds = isExact ? ', with exact odds' : '';
  const over = results.length > 1 ? ` for each of ${results.length} combinations` : '';
  return `${side.toUpperCase()}: ${file}, ${listed(names)}, ${effort}${over}${odds}`;
}

/** As many changes as a reader takes in. */
const MOST_CHANGES = 20;

/** The fields of the scenario that differ in every pair, in the same way. */
function changesOf(pairs: readonly Pair[]): string[] {
  const [first, ...others] = pairs.map(({ changes }) => {
    const rules = changes.filter(({ field }) => field === 'rules');
    // Between different rules nothing else has the same meaning.
    return (
      (rules.length > 0 ? rules : changes)
        .map(({ field, a, b }) => ({ field, a: variedLabel(a), b: variedLabel(b) }))
        // Which numbers of a card are assumed is a remark on it, not a part of the fight.
        .filter(({ field, a, b }) => !field.endsWith('.assumed') && a !== b)
        .map(({ field, a, b }) => `${fieldLabel(field)}: ${a} → ${b}`)
    );
  });
  const common = (first ?? []).filter((text) => others.every((other) => other.includes(text)));
  const shown = common.slice(0, MOST_CHANGES);
  const more = common.length - shown.length;
  return more > 0 ? [...shown, `and ${more} more`] : shown;
}

/** What a sweep has no tables of, although it is not known to be the same. */
function openText(pairs: readonly Pair[]): string {
  const titles = pairs.length > 1 ? measuresNotToldApart(pairs) : [];
  return titles.length > 0
    ? `Not told apart in any of ${pairs.length} combinations: ${listed(titles)}.`
    : '';
}

function sameText(pairs: readonly Pair[]): string {
  const names = new Map<string, { title: string; same: boolean; exact: boolean }>();
  for (const one of pairs.flatMap(({ measures }) => measures)) {
    const before = names.get(one.measure.name);
    names.set(one.measure.name, {
      title: one.measure.title,
      same: isSame(one) && (before?.same ?? true),
      exact: one.verdict === 'same' && (before?.exact ?? true),
    });
  }
  const same = [...names.values()].filter((one) => one.same);
  if (same.length === 0) return '';
  const exactly = same.every(({ exact }) => exact) ? 'Exactly the same' : 'The same';
  return `${exactly} in A and B: ${listed(same.map(({ title }) => title))}.`;
}

/** How the numbers were come by, in two sentences. */
function methodText({ pairs, tests }: Comparison): string {
  const samples = new Set(pairs.flatMap((pair) => pair.samples ?? []));
  if (samples.size === 0 || tests === 0) return '';
  const seeds =
    samples.size === 1 && samples.has('independent')
      ? 'The samples are independent: each side has its own seed. '
      : '';
  const family = tests === 1 ? 'one test' : `all ${tests} tests`;
  return (
    `${seeds}Intervals are 95%, each by itself. p compares whole distributions ` +
    `(chi-square) and allows for ${family} (Holm): up to 0.05 is beyond chance.`
  );
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}

function text(said: string): Block[] {
  return said ? [{ kind: 'text', text: said }] : [];
}
