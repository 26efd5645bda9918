import type { Verdict } from './door.ts';

/** Inputs of one door that are tried in sequence. They follow from the seed. */
export interface Batch {
  readonly door: string;
  readonly seed: number;
  readonly runs: number;
  /** Milliseconds that one input may take. */
  readonly patience: number;
}

/** The results of a batch. */
export interface Report {
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** The error, and the smallest input found that causes it. */
  readonly failure?: string;
}
