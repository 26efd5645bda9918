/* Checks values that programs pass, since programs may not use type checks. */

import * as z from 'zod';
import { BadInput, blamed, messageOf, type Problem, printable, shortened } from '../base/index.ts';
import { check, checkNesting, LONGEST_LIST } from '../experiments/index.ts';

const TEXT = { error: 'text' };

/**
 * Checks a value against a schema.
 *
 * @param path the path of the value in the call
 * @throws BadInput with every mistake; paths begin with `path`
 */
export function given<T>(schema: z.ZodType<T>, value: unknown, path: Problem['path']): T {
  try {
    return unlessUnreadable(value, [], () => {
      checkNesting(value, { longest: LONGEST_LIST });
      return check(schema, value);
    });
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: [...path, ...problem.path] }));
  }
}

/** @throws BadInput at `path` if the value is not text */
export const textGiven = (value: unknown, path: Problem['path']): string =>
  given(z.string(TEXT), value, path);

/**
 * Runs `work` on a value that a program has passed. A value that cannot even be read, such as a Proxy whose traps
 * throw, is reported like any other mistake.
 *
 * @throws BadInput for a value that cannot be read; otherwise any error that the work throws
 */
export function unlessUnreadable<T>(value: unknown, path: Problem['path'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const unreadable = unreadableIn(value, path, new Set());
    throw unreadable ? new BadInput(unreadable) : error;
  }
}

function unreadableIn(
  value: unknown,
  path: Problem['path'],
  seen: Set<object>,
): Problem | undefined {
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  try {
    const isList = Array.isArray(value) && value.length >= 0;
    for (const [key, inner] of Object.entries(value)) {
      const found = unreadableIn(inner, [...path, isList ? Number(key) : key], seen);
      if (found) return found;
    }
    return undefined;
  } catch (error) {
    const found = `an object that cannot be read (${shortened(printable(messageOf(error)))})`;
    return { path, found, allowed: 'plain data' };
  }
}
