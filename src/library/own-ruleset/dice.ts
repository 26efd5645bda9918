import { cellsOf } from '../../dice/cells.ts';
import type { Die } from '../../dice/die.ts';
import { type Pool, poolOf, type RawOutcome } from '../../dice/throw.ts';
import { own } from '../../words/own.ts';
import type { OwnDie, OwnPool, OwnRolled } from '../types/ruleset.ts';

type Counts = Readonly<Record<string, number>>;

/** The one symbol of dice whose throws are told apart by a sum. */
const SUM = 'sum';

/**
 * The dice as a pool of few raw outcomes, all of which a simulation has to count. Either the symbols
 * are counted one by one, of which each multiplies the outcomes, or the kinds of faces have numbers by
 * whose sum alone it is known how many dice show each.
 */
export function poolThrown(given: OwnPool): Pool {
  const { name, count } = given;
  const die = dieOf(given);
  const bySymbols = poolOf({ name, die, symbols: symbolsOn(die) }, count);
  const bySum = poolOf({ name, die: withSums(die, count), symbols: [SUM] }, count);
  return cellsOf([bySum]).size < cellsOf([bySymbols]).size ? bySum : bySymbols;
}

function dieOf({ die }: OwnPool): Die {
  if (typeof die !== 'number') return die;
  const numbers = Array.from({ length: die }, (_, i) => String(i + 1));
  return {
    name: `D${die}`,
    faces: numbers.map((name) => ({ name, symbols: { [name]: 1 } })),
  };
}

function symbolsOn({ faces }: OwnDie): string[] {
  return [...new Set(faces.flatMap(({ symbols }) => Object.keys(symbols)))];
}

/** What a face shows, as text. */
function kindOf(symbols: Counts): string {
  return JSON.stringify(Object.entries(symbols).sort());
}

function withSums({ name, faces }: Die, count: number): Die {
  const kinds = [...new Set(faces.map(({ symbols }) => kindOf(symbols)))];
  const numbers = distinctSums(kinds.length, count);
  return {
    name,
    faces: faces.map((face) => ({
      name: face.name,
      symbols: { [SUM]: numbers[kinds.indexOf(kindOf(face.symbols))] ?? 0 },
    })),
  };
}

/** Thrown where rules look at dice that nobody has shown, and caught around them. */
const HIDDEN = new Error('dice that are not shown');

/** Work that may look at dice; what else it comes to where they are not shown. */
export function unlessHidden<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (error === HIDDEN) return otherwise;
    throw error;
  }
}

/**
 * Raw outcomes as `resolve` sees them. Whoever weighs them asks the rules before all dice are shown, and
 * a tally has cells that no dice can show: the rules of others, which may make nothing of either, are
 * stopped where they look.
 */
export function rolledIn(pools: readonly OwnPool[]): (raw: RawOutcome) => OwnRolled {
  const readers = pools.map((given) => {
    const pool = poolThrown(given);
    const possible = possibleCounts(pool, dieOf(given));
    return { name: pool.name, read: (raw: RawOutcome) => possible.get(keyOf(pool, raw)) };
  });
  return (raw) => {
    const rolled: Record<string, Counts> = {};
    for (const { name, read } of readers) {
      Object.defineProperty(rolled, name, {
        enumerable: true,
        get() {
          const counts = read(raw);
          if (!counts) throw HIDDEN;
          return counts;
        },
      });
    }
    return rolled;
  };
}

/**
 * Everything that the dice of a pool can show, by what the pool counts of it.
 *
 * @param die the dice as they were given
 */
function possibleCounts(pool: Pool, die: Die): ReadonlyMap<string, Counts> {
  const { name, asked, count } = pool;
  const none = (symbols: readonly string[]) => Object.fromEntries(symbols.map((one) => [one, 0]));
  const first = { counted: none(asked), shown: none(symbolsOn(die)) };
  const faces = new Map(
    die.faces.map((face, i) => [face.name, [face, pool.die.faces[i]] as const]),
  );
  let all = new Map([['', first]]);
  for (let dice = 0; dice < count; dice++) {
    const more: typeof all = new Map();
    for (const { counted, shown } of all.values()) {
      for (const [face, inPool] of faces.values()) {
        const now = plus(counted, inPool?.symbols ?? {});
        const key = keyOf(pool, { [name]: now });
        if (!more.has(key)) more.set(key, { counted: now, shown: plus(shown, face.symbols) });
      }
    }
    all = more;
  }
  return new Map(
    [...all.values()].map(({ counted, shown }) => [keyOf(pool, { [name]: counted }), shown]),
  );
}

function plus(counts: Counts, more: Counts): Record<string, number> {
  const sum = { ...counts };
  for (const [symbol, times] of Object.entries(more)) sum[symbol] = (own(sum, symbol) ?? 0) + times;
  return sum;
}

function keyOf({ name, asked }: Pool, raw: RawOutcome): string {
  const counts = own(raw, name);
  return asked.map((symbol) => own(counts, symbol) ?? 0).join();
}

/** Up to so many different throws, numbers are searched for that make small sums. */
const MOST_SEARCHED = 2 ** 13;
const MOST_DICE_SEARCHED = 4;

/**
 * Numbers for the kinds of faces of some dice, by whose sum alone it can be told how many dice show each
 * kind (a B_h set, for h dice). Of few dice the smallest that a greedy search finds, as Mian and Chowla
 * (1944) did for two; of others 0 and the powers of one more than the dice.
 */
export function distinctSums(kinds: number, dice: number): number[] {
  const isSmall = dice <= MOST_DICE_SEARCHED && throwsOf(kinds, dice) <= MOST_SEARCHED;
  return isSmall ? searched(kinds, dice) : powers(kinds, dice);
}

/** How many throws of so many dice differ in how many show each kind. */
export function throwsOf(kinds: number, dice: number): number {
  let ways = 1;
  for (let i = 1; i <= dice; i++) ways = (ways * (kinds - 1 + i)) / i;
  return ways;
}

function powers(kinds: number, dice: number): number[] {
  return Array.from({ length: kinds }, (_, i) => (i === 0 ? 0 : (dice + 1) ** (i - 1)));
}

function searched(kinds: number, dice: number): number[] {
  const numbers = [0];
  /** The sums of exactly so many dice, which 0 makes those of so many at most. */
  let sums = Array.from({ length: dice + 1 }, () => new Set([0]));
  for (let next = 1; numbers.length < kinds; next++) {
    const grown = withNumber(sums, next);
    if (!grown) continue;
    numbers.push(next);
    sums = grown;
  }
  return numbers;
}

/** The sums with one number more; undefined where two of them would be the same. */
function withNumber(sums: readonly Set<number>[], next: number): Set<number>[] | undefined {
  const dice = sums.length - 1;
  const added = new Set<number>();
  const all = sums[dice] as Set<number>;
  for (let times = 1; times <= dice; times++) {
    for (const rest of sums[dice - times] as Set<number>) {
      const sum = rest + times * next;
      if (all.has(sum) || added.has(sum)) return undefined;
      added.add(sum);
    }
  }
  return sums.map((_, count) => {
    const grown = new Set<number>();
    for (let times = 0; times <= count; times++) {
      for (const rest of sums[count - times] as Set<number>) grown.add(rest + times * next);
    }
    return grown;
  });
}
