/* A part of a sweep: the request to a worker thread, and the worker's answer. */

import { inTurn, jsonItem, type Steps } from '../../base/index.ts';
import { isAttack, mostUsual, type Question, type UsualOf } from '../../rules/index.ts';
import type { Case } from '../scenarios/experiment.ts';
import { resultOf } from './case-result.ts';
import { usualOf } from './for-question.ts';
import { writtenResult } from './format/write.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { compilePlans, type FightsAsked, plansFor, prepareCases } from './prepare.ts';
import type { Result } from './result.ts';
import type { Noted } from './rulings.ts';

/** A few combinations of a sweep, and what all combinations of the sweep have in common, as plain data. */
export interface SweepPart {
  /** The index of the part. */
  readonly part: number;
  /** The cases of this part; at least two, so that they are treated as a sweep. */
  readonly asked: FightsAsked;
  /** The question of the whole sweep. If absent, the answer is the default question of each case. */
  readonly question?: Question;
  /** If present, results are written as JSON; `fractions` says whether exact odds are also given as fractions. */
  readonly written?: { readonly fractions: boolean };
}

/**
 * The answer to a request: exact results without the data that the requester already has, or the results as JSON item
 * by item, or the default question of each case.
 */
export type PartAnswer =
  | { readonly results: readonly Omit<Result, keyof Case>[] }
  | { readonly items: readonly string[] }
  | { readonly usual: readonly UsualOf[] };

/** Returns a function that answers requests for parts of one sweep. Its calls share outcomes. */
export function partAnswers(): (request: SweepPart) => Steps<PartAnswer> {
  const compiled = new Map<number, readonly Noted[]>();
  const memory = outcomeMemory();
  return function* ({ part, asked, question, written }) {
    const known = compiled.get(part);
    const plans = known ?? (yield* compilePlans(asked));
    if (!question) {
      const usual = yield* inTurn(plans, ({ plan }) => usualOf(plan, memory));
      if (written && plans.every(({ plan }) => isAttack(plan))) {
        // Preparing the cases finds fights with too many ends before anything is written. The plans are then dropped
        // and compiled again later, since the plans of all attacks of a large sweep would fill the memory.
        yield* prepareCases({ plans, question: mostUsual(usual) }, asked, memory);
      } else compiled.set(part, plans);
      return { usual };
    }
    compiled.delete(part);
    const decided = yield* plansFor(question, asked, plans);
    const { cases } = yield* prepareCases({ plans: decided, question }, asked, memory);
    if (written) {
      // Each result is written before the next one is computed, so that only their texts are in memory together.
      const items = yield* inTurn(cases, function* (one) {
        const result = yield* resultOf(one, question, asked, true);
        return jsonItem(writtenResult(result, written.fractions));
      });
      return { items };
    }
    const results = yield* inTurn(cases, (one) => resultOf(one, question, asked, true));
    return { results: results.map(({ combination, labels, scenario, ...result }) => result) };
  };
}
