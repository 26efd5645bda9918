import { own } from '../words/own.ts';
import type { Die } from './die.ts';

/** A die as the asked symbols see it: equally likely faces, each a vector of symbol counts. */
export interface ReducedDie {
  readonly faces: readonly (readonly number[])[];
}

/**
 * Merges the faces that no rule can tell apart, keeping the law: an attack die is 1 of 2 where only
 * skulls are asked, 1 of 6 where shields are asked too. Fewer faces need fewer random bits.
 */
export function reduce(die: Die, asked: readonly string[]): ReducedDie {
  const kinds = new Map<string, { vector: number[]; times: number }>();
  for (const face of die.faces) {
    const vector = asked.map((symbol) => own(face.symbols, symbol) ?? 0);
    const kind = kinds.get(vector.join());
    if (kind) kind.times += 1;
    else kinds.set(vector.join(), { vector, times: 1 });
  }
  const common = [...kinds.values()].reduce((divisor, kind) => gcd(divisor, kind.times), 0);
  return {
    faces: [...kinds.values()].flatMap(({ vector, times }) =>
      Array.from({ length: times / common }, () => vector),
    ),
  };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
