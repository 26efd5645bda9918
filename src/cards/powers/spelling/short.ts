/* Short forms that several parts of rules use: one item instead of a list, or one word instead of a mapping. */

import * as z from 'zod';

/** One item, or a list of items. Parsed to a list. */
export const oneOrMore = <T>(
  one: z.ZodType<T>,
  most: number,
  error: string,
): z.ZodType<readonly T[]> =>
  z.union(
    [
      z
        .array(one, { error })
        .min(1, { error })
        .max(most, { error: `at most ${most}` }),
      one.transform((only) => [only]),
    ],
    { error },
  ) as unknown as z.ZodType<readonly T[]>;

/** Writes a list of one item as the item itself. */
export const spelledList = (all: readonly unknown[]): unknown => (all.length === 1 ? all[0] : all);

/** The schema of a field that is `true` or left out. */
export const yes = (what: string) => z.literal(true, { error: 'true' }).describe(what).optional();

/** The schema of short words for mappings whose only field is `true`: `fly` for `{ fly: true }`. */
export const trueWord = <const T extends readonly [string, ...string[]]>(words: T, error: string) =>
  z.enum(words, { error }).transform((word) => ({ [word]: true as const }));

/** Writes a mapping that has only one of these fields as the field's name (if its value is true) or as its value. */
export function shortened(value: object, ...fields: readonly string[]): unknown {
  const [[name = '', one], ...others] = Object.entries(value) as [[string, unknown]];
  return others.length === 0 && fields.includes(name) ? (one === true ? name : one) : value;
}

type Spelled<T> = { readonly [Field in keyof T]?: (value: NonNullable<T[Field]>) => unknown };

/** Writes a mapping, with the given functions for some of its fields. */
export function withSpelled<T extends object>(value: T, how: Spelled<T>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const spell = how[name as keyof T] as ((value: unknown) => unknown) | undefined;
      return [name, spell ? spell(one) : one];
    }),
  );
}
