/*
 * Finds all mistakes in a rejected experiment, including those hidden by other mistakes and those in only some
 * combinations of a sweep.
 */

import type * as z from 'zod';
import {
  BadInput,
  isMapping,
  listed,
  Mistakes,
  nearest,
  ownProperty,
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
import { check, isLackOf, MOST_PROBLEMS, meantPath } from './check.ts';
import type { Case } from './experiment.ts';
import { checkMeasures, readQuestion } from './read-question.ts';
import {
  checkFight,
  commonKeys,
  experimentSchema,
  headSchema,
  partialExperimentSchema,
} from './schema.ts';
import {
  blameVary,
  type Combination,
  combinations,
  everyValueOnce,
  sweepProblems,
  withSoundValues,
} from './sweep.ts';
import { readVary, readVaryAnyway, type Vary, variedValues } from './vary.ts';

type Path = Problem['path'];

/** The part of some data that a schema accepts. */
interface SoundPart<T> {
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** The top-level keys from which something was removed. */
  readonly refused: ReadonlySet<string>;
  /**
   * Converts a path in the value to the path in the original data; the two differ if an earlier list entry was removed.
   */
  original(path: Path): Path;
}

/**
 * The maximum number of rounds. Removing a mistake may reveal another on a different level, but documents have fewer
 * levels than this.
 */
const MOST_ROUNDS = 12;

/**
 * Removes everything that a schema rejects, so that the rest can be checked. If the rejected field or entry is
 * required, the next round rejects and removes its container.
 *
 * @param whole the schema of the data
 * @param part the same schema with every top-level key optional
 */
export function soundPart<T>(whole: z.ZodType, part: z.ZodType<T>, data: unknown): SoundPart<T> {
  const problems: Problem[] = [];
  const removed: Path[] = [];
  /** The paths of values that were present but wrong; unknown keys are not included. */
  const missed: Path[] = [];
  /** The paths that misspelled keys were meant for. */
  const misspelt: Path[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { rest, original } = without(data, removed);
    const refused = () => new Set(removed.map(([key]) => String(key)));
    try {
      const value = check(round === 0 ? (whole as z.ZodType<T>) : part, rest);
      return { value, problems, refused: refused(), original };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const found = error.problems.map((one) => ({ ...one, path: original(one.path) }));
      const isNews = (one: Problem) =>
        !isConsequence(one.path, removed, missed) &&
        !misspelt.some((path) => isLackOf(path, one)) &&
        !stoodInside(data, one.path, removed);
      problems.push(...found.filter(isNews));
      misspelt.push(...found.flatMap(meantPath));
      if (problems.length >= MOST_PROBLEMS) break;
      const before = removed.length;
      for (const { path, atKey } of found) {
        const next = removable(data, path, removed);
        removed.push(...next);
        if (!atKey) missed.push(...next);
      }
      const isAll = found.some(({ path }) => path.length === 0);
      if (isAll || (removed.length === before && round > 0)) break;
    }
  }
  return { value: undefined, problems, refused: new Set(), original: (path) => path };
}

/**
 * Whether a problem is only a consequence of a removal: it is at or within a removed path, or at the container of a
 * wrong value that was removed.
 */
function isConsequence(path: Path, removed: readonly Path[], missed: readonly Path[]): boolean {
  return (
    removed.some((gone) => leadsTo(gone, path)) ||
    missed.some((gone) => keyOf(gone.slice(0, -1)) === keyOf(path))
  );
}

/** Whether the missing value is inside a removed sibling, as in `{ card: { name: Viking } }`. */
function stoodInside(data: unknown, path: Path, removed: readonly Path[]): boolean {
  const [holder, key = ''] = [path.slice(0, -1), path.at(-1)];
  return (
    !isThere(data, path) &&
    removed.some(
      (gone) => keyOf(gone.slice(0, -1)) === keyOf(holder) && isThere(data, [...gone, key]),
    )
  );
}

/**
 * What to remove because of a mistake: the wrong value or, if a value is missing, the innermost container that exists.
 */
function removable(data: unknown, path: Path, removed: readonly Path[]): Path[] {
  const isGone = (at: Path) => !isThere(data, at) || removed.some((gone) => leadsTo(gone, at));
  let at = path;
  while (at.length > 0 && isGone(at)) at = at.slice(0, -1);
  return at.length > 0 ? [at] : [];
}

function isThere(data: unknown, path: Path): boolean {
  let inner = data;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return false;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return true;
}

/** Whether the second path equals the first or extends it. */
function leadsTo(path: Path, other: Path): boolean {
  return path.every((key, depth) => String(other[depth]) === String(key));
}

/** A copy of the data without the values at some paths. */
function without(data: unknown, removed: readonly Path[]) {
  const gone = new Set(removed.map(keyOf));
  /** For each shortened list, by its path in the data: the original indices of its entries. */
  const moved = new Map<string, readonly number[]>();
  const copy = (value: unknown, at: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => {
      const path = [...at, Array.isArray(value) ? Number(key) : key];
      return { key, inner, path };
    });
    const kept = entries.filter(({ path }) => !gone.has(keyOf(path)));
    if (!Array.isArray(value)) {
      return Object.fromEntries(kept.map(({ key, inner, path }) => [key, copy(inner, path)]));
    }
    if (kept.length < entries.length)
      moved.set(
        keyOf(at),
        kept.map(({ key }) => Number(key)),
      );
    return kept.map(({ inner, path }) => copy(inner, path));
  };
  const rest = removed.length === 0 ? data : copy(data, []);
  const original = (path: Path): Path => {
    const at: (string | number)[] = [];
    for (const key of path) {
      const stood = typeof key === 'number' ? moved.get(keyOf(at))?.[key] : undefined;
      at.push(stood ?? key);
    }
    return at;
  };
  return { rest, original };
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** The maximum number of combinations checked for mistakes, and the maximum total size of their text. */
const MOST_LOOKED_AT = 500;
const MOST_TEXT_LOOKED_AT = 1_000_000;

/**
 * Every mistake in a rejected experiment, in all combinations, including mistakes hidden by other mistakes. A mistake
 * that occurs in several combinations is reported once.
 *
 * @param first the problems for which the experiment was rejected
 * @returns problems with their paths; problems in other files also with their places
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
  const found = `unknown key ${shown(written)}`;
  const [allowed, sentence] = [`the key ${meant}`, `there is no key ${shown(written)}`];
  return [{ path: [written], atKey: true, found, allowed, sentence, nearest: [meant] }, ...others];
}

/** All mistakes in data whose kind of fight is known. */
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
    // If a question is too long, the schema has already reported it.
    if (typeof question === 'string' && question.length <= LONGEST_QUESTION)
      mistakes.in(() => readQuestion(question, ruleset, cases));
  }
  const { problems } = mistakes;
  return once(problems.length > 0 ? problems : first);
}

/** A misspelled key that, spelled correctly, would select a kind of fight, such as `turns`. */
function misspeltKind(data: unknown) {
  if (!isMapping(data)) return undefined;
  const telling = rulesets().flatMap(({ toldBy }) => toldBy ?? []);
  if (telling.some((key) => Object.hasOwn(data, key))) return undefined;
  const known = [...commonKeys(), ...rulesets().flatMap(({ fields }) => Object.keys(fields()))];
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

/** If the problem is an unknown key, adds which other kinds of fights have this key or a similar one. */
function ofOtherKinds(problem: Problem, ruleset: Ruleset): Problem {
  const [key] = problem.path[0] === 'vary' ? String(problem.path[1]).split('.') : problem.path;
  if (problem.place || !problem.atKey || problem.found !== `unknown key ${shown(key)}`)
    return problem;
  const others = rulesets().filter((one) => one !== ruleset);
  const homes = others.filter(({ fields }) => ownProperty(fields(), String(key)));
  if (homes.some(({ toldBy }) => toldBy === key)) {
    const found = `a field inside ${shown(key)}, but this experiment has no ${shown(key)}`;
    return { ...problem, found, allowed: 'a field that the experiment has', nearest: [] };
  }
  if (homes.length > 0) {
    const ofGame = homes.filter(({ name }) => name === ruleset.name);
    const kinds = (ofGame.length > 0 ? ofGame : homes).map((one) => kindText(one, ruleset));
    const found = `${problem.found}, which exists only with ${listed([...new Set(kinds)], 'or')}`;
    return { ...problem, found };
  }
  if (problem.nearest?.length) return problem;
  const known = others.flatMap(({ fields }) => Object.keys(fields()));
  return { ...problem, nearest: nearest(String(key), [...new Set(known)]) };
}

/** How a document selects this kind of fight instead of the other. */
function kindText({ name, fight, toldBy }: Ruleset, other: Ruleset): string {
  if (name !== other.name) return `rules: ${name}`;
  if (toldBy !== undefined) return `the key ${toldBy}`;
  return fight === undefined ? 'a single attack' : `fight: ${fight}`;
}

/** A combination and its mistakes. */
interface Tried {
  readonly combination: Combination;
  readonly problems: readonly Problem[];
}

/**
 * All mistakes. A mistake that occurs only with some values of a varied field is reported at these values, because the
 * field in which it appears may itself be correct.
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

/** Whether the value of one field alone decides which combinations have a mistake. */
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

/** The rules that the document names or, if they are wrong, those most likely meant; undefined if unknown. */
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

/** The combinations to check: a few that together contain every value, and as many more as time allows. */
function lookedAt(data: object, vary: Readonly<Record<string, readonly unknown[]>>): Combination[] {
  const size = JSON.stringify(data)?.length ?? 1;
  const most = Math.min(MOST_LOOKED_AT, Math.ceil(MOST_TEXT_LOOKED_AT / size));
  const every = everyValueOnce(vary);
  const others = sweepProblems(vary).length > 0 ? [] : combinations(vary);
  return [...every, ...others].slice(0, Math.max(most, 1));
}

/** The case of a combination; undefined if its fight has mistakes. */
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
  const isWhole = !Object.keys(ruleset.fields()).some((key) => refused.has(key));
  return scenario && isWhole ? [{ combination, labels: {}, scenario }] : [];
}

/** Surroundings that read each file only once, even if many combinations name it. */
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

/** Runs `work`, and returns a function that repeats its result or its error. */
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
 * Removes duplicates. Of several problems at one place, only the first is kept, and a value that was rejected is not
 * also reported as missing.
 */
function once(problems: readonly Problem[]): Problem[] {
  const known = new Map<string, Problem>();
  for (const problem of problems) {
    const { place, path, within, found } = problem;
    const isThere = (one: Problem) =>
      one.place === place && path.every((key, i) => one.path[i] === key);
    if (/^(nothing|missing)\b/.test(found) && [...known.values()].some(isThere)) continue;
    const key = JSON.stringify([place, path, within, found]);
    if (!known.has(key)) known.set(key, problem);
  }
  return [...known.values()];
}
