import { inTurn, type Steps } from '../../base/index.ts';
import type { Question, UsualOf } from '../../rules/index.ts';
import type { Case } from '../scenarios/experiment.ts';
import { resultOf } from './case-result.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { compilePlans, type FightsAsked, plansFor, prepareCases } from './prepare.ts';
import type { Result } from './result.ts';
import type { Noted } from './rulings.ts';

/** A few combinations of a sweep, and what belongs to all of it: plain data. */
export interface SweepPart {
  /** Its number. */
  readonly part: number;
  /** With at least two cases, so that they are a sweep. */
  readonly asked: FightsAsked;
  /** The question of the whole sweep; absent: what is usual for these cases is wanted. */
  readonly question?: Question;
}

/** Exact results without what the asker knows, or what is usual to ask of the cases. */
export type PartAnswer =
  | { readonly results: readonly Omit<Result, keyof Case>[] }
  | { readonly usual: readonly UsualOf[] };

/** Answers requests for parts of one sweep: those of one function share what attacks come to. */
export function partAnswers(): (request: SweepPart) => Steps<PartAnswer> {
  const compiled = new Map<number, readonly Noted[]>();
  const memory = outcomeMemory();
  return function* ({ part, asked, question }) {
    const known = compiled.get(part);
    const plans = known ?? (yield* compilePlans(asked));
    if (!question) {
      compiled.set(part, plans);
      return { usual: plans.map(({ plan }) => usualOf(plan.account)) };
    }
    compiled.delete(part);
    const decided = yield* plansFor(question, asked, plans);
    const { cases } = yield* prepareCases({ plans: decided, question }, asked, memory);
    const results = yield* inTurn(cases, function* (one) {
      const whole = yield* resultOf(one, question, asked, true);
      const { combination, labels, scenario, ...result } = whole;
      return result;
    });
    return { results };
  };
}

function usualOf({ usualQuestion, usualAmongMany, usualWithoutNames }: UsualOf): UsualOf {
  return {
    usualQuestion,
    ...(usualAmongMany !== undefined && { usualAmongMany }),
    ...(usualWithoutNames !== undefined && { usualWithoutNames }),
  };
}
