import { describe, expect, test } from 'vitest';
import {
  baseOf,
  heightOf,
  isNothing,
  numberOf,
  powersIn,
  textOf,
  typeOf,
} from '../../../src/cards/import/values.ts';

test.each(['', ' ', '-', '—', '?', 'n/a', 'None', undefined, null])('%j says nothing', (value) => {
  expect(isNothing(value)).toBe(true);
});

test.each([[['', null]], [{ name: '-' }]])('%j says nothing', (value) => {
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
  expect(heightOf(text, 'height')).toEqual(fields);
});

test('a size of several words stays as it is', () => {
  expect(heightOf('very large', 'size')).toEqual({ size: 'very large' });
  expect(heightOf('Large', 'size')).toEqual({ size: 'large' });
});

test.each<[unknown, object, string]>([
  ['Unique Hero', { type: 'hero', unique: 'unique' }, ''],
  ['common squads', { type: 'squad', unique: 'common' }, ''],
  ['Uncommon', { unique: 'uncommon' }, ''],
  ['Unique Squad (4)', { type: 'squad', unique: 'unique', figures: 4 }, ''],
  ['Squad of 3', { type: 'squad', figures: 3 }, ''],
  ['Common Squad x2', { type: 'squad', unique: 'common', figures: 2 }, ''],
  ['Hero (1)', { type: 'hero' }, ''],
  ['UH', { type: 'hero', unique: 'unique' }, ''],
  ['cs', { type: 'squad', unique: 'common' }, ''],
  ['UCH', { type: 'hero', unique: 'uncommon' }, ''],
  ['U', { unique: 'unique' }, ''],
  ['S', { type: 'squad' }, ''],
  [true, { unique: 'unique' }, ''],
  // Values that cards cannot have.
  ['Event Hero', { type: 'hero' }, 'Event'],
  ['Monster', {}, 'Monster'],
  [['Unique', 'Hero'], { type: 'hero', unique: 'unique' }, ''],
  // A number has no meaning of its own, since it differs from file to file.
  [2, {}, '2'],
  ['Squad 2 of 3', { type: 'squad' }, '2 3'],
])('a type of %j', (text, fields, rest) => {
  expect(typeOf(text)).toEqual({ fields, rest });
});

test.each<[unknown, unknown]>([
  [' Orc ', 'Orc'],
  [7, '7'],
  [['Soldiers', '', 'Scouts'], 'Soldiers; Scouts'],
  // As spreadsheets keep a formula from acting.
  ["'=Orc", '=Orc'],
  ["'Orc'", "'Orc'"],
  [{ a: 1 }, { a: 1 }],
])('%j is the text %j', (value, text) => {
  expect(textOf(value)).toEqual(text);
});

test.each([
  ['1', 'single'],
  [2, 'double'],
  ['Double-space base', 'double'],
  ['6', 6],
  ['6 hexes', 6],
  ['Peanut', 'double'],
  ['1 or 3', 'single'],
  ['3 or 4', '3 or 4'],
  ['round', 'round'],
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
    // The text about them is ignored.
    ['Wait Then Fire: roll, then add 1; a 20 adds 2.', ['Wait Then Fire']],
    ['GHOST WALK - moves through all, walls too; Disengage', ['GHOST WALK', 'Disengage']],
    ['Cover Fire: one; Double Attack: two\nFlying', ['Cover Fire', 'Double Attack', 'Flying']],
    [[{ Name: 'Counter Strike', Description: 'x' }], ['Counter Strike']],
    [['Mine, all mine'], ['Mine, all mine']],
    ['Mine, all mine;', ['Mine, all mine']],
    [[{ name: null, text: 'x' }], ['name', 'text']],
    // A number under a power's name belongs to the power.
    [[{ Evasive: 8 }], ['Evasive 8']],
    [{ tough: 2, flying: 'It flies.' }, ['tough 2', 'flying']],
    // As files of cards and exports write them.
    [[{ tough: 99 }], [{ wrong: 'tough', written: { tough: 99 } }]],
    [
      [{ name: 'Rage', power: 'rage', effects: [] }],
      [{ wrong: 'Rage', written: { name: 'Rage', power: 'rage', effects: [] } }],
    ],
    [
      [{ name: 'Rage', modelled: 'maybe' }],
      [{ wrong: 'Rage', written: { name: 'Rage', modelled: 'maybe' } }],
    ],
    [[{ tough: 2 }], [{ power: 'tough', number: 2 }]],
    [[{ name: 'Tough 2', power: 'tough', number: 2 }], [{ power: 'tough', number: 2 }]],
    [[{ name: 'Flying', power: 'flying' }], [{ power: 'flying' }]],
    [
      [{ name: 'Rage', effects: [{ attackDice: 1 }] }],
      [{ power: 'Rage', effects: [{ attackDice: 1 }] }],
    ],
  ])('of %j', (value, names) => {
    expect(powersIn(value)).toEqual(names);
  });
});
