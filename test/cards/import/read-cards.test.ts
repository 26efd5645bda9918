import { describe, expect, test } from 'vitest';
import { readCards } from '../../../src/cards/import/read-cards.ts';

const rows = (...cards: Record<string, unknown>[]) =>
  cards.map((card, i) => ({ row: i + 2, values: Object.entries(card) }));

const imp = { Name: 'Imp', Att: '1', Def: '2' };
const read = (...cards: Record<string, unknown>[]) => readCards(rows(...cards), 'a.csv');

function mistakes(...cards: Record<string, unknown>[]): string[] {
  try {
    read(...cards);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('a row is a card', () => {
  const row = { ...imp, Height: 'Medium 6', Pts: 80, Type: 'Common Squad', 'Squad size': '3' };
  expect(read({ ...row, Powers: 'Tough 2' }).cards).toEqual([
    {
      ...{ name: 'Imp', attack: 1, defense: 2, height: 6, size: 'medium', points: 80 },
      ...{ type: 'squad', unique: 'common', figures: 3, base: 'single' },
      powers: [{ power: 'tough', number: 2 }],
    },
  ]);
});

test('empty cells say nothing; a Height that is left out is marked', () => {
  expect(read({ ...imp, Life: '-', Height: '' }).cards).toEqual([
    {
      ...{ name: 'Imp', attack: 1, defense: 2, height: 5, unstated: ['height'] },
      ...{ base: 'single', powers: [] },
    },
  ]);
});

test('powers that are not modelled are listed with their row, each once', () => {
  const { cards, missing } = read(imp, { ...imp, Name: 'Orc', Power1: 'Bonk', Power2: 'BONK' });
  expect(cards[1]?.powers).toEqual([{ power: 'BONK', effects: [], modelled: 'no' }]);
  expect(missing).toEqual([{ row: 3, card: 'Orc', power: cards[1]?.powers[0] }]);
});

test('columns that no card has are named', () => {
  expect(read({ ...imp, Notes: 'x', 'Wiki page': 'y' }).ignored).toEqual(['Notes', 'Wiki page']);
});

describe('mistakes', () => {
  test('name row and column, all of them', () => {
    expect(mistakes({ ...imp, Att: 'x', Life: '0' }, { ...imp, Def: '' })).toEqual([
      'a.csv: row 2, column "Att": found "x", allowed: a whole number from 0 to 50',
      'a.csv: row 2, column "Life": found "0", allowed: a whole number from 1 to 1000',
      'a.csv: row 3, column "Def": found nothing, allowed: a whole number from 0 to 50',
    ]);
  });

  test('are two cards of one name, and two numbers for one field', () => {
    expect(mistakes(imp, { ...imp, Name: 'IMP' })).toEqual([
      'a.csv: row 3, column "Name": found a second card named "IMP", allowed: every name once (it is in row 2)',
    ]);
    expect(mistakes({ ...imp, Attack: '2' })).toEqual([
      'a.csv: row 2, column "Attack": found "2", allowed: 1, as another column says',
    ]);
    expect(mistakes({ ...imp, Attack: '1' })).toEqual([]);
  });

  test('are columns that no card can do without', () => {
    expect(mistakes({ Name: 'Imp', Att: '1', Defnse: '2' })[0]).toMatch(
      /^a\.csv: found the columns "Name", "Att", "Defnse", allowed: a column defense, .*\(did you mean Defnse\?\)$/,
    );
    expect(mistakes()[0]).toMatch(/^a\.csv: found no card, allowed: a column name/);
  });
});
