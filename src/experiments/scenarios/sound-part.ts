import type * as z from 'zod';
import { BadInput, type Problem } from '../../base/index.ts';
import { check, isLackOf, MOST_PROBLEMS, meantPath } from './check.ts';

type Path = Problem['path'];

/** What is left of data when everything that a schema refuses has been taken out. */
export interface SoundPart<T> {
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** The keys at the top in which something was refused. */
  readonly refused: ReadonlySet<string>;
  /** A path into the value as it was in the data: entries of lists have moved up. */
  original(path: Path): Path;
}

/** Refusals may uncover others below them, but no deeper than documents are nested. */
const MOST_ROUNDS = 12;

/**
 * Takes out of data whatever a schema refuses, so that the rest can be looked at too: a field or an
 * entry where it may be missing, else what holds it.
 *
 * @param whole the schema of the data
 * @param part  the same, with every key at the top optional
 */
export function soundPart<T>(whole: z.ZodType, part: z.ZodType<T>, data: unknown): SoundPart<T> {
  const problems: Problem[] = [];
  const removed: Path[] = [];
  /** What somebody meant to write there, but wrongly, and not keys that nobody knows. */
  const missed: Path[] = [];
  /** What would be there if its key were not misspelt. */
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

/** What was taken out is missing now, there and in what held it, which is no mistake of its own. */
function isConsequence(path: Path, removed: readonly Path[], missed: readonly Path[]): boolean {
  return (
    removed.some((gone) => leadsTo(gone, path)) ||
    missed.some((gone) => keyOf(gone.slice(0, -1)) === keyOf(path))
  );
}

/** Whether what is missing stood inside a mapping beside it that was taken out: `{ card: { name: Viking } }`. */
function stoodInside(data: unknown, path: Path, removed: readonly Path[]): boolean {
  const [holder, key = ''] = [path.slice(0, -1), path.at(-1)];
  return (
    !isThere(data, path) &&
    removed.some(
      (gone) => keyOf(gone.slice(0, -1)) === keyOf(holder) && isThere(data, [...gone, key]),
    )
  );
}

/** What to take out for a refusal: the thing itself, or, where that is not there, what holds it. */
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

/** Whether a path is another, or leads on from it. */
function leadsTo(path: Path, other: Path): boolean {
  return path.every((key, depth) => String(other[depth]) === String(key));
}

/** A copy of data without what stands at some paths. */
function without(data: unknown, removed: readonly Path[]) {
  const gone = new Set(removed.map(keyOf));
  /** Where the entries of a shortened list stood, by the list's path in the data. */
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
