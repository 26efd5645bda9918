import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { downloadsOf } from '../../../src/report/page/downloads.ts';

const [small, large] = [randomBytes(1000).toString('hex'), randomBytes(1e6).toString('hex')];
const unpacked = (packed: string) =>
  JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));

test('a page carries its files whole', () => {
  const { names, beside, packed } = downloadsOf({ small, other: small });
  expect([names, beside]).toEqual([['small', 'other'], []]);
  expect(unpacked(packed)).toEqual({ small, other: small });
});

test('a page goes without its largest files when all are too many', () => {
  const { names, beside, packed } = downloadsOf({ small, large });
  expect([names, beside]).toEqual([['small'], ['large']]);
  expect(unpacked(packed)).toEqual({ small });
});

test('a page goes without a text that is too long to be held, and carries as many of the others as fit', () => {
  let parts = 0;
  const endless = function* () {
    for (;;) {
      parts++;
      yield 'x'.repeat(2 ** 20);
    }
  };
  const { names, beside, packed } = downloadsOf({
    endless,
    small: () => ['a', 'b'],
    large,
    other: small,
  });
  expect([names, beside]).toEqual([
    ['small', 'other'],
    ['endless', 'large'],
  ]);
  expect(unpacked(packed)).toEqual({ small: 'ab', other: small });
  expect(parts).toBeLessThan(20);
});
