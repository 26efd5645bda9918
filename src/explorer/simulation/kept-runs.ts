import { canonicalText } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Both } from '../engine/answers/comparison.ts';
import type { Run } from './run.ts';
import type { Simulated } from './simulator.ts';

/* Simulations that came to an end, by their documents: Back, undo and another panel lead back to what was rolled. */

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

/** The kinds of fights that have no exact odds, but games that are played. */
export const PLAYED_FIGHTS: readonly unknown[] = ['battle', 'armies'];

/** Two documents to compare, with the results of those that were played. */
export function withPlayed(a: ExperimentDocument, b: ExperimentDocument): Both {
  const [ofA, ofB] = [a, b].map((document) => simulatedOf(document)?.recorded);
  return { a, b, played: { ...(ofA && { a: ofA }), ...(ofB && { b: ofB }) } };
}

/** What a document was simulated to; undefined where it was not, or not on this page. */
export function simulatedOf(document: ExperimentDocument): Simulated | undefined {
  return keptRun(document)?.end;
}
