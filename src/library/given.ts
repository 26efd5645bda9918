import * as z from 'zod';
import { check } from '../scenarios/check.ts';
import { checkNesting, LONGEST_LIST } from '../scenarios/nesting.ts';
import { blamed, type Problem } from '../words/problem.ts';
import { unlessUnreadable } from './unreadable.ts';

/* What programs without types may give in the place of what is asked for. */

const TEXT = { error: 'text' };

/**
 * Checks what was given by a schema.
 *
 * @param path where it was given
 * @throws BadInput with every mistake, from `path` on
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

/** @throws BadInput at `path` for anything but text */
export const textGiven = (value: unknown, path: Problem['path']): string =>
  given(z.string(TEXT), value, path);
