import { compare } from '../../../comparison/compare.ts';
import type { MeasureDifference } from '../../../comparison/comparison.ts';
import type { Block } from '../../../report/blocks.ts';
import { comparisonBlocks } from '../../../report/comparison/blocks.ts';
import { isSame } from '../../../report/comparison/quantity.ts';
import { recordedOf } from '../../../results/format/recorded-of.ts';
import { fractionValue } from '../../../statistics/fraction.ts';
import type { ExperimentDocument } from '../../document.ts';
import { exactResults } from '../exact-results.ts';

/** Two experiments side by side, as `knockback compare` tells them, exact odds alone. */
export interface ToldComparison {
  readonly headline: string;
  /** The fields in which they differ, in words; none of sweeps that differ in more than one way. */
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

/** @throws BadInput where they have nothing in common, and for mistakes in either */
export async function comparison(asked: {
  readonly a: ExperimentDocument;
  readonly b: ExperimentDocument;
}): Promise<ToldComparison> {
  const [a, b] = [await exactResults(asked.a), await exactResults(asked.b)];
  const compared = compare(
    { file: 'A', results: a.results.map(recordedOf) },
    { file: 'B', results: b.results.map(recordedOf) },
  );
  const [headline, ...others] = comparisonBlocks(compared);
  const changed = others.find((block) => block.kind === 'list' && block.title === CHANGED);
  const [pair, ...more] = compared.pairs;
  return {
    headline: headline?.kind === 'headline' ? headline.text : '',
    changes: changed?.kind === 'list' ? changed.items : [],
    // What is compared stands beside it on the page.
    blocks: others.filter(
      (block) => block !== changed && !(block.kind === 'list' && block.title === 'Compared'),
    ),
    distributions: pair && more.length === 0 ? pair.measures.flatMap(distributionOf) : [],
  };
}

const CHANGED = 'What was changed';

/** What is less likely on both sides is not drawn. */
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
