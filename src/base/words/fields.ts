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

/**
 * Adds a description to a new schema, without making a copy as `describe` does. This saves time, because hundreds of
 * schemas are made at every start. For the same reason, several checks are added together.
 */
function described<T extends z.ZodType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/**
 * A schema that is made only when data need it, for large parts of documents that are often absent.
 *
 * @param make makes a schema that does not accept undefined (`z.lazy` would have to make the schema to find this out)
 */
export function onDemand<T extends z.ZodType>(make: () => T): z.ZodLazy<T> {
  const schema = z.lazy(make);
  Object.assign(schema._zod, { optin: undefined, optout: undefined });
  return schema;
}

export function wholeNumber(least: number, most: number, description: string) {
  const error = `a whole number from ${least} to ${most}`;
  return described(
    z.number({ error }).check(z.int({ error }), z.gte(least, { error }), z.lte(most, { error })),
    description,
  );
}

/**
 * The schema of a text field. Characters that could control a terminal or break a picture are replaced by codes.
 *
 * @param noMapping the message if the value is a mapping, for fields in which users tend to write one
 */
export function shortText(description: string, most = 120, noMapping?: string) {
  const error = `text of 1 to ${most} characters`;
  return described(
    z
      .string({ error: ({ input }) => (isMapping(input) ? noMapping : undefined) ?? error })
      .check(z.trim(), z.minLength(1, { error }), z.maxLength(most, { error }))
      .transform(printable),
    description,
  );
}

export function yesOrNo(description: string) {
  return described(z.boolean({ error: 'true or false' }), description);
}

export function oneOf<const T extends readonly [string, ...string[]]>(
  names: T,
  description: string,
) {
  return described(z.enum(names, { error: `one of ${names.join(', ')}` }), description);
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
  return described(
    z
      .array(item, { error: `a list of ${things}, such as ${example}` })
      .max(most, { error: `a list of at most ${most} ${things}` }),
    description,
  );
}
