import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COUNT_FORMS,
  countField,
  MOST_TRIALS,
  parseCount,
} from '../../../src/experiments/scenarios/count.ts';

test.each([
  ['10M', 10_000_000],
  ['1e7', 10_000_000],
  ['1E7', 10_000_000],
  ['1e+7', 10_000_000],
  ['10_000_000', 10_000_000],
  ['10000000', 10_000_000],
  ['1.5M', 1_500_000],
  ['2.5e3', 2500],
  ['100k', 100_000],
  ['100K', 100_000],
  ['2G', 2e9],
  ['2b', 2e9],
  ['3T', 3e12],
  [' 7 ', 7],
  ['1', 1],
  ['9e15', 9e15],
  [1e7, 10_000_000],
  [42, 42],
])('"%s" is %d', (written, count) => {
  expect(parseCount(written)).toBe(count);
});

test.each([
  '',
  ' ',
  '0',
  '-1',
  '+1',
  '1.5',
  '0.0001k',
  '1,000',
  '1 000',
  '10 M',
  '10MM',
  '10X',
  'M',
  '_1',
  '.5M',
  '1.M',
  'ten',
  '1e-3',
  '0x10',
  '1e16',
  '9.1e15',
  'NaN',
  'Infinity',
  '10M\n20M',
])('"%s" is no count', (written) => {
  expect(parseCount(written)).toBeUndefined();
});

test.each([0, -5, 0.5, 1.5, 1e16, Number.NaN, Number.POSITIVE_INFINITY])(
  'nor is the number %d',
  (n) => {
    expect(parseCount(n)).toBeUndefined();
  },
);

test('the most attacks that can be asked for are 9e15, of which a sum is still exact', () => {
  expect(MOST_TRIALS).toBe(9e15);
  expect(MOST_TRIALS).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(parseCount(MOST_TRIALS)).toBe(MOST_TRIALS);
  expect(parseCount(MOST_TRIALS + 1)).toBeUndefined();
});

test('every whole number from 1 to 9e15 is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9e15 }), (n) => {
      expect(parseCount(n)).toBe(n);
      expect(parseCount(String(n))).toBe(n);
      expect(parseCount(n.toLocaleString('en-US').replaceAll(',', '_'))).toBe(n);
    }),
  );
});

test('a number with digits behind its point and a scale is what it is on paper', () => {
  const scales = fc.constantFrom<[string, bigint]>(
    ['k', 10n ** 3n],
    ['M', 10n ** 6n],
    ['G', 10n ** 9n],
    ['T', 10n ** 12n],
  );
  const digits = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(
      fc.nat(999),
      fc.nat(999_999),
      digits,
      scales,
      (whole, behind, n, [scale, times]) => {
        const tail = String(behind).padStart(6, '0').slice(0, n);
        const exact = (BigInt(whole) * 10n ** BigInt(n) + BigInt(tail)) * times;
        const isWhole = exact % 10n ** BigInt(n) === 0n;
        const count = exact / 10n ** BigInt(n);
        const expected = isWhole && count >= 1n && count <= 9_000_000_000_000_000n;
        expect(parseCount(`${whole}.${tail}${scale}`)).toBe(expected ? Number(count) : undefined);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a count that is a hair off a whole number is none', () => {
  expect(parseCount('2.0000001')).toBeUndefined();
  expect(parseCount(2.0000001)).toBeUndefined();
});

test('the field of a document takes a number or a text, and names its forms otherwise', () => {
  expect(countField().safeParse('10M').data).toBe(10_000_000);
  expect(countField().safeParse(1e7).data).toBe(10_000_000);
  for (const wrong of ['many', -1, true, null, [], {}]) {
    const messages = countField()
      .safeParse(wrong)
      .error?.issues.map(({ message }) => message);
    expect(messages).toEqual([COUNT_FORMS]);
  }
  expect(COUNT_FORMS).toBe('a whole number from 1 to 9e15, such as 10M, 1e7 or 10_000_000');
});
