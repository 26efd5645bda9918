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
  const row = {
    ...imp,
    Base: '1',
    Height: 'Medium 6',
    Pts: 80,
    Type: 'Common Squad',
    'Squad size': '3',
  };
  expect(read({ ...row, Powers: 'Tough 2' }).cards).toEqual([
    {
      ...{ name: 'Imp', attack: 1, defense: 2, height: 6, size: 'medium', points: 80 },
      ...{ type: 'squad', unique: 'common', figures: 3, base: 'single' },
      powers: [{ power: 'tough', number: 2 }],
    },
  ]);
});

test('empty cells say nothing; a Height and a Base that are left out are marked', () => {
  expect(read({ ...imp, Life: '-', Height: '', Base: '' }).cards).toEqual([
    {
      ...{ name: 'Imp', attack: 1, defense: 2, height: 5, unstated: ['height', 'base'] },
      ...{ base: 'single', powers: [] },
    },
  ]);
});

test('powers that are not modelled are listed with their row, each once', () => {
  const { cards, missing } = read(imp, { ...imp, Name: 'Orc', Power1: 'Bonk', Power2: 'BONK' });
  expect(cards[1]?.powers).toEqual([{ power: 'BONK', effects: [], modelled: 'no' }]);
  expect(missing).toEqual([{ row: 3, card: 'Orc', power: cards[1]?.powers[0] }]);
});

test('powers that are modelled in part are listed, those that are whole or act through others are not', () => {
  // The Nakita Agents' Smoke Powder is modelled in part; Finn's Attack Aura acts through his friends.
  const Powers = 'Smoke Powder 13; Tough; Attack Aura 1; Evasive 2';
  const { cards, missing } = read({ ...imp, Powers });
  expect(cards[0]?.powers.map(({ modelled }) => modelled)).toEqual([
    'partly',
    undefined,
    'throughOthers',
    undefined,
  ]);
  expect(missing.map(({ power }) => power.power)).toEqual(['Smoke Powder 13']);
});

test('of columns for one text the plainer counts, wherever it stands; the other fills its blanks', () => {
  const cards = [
    { Title: 'The Grim', Name: 'Orc', Race: 'Orc', Species: '', Att: 1, Def: 2 },
    { Name: '', Title: 'Imp', Att: 1, Def: 2 },
  ];
  for (const rowsInOrder of [cards, cards.map((card) => reversed(card))]) {
    const imported = read(...rowsInOrder);
    expect(imported.cards.map(({ name, species }) => [name, species])).toEqual([
      ['Orc', 'Orc'],
      ['Imp', undefined],
    ]);
    expect(imported.outdone).toEqual([{ column: 'Title', by: 'Name' }]);
  }
  expect(read({ ...imp, Title: 'Imp' }).outdone).toEqual([]);
});

const reversed = (card: object) => Object.fromEntries(Object.entries(card).toReversed());

test('a thousand and one cards are read, each with its row', () => {
  const cards = Array.from({ length: 1001 }, (_, i) => ({ ...imp, Name: `Imp ${i}` }));
  const imported = read(...cards);
  expect(imported.cards.map(({ name }) => name)).toEqual(cards.map(({ Name }) => Name));
  expect(imported.rows).toEqual(cards.map((_, i) => i + 2));
});

test('columns without a name are told only where something stands in them', () => {
  expect(read({ ...imp, '': '' }).ignored).toEqual([]);
  expect(read({ ...imp, '': '' }, { ...imp, Name: 'Orc', '': '7' }).ignored).toEqual(['']);
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
      'a.csv: row 2, column "Attack": found "2", allowed: 1, as column "Att" says',
    ]);
    expect(mistakes({ ...imp, Attack: '1' })).toEqual([]);
  });

  test('are two words for one field', () => {
    expect(mistakes({ ...imp, Type: 'Unique Hero', Rarity: 'common' })).toEqual([
      'a.csv: row 2, column "Rarity": found "common", allowed: unique, as column "Type" says',
    ]);
  });

  test('are names of signs alone only where they are the same', () => {
    expect(mistakes({ ...imp, Name: '😀' }, { ...imp, Name: '😂' })).toEqual([]);
    expect(mistakes({ ...imp, Name: '😀' }, { ...imp, Name: '😀' })).toHaveLength(1);
  });

  test('are powers that a file of cards would refuse', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `Bonk the ${i}th`);
    const refused = (powers: object) => mistakes({ ...imp, ...powers });
    expect(refused({ Powers: many(20).join() })).toEqual([]);
    expect(refused({ Powers: many(40).join() })).toEqual([
      'a.csv: row 2, column "Powers": found 40 powers, allowed: a list of at most 20 powers',
    ]);
    expect(refused({ Power1: 'Tough, Tough', Power2: 'tough 2' })).toEqual([
      'a.csv: row 2, column "Power2": found "tough 2", allowed: every power once ("Tough" is the same power)',
    ]);
    expect(refused({ Power1: 'Tough', Power2: 'Tough 1' })).toEqual([]);
    expect(refused({ Power1: 'Flying', Power2: 'x'.repeat(121) })[0]).toMatch(
      /^a\.csv: row 2, column "Power2": found "x+\.\.\." \(121 characters\), allowed: text of 1 to 120 characters$/,
    );
  });

  test('are texts that are too long once what steers a terminal is written out', () => {
    expect(mistakes({ ...imp, Species: '\u200b'.repeat(20) })).toHaveLength(1);
    expect(mistakes({ ...imp, Species: '\u200bx'.repeat(10) })).toEqual([]);
  });

  test('are columns that no card can do without', () => {
    expect(mistakes({ Name: 'Imp', Att: '1', Defnse: '2' })[0]).toMatch(
      /^a\.csv: found the columns "Name", "Att", "Defnse", allowed: a column defense, for which "Defnse" may be meant; understood are name, life, /,
    );
    expect(mistakes()[0]).toMatch(/^a\.csv: found no card, allowed: a column name/);
  });
});
