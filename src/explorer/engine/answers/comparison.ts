import { compare } from '../../../comparison/compare.ts';
import type { Comparison, MeasureDifference } from '../../../comparison/comparison.ts';
import type { Block } from '../../../report/block.ts';
import { comparisonSpec } from '../../../report/charts/comparison.ts';
import { comparisonBlocks } from '../../../report/comparison/blocks.ts';
import { isSame } from '../../../report/comparison/quantity.ts';
import { markdownText } from '../../../report/formats/markdown.ts';
import { recordedOf } from '../../../results/format/recorded.ts';
import type { Result } from '../../../results/result.ts';
import { rulesetOf } from '../../../rules/registry/rulesets.ts';
import { fractionValue } from '../../../statistics/fraction.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';
import type { Picture } from './report.ts';

/** Two experiments side by side, as `knockback compare` tells them, exact odds alone. */
export interface ComparisonAnswer {
  readonly headline: string;
  /** Why the two percentages are not of one thing, in a sentence; absent where they are. */
  readonly unlike?: string;
  /** The fields in which they differ, in words; none of different kinds, and of sweeps that differ in more than one way. */
  readonly changes: readonly string[];
  /** The rest of the report. */
  readonly blocks: readonly Block[];
  /** Of what differs; none of sweeps. */
  readonly distributions: readonly PairedDistribution[];
}

export interface PairedDistribution {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly PairedRow[];
}

/** The chances of a value on both sides; those of it or more, where it is a number. */
export interface PairedRow {
  readonly value: number | string;
  readonly exactly: readonly [a: number, b: number];
  readonly atLeast?: readonly [a: number, b: number];
}

interface Both {
  readonly a: ExperimentDocument;
  readonly b: ExperimentDocument;
}

/** @throws BadInput where two of a kind have nothing in common, and for mistakes in either */
export async function comparison(asked: Both): Promise<ComparisonAnswer> {
  const [a, b] = await resultsOf(asked);
  const kinds = differentKinds(a, b);
  if (kinds !== undefined) {
    return { headline: kinds, changes: [], blocks: [], distributions: [] };
  }
  const compared = comparedOf(a, b);
  const [headline, ...others] = comparisonBlocks(compared);
  const changed = others.find((block) => block.kind === 'list' && block.title === CHANGED);
  const [pair, ...more] = compared.pairs;
  const unlike = differentQuestions(a, b);
  return {
    headline: headline?.kind === 'headline' ? headline.text : '',
    ...(unlike !== undefined && { unlike }),
    changes: changed?.kind === 'list' ? changed.items : [],
    // The page shows the compared experiments themselves.
    blocks: others.filter(
      (block) => block !== changed && !(block.kind === 'list' && block.title === 'Compared'),
    ),
    distributions: pair && more.length === 0 ? pair.measures.flatMap(distributionOf) : [],
  };
}

/**
 * The same as Markdown, as `knockback compare --format markdown` writes it.
 *
 * @throws BadInput as for a comparison
 */
export async function comparisonMarkdown(asked: Both): Promise<string> {
  const [a, b] = await resultsOf(asked);
  return markdownText('A and B compared', comparisonBlocks(comparedOf(a, b)));
}

/** @throws BadInput as for a comparison */
export async function comparisonPicture(asked: Both): Promise<Picture> {
  const [a, b] = await resultsOf(asked);
  return [comparisonSpec(comparedOf(a, b))];
}

type Results = readonly Result[];

async function resultsOf({ a, b }: Both): Promise<readonly [a: Results, b: Results]> {
  return [await experimentOf(a).results(), await experimentOf(b).results()];
}

function comparedOf(a: Results, b: Results): Comparison {
  return compare(
    { file: 'A', results: a.map(recordedOf) },
    { file: 'B', results: b.map(recordedOf) },
  );
}

/** That one is an attack and the other a duel, or that they have different rules; undefined of one kind. */
function differentKinds([a]: Results, [b]: Results): string | undefined {
  if (!a || !b) return undefined;
  const [ofA, ofB] = [rulesetOf(a.scenario), rulesetOf(b.scenario)];
  if (ofA === ofB) return undefined;
  if (ofA.name !== ofB.name) {
    return `A goes by ${ofA.title}, B by ${ofB.title}: their odds are of different games and have no common measure.`;
  }
  const [[, one], [, other]] = [ofA.trial, ofB.trial];
  return `A is about ${one}, B about ${other}: their percentages are of different things and are not compared.`;
}

function differentQuestions([a]: Results, [b]: Results): string | undefined {
  const [ofA, ofB] = [a?.question.text, b?.question.text];
  if (ofA === undefined || ofB === undefined || ofA === ofB) return undefined;
  return `A asks "${ofA}", B asks "${ofB}": the two percentages above answer different questions. What both measure is compared below.`;
}

const CHANGED = 'What was changed';

/** Values that are less likely on both sides are not drawn. */
const RARE = 0.0005;

function distributionOf(one: MeasureDifference): PairedDistribution[] {
  const { measure, outcomes } = one;
  if (measure.kind === 'flag' || isSame(one)) return [];
  const rows = outcomes.flatMap(({ value, exact, atLeast }): PairedRow[] => {
    if (!exact) return [];
    const more = atLeast?.exact;
    return [
      {
        value,
        exactly: [fractionValue(exact.a), fractionValue(exact.b)],
        ...(more && { atLeast: [fractionValue(more.a), fractionValue(more.b)] as const }),
      },
    ];
  });
  const shown = rows.filter(({ exactly }) => Math.max(...exactly) >= RARE);
  return [{ name: measure.name, title: measure.title, rows: shown }];
}
