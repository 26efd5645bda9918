/* Triangles in a field: three cards that beat each other in a circle. */

import { isCounted, shareOf } from './cells.ts';
import { type Field, isSquare } from './field.ts';
import { EVEN } from './standing.ts';

/** Three cards: the first beats the second, the second beats the third, and the third beats the first. */
export interface Triangle {
  readonly rows: readonly [number, number, number];
  /** The win share of each card against the next one. */
  readonly shares: readonly [number, number, number];
}

export interface Triangles {
  readonly count: number;
  /** The number of triples whose pairs all count. */
  readonly of: number;
  /** The clearest triangles. The closest of the three wins decides how clear a triangle is. */
  readonly worst: readonly Triangle[];
}

/** The maximum number of triangles named. */
const MOST_NAMED = 5;

/** All triangles of a field; undefined unless the cards fight each other. */
export function trianglesOf(field: Field): Triangles | undefined {
  if (!isSquare(field)) return undefined;
  const n = field.rows.length;
  /** Win shares; NaN if a pair does not count, since comparisons with NaN are always false. */
  const shares = new Float64Array(n * n).fill(Number.NaN);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++)
      if (isCounted(field, a, b)) shares[a * n + b] = shareOf(field, a, b);
  }
  const at = (a: number, b: number) => shares[a * n + b] as number;
  const beats = (a: number, b: number) => at(a, b) > 0.5 + EVEN;
  let [count, of] = [0, 0];
  let worst: Triangle[] = [];
  const add = (a: number, b: number, c: number) => {
    count++;
    const one: Triangle = { rows: [a, b, c], shares: [at(a, b), at(b, c), at(c, a)] };
    const last = worst.at(-1);
    if (worst.length === MOST_NAMED && last && clearness(one) <= clearness(last)) return;
    worst = [...worst, one].sort((x, y) => clearness(y) - clearness(x)).slice(0, MOST_NAMED);
  };
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      if (Number.isNaN(at(a, b))) continue;
      for (let c = b + 1; c < n; c++) {
        if (Number.isNaN(at(a, c)) || Number.isNaN(at(b, c))) continue;
        of++;
        if (beats(a, b) && beats(b, c) && beats(c, a)) add(a, b, c);
        else if (beats(a, c) && beats(c, b) && beats(b, a)) add(a, c, b);
      }
    }
  }
  return { count, of, worst };
}

const clearness = ({ shares }: Triangle) => Math.min(...shares);
