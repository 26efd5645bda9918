import type * as z from 'zod';
import { rulesetNamed } from '../rules/rulesets.ts';
import type { Surroundings } from '../rules/surroundings.ts';
import { blamed } from '../words/problem.ts';
import { check } from './check.ts';
import { checkMeasures } from './check-measures.ts';
import { type Case, type Experiment, USUAL_SEED, USUAL_TRIALS } from './experiment.ts';
import { readQuestion } from './read-question.ts';
import { experimentSchema, headSchema } from './schema.ts';
import { blameVary, combinations, withValues } from './sweep.ts';
import { recorded } from './written.ts';

/** Checks and lowers the data of an experiment; problems are given by path alone. */
export function readExperiment(data: unknown, surroundings: Surroundings): Experiment {
  const head = check(headSchema, data);
  const ruleset = rulesetNamed(head.rules);
  const schema = experimentSchema(ruleset);
  const cases: Case[] = [];
  const files = new Map<string, unknown>();
  const around = recorded(surroundings, files);
  let first: z.output<typeof schema> | undefined;
  for (const combination of combinations(head.vary)) {
    try {
      const document = check(schema, withValues(data as object, combination));
      first ??= document;
      cases.push({ combination, scenario: ruleset.read(document, around) });
    } catch (error) {
      throw blamed(error, (problem) => blameVary(problem, combination, head.vary));
    }
  }
  if (!first) throw new Error('an experiment has at least one combination');
  checkMeasures(first.measures ?? [], ruleset, cases);
  const question =
    first.question === undefined ? undefined : readQuestion(first.question, ruleset, cases);
  return {
    name: first.name,
    ...(first.description === undefined ? {} : { description: first.description }),
    seed: first.seed ?? USUAL_SEED,
    effort:
      first.precision === undefined
        ? { trials: first.trials ?? USUAL_TRIALS }
        : { precision: first.precision },
    ...(question && { question }),
    ...(first.measures === undefined ? {} : { measures: first.measures }),
    vary: head.vary ?? {},
    cases,
    written: { document: data, files },
  };
}
