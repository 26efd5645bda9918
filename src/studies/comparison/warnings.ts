/* Warnings about a comparison, as data; the report puts them into words. */

import type { Combination, Labels } from '../../experiments/index.ts';
import { type Comparison, isBeyondChance, type Pair } from './comparison.ts';

/** What a reader should know before trusting a comparison: what was observed, and what would help. */
export type ComparisonWarning =
  /** The simulations do not show whether a measure differs. */
  | {
      readonly kind: 'notToldApart';
      readonly measure: string;
      readonly title: string;
      readonly combination: Combination;
      readonly labels?: Labels;
      /** The trials of A and B; 0 for a side that was not simulated. */
      readonly trials: readonly [a: number, b: number];
      /** Trials per side needed for 80% power; absent if no difference is seen. */
      readonly needed?: number;
      /** The difference from which `needed` is computed: exact or observed. */
      readonly from?: 'exact' | 'seen';
    }
  /** One side has only exact odds, the other only a simulation. */
  | { readonly kind: 'oneSided'; readonly exact: 'A' | 'B' }
  /** Both sides were rolled from the same seed. */
  | { readonly kind: 'sameSeed' | 'sameSample'; readonly seed: string }
  /** Both sides have the same scenario, so any difference is due to chance. */
  | { readonly kind: 'sameScenario' }
  | { readonly kind: 'interrupted'; readonly side: 'A' | 'B' }
  /** The exact odds are the same, but the samples still differ beyond chance. */
  | {
      readonly kind: 'falseAlarm';
      readonly measure: string;
      readonly title: string;
      readonly combination: Combination;
      readonly labels?: Labels;
    };

export function comparisonWarnings({ pairs }: Comparison): ComparisonWarning[] {
  const all = pairs.flatMap((pair) => [...ofPair(pair), ...ofMeasures(pair)]);
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()];
}

function ofPair({ a, b, samples, changes }: Pair): ComparisonWarning[] {
  const seed = a.simulation?.seed ?? '';
  const isInterrupted = ({ simulation }: typeof a) => simulation?.status === 'interrupted';
  return [
    ...(isInterrupted(a) ? [{ kind: 'interrupted', side: 'A' } as const] : []),
    ...(isInterrupted(b) ? [{ kind: 'interrupted', side: 'B' } as const] : []),
    ...(samples === 'againstExact'
      ? [{ kind: 'oneSided', exact: a.simulation ? 'B' : 'A' } as const]
      : []),
    ...(samples === 'same' ? [{ kind: 'sameSample', seed } as const] : []),
    ...(samples === 'related' ? [{ kind: 'sameSeed', seed } as const] : []),
    ...(samples !== 'same' && changes.length === 0 ? [{ kind: 'sameScenario' } as const] : []),
  ];
}

function ofMeasures({
  a,
  b,
  combination,
  labels,
  samples,
  changes,
  measures,
}: Pair): ComparisonWarning[] {
  const trials = [a.simulation?.trials ?? 0, b.simulation?.trials ?? 0] as const;
  if (!samples || samples === 'same') return [];
  return measures.flatMap((one): ComparisonWarning[] => {
    const { measure, verdict, outcomes, needed } = one;
    const about = {
      measure: measure.name,
      title: measure.title,
      combination,
      ...(Object.keys(labels).length > 0 && { labels }),
    };
    if (verdict === 'same') return isBeyondChance(one) ? [{ kind: 'falseAlarm', ...about }] : [];
    const isOpen = outcomes.some(({ simulated }) => simulated) && outcomes.length > 1;
    // If both sides have the same scenario, there is no difference to find.
    if (!isOpen || isBeyondChance(one) || changes.length === 0) return [];
    return [
      {
        kind: 'notToldApart',
        ...about,
        trials,
        ...(needed && { needed: needed.trials, from: needed.from }),
      },
    ];
  });
}
