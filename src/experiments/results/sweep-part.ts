/* A part of a sweep: the request to a worker thread, and the worker's answer. */

import { inTurn, jsonItem, type Steps } from '../../base/index.ts';
import { isAttack, mostUsual, type Question, type UsualOf } from '../../rules/index.ts';
import type { Case } from '../scenarios/experiment.ts';
import { resultOf } from './case-result.ts';
import { usualOf } from './for-question.ts';
import { writtenResult } from './format/write.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { type FightsAsked, playedFor, prepareCase } from './prepare.ts';
import type { Result } from './result.ts';
import { compileNoting, type Noted } from './rulings.ts';

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

/**
 * Returns a function that answers requests for parts of one sweep. Its calls share outcomes. Each case is finished before
 * the next one begins, so that little is in memory at a time.
 */
export function partAnswers(): (request: SweepPart) => Steps<PartAnswer> {
  const compiled = new Map<number, readonly (Noted | undefined)[]>();
  const memory = outcomeMemory();
  return function* ({ part, asked, question, written }) {
    const known = compiled.get(part) ?? [];
    const planOf = function* ({ scenario }: Case, i: number): Steps<Noted> {
      return known[i] ?? (yield* compileNoting(scenario, asked.question));
    };
    if (!question) {
      const plans: (Noted | undefined)[] = [];
      const usual = yield* inTurn(asked.cases, function* (of, i) {
        const noted = yield* planOf(of, i);
        const usual = yield* usualOf(noted.plan, memory);
        // Preparing the case finds a fight with too many ends before anything is written. The plan is then dropped and
        // compiled again later, since the plans of all attacks of a large sweep would fill the memory.
        const isDropped = written && isAttack(noted.plan);
        if (isDropped)
          yield* prepareCase(of, { noted, question: mostUsual([usual]) }, asked, memory);
        plans.push(isDropped ? undefined : noted);
        return usual;
      });
      compiled.set(part, plans);
      return { usual };
    }
    compiled.delete(part);
    const resultIn = function* (of: Case, i: number): Steps<Result> {
      const noted = yield* playedFor(question, of.scenario, yield* planOf(of, i));
      const prepared = yield* prepareCase(of, { noted, question }, asked, memory);
      return yield* resultOf(prepared, question, asked, true);
    };
    if (written) {
      const items = yield* inTurn(asked.cases, function* (of, i) {
        return jsonItem(writtenResult(yield* resultIn(of, i), written.fractions));
      });
      return { items };
    }
    const results = yield* inTurn(asked.cases, resultIn);
    return { results: results.map(({ combination, labels, scenario, ...result }) => result) };
  };
}
