import { type Cells, cellsOf, faceSteps } from '../dice/cells.ts';
import type { Throw } from '../dice/throw.ts';

/** The exact distribution of a Throw: how many of the `total` equally likely rolls fall in each cell. */
export interface ExactTally {
  readonly cells: Cells;
  /** The weight of every possible cell, in ascending order of cells. */
  readonly weights: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/**
 * Computes the weight of every raw outcome of a Throw in whole numbers, by convolution die by die.
 */
export function weigh(thrown: Throw): ExactTally {
  const cells = cellsOf(thrown);
  let weights = new Map([[0, 1n]]);
  let total = 1n;
  for (const pool of thrown) {
    const faces = alike(faceSteps(pool, cells));
    let ofPool = new Map([[0, 1n]]);
    for (let die = 0; die < pool.count; die++) ofPool = convolve(ofPool, faces);
    weights = convolve(weights, ofPool);
    total *= sum(ofPool);
  }
  return { cells, weights: new Map([...weights].sort(([a], [b]) => a - b)), total };
}

function alike(steps: readonly number[]): Map<number, bigint> {
  const faces = new Map<number, bigint>();
  for (const step of steps) faces.set(step, (faces.get(step) ?? 0n) + 1n);
  return faces;
}

function convolve(a: Map<number, bigint>, b: Map<number, bigint>): Map<number, bigint> {
  const product = new Map<number, bigint>();
  for (const [stepB, timesB] of b) {
    for (const [cellA, timesA] of a) {
      const cell = cellA + stepB;
      product.set(cell, (product.get(cell) ?? 0n) + timesA * timesB);
    }
  }
  return product;
}

function sum(weights: Map<number, bigint>): bigint {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  return total;
}
