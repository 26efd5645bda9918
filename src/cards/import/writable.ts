import type * as z from 'zod';

/**
 * A value as its field takes it and, once it is written, takes it again: characters that steer a terminal
 * are written out, so text may get too long; or what is allowed.
 */
export function writable<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { readonly data: T; readonly allowed?: undefined } | { readonly allowed: string } {
  const read = schema.safeParse(value);
  const again = read.success ? schema.safeParse(read.data) : read;
  if (again.success) return { data: again.data };
  return { allowed: again.error.issues[0]?.message ?? 'another value' };
}
