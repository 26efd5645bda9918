import type { Reading, Ruleset } from '../rules/ruleset.ts';
import { fightTold, ruleNames, rulesetNamed } from '../rules/rulesets.ts';
import type { Surroundings } from '../rules/surroundings.ts';
import { Mistakes } from '../words/mistakes.ts';
import { nearest } from '../words/nearest.ts';
import type { Problem } from '../words/problem.ts';
import { checkMeasures } from './check-measures.ts';
import type { Case } from './experiment.ts';
import { readQuestion } from './read-question.ts';
import { checkFight, experimentSchema, headSchema, partialExperimentSchema } from './schema.ts';
import { soundPart } from './sound-part.ts';
import {
  blameVary,
  type Combination,
  combinations,
  everyValueOnce,
  sweepProblems,
  withSoundValues,
} from './sweep.ts';
import { readVary, readVaryAnyway, type Vary, variedValues } from './vary.ts';

/** Combinations that are looked at for mistakes, fewer of them in a large document. */
const MOST_LOOKED_AT = 500;
const MOST_TEXT_LOOKED_AT = 1_000_000;

/**
 * Every mistake in the data of an experiment that was refused: those of all combinations, and also
 * those that only show once others are out of the way. Each is told once, however many combinations
 * have it.
 *
 * @param first what the experiment was refused for
 * @returns problems by their paths; those of other files with their places
 */
export function mistakesIn(
  data: unknown,
  surroundings: Surroundings,
  reading: Pick<Reading, 'fromAnywhere'>,
  first: readonly Problem[],
): Problem[] {
  const mistakes = new Mistakes();
  const head = soundPart(headSchema(), headSchema(), data);
  mistakes.add(...head.problems);
  const written = head.value?.vary ?? {};
  const vary = mistakes.in(() => readVary(written)) ?? readVaryAnyway(written);
  const ruleset = head.value && meantRules(data, head.value, head.refused, mistakes);
  if (ruleset) {
    mistakes.add(...sweepProblems(variedValues(vary)));
    const around = remembered(surroundings);
    const found = new Mistakes();
    const cases = lookedAt(data as object, variedValues(vary)).flatMap((combination) =>
      caseOf(data as object, combination, vary, ruleset, around, reading, found),
    );
    mistakes.add(
      ...found.problems.map((one) => (one.place ? one : { ...one, path: head.original(one.path) })),
    );
    const { measures, question } = data as { measures?: unknown; question?: unknown };
    if (cases.length > 0) {
      const names = Array.isArray(measures) ? measures : [];
      mistakes.in(() => checkMeasures(names, ruleset, cases));
    }
    if (typeof question === 'string') mistakes.in(() => readQuestion(question, ruleset, cases));
  }
  const { problems } = mistakes;
  return once(problems.length > 0 ? problems : first);
}

/** The rules that were written, or else are most likely meant; undefined where that cannot be told. */
function meantRules(
  data: unknown,
  { rules, fight }: { rules: string; fight?: string | undefined },
  refused: ReadonlySet<string>,
  mistakes: Mistakes,
): Ruleset | undefined {
  if (refused.has('fight')) return undefined;
  const name = refused.has('rules') ? meantName(data) : rules;
  if (name === undefined) return undefined;
  return mistakes.in(() => {
    const head = { ...(data as object), rules: name, fight };
    checkFight(head);
    return rulesetNamed(name, fightTold(head));
  });
}

function meantName(data: unknown): string | undefined {
  const { rules: written } = data as { rules?: unknown };
  const [meant] = typeof written === 'string' ? nearest(written, ruleNames()) : [];
  return meant;
}

/** Combinations with every value at least, and as many more as there is time for. */
function lookedAt(data: object, vary: Readonly<Record<string, readonly unknown[]>>): Combination[] {
  const size = JSON.stringify(data)?.length ?? 1;
  const most = Math.min(MOST_LOOKED_AT, Math.ceil(MOST_TEXT_LOOKED_AT / size));
  const every = everyValueOnce(vary);
  const others = sweepProblems(vary).length > 0 ? [] : combinations(vary);
  return [...every, ...others].slice(0, Math.max(most, 1));
}

/** The case of a combination, where the fight in it has no mistakes. */
function caseOf(
  data: object,
  combination: Combination,
  vary: Vary,
  ruleset: Ruleset,
  surroundings: Surroundings,
  reading: Pick<Reading, 'fromAnywhere'>,
  mistakes: Mistakes,
): Case[] {
  const placed = withSoundValues(data, combination);
  const ofVary = (problem: Problem) =>
    problem.place ? problem : blameVary(problem, combination, vary);
  const sound = soundPart(experimentSchema(ruleset), partialExperimentSchema(ruleset), placed.data);
  mistakes.add(...[...placed.problems, ...sound.problems].map(ofVary));
  const { value, refused } = sound;
  if (!value) return [];
  const found = new Mistakes();
  const scenario = found.in(() => ruleset.read(value, surroundings, { ...reading, refused }));
  mistakes.add(
    ...found.problems.map((one) =>
      one.place ? one : ofVary({ ...one, path: sound.original(one.path) }),
    ),
  );
  const isWhole = !Object.keys(ruleset.fields).some((key) => refused.has(key));
  return scenario && isWhole ? [{ combination, labels: {}, scenario }] : [];
}

/** Each file is read once, however many combinations name it. */
function remembered(surroundings: Surroundings): Surroundings {
  const read = new Map<string, () => unknown>();
  return {
    ...surroundings,
    readFile<T>(...[path, schema, at]: Parameters<typeof surroundings.readFile<T>>): T {
      const key = JSON.stringify([path, at]);
      const known = read.get(key) ?? kept(() => surroundings.readFile(path, schema, at));
      read.set(key, known);
      return known() as T;
    },
  };
}

/** What some work comes to, its refusal too. */
function kept(work: () => unknown): () => unknown {
  try {
    const done = work();
    return () => done;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/**
 * Every problem once: at one place, the first that says what was found there. What was refused is not
 * missing as well.
 */
function once(problems: readonly Problem[]): Problem[] {
  const known = new Map<string, Problem>();
  for (const problem of problems) {
    const { place, path, within, found } = problem;
    const isThere = (one: Problem) =>
      one.place === place && path.every((key, i) => one.path[i] === key);
    if (found === 'nothing' && [...known.values()].some(isThere)) continue;
    const key = JSON.stringify([place, path, within, found]);
    if (!known.has(key)) known.set(key, problem);
  }
  return [...known.values()];
}
