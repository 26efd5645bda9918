/* Reads counts such as `10k` and `1e6`. */

import * as z from 'zod';
import { once } from '../../base/index.ts';

/** Powers of ten by letter: thousand, million, billion (G or B), trillion. */
const SCALES: Record<string, number> = { '': 0, k: 3, m: 6, g: 9, b: 9, t: 12 };
const FORM = /^(\d[\d_]*)(?:\.(\d+))?(?:e\+?(\d{1,3}))?([kmgbt]?)$/i;

/** The maximum number of attacks in a run; it keeps sums of counts below 2^53. */
export const MOST_TRIALS = 9e15;

export const COUNT_FORMS = 'a whole number from 1 to 9e15, such as 10M, 1e7 or 10_000_000';

/** A count as people write it; undefined if the text is not a count. */
export function parseCount(written: string | number): number | undefined {
  const form = FORM.exec(String(written).trim());
  if (!form) return undefined;
  const [, whole = '', behind = '', power = '0', scale = ''] = form;
  const shift = Number(power) + (SCALES[scale.toLowerCase()] ?? 0) - behind.length;
  const digits = BigInt(whole.replaceAll('_', '') + behind);
  const tens = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && digits % tens !== 0n) return undefined;
  const count = shift < 0 ? digits / tens : digits * tens;
  return count >= 1n && count <= MOST_TRIALS ? Number(count) : undefined;
}

export const countField = once(() =>
  z.union([z.number(), z.string()], { error: COUNT_FORMS }).transform((written, context) => {
    const count = parseCount(written);
    if (count !== undefined) return count;
    context.addIssue({ code: 'custom', message: COUNT_FORMS });
    return z.NEVER;
  }),
);
