import { expect, test } from 'vitest';
import { fieldOf } from '../../../src/cards/import/columns.ts';

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
