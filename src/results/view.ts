import type { Outcome } from '../rules/plan.ts';

/** What can come of a fight, as far as one view of it tells things apart. */
export interface ViewRow {
  readonly outcome: Outcome;
  /** Of the view's total; 0 of what cannot happen and was counted all the same. */
  readonly weight: bigint;
  /** How often the simulation came to it. */
  readonly count: number;
}

/**
 * Everything that can come of a fight: weights that add up to the total, counts that add up to the
 * trials. An attack has one view that tells all its measures; a fight of many throws has several.
 */
export interface View {
  readonly rows: readonly ViewRow[];
  readonly total: bigint;
  tells(measure: string): boolean;
  /** The weights are known to about 1e-12 only. */
  readonly isRounded?: true;
  /** Means of measures whose highest values are not told apart. */
  readonly means?: Readonly<Record<string, number>>;
}

/** What is known of a fight. */
export interface Viewed {
  readonly views: readonly View[];
  /** Whether exact probabilities are to be given. */
  readonly exact: boolean;
  /** How many trials were simulated; absent: none. */
  readonly trials?: number;
}

/** The first view that tells all of some measures. */
export function viewOf({ views }: Viewed, measures: readonly string[]): View {
  const found = views.find((view) => measures.every((measure) => view.tells(measure)));
  if (!found) throw new Error(`${measures.join(', ')} are not told together`);
  return found;
}
