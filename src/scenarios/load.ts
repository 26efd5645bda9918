import { dirname, resolve } from 'node:path';
import type * as z from 'zod';
import type { Surroundings } from '../rules/ruleset.ts';
import { rulesetNamed } from '../rules/rulesets.ts';
import { BadInput, shortened, shown } from '../words/problem.ts';
import { check } from './check.ts';
import { checkMeasures } from './check-measures.ts';
import { type PlacedDocument, parseYaml, type WrittenNumber } from './document.ts';
import { type Case, type Experiment, USUAL_SEED, USUAL_TRIALS } from './experiment.ts';
import { readText } from './read-file.ts';
import { experimentSchema, headSchema, SEED_FORMS } from './schema.ts';
import { blameVary, combinations, withValues } from './sweep.ts';
import { recorded } from './written.ts';

/**
 * Loads an experiment file.
 *
 * @throws BadInput with file, line, column, field, what was found and what is allowed
 */
export function loadExperiment(file: string): Experiment {
  const text = readText(file);
  const document = parseYaml(text, file);
  const experiment = placed(document, () => {
    checkSeed(document.numberAt(['seed']));
    return readExperiment(document.data, surroundingsOf(file));
  });
  return { ...experiment, source: { file, text } };
}

/** A number that is not the text that was written would be another seed, and nobody would know. */
function checkSeed(seed: WrittenNumber | undefined): void {
  if (!seed || seed.written === String(seed.value)) return;
  const found = `${shortened(seed.written)}, which as a number is ${seed.value}`;
  throw new BadInput({ path: ['seed'], found, allowed: SEED_FORMS });
}

/** Files that a document names are found beside it, and their mistakes named in them. */
export function surroundingsOf(file: string): Surroundings {
  return {
    readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T {
      const found = resolve(dirname(file), path);
      const document = parseYaml(textOf(found, path, at), path);
      return placed(document, () => check(schema, document.data));
    },
  };
}

/** A file that cannot be read is a mistake of the document that names it. */
function textOf(found: string, path: string, at: readonly (string | number)[]): string {
  try {
    return readText(found);
  } catch (error) {
    throw blamed(error, (problem) => ({
      path: at,
      found: `${shown(path)}: ${problem.found}`,
      allowed: problem.allowed,
    }));
  }
}

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
  return {
    name: first.name,
    ...(first.description === undefined ? {} : { description: first.description }),
    seed: first.seed ?? USUAL_SEED,
    effort:
      first.precision === undefined
        ? { trials: first.trials ?? USUAL_TRIALS }
        : { precision: first.precision },
    ...(first.measures === undefined ? {} : { measures: first.measures }),
    vary: head.vary ?? {},
    cases,
    written: { document: data, files },
  };
}

function placed<T>(document: PlacedDocument, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // A problem that already has a place is of another file.
    throw blamed(error, (problem) => (problem.place ? problem : document.locate(problem)));
  }
}

function blamed(error: unknown, where: (problem: BadInput['problems'][number]) => typeof problem) {
  return error instanceof BadInput ? new BadInput(...error.problems.map(where)) : error;
}
