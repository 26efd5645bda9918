/* Request and answer for one part of a sweep, computed by a worker thread. */

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

/** A few combinations of a sweep, with the data that all of them share. Plain data. */
export interface SweepPart {
  /** The index of the part. */
  readonly part: number;
  /** At least two cases, so that they are treated as a sweep. */
  readonly asked: FightsAsked;
  /**
   * The question of the whole sweep; if absent, the default question for these cases is requested.
   */
  readonly question?: Question;
  /** If present, results are written as JSON, with or without fractions. */
  readonly written?: { readonly fractions: boolean };
}

/**
 * Exact results, without data that the requester has, or as JSON, item by item; or the default
 * question for the cases.
 */
export type PartAnswer =
  | { readonly results: readonly Omit<Result, keyof Case>[] }
  | { readonly items: readonly string[] }
  | { readonly usual: readonly UsualOf[] };

/** A function that answers requests for parts of one sweep. Its calls share outcomes. */
export function partAnswers(): (request: SweepPart) => Steps<PartAnswer> {
  const compiled = new Map<number, readonly Noted[]>();
  const memory = outcomeMemory();
  return function* ({ part, asked, question, written }) {
    const known = compiled.get(part);
    const plans = known ?? (yield* compilePlans(asked));
    if (!question) {
      const usual = yield* inTurn(plans, ({ plan }) => usualOf(plan, memory));
      if (written && plans.every(({ plan }) => isAttack(plan))) {
        // Fights with too many ends are found here, before anything is written. The plans of all
        // attacks of a large sweep would fill the memory, so they are compiled again later.
        yield* prepareCases({ plans, question: mostUsual(usual) }, asked, memory);
      } else compiled.set(part, plans);
      return { usual };
    }
    compiled.delete(part);
    const decided = yield* plansFor(question, asked, plans);
    const { cases } = yield* prepareCases({ plans: decided, question }, asked, memory);
    const results = yield* inTurn(cases, (one) => resultOf(one, question, asked, true));
    if (written) {
      return { items: results.map((one) => jsonItem(writtenResult(one, written.fractions))) };
    }
    return { results: results.map(({ combination, labels, scenario, ...result }) => result) };
  };
}
