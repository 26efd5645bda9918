/** A way of rolling attacks: rolls `trials` of them and returns something that depends on all. */
export interface Contender {
  readonly name: string;
  /** Attacks to roll in one sample: chosen so that a sample takes about a quarter of a second. */
  readonly trials: number;
  roll(trials: number): number | Promise<number>;
}

export interface Rates {
  readonly name: string;
  /** Attacks a second: slowest, middle and fastest sample. */
  readonly minimum: number;
  readonly median: number;
  readonly maximum: number;
}

/** Keeps results alive, so that no work can be optimised away. */
let sink = 0;

/**
 * Measures contenders in turn, A B C A B C …, so that a change of the machine's speed meets all
 * alike. One round before is not counted: it warms up.
 */
export async function measure(contenders: readonly Contender[], samples: number): Promise<Rates[]> {
  const rates = contenders.map(() => [] as number[]);
  for (let sample = -1; sample < samples; sample++) {
    for (const [i, { trials, roll }] of contenders.entries()) {
      const began = performance.now();
      sink += await roll(trials);
      const rate = trials / ((performance.now() - began) / 1000);
      if (sample >= 0) rates[i]?.push(rate);
    }
  }
  if (Number.isNaN(sink)) throw new Error('a contender returned no number');
  return contenders.map(({ name }, i) => {
    const sorted = (rates[i] ?? []).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
    return { name, minimum: at(0), median: at(0.5), maximum: at(1) };
  });
}
