import { describe, expect, test } from 'vitest';
import {
  baseOf,
  heightOf,
  isNothing,
  numberOf,
  powerNames,
  typeOf,
} from '../../../src/cards/import/values.ts';

test.each(['', ' ', '-', '—', '?', 'n/a', 'None', undefined, null])('%j says nothing', (value) => {
  expect(isNothing(value)).toBe(true);
});

test.each(['0', 0, 'x', false, []])('%j says something', (value) => {
  expect(isNothing(value)).toBe(false);
});

test.each([
  [' 5 ', 5],
  ['5.0', 5],
  [5, 5],
  ['five', 'five'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['5.00', 5],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1’200', 1200],
  ['12,345,678', 12_345_678],
  ['1,20', '1,20'],
  ['1,2000', '1,2000'],
  ['0,200', '0,200'],
  [',200', ',200'],
  // One, or a thousand?
  ['1.000', '1.000'],
])('%j is the number %j', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test.each([
  ['Medium 5', { height: 5, size: 'medium' }],
  ['medium', { size: 'medium' }],
  ['M5', { height: 5, size: 'medium' }],
  ['Huge, 12', { height: 12, size: 'huge' }],
  ['7', { height: 7 }],
  [7, { height: 7 }],
  ['5 to 7', { height: '5 to 7' }],
])('a height of %j', (text, fields) => {
  expect(heightOf(text)).toEqual(fields);
});

test.each([
  ['Unique Hero', { type: 'hero', unique: 'unique' }],
  ['common squads', { type: 'squad', unique: 'common' }],
  ['Uncommon', { unique: 'uncommon' }],
  ['Monster', { type: 'Monster' }],
])('a type of %j', (text, fields) => {
  expect(typeOf(text, 'type')).toEqual(fields);
});

test.each([
  ['1', 'single'],
  [2, 'double'],
  ['Double-space base', 'double'],
  ['12', '12'],
])('a base of %j', (text, base) => {
  expect(baseOf(text)).toBe(base);
});

describe('powers', () => {
  test.each([
    ['Tough 2, Flying', ['Tough 2', 'Flying']],
    ['Tough; Mine, all mine', ['Tough', 'Mine, all mine']],
    ['Tough\nFlying|Climb', ['Tough', 'Flying', 'Climb']],
    ['Deadly Strike: each skull; Flying', ['Deadly Strike', 'Flying']],
    ['-', []],
    [
      ['Tough', { name: 'Flying', text: 'It flies.' }],
      ['Tough', 'Flying'],
    ],
    [{ Tough: 'One shield more.', Flying: '' }, ['Tough', 'Flying']],
    [undefined, []],
  ])('of %j', (value, names) => {
    expect(powerNames(value)).toEqual(names);
  });
});
