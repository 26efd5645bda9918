import type { PageDecision, PagePlay, PageSequel } from './data.ts';

/** What was done, and what came of it. */
export interface Step {
  readonly choice: string;
  readonly sequel: PageSequel;
}

/** Where somebody is in the best play, and how it came to that. */
export interface Place {
  readonly decision: PageDecision;
  /** From the beginning; empty there. */
  readonly steps: readonly Step[];
  /** The chance that it comes to this in this way. */
  readonly chance: number;
}

/**
 * The place that some sequels lead to, one after another.
 *
 * @param taken the number of a sequel at each decision, from 0
 */
export function placeAfter({ decisions }: PagePlay, taken: readonly number[]): Place | undefined {
  let decision = decisions[0];
  const steps: Step[] = [];
  for (const i of taken) {
    const sequel = decision?.sequels[i];
    if (!decision || sequel?.next === undefined) return undefined;
    steps.push({ choice: decision.choice, sequel });
    decision = decisions[sequel.next];
  }
  const chance = steps.reduce((product, { sequel }) => product * sequel.probability, 1);
  return decision && { decision, steps, chance };
}

/** Chances are sums, which may miss 0 and 1 by as much as numbers are rounded. */
const ROUNDING = 1e-9;

/** How it ended for who plays for something, by the chance that is left of it; absent where that is open. */
export function endText(worth: number): string | undefined {
  if (worth > 1 - ROUNDING) return 'success';
  if (worth < ROUNDING) return 'no success';
  return undefined;
}
