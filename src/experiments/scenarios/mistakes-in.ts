import {
  isMapping,
  listed,
  Mistakes,
  nearest,
  own,
  type Problem,
  shown,
} from '../../base/index.ts';
import {
  LONGEST_QUESTION,
  type Reading,
  type Ruleset,
  type Surroundings,
} from '../../rules/index.ts';
import { fightTold, ruleNames, rulesetNamed, rulesets } from '../registry/rulesets.ts';
import type { Case } from './experiment.ts';
import { checkMeasures, readQuestion } from './read-question.ts';
import {
  checkFight,
  commonKeys,
  experimentSchema,
  headSchema,
  partialExperimentSchema,
} from './schema.ts';
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
  const misspelt = misspeltKind(data);
  if (!misspelt) return mistakesOfKind(data, surroundings, reading, first);
  const { written, meant, renamed } = misspelt;
  const others = mistakesOfKind(renamed, surroundings, reading, []).map((one) =>
    one.place === undefined && one.path[0] === meant
      ? { ...one, path: [written, ...one.path.slice(1)] }
      : one,
  );
  const found = `the unknown key ${shown(written)}`;
  const [allowed, sentence] = [`the key ${meant}`, `there is no key ${shown(written)}`];
  return [{ path: [written], atKey: true, found, allowed, sentence, nearest: [meant] }, ...others];
}

/** The same of data whose keys tell the kind of fight that is meant. */
function mistakesOfKind(
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
    const tried = lookedAt(data as object, variedValues(vary)).map((combination) => {
      const found = new Mistakes();
      const cases = caseOf(data as object, combination, vary, ruleset, around, reading, found);
      return { combination, cases, problems: found.problems };
    });
    const cases = tried.flatMap((one) => one.cases);
    mistakes.add(
      ...blameValues(tried, vary)
        .map((one) => (one.place ? one : { ...one, path: head.original(one.path) }))
        .map((one) => ofOtherKinds(one, ruleset)),
    );
    const { measures, question } = data as { measures?: unknown; question?: unknown };
    if (cases.length > 0) {
      const names = Array.isArray(measures) ? measures : [];
      mistakes.in(() => checkMeasures(names, ruleset, cases));
    }
    // The schema has told that a question is too long.
    if (typeof question === 'string' && question.length <= LONGEST_QUESTION)
      mistakes.in(() => readQuestion(question, ruleset, cases));
  }
  const { problems } = mistakes;
  return once(problems.length > 0 ? problems : first);
}

/** A key that is nearly one by which a document tells its kind of fight, such as `turns`. */
function misspeltKind(data: unknown) {
  if (!isMapping(data)) return undefined;
  const telling = rulesets().flatMap(({ toldBy }) => toldBy ?? []);
  if (telling.some((key) => Object.hasOwn(data, key))) return undefined;
  const known = [...commonKeys(), ...rulesets().flatMap(({ fields }) => Object.keys(fields))];
  for (const written of Object.keys(data)) {
    if (known.includes(written)) continue;
    const [meant = ''] = nearest(written, known);
    if (!telling.includes(meant)) continue;
    const entries = Object.entries(data).map(([key, value]) => [
      key === written ? meant : key,
      value,
    ]);
    return { written, meant, renamed: Object.fromEntries(entries) as object };
  }
  return undefined;
}

/** Of a key that other kinds of fights have: which; of one that is like such a key: that it may be meant. */
function ofOtherKinds(problem: Problem, ruleset: Ruleset): Problem {
  const [key] = problem.path[0] === 'vary' ? String(problem.path[1]).split('.') : problem.path;
  if (problem.place || !problem.atKey || problem.found !== `the unknown key ${shown(key)}`)
    return problem;
  const others = rulesets().filter((one) => one !== ruleset);
  const homes = others.filter(({ fields }) => own(fields, String(key)));
  if (homes.some(({ toldBy }) => toldBy === key)) {
    const found = `a field of ${shown(key)}, which this experiment does not have`;
    return { ...problem, found, allowed: 'fields of what it has', nearest: [] };
  }
  if (homes.length > 0) {
    const ofGame = homes.filter(({ name }) => name === ruleset.name);
    const kinds = (ofGame.length > 0 ? ofGame : homes).map((one) => kindText(one, ruleset));
    const found = `${problem.found}, known only with ${listed([...new Set(kinds)], 'or')}`;
    return { ...problem, found };
  }
  if (problem.nearest?.length) return problem;
  const known = others.flatMap(({ fields }) => Object.keys(fields));
  return { ...problem, nearest: nearest(String(key), [...new Set(known)]) };
}

/** How a document says that it is of a kind of fight, as it differs from another. */
function kindText({ name, fight, toldBy }: Ruleset, other: Ruleset): string {
  if (name !== other.name) return `rules: ${name}`;
  if (toldBy !== undefined) return `the key ${toldBy}`;
  return fight === undefined ? 'a single attack' : `fight: ${fight}`;
}

/** What was found in a combination. */
interface Tried {
  readonly combination: Combination;
  readonly problems: readonly Problem[];
}

/**
 * All that was found, where what only some values of a varied field bring about stands at these values:
 * the field that it shows in is as it should be.
 */
function blameValues(tried: readonly Tried[], vary: Vary): Problem[] {
  const keyOf = ({ path, found }: Problem) => JSON.stringify([path, found]);
  const sets = new Map<string, Set<Combination>>();
  for (const { combination, problems } of tried) {
    for (const problem of problems) {
      const key = keyOf(problem);
      sets.set(key, (sets.get(key) ?? new Set()).add(combination));
    }
  }
  const all = tried.map(({ combination }) => combination);
  return tried.flatMap(({ combination, problems }) =>
    problems.map((problem) => {
      const having = sets.get(keyOf(problem)) ?? new Set();
      if (problem.place || problem.path[0] === 'vary' || having.size === all.length) return problem;
      const field = Object.keys(combination).find((one) => decides(one, all, having));
      if (field === undefined) return problem;
      const { path } = blameVary({ ...problem, path: field.split('.') }, combination, vary);
      return { ...problem, path, atKey: false };
    }),
  );
}

/** Whether the value of a field alone says which of several combinations are in a set. */
function decides(
  field: string,
  all: readonly Combination[],
  set: ReadonlySet<Combination>,
): boolean {
  const known = new Map<unknown, boolean>();
  return all.every((one) => {
    const value = one[field];
    if (!known.has(value)) known.set(value, set.has(one));
    return known.get(value) === set.has(one);
  });
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
  const scenario = found.in(() =>
    ruleset.read(value, surroundings, { ...reading, refused, written: data }),
  );
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
    if (/^nothing\b/.test(found) && [...known.values()].some(isThere)) continue;
    const key = JSON.stringify([place, path, within, found]);
    if (!known.has(key)) known.set(key, problem);
  }
  return [...known.values()];
}
