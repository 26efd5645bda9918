import type { Reading } from '../rules/ruleset.ts';
import { rulesetNamed } from '../rules/rulesets.ts';
import type { Surroundings } from '../rules/surroundings.ts';
import { BadInput } from '../words/problem.ts';
import { check } from './check.ts';
import { checkMeasures } from './check-measures.ts';
import { type Case, type Experiment, USUAL_SEED, USUAL_TRIALS } from './experiment.ts';
import { mistakesIn } from './mistakes-in.ts';
import { readQuestion } from './read-question.ts';
import { experimentSchema, headSchema } from './schema.ts';
import { combinations, withValues } from './sweep.ts';
import { recorded } from './written.ts';

/**
 * Checks and lowers the data of an experiment.
 *
 * @throws BadInput with every mistake, by its path alone
 */
export function readExperiment(
  data: unknown,
  surroundings: Surroundings,
  reading: Pick<Reading, 'fromAnywhere'> = {},
): Experiment {
  try {
    return soundExperiment(data, surroundings, reading);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(...mistakesIn(data, surroundings, reading, error.problems));
  }
}

/** @throws BadInput with what is found first, as soon as anything is wrong */
function soundExperiment(
  data: unknown,
  surroundings: Surroundings,
  reading: Pick<Reading, 'fromAnywhere'>,
): Experiment {
  const head = check(headSchema, data);
  const ruleset = rulesetNamed(head.rules);
  const schema = experimentSchema(ruleset);
  const cases: Case[] = [];
  const files = new Map<string, unknown>();
  const around = recorded(surroundings, files);
  let first: ReturnType<typeof schema.parse> | undefined;
  for (const combination of combinations(head.vary)) {
    const document = check(schema, withValues(data as object, combination));
    const scenario = ruleset.read(document, around, reading);
    if (!scenario) throw new Error('what has passed the schema is complete');
    first ??= document;
    cases.push({ combination, scenario });
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
