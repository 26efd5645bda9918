import type { Chain, ChainStep } from './chain.ts';
import { componentsOf } from './components.ts';
import { stepTableOf } from './step-table.ts';

/** What fractions may come to before they are given up. */
export interface FractionLimits {
  /** Of a chain, and of those that lead to each other. */
  readonly states: number;
  readonly inACycle: number;
  /** Bits of a denominator. */
  readonly bits: number;
}

/** Longer fractions have more than 200 digits in all, and are left out of results. */
const SHORT: FractionLimits = { states: 40, inACycle: 16, bits: 400 };

/**
 * How likely each end of a chain is, in whole numbers of a common total, where these stay short: by the
 * same elimination as `blockOf`, in fractions.
 *
 * @param limits beyond which they are given up
 * @returns undefined where numbers become too long
 */
export function chainFractions(
  chain: Chain,
  limits: FractionLimits = SHORT,
): { readonly weights: readonly bigint[]; readonly total: bigint } | undefined {
  const { states, start, ends } = chain;
  if (states.length > limits.states) return undefined;
  const table = stepTableOf(chain);
  const amounts: Ratio[] = states.map(() => ZERO);
  const over: Ratio[] = Array.from({ length: ends }, () => ZERO);
  amounts[start] = ONE;
  const isSmall = (ratio: Ratio) => ratio.d.toString(16).length * 4 <= limits.bits;
  for (const component of componentsOf(table, () => true)) {
    if (component.every((state) => (amounts[state] as Ratio).n === 0n)) continue;
    if (component.length > limits.inACycle) return undefined;
    const own = new Map(component.map((state, i) => [state, i]));
    visitExactly(component, own, states, amounts);
    for (const state of component) {
      const visits = amounts[state] as Ratio;
      const steps = states[state] as readonly ChainStep[];
      const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
      for (const { weight, to } of steps) {
        if ('state' in to && own.has(to.state)) continue;
        const [into, at] = 'end' in to ? [over, to.end] : [amounts, to.state];
        const sum = plus(into[at] as Ratio, times(visits, reduced(weight, total)));
        if (!isSmall(sum)) return undefined;
        into[at] = sum;
      }
    }
  }
  const total = over.reduce((all, { d }) => (all * d) / gcd(all, d), 1n);
  return { weights: over.map(({ n, d }) => (n * total) / d), total };
}

interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const ZERO: Ratio = { n: 0n, d: 1n };
const ONE: Ratio = { n: 1n, d: 1n };

function reduced(n: bigint, d: bigint): Ratio {
  const divisor = gcd(n, d);
  return { n: n / divisor, d: d / divisor };
}

const plus = (a: Ratio, b: Ratio) =>
  a.n === 0n ? b : b.n === 0n ? a : reduced(a.n * b.d + b.n * a.d, a.d * b.d);
const times = (a: Ratio, b: Ratio) => reduced(a.n * b.n, a.d * b.d);
const divided = (a: Ratio, b: Ratio) => reduced(a.n * b.d, a.d * b.n);

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Turns arrivals in the states of a component into visits, in place. */
function visitExactly(
  component: readonly number[],
  own: ReadonlyMap<number, number>,
  states: Chain['states'],
  amounts: Ratio[],
): void {
  const n = component.length;
  const within: Ratio[][] = component.map(() => Array.from({ length: n }, () => ZERO));
  const out: Ratio[] = component.map(() => ZERO);
  for (const [i, state] of component.entries()) {
    const steps = states[state] as readonly ChainStep[];
    const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
    for (const { weight, to } of steps) {
      const j = 'state' in to ? own.get(to.state) : undefined;
      const share = reduced(weight, total);
      const row = within[i] as Ratio[];
      if (j === undefined) out[i] = plus(out[i] as Ratio, share);
      else row[j] = plus(row[j] as Ratio, share);
    }
  }
  const at = (i: number, j: number) => (within[i] as Ratio[])[j] as Ratio;
  const leaving: Ratio[] = [];
  for (let k = n - 1; k >= 0; k--) {
    let sum = out[k] as Ratio;
    for (let j = 0; j < k; j++) sum = plus(sum, at(k, j));
    leaving[k] = sum;
    for (let i = 0; i < k; i++) {
      if (at(i, k).n === 0n) continue;
      const share = divided(at(i, k), sum);
      for (let j = 0; j < k; j++) {
        (within[i] as Ratio[])[j] = plus(at(i, j), times(share, at(k, j)));
      }
      out[i] = plus(out[i] as Ratio, times(share, out[k] as Ratio));
    }
  }
  const x = component.map((state) => amounts[state] as Ratio);
  for (let k = n - 1; k > 0; k--) {
    const share = divided(x[k] as Ratio, leaving[k] as Ratio);
    for (let j = 0; j < k; j++) x[j] = plus(x[j] as Ratio, times(share, at(k, j)));
  }
  for (let k = 0; k < n; k++) {
    let sum = x[k] as Ratio;
    for (let j = 0; j < k; j++) sum = plus(sum, times(x[j] as Ratio, at(j, k)));
    x[k] = divided(sum, leaving[k] as Ratio);
  }
  for (const [i, state] of component.entries()) amounts[state] = x[i] as Ratio;
}
