import { expect, test } from 'vitest';
import { Columns, fieldsLike, headingIn } from '../../../src/cards/import/columns.ts';

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
  ['SP1', 'powers'],
  // Names of public files.
  ['Fig', 'name'],
  ['# Figs', 'figures'],
  ['# of figures', 'figures'],
  ['NumUnits', 'figures'],
  ['squad_size', 'figures'],
  ['armyCost', 'points'],
  ['MVE', 'move'],
  ['RGE', 'range'],
  ['faction', 'general'],
  ['Army', 'general'],
  ['Person', 'personality'],
  ['trait', 'personality'],
  ['setRelationship', 'set'],
  ['sizeDesignation', 'height'],
  ['heightClass', 'size'],
  ['spaces_per_figure', 'base'],
  ['hex_per', 'base'],
  ['SP', undefined],
  ['Notes', undefined],
  ['Life 2', undefined],
  ['Power 1 text', undefined],
  ['', undefined],
  ['constructor', undefined],
])('a column "%s" is about %s', (column, field) => {
  expect(new Columns().fieldOf(column)).toBe(field);
});

test.each([
  ['Lfe', ['life']],
  ['Defnse', ['defense']],
  ['Atack dice', ['attack']],
  ['Kind', []],
  ['Notes', []],
  ['hw', []],
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

test('a column given for a field replaces others for it, except for powers', () => {
  const columns = new Columns([
    { field: 'points', column: 'Price (new)' },
    { field: 'powers', column: 'Traits' },
  ]);
  expect(columns.fieldOf('Price (new)')).toBe('points');
  expect(columns.fieldOf('price new')).toBe('points');
  expect(columns.fieldOf('Points')).toBeUndefined();
  expect(columns.fieldOf('Traits')).toBe('powers');
  expect(columns.fieldOf('Power 1')).toBe('powers');
  expect(() => columns.check(['Name', 'Traits', 'Prices (new)'])).toThrow(
    '--column points=Price (new): the file has no column "Price (new)"; it has "Name", "Traits", "Prices (new)" (did you mean Prices (new)?)',
  );
  expect(() => columns.check(['Price (new)', 'traits'])).not.toThrow();
});

test('a sign may be the name of a column that is given', () => {
  expect(new Columns([{ field: 'figures', column: '#' }]).fieldOf('#')).toBe('figures');
  expect(new Columns([{ field: 'figures', column: '#' }]).fieldOf('$')).toBeUndefined();
});
