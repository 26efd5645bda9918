/* Answers for the comparison of two results: the comparison itself, its Markdown, and its chart. */

import { type RecordedResult, rulesetOf } from '../../../experiments/index.ts';
import { type Block, type Column, markdownText, type Table } from '../../../report/index.ts';
import type { Ruleset } from '../../../rules/index.ts';
import {
  type Comparison,
  comparisonStudy,
  isSame,
  type MeasureDifference,
  sidesOf,
} from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';
import { exactly } from '../machines.ts';
import type { Picture } from './report.ts';

/**
 * Two experiments side by side, as `knockback compare` reports them. Fights are compared using their exact odds,
 * battles using the games that were played.
 */
export interface ComparisonAnswer {
  /** The sides whose games must be played first; absent if the odds of both sides are known. */
  readonly unplayed?: readonly ('a' | 'b')[];
  readonly headline: string;
  /** A sentence that says why the two percentages are not comparable; absent if they are. */
  readonly unlike?: string;
  /** The fields that differ, in words; for sweeps, the fields that differ in the same way in every pair. */
  readonly changes: readonly string[];
  /** The rest of the report. */
  readonly blocks: readonly Block[];
  /** The distributions of the measures that differ; empty for sweeps. */
  readonly distributions: readonly PairedDistribution[];
}

/** The distributions of one measure on both sides. */
export interface PairedDistribution {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly PairedRow[];
}

/** A value with its chance on both sides; if the value is a number, also the chance of that number or more. */
export interface PairedRow {
  readonly value: number | string;
  readonly exactly: readonly [a: number, b: number];
  readonly atLeast?: readonly [a: number, b: number];
}

/** The two experiments to compare. */
export interface Both {
  readonly a: ExperimentDocument;
  readonly b: ExperimentDocument;
  /** The results for sides whose games have already been played, so that the games are not played again. */
  readonly played?: { readonly a?: Results; readonly b?: Results };
}

const NOTHING_COMPARED = { changes: [], blocks: [], distributions: [] };

/**
 * Compares two experiments. If they are different kinds of fights, or if games must be played first, the headline says
 * so.
 *
 * @throws BadInput if two experiments of the same kind have nothing in common, and for mistakes in either experiment
 */
export async function comparison(asked: Both): Promise<ComparisonAnswer> {
  const kinds = differentKinds(asked);
  if (kinds !== undefined) return { headline: kinds, ...NOTHING_COMPARED };
  const unplayed = SIDES.filter((side) => isUnplayed(asked, side));
  if (unplayed.length > 0) return { headline: UNPLAYED, unplayed, ...NOTHING_COMPARED };
  const compared = await comparedOf(asked);
  const [headline, ...others] = await comparisonStudy.present(compared).blocks();
  const changed = others.find((block) => block.kind === 'list' && block.title === CHANGED);
  const [pair, ...more] = compared.pairs;
  const unlike = differentQuestions(compared);
  return {
    headline: headline?.kind === 'headline' ? headline.text : '',
    ...(unlike !== undefined && { unlike }),
    changes: changed?.kind === 'list' ? changed.items.map(shortChange) : [],
    // The page itself shows which experiments are compared.
    blocks: others
      .filter(
        (block) => block !== changed && !(block.kind === 'list' && block.title === 'Compared'),
      )
      .map((block) =>
        block.kind === 'table' ? { ...block, table: withDifferencesFirst(block.table) } : block,
      ),
    distributions: pair && more.length === 0 ? pair.measures.flatMap(distributionOf) : [],
  };
}

/**
 * The comparison as Markdown, as `knockback compare --format markdown` writes it.
 *
 * @throws BadInput for the same reasons as `comparison`
 */
export async function comparisonMarkdown(asked: Both): Promise<string> {
  const { title, blocks } = comparisonStudy.present(await comparedOf(asked));
  return markdownText(title, await blocks());
}

/**
 * The comparison as a chart.
 *
 * @throws BadInput for the same reasons as `comparison`
 */
export async function comparisonPicture(asked: Both): Promise<Picture> {
  const { picture } = comparisonStudy.present(await comparedOf(asked));
  return picture ? [await picture()] : [];
}

type Results = readonly RecordedResult[];

const SIDES = ['a', 'b'] as const;

const UNPLAYED = 'Battles are compared by their games, so play the games of both first.';

/** @throws BadInput for mistakes in the experiment */
function rulesOf(document: ExperimentDocument): Ruleset | undefined {
  const [first] = experimentOf(document).experiment.cases;
  return first && rulesetOf(first.scenario);
}

function isUnplayed({ played, ...documents }: Both, side: 'a' | 'b'): boolean {
  return played?.[side] === undefined && rulesOf(documents[side])?.isPlayed === true;
}

function comparedOf({ a, b, played = {} }: Both): Promise<Comparison> {
  const side = (file: string, document: ExperimentDocument, results: Results | undefined) =>
    results ? { file, results } : { file, experiment: experimentOf(document).experiment };
  return exactly(comparisonStudy, { a: side('A', a, played.a), b: side('B', b, played.b) });
}

/**
 * The table with its differences moved in front of the numbers for both sides, so that the differences are visible on a
 * narrow screen.
 */
function withDifferencesFirst(table: Table): Table {
  const isDifference = ({ head }: Column) => head.startsWith('B − A');
  const order = [...table.columns.keys()].sort((x, y) => {
    const [one, other] = [table.columns[x] as Column, table.columns[y] as Column];
    const areTogether = !one.isKey && !other.isKey && one.about === other.about;
    return areTogether && isDifference(one) !== isDifference(other)
      ? Number(isDifference(other)) - Number(isDifference(one))
      : x - y;
  });
  const columns = table.columns.map((column) =>
    isDifference(column)
      ? { ...column, head: `${column.about ?? ''} ${column.head}`.trim() }
      : column,
  );
  const ordered = <T>(all: readonly T[]) => order.flatMap((at) => all.slice(at, at + 1));
  return { ...table, columns: ordered(columns), rows: table.rows.map(ordered) };
}

/**
 * A sentence that says why the experiments cannot be compared, for example because one is an attack and the other a
 * duel, or because their rules differ; undefined if both are of the same kind.
 */
function differentKinds({ a, b }: Both): string | undefined {
  const [ofA, ofB] = [rulesOf(a), rulesOf(b)];
  if (!ofA || !ofB) return undefined;
  if (ofA === ofB) return undefined;
  if (ofA.name !== ofB.name) {
    return `A uses the rules ${ofA.title}, B uses ${ofB.title}. Odds of different games cannot be compared.`;
  }
  const [[, one], [, other]] = [ofA.trial, ofB.trial];
  return `A is about ${one}, B is about ${other}. These percentages cannot be compared.`;
}

function differentQuestions({ a, b }: Comparison): string | undefined {
  const [ofA, ofB] = [a, b].map(({ results: [first] }) => first?.question?.text);
  if (ofA === undefined || ofB === undefined || ofA === ofB) return undefined;
  return `A asks "${ofA}", B asks "${ofB}", so the two percentages above answer different questions. Below, only numbers that both measure are compared.`;
}

const CHANGED = 'What was changed';

/** The maximum length of a change; a longer one, such as a whole map, is shortened. */
const LONGEST_CHANGE = 140;

/** "attacker's attack: 6 → 7", "board's terrain: another one" */
function shortChange(text: string): string {
  const [field] = text.split(': ');
  return text.length > LONGEST_CHANGE ? `${field}: a different one` : text;
}

/** Values that are less likely than this on both sides are not drawn. */
const RARE = 0.0005;

function distributionOf(one: MeasureDifference): PairedDistribution[] {
  const { measure, outcomes } = one;
  if (measure.kind === 'flag' || isSame(one)) return [];
  const rows = outcomes.map((outcome): PairedRow => {
    const { value, atLeast } = outcome;
    return {
      value,
      exactly: sidesOf(outcome),
      ...(atLeast && { atLeast: sidesOf(atLeast) }),
    };
  });
  const shown = rows.filter(({ exactly }) => Math.max(...exactly) >= RARE);
  return [{ name: measure.name, title: measure.title, rows: shown }];
}
