/*
 * Finished simulations by document, so that their results are still available after Back, after undo, and in other
 * panels.
 */

import { canonicalText } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Both } from '../engine/answers/comparison.ts';
import type { Run } from './run.ts';
import type { Simulated } from './simulator.ts';

const MOST_KEPT = 20;

const kept = new Map<string, Run>();

export function keepRun(document: ExperimentDocument, run: Run): void {
  const key = canonicalText(document);
  kept.delete(key);
  kept.set(key, run);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

export function keptRun(document: ExperimentDocument): Run | undefined {
  return kept.get(canonicalText(document));
}

/** The kinds of fights that have no exact odds, so that their games must be played. */
export const PLAYED_FIGHTS: readonly unknown[] = ['battle', 'armies'];

/** Two documents to compare. The results of any document that was simulated and has no exact odds are included. */
export function withPlayed(a: ExperimentDocument, b: ExperimentDocument): Both {
  const [ofA, ofB] = [a, b].map((document) => simulatedOf(document)?.recorded);
  return { a, b, played: { ...(ofA && { a: ofA }), ...(ofB && { b: ofB }) } };
}

/** The simulated result of a document; undefined if it was not simulated, or if the result is no longer kept. */
export function simulatedOf(document: ExperimentDocument): Simulated | undefined {
  return keptRun(document)?.end;
}
