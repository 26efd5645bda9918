/*
 * Left-over draws. Because of rounding, some values of a draw do not belong to any step. A draw with one of these
 * values is repeated with exact weights, so that simulated odds have no rounding bias.
 */

import type { Group } from '../../dice/groups.ts';
import type { ThrowProgram } from './program.ts';
import { LANES } from './streams.ts';

/** A trial with one or more left-over draws. */
export interface LeftOver {
  /** The trial's number in the roll: four times the number of its block, plus the number of its lane. */
  readonly trial: number;
  /** The sum of the steps drawn in all other groups. */
  readonly cell: number;
  readonly groups: readonly number[];
}

/** Left-over trials of a Throw with a single group. They are interchangeable, so their order does not matter. */
export function leftOverOfOne(trials: number): LeftOver[] {
  return Array.from({ length: trials }, () => ({ trial: 0, cell: 0, groups: [0] }));
}

/**
 * Repeats left-over draws and counts their trials, trial by trial and group by group. The words come from the spare
 * lane, which has no other use. So the first trials of a chunk do not depend on how many trials follow.
 *
 * If a step has v of the 2^32 values of a draw, and w of the n rolls, it has lost a share of (w 2^32 - v n) / (n 2^32)
 * to rounding. Here, steps are drawn with the weights w 2^32 - v n.
 */
export function countLeftOver(
  program: ThrowProgram,
  leftOver: readonly LeftOver[],
  state: Uint32Array,
  counts: Uint32Array,
): void {
  if (leftOver.length === 0) return;
  if (kept?.program !== program) kept = { program, ofGroup: new Map() };
  const { ofGroup } = kept;
  for (const trial of leftOver.toSorted((a, b) => a.trial - b.trial)) {
    let { cell } = trial;
    for (const g of trial.groups) {
      const taken = ofGroup.get(g) ?? takenOf(program.groups[g] as Group);
      ofGroup.set(g, taken);
      cell += drawStep(taken, state);
    }
    counts[cell] = (counts[cell] as number) + 1;
  }
}

/** The weights for the last program, cached because many successive chunks use the same program. */
let kept: { readonly program: ThrowProgram; readonly ofGroup: Map<number, Taken> } | undefined;

/** What rounding took from each step of a group. */
export interface Taken {
  readonly steps: Uint32Array;
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

export function takenOf({ dice, steps, values }: Group): Taken {
  let distribution: WholeDistribution = new Map([[0, 1n]]);
  let rolls = 1n;
  for (let die = 0; die < dice.length; ) {
    // Identical dice are adjacent. Combine them first, because they have few distinct sums.
    const faces = dice[die] as readonly number[];
    const one = distributionOf(faces);
    let alike: WholeDistribution = new Map([[0, 1n]]);
    for (; dice[die] === faces; die++) {
      alike = sumOf(alike, one);
      rolls *= BigInt(faces.length);
    }
    distribution = sumOf(distribution, alike);
  }
  const weights = Array.from(
    steps,
    (step, i) => ((distribution.get(step) ?? 0n) << 32n) - BigInt(values[i] as number) * rolls,
  );
  return { steps, weights, total: weights.reduce((sum, weight) => sum + weight, 0n) };
}

/** The number of equally likely rolls for each step. */
type WholeDistribution = ReadonlyMap<number, bigint>;

function distributionOf(faces: readonly number[]): WholeDistribution {
  const distribution = new Map<number, bigint>();
  for (const step of faces) distribution.set(step, (distribution.get(step) ?? 0n) + 1n);
  return distribution;
}

function sumOf(a: WholeDistribution, b: WholeDistribution): WholeDistribution {
  const sum = new Map<number, bigint>();
  for (const [stepB, weightB] of b) {
    for (const [stepA, weightA] of a) {
      const step = stepA + stepB;
      sum.set(step, (sum.get(step) ?? 0n) + weightA * weightB);
    }
  }
  return sum;
}

function drawStep({ steps, weights, total }: Taken, state: Uint32Array): number {
  return steps[drawIndex(weights, total, state.subarray(4 * LANES))] as number;
}

/**
 * A random index, drawn by weight.
 *
 * @param total the sum of the weights
 * @param lane  the four words of an xoshiro128** generator
 */
export function drawIndex(weights: readonly bigint[], total: bigint, lane: Uint32Array): number {
  let left = drawBelow(total, lane);
  let i = 0;
  while (left >= (weights[i] as bigint)) left -= weights[i++] as bigint;
  return i;
}

/**
 * A uniform whole number below `total`, found by rejection. Candidates consist of words, the highest word first, and
 * are cut to the number of bits of `total`.
 */
function drawBelow(total: bigint, lane: Uint32Array): bigint {
  const bits = total.toString(2).length;
  const words = Math.ceil(bits / 32);
  for (;;) {
    let drawn = 0n;
    for (let i = 0; i < words; i++) drawn = (drawn << 32n) | BigInt(nextWord(lane));
    drawn >>= BigInt(32 * words - bits);
    if (drawn < total) return drawn;
  }
}

/** xoshiro128** 1.1 (Blackman and Vigna). */
function nextWord(lane: Uint32Array): number {
  let [a, b, c, d] = lane as unknown as [number, number, number, number];
  const m = Math.imul(b, 5);
  const x = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = (d << 11) | (d >>> 21);
  lane.set([a, b, c, d]);
  return x;
}
