import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../src/base/words/nearest.ts';

const cards = ['hawkgirl', 'solomon-grundy', 'the-joker'];

test.each([
  ['hawkgril', ['hawkgirl']],
  ['HawkGirl', ['hawkgirl']],
  ['grundy', ['solomon-grundy']],
  ['the-jokr', ['the-joker']],
  ['batman', []],
  ['', []],
])('"%s" may have been meant for %j', (name, meant) => {
  expect(nearest(name, cards)).toEqual(meant);
});

test('the nearest comes first, and there are three at most', () => {
  expect(nearest('attac', ['attack', 'attacks', 'atta', 'attacker', 'attic'])).toEqual([
    'attack',
    'atta',
    'attic',
  ]);
});

test.each(['krgu', 'kurg', 'rkug', 'krog'])('%s may have been meant for krug', (name) => {
  expect(nearest(name, ['krug', 'raelin'])).toEqual(['krug']);
});

test('a number is meant for no other number, however alike', () => {
  const faces = Array.from({ length: 20 }, (_, i) => `${i + 1}`);
  for (const number of ['25', '0', '-1', '1.5', ' 115']) expect(nearest(number, faces)).toEqual([]);
  expect(nearest('2O', faces)).toEqual(['20']);
});

test('every proposal is a known name, without duplicates', () => {
  const names = fc.uniqueArray(fc.string({ maxLength: 8 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), names, (name, known) => {
      const meant = nearest(name, known);
      expect(known).toEqual(expect.arrayContaining(meant));
      expect(new Set(meant).size).toBe(meant.length);
      expect(meant.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('a letter wrong, missing or too many is forgiven in any name of three letters or more', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.constantFrom('', '-', '--'), (name, at, instead) => {
      const i = at % name.length;
      const mistyped = name.slice(0, i) + instead.slice(0, 1) + name.slice(i + 1);
      expect(nearest(mistyped, [name])).toEqual([name]);
      expect(nearest(`${name.slice(0, i)}-${name.slice(i)}`, [name])).toEqual([name]);
    }),
  );
});
