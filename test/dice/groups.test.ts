import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, decode, faceSteps } from '../../src/dice/cells.ts';
import { type Group, LARGEST_GROUP, packGroups } from '../../src/dice/groups.ts';
import { sameLaw, tallied } from '../oracle/odometer.ts';
import { attackDice, d20, smallThrow } from './throws.ts';

/** Every combination of one entry from each table, added up. */
function sums(groups: readonly Group[]): Map<number, bigint> {
  let law = new Map([[0, 1n]]);
  for (const { steps } of groups) {
    const next = new Map<number, bigint>();
    for (const [cell, weight] of law) {
      for (const step of steps) next.set(cell + step, (next.get(cell + step) ?? 0n) + weight);
    }
    law = next;
  }
  return law;
}

test('whatever the largest table may be, the groups together have the law of the dice', () => {
  fc.assert(
    fc.property(smallThrow, fc.integer({ min: 4, max: 40 }), (thrown, largest) => {
      const cells = cellsOf(thrown);
      const groups = packGroups(thrown, cells, largest);
      const law = tallied(thrown, (raw) =>
        cells.axes.reduce((cell, axis) => cell + axis.stride * count(raw, axis), 0),
      );
      expect(groups.every(({ steps }) => steps.length <= largest)).toBe(true);
      expect(sameLaw(sums(groups), law)).toBe(true);
    }),
  );
});

const count = (
  raw: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { pool, symbol }: { pool: string; symbol: string },
) => raw[pool]?.[symbol] ?? 0;

describe('dice are packed', () => {
  const lengths = (attack: number, defense: number, largest: number) => {
    const thrown = attackDice(attack, defense);
    return packGroups(thrown, cellsOf(thrown), largest).map(({ steps }) => steps.length);
  };

  test('the larger first, so that the smaller fill what is left', () => {
    // Coins before dice of six would leave no room for the second of those.
    expect(lengths(2, 2, 12)).toEqual([12, 12]);
  });

  test('each into the first table that it still fits', () => {
    expect(lengths(1, 2, 12)).toEqual([12, 6]);
    expect(lengths(3, 2, 12)).toEqual([12, 12, 2]);
    expect(lengths(1, 2, 11)).toEqual([6, 6, 2]);
  });

  test('a die with as many faces as a table may have entries fits', () => {
    const thrown = attackDice(0, 0, d20(20));
    expect(packGroups(thrown, cellsOf(thrown), 20).map(({ steps }) => steps.length)).toEqual([20]);
  });

  test('with the first die changing fastest, in the order of the faces', () => {
    // A coin's skull adds 1; of the die of six, a shield adds 2 and a skull 4.
    const thrown = attackDice(1, 1);
    const cells = cellsOf(thrown);
    const [coin = [], six = []] = thrown.map((pool) => faceSteps(pool, cells));
    const [group, ...others] = packGroups(thrown, cells);
    expect(others).toEqual([]);
    expect([...(group?.steps ?? [])]).toEqual(coin.flatMap((a) => six.map((b) => a + b)));
    expect([coin.toSorted(), six.toSorted()]).toEqual([
      [0, 1],
      [0, 2, 2, 4, 4, 4],
    ]);
  });
});

describe('with tables of the usual size', () => {
  const dice = fc.nat(50);

  test('no table has more than 2^15 entries, and none is left with a single one', () => {
    expect(LARGEST_GROUP).toBe(2 ** 15);
    fc.assert(
      fc.property(dice, dice, fc.integer({ min: 2, max: 20 }), (attack, defense, least) => {
        const thrown = attackDice(attack, defense, d20(least));
        for (const { steps } of packGroups(thrown, cellsOf(thrown))) {
          expect(steps.length).toBeLessThanOrEqual(2 ** 15);
          expect(steps.length).toBeGreaterThan(1);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the tables multiply up to 2 for every attack die and 6 for every defense die', () => {
    fc.assert(
      fc.property(dice, dice, (attack, defense) => {
        const thrown = attackDice(attack, defense);
        const groups = packGroups(thrown, cellsOf(thrown));
        const product = groups.reduce((n, { steps }) => n * BigInt(steps.length), 1n);
        expect(product).toBe(2n ** BigInt(attack) * 6n ** BigInt(defense));
      }),
      { numRuns: 30 },
    );
  });

  test('6 attack dice and 3 defense dice need a single draw', () => {
    const thrown = attackDice(6, 3);
    expect(packGroups(thrown, cellsOf(thrown)).map(({ steps }) => steps.length)).toEqual([13_824]);
  });

  test('a table may be full: 15 coins are one draw, 16 are two', () => {
    const sizes = (coins: number) => {
      const thrown = attackDice(coins, 0);
      return packGroups(thrown, cellsOf(thrown)).map(({ steps }) => steps.length);
    };
    expect(sizes(15)).toEqual([2 ** 15]);
    expect(sizes(16)).toEqual([2 ** 15, 2]);
  });

  test('large dice come first, so that small ones fill what they leave', () => {
    // In the order thrown, two coins would take the room of a die: 2 * 2, 6, 6.
    const thrown = attackDice(2, 2);
    const sizes = packGroups(thrown, cellsOf(thrown), 12).map(({ steps }) => steps.length);
    expect(sizes).toEqual([12, 12]);
  });

  test('dice without faces to tell apart need no draw', () => {
    const never = attackDice(0, 0, d20(21));
    expect(packGroups(never, cellsOf(never))).toEqual([]);
  });

  test('a die that always shows its symbol still counts', () => {
    const always = attackDice(1, 0, d20(1));
    const cells = cellsOf(always);
    const shown = [...sums(packGroups(always, cells)).keys()].map((cell) => decode(cells, cell));
    expect(shown.map(({ d20: die }) => die?.yes)).toEqual([1, 1]);
  });

  test('a die with more faces than a table may have is refused', () => {
    const thrown = attackDice(0, 0, d20(20));
    expect(packGroups(thrown, cellsOf(thrown), 20)).toHaveLength(1);
    expect(() => packGroups(thrown, cellsOf(thrown), 19)).toThrow(
      new RangeError('a die of 20 faces fits no group'),
    );
  });
});
