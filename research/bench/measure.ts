/** A way of rolling attacks, to be compared with others. */
export interface Contender {
  readonly name: string;
  /** The number of attacks to roll in one sample, chosen so that a sample takes about a quarter of a second. */
  readonly trials: number;
  /** Rolls this many attacks, and returns how many seconds that took. */
  time(trials: number): number | Promise<number>;
}

export interface Rates {
  readonly name: string;
  /** Attacks per second in the slowest, the median and the fastest sample. */
  readonly minimum: number;
  readonly median: number;
  readonly maximum: number;
}

/** Receives all results, so that no work is optimized away as unused. */
let sink = 0;

/** A contender that runs in this thread. `roll` returns a number that depends on all attacks. */
export function contender(
  name: string,
  trials: number,
  roll: (trials: number) => number | Promise<number>,
): Contender {
  return {
    name,
    trials,
    async time(n) {
      const began = performance.now();
      sink += await roll(n);
      const seconds = (performance.now() - began) / 1000;
      if (Number.isNaN(sink)) throw new Error(`${name} returned no number`);
      return seconds;
    },
  };
}

/**
 * Measures contenders in turn, A B C A B C …, so that changes in the machine's speed affect all of them alike. A first
 * round, for warm-up, is not counted.
 */
export async function measure(contenders: readonly Contender[], samples: number): Promise<Rates[]> {
  const rates = contenders.map(() => [] as number[]);
  for (let sample = -1; sample < samples; sample++) {
    for (const [i, one] of contenders.entries()) {
      const rate = one.trials / (await one.time(one.trials));
      if (sample >= 0) rates[i]?.push(rate);
    }
  }
  return contenders.map(({ name }, i) => ({ name, ...spread(rates[i] ?? []) }));
}

export function spread(values: readonly number[]): Omit<Rates, 'name'> {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { minimum: at(0), median: at(0.5), maximum: at(1) };
}
