import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '../../../src/chance/dice/cells.ts';
import {
  ascendingCells,
  canBeAdded,
  type Grid,
  type Kinds,
  sumRow,
  tallyKinds,
} from '../../../src/chance/exact/grid.ts';
import { poolEnds } from '../../../src/chance/exact/pool-ends.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { attackDice } from '../dice/throws.ts';

function gridOf(attack: number, defense: number): Grid {
  const [rows, columns] = attackDice(attack, defense).map(poolEnds);
  if (!rows || !columns) throw new Error('combat dice have ends');
  return { rows, columns };
}

function tallyOf(grid: Grid, kinds: Kinds, most: number, counts?: Float64Array) {
  const sums = kinds.map((ofRow) => sumRow(grid.columns, ofRow, most));
  return tallyKinds(grid, sums, most, counts && { kinds, counts });
}

const number = fc.nat(9);

/** Any kinds work: here, a number computed from skulls, shields and the defense's skulls. */
const kindOf = (a: number, b: number, c: number) => (3 * a + 5 * b + 7 * c) % 4;

test('ends of a kind weigh together what they weigh one by one, and are counted together', () => {
  fc.assert(
    fc.property(number, number, (attack, defense) => {
      const grid = gridOf(attack, defense);
      const { rows, columns } = grid;
      const kinds = rows.counts.map(({ skull = 0 }) => {
        const ofRow = new Int32Array(columns.mostNumber + 1).fill(-1);
        for (const [i, end] of columns.counts.entries()) {
          ofRow[columns.numbers[i] as number] = kindOf(skull, end.shield ?? 0, end.skull ?? 0);
        }
        return ofRow;
      });
      const { cells, weights } = weigh(attackDice(attack, defense));
      const counted = Float64Array.from({ length: cells.size }, (_, cell) => cell + 1);
      const [weight, count] = [new Map<number, bigint>(), new Map<number, number>()];
      for (const [cell, one] of weights) {
        const raw = decode(cells, cell);
        const { shield = 0, skull = 0 } = raw.defense ?? {};
        const kind = kindOf(raw.attack?.skull ?? 0, shield, skull);
        weight.set(kind, (weight.get(kind) ?? 0n) + one);
        count.set(kind, (count.get(kind) ?? 0) + cell + 1);
      }
      const found = tallyOf(grid, kinds, 4, counted);
      expect(new Map(found.kinds.map((kind, i) => [kind, found.weights[i]]))).toEqual(weight);
      expect(new Map(found.kinds.map((kind, i) => [kind, found.counts[i]]))).toEqual(count);
    }),
  );
});

test('merged kinds weigh together what they weigh one by one, in order of first appearance', () => {
  fc.assert(
    fc.property(
      number,
      number,
      fc.array(fc.nat(2), { minLength: 30, maxLength: 30 }),
      (attack, defense, coarser) => {
        const grid = gridOf(attack, defense);
        const { rows, columns } = grid;
        const kinds = rows.counts.map((_, row) =>
          Int32Array.from({ length: columns.mostNumber + 1 }, (_, number) => (row + number) % 30),
        );
        const counted = Float64Array.from({ length: rows.size * columns.size }, (_, cell) => cell);
        const fine = tallyOf(grid, kinds, 30, counted);
        const [weight, count] = [new Map<number, bigint>(), new Map<number, number>()];
        for (const [i, kind] of fine.kinds.entries()) {
          const into = coarser[kind] as number;
          weight.set(into, (weight.get(into) ?? 0n) + (fine.weights[i] as bigint));
          count.set(into, (count.get(into) ?? 0) + (fine.counts[i] as number));
        }
        // The second time, other numbers stand for the same kinds.
        for (const plus of [0, 7]) {
          const found = fine.merged((kind) => (coarser[kind] as number) + plus);
          expect(found.kinds.map((kind, i) => [kind - plus, found.weights[i]])).toEqual([
            ...weight,
          ]);
          expect(found.kinds.map((kind, i) => [kind - plus, found.counts[i]])).toEqual([...count]);
        }
      },
    ),
  );
});

test('the sums of 50 against 50 dice are exact', () => {
  const grid = gridOf(50, 50);
  expect(canBeAdded(grid)).toBe(true);
  const all = grid.rows.counts.map(() => new Int32Array(grid.columns.mostNumber + 1));
  expect(tallyOf(grid, all, 1).weights).toEqual([2n ** 50n * 6n ** 50n]);
});

test('sums can be added while all products of a column stay within 2^53', () => {
  const { rows, columns } = gridOf(3, 3);
  // Two limbs below 2^20 make a product below 2^40, of which 2^13 add up to at most 2^53.
  const withProducts = (count: number, limbsEach: number) =>
    canBeAdded({ rows: { ...rows, cells: new Uint32Array(count), limbsEach }, columns });
  expect([withProducts(2 ** 13, 1), withProducts(2 ** 13 + 1, 1)]).toEqual([true, false]);
  expect([withProducts(2 ** 12, 2), withProducts(2 ** 12 + 1, 2)]).toEqual([true, false]);
  const withColumns = (count: number) =>
    canBeAdded({ rows, columns: { ...columns, cells: new Uint32Array(count) } });
  expect([withColumns(2 ** 20), withColumns(2 ** 20 + 1)]).toEqual([true, false]);
});

test('cells come from the least likely to the likeliest, equals in their order', () => {
  fc.assert(
    fc.property(number, number, (attack, defense) => {
      const { cells, chances } = ascendingCells(gridOf(attack, defense));
      const { weights, total } = weigh(attackDice(attack, defense));
      expect([...cells].toSorted((a, b) => a - b)).toEqual([...weights.keys()]);
      const ordered = [...cells].map((cell) => weights.get(cell) ?? 0n);
      for (const [i, weight] of ordered.entries()) {
        expect(chances[i]).toBeCloseTo(Number(weight) / Number(total), 12);
        expect(i === 0 || (ordered[i - 1] as bigint) <= weight).toBe(true);
      }
    }),
  );
});
