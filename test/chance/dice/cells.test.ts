import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cells, cellsOf, decode, faceSteps } from '../../../src/chance/dice/cells.ts';
import type { RawOutcome } from '../../../src/chance/dice/throw.ts';
import { rawText, sameLaw, tallied } from '../../oracle/odometer.ts';
import { attackDice, smallThrow } from './throws.ts';

/** The definition: the sum of count times stride. */
function cellOf(cells: Cells, raw: RawOutcome): number {
  return cells.axes.reduce(
    (cell, { pool, symbol, stride }) => cell + (raw[pool]?.[symbol] ?? 0) * stride,
    0,
  );
}

test('every roll has a cell, and decoding the cell gives the roll back', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const cells = cellsOf(thrown);
      const back = new Set<string>();
      for (const seen of tallied(thrown, (raw) => `${cellOf(cells, raw)} ${rawText(raw)}`).keys()) {
        const [cell = '', ...raw] = seen.split(' ');
        expect(Number(cell)).toBeLessThan(cells.size);
        expect(rawText(decode(cells, Number(cell)))).toBe(raw.join(' '));
        back.add(cell);
      }
      expect(back.size).toBe(new Set(tallied(thrown, rawText).keys()).size);
    }),
  );
});

test('decode is the inverse of the mixed-radix sum on every cell', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const cells = cellsOf(thrown);
      for (let cell = 0; cell < cells.size; cell++) {
        expect(cellOf(cells, decode(cells, cell))).toBe(cell);
      }
    }),
  );
});

test('the size is the product of what each count can be, from none to the most the dice can show', () => {
  // 0-6 skulls; 0-3 shields; 0-3 skulls
  expect(cellsOf(attackDice(6, 3)).size).toBe(7 * 4 * 4);
  expect(cellsOf(attackDice(6, 0)).size).toBe(7);
  expect(cellsOf([]).size).toBe(1);
});

test('each face adds what its symbols add: a die alone has the law of its pool', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const cells = cellsOf(thrown);
      for (const pool of thrown) {
        const steps = new Map<number, bigint>();
        for (const step of faceSteps(pool, cells)) steps.set(step, (steps.get(step) ?? 0n) + 1n);
        const printed = tallied([{ ...pool, count: 1 }], (raw) => cellOf(cells, raw));
        if (pool.count > 0) expect(sameLaw(steps, printed)).toBe(true);
      }
    }),
  );
});

test('axes stand in the order of the dice and what is asked of them, the first with stride 1', () => {
  expect(cellsOf(attackDice(6, 3)).axes).toEqual([
    { pool: 'attack', symbol: 'skull', size: 7, stride: 1 },
    { pool: 'defense', symbol: 'shield', size: 4, stride: 7 },
    { pool: 'defense', symbol: 'skull', size: 4, stride: 28 },
  ]);
});

test('a raw outcome has every pool and every asked symbol, also of dice that are not there', () => {
  expect(decode(cellsOf(attackDice(2, 0)), 1)).toEqual({
    attack: { skull: 1 },
    defense: { shield: 0, skull: 0 },
  });
});
