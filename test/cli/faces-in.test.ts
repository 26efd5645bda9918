import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facesIn } from '../../src/cli/options/given-dice.ts';

const KNOWN = [
  { name: 'skull', letter: 's' },
  { name: 'shield', letter: 'h' },
  { name: 'blank', letter: 'b' },
];
const [s, h, b] = ['skull', 'shield', 'blank'];

test.each([
  ['skull,shield', [s, h]],
  [' Skull , BLANK ', [s, b]],
  ['2 skulls', [s, s]],
  ['2 skull, 1 shields', [s, s, h]],
  ['skulls', [s]],
  ['2 skulls 1 shield and a', ['2 skulls 1 shield and a']],
  ['2 skulls and blank', [s, s, b]],
  ['2s', [s, s]],
  ['2sb, 2 shields', [s, s, b, h, h]],
  ['S H B', [s, h, b]],
  ['0s', []],
  ['', []],
  [',', ['', '']],
  ['17', ['17']],
  ['6,5', ['6', '5']],
  ['skul', ['skul']],
  ['3 4 skulls', ['3 4 skulls']],
  ['2s3', ['2s3']],
  ['1000 skulls', ['1000 skulls']],
  ['1000s', ['1000s']],
])('"%s"', (text, faces) => {
  expect(facesIn(text, KNOWN)).toEqual(faces);
});

test('every way of writing the same dice gives them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KNOWN), { minLength: 1, maxLength: 9 }), (dice) => {
      const names = dice.map(({ name }) => name);
      const letters = dice.map(({ letter }) => letter);
      for (const text of [
        names.join(),
        letters.join(''),
        letters.join(),
        `1${letters.join('1')}`,
      ]) {
        expect(facesIn(text, KNOWN)).toEqual(names);
      }
    }),
  );
});
