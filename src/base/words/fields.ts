/*
 * Schemas for fields in files that users write. Each field has a single message, which says what is allowed, so a wrong
 * type and a value out of range get the same message. Descriptions are for the JSON Schema that text editors use.
 */

import * as z from 'zod';
import { printable } from './problem.ts';
import { isMapping } from './same-data.ts';

/** Whether no issue has been found so far. Used to skip checks that are useless after an issue. */
export function isSoundSoFar({ issues }: { readonly issues: readonly unknown[] }): boolean {
  return issues.length === 0;
}

export function wholeNumber(least: number, most: number, description: string) {
  const error = `a whole number from ${least} to ${most}`;
  return z
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .describe(description);
}

/**
 * The schema of a text field. Characters that could control a terminal or break a picture are replaced by codes.
 *
 * @param noMapping the message if the value is a mapping, for fields where users tend to write one
 */
export function shortText(description: string, most = 120, noMapping?: string) {
  const error = `text of 1 to ${most} characters`;
  return z
    .string({ error: ({ input }) => (isMapping(input) ? noMapping : undefined) ?? error })
    .trim()
    .min(1, { error })
    .max(most, { error })
    .transform(printable)
    .describe(description);
}

export function yesOrNo(description: string) {
  return z.boolean({ error: 'true or false' }).describe(description);
}

export function oneOf<const T extends readonly [string, ...string[]]>(
  names: T,
  description: string,
) {
  return z.enum(names, { error: `one of ${names.join(', ')}` }).describe(description);
}

/**
 * @param things   the items, in the plural
 * @param example  an example of a list, as files write it
 */
export function listOf<T extends z.ZodType>(
  item: T,
  most: number,
  things: string,
  example: string,
  description: string,
) {
  return z
    .array(item, { error: `a list of ${things}, such as ${example}` })
    .max(most, { error: `a list of at most ${most} ${things}` })
    .describe(description);
}
