import * as z from 'zod';
import { printable } from './problem.ts';
import { isMapping } from './same-data.ts';

/*
 * Schema fields whose one message is the text behind "allowed:" in an error, so that a wrong type
 * and a value out of range read alike. Descriptions end up in the JSON Schema, for editors.
 */

/** For checks that only make sense, and only help, where nothing else is wrong with a value. */
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
 * Text for people. What would steer a terminal or break a picture is written out at the door.
 *
 * @param noMapping what is allowed instead of a mapping, where users are known to write one
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
 * @param things   what it lists, in the plural
 * @param example  such a list, as files write it
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
