/* Exact end probabilities of small chains, as fractions. */

import { type Fraction, fraction, plus } from '../../../base/index.ts';
import type { Chain, ChainStep } from './chain.ts';
import { componentsOf } from './components.ts';
import { stepTableOf } from './step-table.ts';

/** Limits beyond which exact fractions are not computed. */
export interface FractionLimits {
  /** The number of states in the chain, and in its largest component (`inACycle`). */
  readonly states: number;
  readonly inACycle: number;
  /** The number of bits in a denominator. */
  readonly bits: number;
}

/** Fractions beyond these limits have more than 200 digits in total, and results omit them anyway. */
const SHORT: FractionLimits = { states: 4000, inACycle: 16, bits: 400 };

/**
 * The exact probability of each end of a chain, as whole numbers over a common total, computed like `blockOf` by
 * elimination, but in fractions.
 *
 * @returns undefined if `limits` are exceeded
 */
export function chainFractions(
  chain: Chain,
  limits: FractionLimits = SHORT,
): { readonly weights: readonly bigint[]; readonly total: bigint } | undefined {
  const { states, start, ends } = chain;
  if (states.length > limits.states) return undefined;
  const table = stepTableOf(chain);
  const amounts: Fraction[] = states.map(() => ZERO);
  const over: Fraction[] = Array.from({ length: ends }, () => ZERO);
  amounts[start] = ONE;
  // For each component, compute the visits to its states, then distribute them over the steps.
  const isSmall = (one: Fraction) => one.denominator.toString(16).length * 4 <= limits.bits;
  for (const component of componentsOf(table, () => true)) {
    if (component.every((state) => (amounts[state] as Fraction).numerator === 0n)) continue;
    if (component.length > limits.inACycle) return undefined;
    const own = new Map(component.map((state, i) => [state, i]));
    visitExactly(component, own, states, amounts);
    for (const state of component) {
      const visits = amounts[state] as Fraction;
      const steps = states[state] as readonly ChainStep[];
      const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
      for (const { weight, to } of steps) {
        if ('state' in to && own.has(to.state)) continue;
        const [into, at] = 'end' in to ? [over, to.end] : [amounts, to.state];
        const sum = plus(into[at] as Fraction, times(visits, fraction(weight, total)));
        if (!isSmall(sum)) return undefined;
        into[at] = sum;
      }
    }
  }
  // The least common multiple: multiply by the missing factor of each denominator.
  const total = over.reduce((all, one) => all * fraction(all, one.denominator).denominator, 1n);
  return {
    weights: over.map(({ numerator, denominator }) => (numerator * total) / denominator),
    total,
  };
}

const ZERO = fraction(0n, 1n);
const ONE = fraction(1n, 1n);

const times = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
const divided = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/**
 * Replaces the arrivals in each state of a component with the expected number of visits, in place. As in `blockOf`,
 * states are eliminated from the last to the first, and values are then substituted back.
 */
function visitExactly(
  component: readonly number[],
  own: ReadonlyMap<number, number>,
  states: Chain['states'],
  amounts: Fraction[],
): void {
  const n = component.length;
  const within: Fraction[][] = component.map(() => Array.from({ length: n }, () => ZERO));
  const out: Fraction[] = component.map(() => ZERO);
  for (const [i, state] of component.entries()) {
    const steps = states[state] as readonly ChainStep[];
    const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
    for (const { weight, to } of steps) {
      const j = 'state' in to ? own.get(to.state) : undefined;
      const share = fraction(weight, total);
      const row = within[i] as Fraction[];
      if (j === undefined) out[i] = plus(out[i] as Fraction, share);
      else row[j] = plus(row[j] as Fraction, share);
    }
  }
  const at = (i: number, j: number) => (within[i] as Fraction[])[j] as Fraction;
  // Eliminate from the last state to the first.
  const leaving: Fraction[] = [];
  for (let k = n - 1; k >= 0; k--) {
    let sum = out[k] as Fraction;
    for (let j = 0; j < k; j++) sum = plus(sum, at(k, j));
    leaving[k] = sum;
    for (let i = 0; i < k; i++) {
      if (at(i, k).numerator === 0n) continue;
      const share = divided(at(i, k), sum);
      for (let j = 0; j < k; j++) {
        (within[i] as Fraction[])[j] = plus(at(i, j), times(share, at(k, j)));
      }
      out[i] = plus(out[i] as Fraction, times(share, out[k] as Fraction));
    }
  }
  // Substitute back.
  const x = component.map((state) => amounts[state] as Fraction);
  for (let k = n - 1; k > 0; k--) {
    const share = divided(x[k] as Fraction, leaving[k] as Fraction);
    for (let j = 0; j < k; j++) x[j] = plus(x[j] as Fraction, times(share, at(k, j)));
  }
  for (let k = 0; k < n; k++) {
    let sum = x[k] as Fraction;
    for (let j = 0; j < k; j++) sum = plus(sum, times(x[j] as Fraction, at(j, k)));
    x[k] = divided(sum, leaving[k] as Fraction);
  }
  for (const [i, state] of component.entries()) amounts[state] = x[i] as Fraction;
}
