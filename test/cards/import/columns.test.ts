import { expect, test } from 'vitest';
import { fieldOf, fieldsLike, headingIn } from '../../../src/cards/import/columns.ts';

test.each([
  ['Name', 'name'],
  ['UNIT NAME', 'name'],
  ['Att', 'attack'],
  ['ATK', 'attack'],
  ['Def.', 'defense'],
  ['Defence', 'defense'],
  ['Pts', 'points'],
  ['Point Cost', 'points'],
  ['Unit/Squad size', 'figures'],
  ['Height', 'height'],
  ['Size', 'size'],
  ['Special_Powers', 'powers'],
  ['Power 1', 'powers'],
  ['Ability #2 (name)', 'powers'],
  ['specialPower3', 'powers'],
  ['Notes', undefined],
  ['Life 2', undefined],
  ['Power 1 text', undefined],
  ['', undefined],
  ['constructor', undefined],
])('a column "%s" is about %s', (column, field) => {
  expect(fieldOf(column)).toBe(field);
});

test.each([
  ['Lfe', ['life']],
  ['Defnse', ['defense']],
  ['Atack dice', ['attack']],
  ['Kind', []],
  ['Notes', []],
])('"%s" may be meant for %j', (column, fields) => {
  expect(fieldsLike(column)).toEqual(fields);
});

test('the heading is the first row with name, attack and defense, else the one that knows most columns', () => {
  const title = ['My cards', '2024'];
  const heading = ['Name', 'Att', 'Def'];
  const imp = ['Imp', '1', '2'];
  const row = (...rows: string[][]) => headingIn(rows).row;
  expect(row(heading, imp, [...heading, 'Life'])).toBe(0);
  expect(row(title, ['Name', 'Life'], heading, imp)).toBe(2);
  expect(row(title, ['Name', 'Att', 'Dfens'], ['Name'])).toBe(1);
  expect(row(title, imp)).toBe(0);
  expect(row()).toBe(0);
});
