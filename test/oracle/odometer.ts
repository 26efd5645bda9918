import type { Face } from '../../src/chance/dice/die.ts';
import type { RawOutcome, Throw } from '../../src/chance/dice/throw.ts';

/**
 * Every single combination of faces of a Throw, one after another, like an odometer over the printed faces: without
 * merging faces, multiplying distributions or using cells. Slow on purpose.
 */
export function* everyRoll(thrown: Throw): Generator<RawOutcome> {
  const dice = thrown.flatMap((pool) => Array.from({ length: pool.count }, () => pool));
  const wheels = dice.map(() => 0);
  for (;;) {
    const raw: Record<string, Record<string, number>> = {};
    for (const { name, asked } of thrown) {
      raw[name] = Object.fromEntries(asked.map((symbol) => [symbol, 0]));
    }
    for (const [i, { name, die, asked }] of dice.entries()) {
      const face = die.faces[wheels[i] ?? 0] as Face;
      const counts = raw[name] as Record<string, number>;
      for (const symbol of asked) counts[symbol] = (counts[symbol] ?? 0) + timesOn(face, symbol);
    }
    yield raw;
    let wheel = 0;
    for (const { die } of dice) {
      const next = ((wheels[wheel] ?? 0) + 1) % die.faces.length;
      wheels[wheel] = next;
      if (next > 0) break;
      wheel++;
    }
    if (wheel === dice.length) return;
  }
}

function timesOn(face: Face, symbol: string): number {
  return Object.hasOwn(face.symbols, symbol) ? (face.symbols[symbol] ?? 0) : 0;
}

/** One text for each raw outcome, whatever the order of its keys; pools without symbols are omitted. */
export function rawText(raw: RawOutcome): string {
  return Object.entries(raw)
    .flatMap(([pool, counts]) =>
      Object.entries(counts).map(([symbol, count]) => `${pool}.${symbol}=${count}`),
    )
    .sort()
    .join(' ');
}

/** How many rolls give each result of `see`. */
export function tallied<T>(thrown: Throw, see: (raw: RawOutcome) => T): Map<T, bigint> {
  const tally = new Map<T, bigint>();
  for (const raw of everyRoll(thrown)) {
    const seen = see(raw);
    tally.set(seen, (tally.get(seen) ?? 0n) + 1n);
  }
  return tally;
}

/** Whether two tables of weights are the same distribution, each relative to its total. */
export function sameLaw<T>(a: ReadonlyMap<T, bigint>, b: ReadonlyMap<T, bigint>): boolean {
  const total = (distribution: ReadonlyMap<T, bigint>) =>
    [...distribution.values()].reduce((x, y) => x + y, 0n);
  const [totalA, totalB] = [total(a), total(b)];
  return (
    a.size === b.size && [...a].every(([key, w]) => w * totalB === (b.get(key) ?? 0n) * totalA)
  );
}
