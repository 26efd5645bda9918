/*
 * Win shares in a page's data: thousandths, in two bytes each. Special codes stand for shares near 0 that are possible,
 * and for shares near 1 that are not certain.
 */

const WHOLE = 1000;
const HARDLY = WHOLE + 1;
const NEARLY = WHOLE + 2;
const NONE = 0xffff;
/** A smaller share would round to 0. */
const LEAST = 0.5 / WHOLE;

/** @param share from 0 to 1; undefined if the pair has no odds */
export function shareCode(share: number | undefined): number {
  if (share === undefined) return NONE;
  if (share > 0 && share < LEAST) return HARDLY;
  if (share < 1 && 1 - share < LEAST) return NEARLY;
  return Math.round(share * WHOLE);
}

/** The share, up to rounding; undefined if the pair has no odds. */
export function shareOfCode(code: number): number | undefined {
  if (code === NONE) return undefined;
  if (code === HARDLY) return LEAST / 2;
  return code === NEARLY ? 1 - LEAST / 2 : code / WHOLE;
}

/** "61.2%", "<0.1%", ">99.9%"; "none" if the pair has no odds. */
export function textOfCode(code: number): string {
  if (code === NONE) return 'none';
  if (code === HARDLY) return '<0.1%';
  return code === NEARLY ? '>99.9%' : `${((100 * code) / WHOLE).toFixed(1)}%`;
}
