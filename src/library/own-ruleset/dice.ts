import { cellsOf } from '../../dice/cells.ts';
import type { Die } from '../../dice/die.ts';
import { type Pool, poolOf, type RawOutcome } from '../../dice/throw.ts';
import { own } from '../../words/own.ts';
import type { OwnDie, OwnPool, OwnRolled } from '../types/ruleset.ts';
import { distinctSums } from './distinct-sums.ts';

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
