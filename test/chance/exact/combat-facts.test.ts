import { describe, expect, test } from 'vitest';
import { decode } from '../../../src/chance/dice/cells.ts';
import { combatDie } from '../../../src/chance/dice/die.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { attackDice } from '../dice/throws.ts';

/** n over k by Pascal's triangle. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  return k === 0 || k === n ? 1n : choose(n - 1, k - 1) + choose(n - 1, k);
}

/** P(k of n dice show the symbol), compared as whole numbers: weight * 6^n = total * ways. */
function expectBinomial(symbol: 'skull' | 'shield', sides: bigint, n: number): void {
  const thrown = [{ name: 'dice', die: combatDie, count: n, asked: [symbol] }];
  const { cells, weights, total } = weigh(thrown);
  expect(weights.size).toBe(n + 1);
  for (const [cell, weight] of weights) {
    const k = decode(cells, cell).dice?.[symbol] ?? 0;
    const ways = choose(n, k) * sides ** BigInt(k) * (6n - sides) ** BigInt(n - k);
    expect(weight * 6n ** BigInt(n)).toBe(total * ways);
  }
}

describe.each([1, 2, 6, 13])('with %i combat dice', (n) => {
  test('the number of skulls is binomial with chance 3/6', () => expectBinomial('skull', 3n, n));
  test('the number of shields is binomial with chance 2/6', () => expectBinomial('shield', 2n, n));
});

test('3 dice never show 3 shields and a skull', () => {
  const { cells, weights } = weigh(attackDice(0, 3));
  const shown = [...weights.keys()].map((cell) => decode(cells, cell));
  const most = shown.map((raw) => (raw.defense?.shield ?? 0) + (raw.defense?.skull ?? 0));
  expect(Math.max(...most)).toBe(3);
  expect(shown).toHaveLength(10);
});

test('6 attack dice beat 3 defense dice in skulls 382 times of 512', () => {
  // Nine fair coins (3 of 6 faces are skulls): A > D means A + (3 - D) > 3, more than 3 heads of 9;
  // 1 + 9 + 36 + 84 = 130 of 512 have at most 3.
  const { cells, weights, total } = weigh(attackDice(6, 3));
  const beaten = [...weights].filter(([cell]) => {
    const raw = decode(cells, cell);
    return (raw.attack?.skull ?? 0) > (raw.defense?.skull ?? 0);
  });
  const weight = beaten.reduce((sum, [, w]) => sum + w, 0n);
  expect(weight * 512n).toBe(total * 382n);
});
