/* Short forms that several parts of rules share: one thing in place of a list, one word in place of a mapping. */

import * as z from 'zod';

/** One, or a list of which each counts. Always read as a list. */
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

/** A list of one as that one. */
export const spelledList = (all: readonly unknown[]): unknown => (all.length === 1 ? all[0] : all);

/** `true`, for a field that is left out otherwise. */
export const yes = (what: string) => z.literal(true, { error: 'true' }).describe(what).optional();

/** Words for mappings with nothing but one field that is `true`: `fly` for `{ fly: true }`. */
export const trueWord = <const T extends readonly [string, ...string[]]>(words: T, error: string) =>
  z.enum(words, { error }).transform((word) => ({ [word]: true as const }));

/** A mapping as the word or value of its only field, if it has no other. */
export function shortened(value: object, ...fields: readonly string[]): unknown {
  const [[name = '', one], ...others] = Object.entries(value) as [[string, unknown]];
  return others.length === 0 && fields.includes(name) ? (one === true ? name : one) : value;
}

type Spelled<T> = { readonly [Field in keyof T]?: (value: NonNullable<T[Field]>) => unknown };

/** A mapping with some of its fields spelled. */
export function withSpelled<T extends object>(value: T, how: Spelled<T>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const spell = how[name as keyof T] as ((value: unknown) => unknown) | undefined;
      return [name, spell ? spell(one) : one];
    }),
  );
}
