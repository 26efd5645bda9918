import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fraction,
  fractionText,
  fractionValue,
  minus,
  plus,
  rounded,
  same,
  sharesOf,
} from '../../../src/base/statistics/fraction.ts';

const whole = (bits: number) => fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) });

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

/** A positive number as mantissa times a power of two, exactly. */
function parts(value: number): { mantissa: bigint; exponent: number } {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const all = bits.getBigUint64(0);
  const exponent = Number(all >> 52n);
  const mantissa = all % 2n ** 52n;
  return exponent === 0
    ? { mantissa, exponent: -1074 }
    : { mantissa: mantissa + 2n ** 52n, exponent: exponent - 1075 };
}

/** Whether a number is less than one unit in its last place away from the quotient, in whole numbers. */
function isWithinAnUlp(value: number, numerator: bigint, denominator: bigint): boolean {
  const { mantissa, exponent } = parts(value);
  const [up, down] = [2n ** BigInt(Math.max(0, exponent)), 2n ** BigInt(Math.max(0, -exponent))];
  const away = mantissa * up * denominator - numerator * down;
  return (away < 0n ? -away : away) < up * denominator;
}

test('a fraction is in lowest terms and keeps its value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 300n }), whole(300), (n, d) => {
      const { numerator, denominator } = fraction(n, d);
      expect(commonDivisor(numerator, denominator)).toBe(1n);
      expect(numerator * d).toBe(n * denominator);
      expect(denominator).toBeGreaterThan(0n);
    }),
  );
});

test('a share of a total is in lowest terms, whatever primes the total has', () => {
  const power = fc.integer({ min: 0, max: 130 });
  fc.assert(
    fc.property(power, power, power, whole(70), whole(300), (twos, threes, fives, rest, share) => {
      const dice = 2n ** BigInt(twos) * 3n ** BigInt(threes) * 5n ** BigInt(fives);
      for (const total of [dice, dice * (rest + 1n)]) {
        const shareOf = sharesOf(total);
        for (const n of [
          share,
          -share,
          share * 3n ** 40n,
          share * dice,
          share * total,
          0n,
          total,
        ]) {
          expect(shareOf(n)).toEqual(fraction(n, total));
        }
      }
    }),
  );
});

test('a fraction is written n/d, a whole number without its denominator', () => {
  expect(fractionText(fraction(6n, 24n))).toBe('1/4');
  expect(fractionText(fraction(24n, 6n))).toBe('4');
  expect(fractionText(fraction(0n, 6n))).toBe('0');
});

describe('the value of a fraction', () => {
  test('is one of the two numbers next to the quotient, however long the whole numbers are', () => {
    fc.assert(
      fc.property(whole(900), whole(900), whole(2000), (n, d, common) => {
        const value = fractionValue({ numerator: n * common, denominator: d * common });
        expect(isWithinAnUlp(value, n, d)).toBe(true);
      }),
    );
  });

  test('is exact where a number can hold it', () => {
    fc.assert(
      fc.property(fc.double({ min: 2 ** -900, max: 2 ** 900, noNaN: true }), (value) => {
        const { mantissa, exponent } = parts(value);
        const [up, down] = [Math.max(0, exponent), Math.max(0, -exponent)].map(BigInt);
        const exact = fraction(mantissa * 2n ** (up ?? 0n), 2n ** (down ?? 0n));
        expect(fractionValue(exact)).toBe(value);
      }),
    );
  });

  test('of 0 is 0, of 1/3 what 1 / 3 is', () => {
    expect(fractionValue({ numerator: 0n, denominator: 7n })).toBe(0);
    expect(fractionValue({ numerator: 1n, denominator: 3n })).toBe(1 / 3);
  });

  test('is not lost among the smallest numbers: what is possible is never 0', () => {
    for (const power of [1000n, 1010n, 1011n, 1015n, 1022n]) {
      const value = fractionValue({ numerator: 1n, denominator: 2n ** power });
      expect(value).toBe(2 ** -Number(power));
    }
  });
});

describe('sums and differences', () => {
  test.each<[[bigint, bigint], [bigint, bigint], string, string, number]>([
    [[1n, 6n], [1n, 3n], '1/2', '-1/6', -1 / 6],
    [[3n, 4n], [1n, 4n], '1', '1/2', 0.5],
    [[2n, 3n], [2n, 3n], '4/3', '0', 0],
  ])('%o and %o', (one, other, sum, difference, value) => {
    const [a, b] = [fraction(...one), fraction(...other)];
    expect(fractionText(plus(a, b))).toBe(sum);
    expect(fractionText(minus(a, b))).toBe(difference);
    expect(fractionValue(minus(a, b))).toBe(value);
  });
});

describe('what is not certain', () => {
  test('is less than 1, however near: the number before 1, beyond what numbers tell apart', () => {
    for (const power of [17n, 30n, 300n]) {
      const denominator = 10n ** power;
      expect(fractionValue(fraction(denominator - 1n, denominator))).toBe(1 - 2 ** -53);
    }
    expect(fractionValue(fraction(10n ** 10n - 1n, 10n ** 10n))).toBe(0.9999999999);
    expect(fractionValue(fraction(7n, 7n))).toBe(1);
  });

  test('is more than -1, where it is a difference', () => {
    expect(fractionValue(fraction(1n - 10n ** 30n, 10n ** 30n))).toBe(2 ** -53 - 1);
    expect(fractionValue(fraction(-7n, 7n))).toBe(-1);
  });
});

describe('a rounded number', () => {
  test('is exactly the number that it was made of, to 2^-128', () => {
    fc.assert(
      fc.property(fc.double({ min: 2 ** -70, max: 1e6, noNaN: true }), (value) => {
        const made = rounded(value);
        expect(made.isRounded).toBe(true);
        expect(fractionValue(made)).toBe(value);
      }),
    );
    expect(fractionValue(rounded(2 ** -127 + 2 ** -140))).toBe(2 ** -127);
    expect(fractionText(fraction(rounded(0.75).numerator, rounded(0.75).denominator))).toBe('3/4');
  });

  test('makes every sum and difference rounded that it is part of', () => {
    const [half, third] = [rounded(0.5), fraction(1n, 3n)];
    for (const one of [plus(half, third), plus(third, half), minus(half, third)]) {
      expect(one.isRounded).toBe(true);
    }
    expect(minus(third, half).isRounded).toBe(true);
    expect(fractionValue(minus(third, half))).toBeCloseTo(-1 / 6, 15);
    expect(plus(third, third)).toEqual({ numerator: 2n, denominator: 3n });
    expect(minus(third, third)).not.toHaveProperty('isRounded');
  });
});

describe('two numbers are the same', () => {
  test('exactly, where both are known exactly', () => {
    const [third, nearly] = [fraction(1n, 3n), fraction(10n ** 30n, 3n * 10n ** 30n + 1n)];
    expect(same(third, { numerator: 4n, denominator: 12n })).toBe(true);
    expect(same(third, nearly)).toBe(false);
  });

  test('to 1e-12, where one of them is rounded', () => {
    const third = fraction(1n, 3n);
    for (const off of [0, 9e-13, -9e-13]) {
      expect(same(third, rounded(1 / 3 + off))).toBe(true);
      expect(same(rounded(1 / 3 + off), third)).toBe(true);
    }
    for (const off of [2e-12, -2e-12]) {
      expect(same(third, rounded(1 / 3 + off))).toBe(false);
      expect(same(rounded(1 / 3), rounded(1 / 3 + off))).toBe(false);
    }
  });
});
