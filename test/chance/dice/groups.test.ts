import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, decode } from '../../../src/chance/dice/cells.ts';
import { combatDie } from '../../../src/chance/dice/die.ts';
import {
  type Group,
  MOST_ENTRIES,
  MOST_STEPS,
  packGroups,
} from '../../../src/chance/dice/groups.ts';
import { sameLaw, tallied } from '../../oracle/odometer.ts';
import { attackDice, d20, smallThrow } from './throws.ts';

/** Every combination of one face from each die, added up. */
function sums(groups: readonly Group[]): Map<number, bigint> {
  let model = new Map([[0, 1n]]);
  for (const faces of groups.flatMap(({ dice }) => dice)) {
    const next = new Map<number, bigint>();
    for (const [cell, weight] of model) {
      for (const step of faces) next.set(cell + step, (next.get(cell + step) ?? 0n) + weight);
    }
    model = next;
  }
  return model;
}

const pack = (...args: Parameters<typeof attackDice>) => {
  const thrown = attackDice(...args);
  return packGroups(thrown, cellsOf(thrown));
};

test('whatever the most steps may be, the groups together have the law of the dice', () => {
  fc.assert(
    fc.property(smallThrow, fc.integer({ min: 4, max: 40 }), (thrown, most) => {
      const cells = cellsOf(thrown);
      const groups = packGroups(thrown, cells, most);
      const model = tallied(thrown, (raw) =>
        cells.axes.reduce((cell, axis) => cell + axis.stride * count(raw, axis), 0),
      );
      for (const { steps, rolls } of groups) {
        if (rolls > MOST_ENTRIES || groups.length > 1)
          expect(steps.length).toBeLessThanOrEqual(most);
      }
      expect(sameLaw(sums(groups), model)).toBe(true);
    }),
  );
});

const count = (
  raw: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { pool, symbol }: { pool: string; symbol: string },
) => raw[pool]?.[symbol] ?? 0;

test('a group says what its dice come to: every step, ascending, and how many rolls there are', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.nat(8),
      fc.integer({ min: 1, max: 21 }),
      (attack, defense, least) => {
        for (const group of pack(attack, defense, d20(least))) {
          const model = sums([group]);
          expect([...group.steps]).toEqual([...model.keys()].sort((a, b) => a - b));
          expect(group.rolls).toBe(group.dice.reduce((n, faces) => n * faces.length, 1));
        }
      },
    ),
  );
});

test('each step has its share of 2^32 values, rounded down by hardly more than one', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(12), (attack, defense) => {
      for (const group of pack(attack + 16, defense)) {
        const model = sums([group]);
        const total = [...model.values()].reduce((a, b) => a + b, 0n);
        for (const [i, step] of group.steps.entries()) {
          // Taken from the share, in parts of a value: at most 1 and 2^-4 of it.
          const taken = (model.get(step) ?? 0n) * 2n ** 32n - BigInt(group.values[i] ?? 0) * total;
          expect(taken >= 0n && taken * 16n <= 17n * total).toBe(true);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('of few rolls all have equally many values, as many as there can be', () => {
  const [group] = pack(6, 3);
  // 2^32 = 13,824 * 310,689 + 2,560
  expect(group?.rolls).toBe(13_824);
  const model = sums(group ? [group] : []);
  const shares = [...(group?.steps ?? [])].map((step) => Number(model.get(step)) * 310_689);
  expect([...(group?.values ?? [])]).toEqual(shares);
});

describe('dice are packed', () => {
  const stepsOf = (thrown: Parameters<typeof packGroups>[0], most: number) =>
    packGroups(thrown, cellsOf(thrown), most).map(({ steps }) => steps.length);
  const coins = (...counts: number[]) =>
    counts.map((n, i) => ({ name: `p${i}`, die: combatDie, count: n, asked: ['skull'] }));

  test('into one group wherever its steps are not too many', () => {
    // A pool of coins has a step for each number of skulls; dice with shields and skulls have one for each possible
    // pair of numbers: 13 * 91.
    expect(pack(12, 12).map(({ steps }) => steps.length)).toEqual([13 * 91]);
    // Up to 2^15 rolls are one group, regardless of their steps.
    expect(stepsOf(coins(2, 2, 2, 2, 2), 4)).toEqual([3 ** 5]);
  });

  test('pools of more steps first, so that others fill what is left', () => {
    expect(stepsOf(coins(4, 8, 2, 8), 30)).toEqual([9 * 3, 9, 5].sort((a, b) => b - a));
    expect(stepsOf(coins(4, 8, 2, 8), 45)).toEqual([45, 27]);
  });

  test('a pool of too many steps is split', () => {
    expect(stepsOf(coins(30), 16)).toEqual([16, 16]);
    expect(stepsOf(coins(31), 16)).toEqual([16, 9, 9]);
  });

  test('dice without faces to tell apart need no draw', () => {
    expect(pack(0, 0, d20(21))).toEqual([]);
  });

  test('a die that always shows its symbol still counts', () => {
    const always = attackDice(1, 0, d20(1));
    const cells = cellsOf(always);
    const shown = [...sums(packGroups(always, cells)).keys()].map((cell) => decode(cells, cell));
    expect(shown.map(({ d20: die }) => die?.yes)).toEqual([1, 1]);
  });

  test('a die with more different faces than a group may have steps is refused', () => {
    const sides = 2 ** 15 + 1;
    const faces = Array.from({ length: sides }, (_, i) => ({ name: `${i}`, symbols: { pip: i } }));
    const thrown = [{ name: 'd', die: { name: 'd', faces }, count: 1, asked: ['pip'] }];
    expect(() => packGroups(thrown, cellsOf(thrown), MOST_STEPS)).toThrow(
      new RangeError(`a die of ${sides} faces fits no group`),
    );
  });
});
