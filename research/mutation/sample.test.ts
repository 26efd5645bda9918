import { expect, test } from 'vitest';
import { keysOf, sampleOf } from './sample.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `mutant ${i}`);

test('a sample has its size, or all mutants if there are no more', () => {
  expect(sampleOf(numbered(500), 60, 'seed').size).toBe(60);
  expect([...sampleOf(numbered(60), 60, 'seed')].toSorted()).toEqual(numbered(60).toSorted());
  expect([...sampleOf(numbered(3), 60, 'seed')].toSorted()).toEqual(numbered(3));
});

test('the same mutants in any order give the same sample, another seed gives another', () => {
  const sample = sampleOf(numbered(500), 60, 'seed');
  expect(sampleOf(numbered(500).toReversed(), 60, 'seed')).toEqual(sample);
  expect(sampleOf(numbered(500), 60, 'other')).not.toEqual(sample);
});

test('a new mutant replaces at most one of a sample', () => {
  const sample = sampleOf(numbered(500), 60, 'seed');
  for (const added of ['one', 'two', 'three', 'four']) {
    const next = sampleOf([added, ...numbered(500)], 60, 'seed');
    const lost = [...sample].filter((key) => !next.has(key));
    expect(lost).toHaveLength(next.has(added) ? 1 : 0);
  }
});

test('every mutant is drawn equally often', () => {
  const samples = numbered(400).map((seed) => sampleOf(numbered(20), 5, seed));
  const times = numbered(20).map((key) => samples.filter((sample) => sample.has(key)).length);
  // A quarter of 400 draws is 100; the tolerance is five standard errors.
  for (const count of times) expect(Math.abs(count - 100)).toBeLessThan(5 * Math.sqrt(75));
});

test('a key holds the source and its replacement but no line, and is unique in its file', () => {
  const line = 'const sum = a + b;\n';
  const place = (row: number) => ({
    start: { line: row, column: 12 },
    end: { line: row, column: 17 },
  });
  const mutant = (row: number) => ({
    fileName: 'sum.ts',
    mutatorName: 'ArithmeticOperator',
    replacement: 'a - b',
    location: place(row),
  });
  const keys = (mutants: ReturnType<typeof mutant>[], text: string) =>
    keysOf(mutants, new Map([['sum.ts', text]]));
  const [first, second] = keys([mutant(0), mutant(1)], line + line);
  expect(first).toBe('sum.ts\nArithmeticOperator\na + b\na - b\n1');
  expect(second).toBe('sum.ts\nArithmeticOperator\na + b\na - b\n2');
  expect(keys([mutant(2), mutant(3)], `\n\n${line}${line}`)).toEqual([first, second]);
});

test('a replaced text may span lines', () => {
  const location = { start: { line: 0, column: 9 }, end: { line: 2, column: 1 } };
  const [key] = keysOf(
    [{ fileName: 'f.ts', mutatorName: 'BlockStatement', replacement: '{}', location }],
    new Map([['f.ts', 'const f = {\n  a: 1,\n};\n']]),
  );
  expect(key).toBe('f.ts\nBlockStatement\n {\n  a: 1,\n}\n{}\n1');
});
