/* Finds dice faces that lead to a wanted outcome, so that narrated games and explanations can show such a roll. */

import { ownProperty } from '../../base/index.ts';
import { decode } from '../dice/cells.ts';
import { rollFaces, symbolsOf } from '../dice/roll-faces.ts';
import type { Pool, RawOutcome } from '../dice/throw.ts';
import { weighOutcomes } from './outcomes.ts';
import { sharesOf } from './shares.ts';
import type { ThrowOf } from './watched.ts';

/**
 * The number of throws tried before all raw outcomes are listed; nearly always enough for outcomes with a probability
 * of at least 0.5%.
 */
const MOST_THROWS = 1000;

/** The faces of each pool of a Throw, by the pool's name. */
type Faces = Readonly<Record<string, readonly string[]>>;

/**
 * Faces for all the dice in a Throw that lead to a wanted outcome, drawn with their conditional probability. Dice are
 * thrown until a wanted outcome occurs. If that takes too long, faces are drawn from all raw outcomes that lead to a
 * wanted outcome.
 *
 * @param next32 gives uniform whole numbers below 2^32
 * @returns undefined if no raw outcome leads to a wanted outcome
 */
export function facesComingTo<Outcome>(
  model: ThrowOf<Outcome>,
  isWanted: (outcome: Outcome) => boolean,
  next32: () => number,
): Faces | undefined {
  const { thrown, resolve } = model;
  for (let i = 0; i < MOST_THROWS; i++) {
    const faces = new Map(thrown.map((pool) => [pool.name, rollFaces(pool, next32)]));
    const raw = thrown.map((pool) => [pool.name, symbolsOf(faces.get(pool.name) ?? [], pool)]);
    if (isWanted(resolve(Object.fromEntries(raw)))) return Object.fromEntries(faces);
  }
  const raw = rawComingTo(model, isWanted, next32);
  return (
    raw &&
    Object.fromEntries(
      thrown.map((pool) => [pool.name, facesShowing(pool, raw[pool.name], next32)]),
    )
  );
}

/** A raw outcome that leads to a wanted outcome, drawn by weight. */
function rawComingTo<Outcome>(
  model: ThrowOf<Outcome>,
  isWanted: (outcome: Outcome) => boolean,
  next32: () => number,
): RawOutcome | undefined {
  const wanted: { readonly weight: bigint; readonly cell: number }[] = [];
  const { cells } = weighOutcomes(model, (outcome, weight, cell) => {
    if (isWanted(outcome)) wanted.push({ weight, cell });
  });
  const drawn = wanted[drawnAt(sharesOf(wanted), next32)];
  return drawn && decode(cells, drawn.cell);
}

/**
 * Faces of a pool that show the given counts. Each face is weighted by the number of ways in which the remaining dice
 * can show the remaining counts.
 */
function facesShowing(
  { die, count, asked }: Pool,
  counts: Readonly<Record<string, number>> = {},
  next32: () => number,
): string[] {
  const vectors = die.faces.map(({ symbols }) =>
    asked.map((symbol) => ownProperty(symbols, symbol) ?? 0),
  );
  const known = new Map<string, number>();
  const less = (left: readonly number[], face: readonly number[]) =>
    left.map((n, i) => n - (face[i] ?? 0));
  const ways = (dice: number, left: readonly number[]): number => {
    if (left.some((n) => n < 0)) return 0;
    if (dice === 0) return Number(left.every((n) => n === 0));
    const key = `${dice} ${left}`;
    const all =
      known.get(key) ?? vectors.reduce((sum, face) => sum + ways(dice - 1, less(left, face)), 0);
    known.set(key, all);
    return all;
  };
  let left = asked.map((symbol) => counts[symbol] ?? 0);
  return Array.from({ length: count }, (_, i) => {
    const weights = vectors.map((face) => ways(count - 1 - i, less(left, face)));
    const drawn = drawnAt(weights, next32);
    left = less(left, vectors[drawn] ?? []);
    return die.faces[drawn]?.name ?? '';
  });
}

/** An index drawn by weight; -1 if there are no weights above 0. */
function drawnAt(weights: readonly number[], next32: () => number): number {
  const at = (next32() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  for (const [i, weight] of weights.entries()) {
    upTo += weight;
    if (at < upTo) return i;
  }
  // Because of rounding, the sum may stay just below the drawn number.
  return weights.findLastIndex((weight) => weight > 0);
}
