import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../src/chance/dice/cells.ts';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import type { RawOutcome, Throw } from '../../../src/chance/dice/throw.ts';
import { countOutcomes, weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { MOST_ENDS, TooManyEnds } from '../../../src/chance/exact/too-many-ends.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';

/** Coins one after another, like lava dice: the next matters only if the last succeeded. */
const chain = (length: number): Throw =>
  Array.from({ length }, (_, i) => ({
    name: `coin-${i}`,
    die: numberedDie(2, 'head', (n) => n === 2),
    count: 1,
    asked: ['head'],
  }));

/** The number of heads before the first tail, without reading further. */
function headsBeforeTail(raw: RawOutcome, length: number): number {
  for (let i = 0; i < length; i++) if ((raw[`coin-${i}`]?.head ?? 0) === 0) return i;
  return length;
}

describe('the law of a throw as far as the rules look', () => {
  test('has an end for every place to stop, not for every fall of all dice', () => {
    const length = 12;
    const model = weighOutcomes({
      thrown: chain(length),
      resolve: (raw) => headsBeforeTail(raw, length),
    });
    expect(model.weights.size).toBe(length + 1);
    expect(model.total).toBe(2n ** 12n);
    const [tailAtOnce] = [...model.weights.values()];
    expect(tailAtOnce).toBe(2n ** 11n);
  });

  /** Rules that look at pools in an order of their own, and stop somewhere. */
  const reading = fc.record({
    thrown: fc.array(fc.record({ count: fc.integer({ min: 0, max: 3 }), both: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
    order: fc.array(fc.nat(3), { maxLength: 6 }),
    stopAt: fc.integer({ min: 0, max: 3 }),
  });

  test('gives every outcome the very share that all falls of all dice give it', () => {
    fc.assert(
      fc.property(reading, ({ thrown: pools, order, stopAt }) => {
        const thrown: Throw = pools.map(({ count, both }, i) => ({
          name: `pool-${i}`,
          die: combatDie,
          count,
          asked: both ? ['shield', 'skull'] : ['skull'],
        }));
        const resolve = (raw: RawOutcome) => {
          const seen: number[] = [];
          for (const p of order) {
            seen.push(raw[`pool-${p}`]?.skull ?? 0, raw[`pool-${p}`]?.shield ?? 0);
            if (seen.at(-2) === stopAt) break;
          }
          return seen.join();
        };
        const settled = new Map<string, bigint>();
        const model = weighOutcomes({ thrown, resolve }, (outcome, weight) => {
          settled.set(outcome, (settled.get(outcome) ?? 0n) + weight);
        });
        const all = weigh(thrown);
        const expected = new Map<string, bigint>();
        for (const [cell, weight] of all.weights) {
          const outcome = resolve(decode(all.cells, cell));
          expected.set(outcome, (expected.get(outcome) ?? 0n) + weight);
        }
        expect(model.total).toBe(all.total);
        expect([...settled].sort()).toEqual([...expected].sort());
        // Its cells stand for the same outcomes.
        for (const cell of model.weights.keys()) {
          expect(expected.has(resolve(decode(model.cells, cell)))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('counts move to the cells it weighs, and none is lost', () => {
    const length = 5;
    const reader = {
      thrown: chain(length),
      resolve: (raw: RawOutcome) => headsBeforeTail(raw, length),
    };
    const { weights } = weigh(reader.thrown);
    // One trial of every fall: then each cell's count equals its weight.
    const counts = new Float64Array(2 ** length);
    for (const cell of weights.keys()) counts[cell] = 1;
    const moved = countOutcomes(reader, counts);
    const model = weighOutcomes(reader);
    for (const [cell, count] of moved.entries()) {
      expect(BigInt(count)).toBe(model.weights.get(cell) ?? 0n);
    }
  });
});

describe('whether every cell stands for itself', () => {
  const isWhole = (resolve: (raw: RawOutcome) => unknown) =>
    weighOutcomes({ thrown: chain(3), resolve }).whole;

  test('it does where the rules always look at all dice, in whatever order', () => {
    expect(isWhole((raw) => [raw['coin-2'], raw['coin-0'], raw['coin-1']])).toBe(true);
    expect(weighOutcomes({ thrown: [], resolve: () => 0 }).whole).toBe(true);
  });

  test.each([
    ['at once', () => 0],
    ['in the first of their ways', (raw: RawOutcome) => stoppedBy(raw, 'TT')],
    ['in the last of them', (raw: RawOutcome) => stoppedBy(raw, 'HH')],
  ])('it does not where they stop short of some dice %s', (_, resolve) => {
    expect(isWhole(resolve)).toBe(false);
  });

  /** Rules that read two coins, and the third unless the first two stop them. */
  const stoppedBy = (raw: RawOutcome, two: string) => {
    const shown = ['coin-0', 'coin-1'].map((coin) => (raw[coin]?.head ? 'H' : 'T')).join('');
    return shown === two ? shown : raw['coin-2'];
  };
});

describe('the ends of an attack', () => {
  /** Three pools that show 64 numbers each, and coins: 2^18 ends times 2 for each coin. */
  const dice = (coins: number): Throw =>
    ['a', 'b', 'c', ...Array.from({ length: coins }, (_, i) => `coin-${i}`)].map((name, i) => ({
      name,
      die: numberedDie(2, 'head', (n) => n === 2),
      count: i < 3 ? 63 : 1,
      asked: ['head'],
    }));
  const settled = (coins: number) => {
    const thrown = dice(coins);
    const resolve = (raw: RawOutcome) => thrown.map(({ name }) => raw[name]).length;
    let ends = 0;
    weighOutcomes({ thrown, resolve }, () => ends++);
    return ends;
  };

  test('may be 2^18', () => {
    expect(MOST_ENDS).toBe(2 ** 18);
    expect(settled(0)).toBe(2 ** 18);
  });

  test('that are more are refused, before they fill the memory', () => {
    const refusal = new TooManyEnds();
    expect(() => settled(1)).toThrow(refusal);
    expect(refusal.message).toMatch(/^the dice: the attack has more than 262144 possible outcomes/);
  });
});
