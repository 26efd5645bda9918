/* Finds the Throw for rules that ask for dice one after another, by running these rules with every possible roll. */

import { atOnce, type Steps } from '../../base/index.ts';
import { decode } from '../dice/cells.ts';
import { type Counts, type Dice, emptyCounts, partName } from '../dice/dice.ts';
import { type PoolKind, poolOf, type Throw } from '../dice/throw.ts';
import { MOST_ENDS, TooManyEnds } from './too-many-ends.ts';
import { weigh } from './weigh.ts';
import { everyStep, workBegun } from './work.ts';

/**
 * Finds the Throw for rules whose dice depend on other dice. Runs the rules with every possible result, and records
 * which dice they ask for, and how many.
 *
 * @param play asks for dice; given the same results, it must always ask for the same dice
 * @throws TooManyEnds if the Throw has more than `MOST_ENDS` ends, or takes too long to find
 */
export function discoverThrow(play: (dice: Dice) => void): Throw {
  return atOnce(discoverThrowInSteps(play));
}

/** Finds the same Throw as `discoverThrow`, but yields after each step of the work. */
export function* discoverThrowInSteps(play: (dice: Dice) => void): Steps<Throw> {
  const kinds = new Map<string, AskedKind>();
  const shown = new Map<string, { readonly kind: AskedKind; readonly roll: Roll }>();
  const possible = possibleRolls();
  const work = workBegun();
  const isDue = everyStep();
  let ends = 0;
  const explore = function* (): Steps<void> {
    if (isDue()) yield;
    let next: { kind: PoolKind; count: number } | undefined;
    play({
      roll: (kind, count) => {
        work.asked();
        const answer = shown.get(kind.name)?.roll.counts;
        if (answer || count === 0) return answer ?? emptyCounts(kind.symbols);
        next ??= { kind, count };
        return emptyCounts(kind.symbols);
      },
    });
    if (!next) {
      let ways = 1;
      for (const { kind, roll } of shown.values()) ways *= waysOf(kind, roll);
      ends += ways;
      if (ends > MOST_ENDS) throw new TooManyEnds();
      return;
    }
    // Branch on every result of the first dice whose result is not fixed yet.
    const { kind, count } = next;
    const known: AskedKind = kinds.get(kind.name) ?? { kind, counts: [], ways: new Map() };
    kinds.set(kind.name, known);
    if (!known.counts.includes(count)) {
      known.counts = [...known.counts, count].sort((a, b) => a - b);
      known.ways.clear();
    }
    for (const roll of possible(kind, count)) {
      shown.set(kind.name, { kind: known, roll });
      yield* explore();
    }
    shown.delete(kind.name);
  };
  yield* explore();
  return [...kinds.values()].flatMap(partsOf);
}

/** A kind of dice that the rules asked for. */
interface AskedKind {
  readonly kind: PoolKind;
  /** The different numbers of dice that the rules asked for, in ascending order. */
  counts: readonly number[];
  /** For each number of dice and each of their rolls, in how many ways the known parts can show the roll. */
  readonly ways: Map<string, ReadonlyMap<string, number>>;
}

/** One possible result of a number of dice. */
interface Roll {
  readonly count: number;
  readonly counts: Counts;
}

/**
 * The parts of the dice: a pool with the smallest number of dice, and for each larger number, a pool with the extra
 * dice.
 */
function partsOf({ kind, counts }: Pick<AskedKind, 'kind' | 'counts'>): Throw {
  return counts.map((count, i) => {
    const more = count - (counts[i - 1] ?? 0);
    return poolOf({ ...kind, name: partName(kind.name, i + 1) }, more);
  });
}

/**
 * The number of ways in which the parts of these dice can show a roll. The number matters because weighing the Throw
 * distinguishes the parts. It can only grow as more parts are found.
 */
function waysOf(asked: AskedKind, { count, counts }: Roll): number {
  const { kind, counts: all } = asked;
  const upTo = all.filter((one) => one <= count);
  if (upTo.length === 1) return 1;
  const key = String(count);
  const ways = asked.ways.get(key) ?? waysByRoll(partsOf({ kind, counts: upTo }), kind.symbols);
  asked.ways.set(key, ways);
  return ways.get(keyOf(kind.symbols.map((symbol) => counts[symbol] ?? 0))) ?? 1;
}

function waysByRoll(parts: Throw, symbols: readonly string[]): ReadonlyMap<string, number> {
  let sums = new Map([[keyOf(symbols.map(() => 0)), { sum: symbols.map(() => 0), ways: 1 }]]);
  for (const part of parts) {
    const { cells, weights } = weigh([part]);
    const rolls = [...weights.keys()].map((cell) => decode(cells, cell)[part.name] ?? {});
    const next: typeof sums = new Map();
    for (const { sum, ways } of sums.values()) {
      for (const roll of rolls) {
        const more = sum.map((n, i) => n + (roll[symbols[i] ?? ''] ?? 0));
        const key = keyOf(more);
        next.set(key, { sum: more, ways: ways + (next.get(key)?.ways ?? 0) });
      }
    }
    sums = next;
  }
  return new Map([...sums].map(([key, { ways }]) => [key, ways]));
}

const keyOf = (counts: readonly number[]) => counts.join();

/** Every possible result of a number of dice, cached. */
function possibleRolls() {
  const known = new Map<string, readonly Roll[]>();
  return (kind: PoolKind, count: number): readonly Roll[] => {
    const key = `${kind.name} ${count}`;
    const found = known.get(key);
    if (found) return found;
    const { cells, weights } = weigh([poolOf(kind, count)]);
    const all = [...weights.keys()].map((cell) => ({
      count,
      counts: decode(cells, cell)[kind.name] ?? {},
    }));
    known.set(key, all);
    return all;
  };
}
