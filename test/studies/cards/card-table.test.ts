import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { cardTable } from '../../../src/studies/cards/card-table.ts';
import { headsOf } from '../../report/tables.ts';

const imp: Card = { name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single', powers: [] };
const krug: Card = {
  ...imp,
  ...{ name: 'Krug', life: 8, points: 120, set: 'A set', assumed: ['life'] },
  powers: [
    { power: 'tough', number: 1 },
    { power: 'Smash', effects: [] },
  ],
};

test('what is unknown is ?, what is assumed has a mark, which is explained', () => {
  const { columns, rows, note } = cardTable([imp, krug]);
  expect(
    Object.fromEntries(columns.map(({ head }, i) => [head, rows.map((row) => row[i])])),
  ).toMatchObject({
    card: ['Imp', 'Krug'],
    life: ['?', '8*'],
    attack: ['1', '1'],
    points: ['?', '120'],
    powers: ['', 'Tough 1, Smash'],
  });
  expect(note).toContain('*');
});

test('a field that no card has takes no column', () => {
  expect(headsOf(cardTable([imp]))).not.toContain('points');
  expect(cardTable([imp]).note).toBeUndefined();
  expect(headsOf(cardTable([imp, krug]))).not.toContain('set');
});
