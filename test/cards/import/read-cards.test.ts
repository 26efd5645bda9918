import { describe, expect, test } from 'vitest';
import { problemText } from '../../../src/base/words/problem.ts';
import { Columns } from '../../../src/cards/import/columns.ts';
import { readCards } from '../../../src/cards/import/read-cards.ts';
import { problemsOf, skippedText } from '../../../src/cards/import/skipped.ts';

const tableOf = (...cards: Record<string, unknown>[]) => ({
  rows: cards.map((card, i) => ({ row: i + 2, values: Object.entries(card) })),
  skipped: [],
  remarks: [],
});

const imp = { Name: 'Imp', Att: '1', Def: '2' };
const orc = { ...imp, Name: 'Orc' };
const read = (...cards: Record<string, unknown>[]) => readCards(tableOf(...cards), 'a.csv');

/** The mistakes in rows next to a good one, row by row. */
const faults = (...cards: Record<string, unknown>[]) => {
  const good = Object.fromEntries(
    cards.flatMap((card) => Object.keys(card)).map((key) => [key, '']),
  );
  const { cards: kept, skipped } = read(...cards, { ...good, ...imp, Name: 'Good' });
  expect(kept.map(({ name }) => name)).toContain('Good');
  return problemsOf(skipped, 'a.csv').map(problemText);
};

function refusal(...cards: Record<string, unknown>[]): string {
  try {
    read(...cards);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
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
  expect(read({ ...imp, Move: '-', Height: '', Base: '' }).cards).toEqual([
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

test('powers of unknown names are listed with their rows, or refused if only known ones may be', () => {
  const cards = [imp, { ...orc, Powers: 'Bonk; Tough' }, { ...imp, Name: 'Elf', Powers: 'BONK' }];
  expect(read(...cards).unknown).toEqual([{ title: 'Bonk', rows: [3, 4], place: undefined }]);
  const strict = readCards(tableOf(...cards), 'a.csv', new Columns(), true);
  expect(strict.cards.map(({ name }) => name)).toEqual(['Imp']);
  expect(problemsOf(strict.skipped, 'a.csv').map(problemText)).toEqual([
    'a.csv: row 3, column "Powers": the power "Bonk" is unknown or has mistakes',
    'a.csv: row 4, column "Powers": the power "BONK" is unknown or has mistakes',
  ]);
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

test('the plainer of two columns for one text counts, in any order; the other fills its blanks', () => {
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

test('text of a type that has no place on a card is told with its rows, and left out', () => {
  const { cards, unplaced } = read(
    { ...imp, Type: 'Event Hero' },
    { ...orc, Type: 'Event Squad (3)' },
    { ...imp, Name: 'Elf', Type: '2' },
  );
  expect(cards.map(({ type, figures }) => [type, figures])).toEqual([
    ['hero', undefined],
    ['squad', 3],
    [undefined, undefined],
  ]);
  expect(unplaced).toEqual([
    { column: 'Type', text: 'Event', rows: [2, 3] },
    { column: 'Type', text: '2', rows: [4] },
  ]);
});

test('lists in a cell become text', () => {
  expect(read({ ...imp, Class: ['Soldiers', 'Scouts'] }).cards[0]?.class).toBe('Soldiers; Scouts');
});

test('beside a plainer name, Unit may be the type and Fig the figures', () => {
  const [card] = read({ ...imp, Unit: 'Squad', Fig: '3' }).cards;
  expect(card).toMatchObject({ name: 'Imp', type: 'squad', figures: 3 });
  expect(read({ Fig: 'Imp', Att: 1, Def: 1 }).cards[0]?.name).toBe('Imp');
  expect(read({ Unit: 'Hero', Att: 1, Def: 1 }).cards[0]?.name).toBe('Hero');
});

test('columns that are given count instead of others', () => {
  const columns = new Columns([{ field: 'points', column: 'Real' }]);
  const table = tableOf({ ...imp, Points: 10, Real: 20 });
  const { cards, ignored } = readCards(table, 'a.csv', columns);
  expect([cards[0]?.points, ignored]).toEqual([20, ['Points']]);
});

describe('editions', () => {
  const edition = (set: string, more = {}) => ({ ...imp, Set: set, ...more });
  const names = (...cards: Record<string, unknown>[]) =>
    read(...cards).cards.map(({ name }) => name);

  test('of one name are told apart by their sets', () => {
    expect(names(edition('M1'), edition('M2', { Att: 3 }), orc)).toEqual([
      'Imp (M1)',
      'Imp (M2)',
      'Orc',
    ]);
    expect(names(edition('M1'), edition(''))).toEqual(['Imp (M1)', 'Imp']);
  });

  test('have the powers of the card without its set', () => {
    const samurai = { Att: 1, Def: 1, Powers: 'Counter Strike' };
    const all = read(
      { ...samurai, Name: 'Tagawa Samurai', Set: 'A' },
      { ...samurai, Name: 'Tagawa Samurai', Set: 'B' },
      { ...samurai, Name: 'Tagawa Samurai (C)', Set: 'C' },
    ).cards;
    // Samurai ignore other Samurai, so their power is not a plain counter-strike.
    for (const { powers } of all) expect(powers[0]?.power).toBe('Counter Strike');
  });

  test('of one set, or of none, are one card: the first', () => {
    const { cards, skipped } = read(edition('M1'), edition('M1', { Att: 3 }), edition('M1'));
    expect(cards.map(({ name, attack }) => [name, attack])).toEqual([['Imp', 1]]);
    expect(problemsOf(skipped, 'a.csv').map(problemText)).toEqual([
      'a.csv: row 3, column "Name": row 2 is another card with this name and the same set (or no set); give the two cards different names or sets',
      'a.csv: row 4, column "Name": row 2 is the same card',
    ]);
  });
});

describe('a row is skipped', () => {
  test('with row, column and what to write, for every fault', () => {
    expect(faults({ ...imp, Att: 'x', Move: '1.5' }, { ...orc, Def: '' })).toEqual([
      'a.csv: row 2, column "Att": "x" is not a whole number from 0 to 50',
      'a.csv: row 2, column "Move": "1.5" is not a whole number from 0 to 100',
      'a.csv: row 3, column "Def": the defense is missing; write a whole number from 0 to 50',
    ]);
  });

  test('without a Life, if others have one', () => {
    const { cards, skipped } = read({ ...imp, Life: '3' }, { ...orc, Life: '-' });
    expect(cards.map(({ name, life }) => [name, life])).toEqual([['Imp', 3]]);
    expect(skipped).toMatchObject([{ row: 3, name: 'Orc', reasons: [{ kind: 'has no Life' }] }]);
    expect(read({ ...imp, Life: '' }, { ...orc, Life: '-' }).skipped).toEqual([]);
  });

  test('with a hero of several figures', () => {
    expect(faults({ ...imp, Type: 'Hero', Figures: 3 })).toEqual([
      'a.csv: row 2, column "Figures": a hero is one figure, not 3; write 1, or squad as its type',
    ]);
    expect(faults({ ...imp, Type: 'Hero', Figures: 1 })).toEqual([]);
  });

  test('with two numbers or words for one field', () => {
    expect(faults({ ...imp, Attack: '2' })).toEqual([
      'a.csv: row 2, column "Attack": "2" differs from column "Att", which says 1',
    ]);
    expect(faults({ ...imp, Attack: '1' })).toEqual([]);
    expect(faults({ ...imp, Type: 'Unique Hero', Rarity: 'common' })).toEqual([
      'a.csv: row 2, column "Rarity": "common" differs from column "Type", which says unique',
    ]);
    expect(faults({ ...imp, Type: 'Squad of 3', Figures: '4' })).toEqual([
      'a.csv: row 2, column "Figures": "4" differs from column "Type", which says 3',
    ]);
  });

  test('with the name of another, of signs alone only if they are the same', () => {
    expect(faults(imp, { ...imp, Name: 'IMP', Att: 2 })).toHaveLength(1);
    expect(faults({ ...imp, Name: '😀' }, { ...imp, Name: '😂' })).toEqual([]);
    expect(faults({ ...imp, Name: '😀' }, { ...imp, Name: '😀' })).toHaveLength(1);
  });

  test('with powers that a file of cards would refuse', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `Bonk the ${i}th`);
    const ofPowers = (powers: object) => faults({ ...imp, ...powers });
    expect(ofPowers({ Powers: many(20).join() })).toEqual([]);
    expect(ofPowers({ Powers: many(40).join() })).toEqual([
      'a.csv: row 2, column "Powers": 40 powers are not a list of at most 20 powers',
    ]);
    expect(ofPowers({ Power1: 'Tough, Tough', Power2: 'tough 2' })).toEqual([
      'a.csv: row 2, column "Power2": "tough 2" is the same power as "Tough"; remove one of them',
    ]);
    expect(ofPowers({ Power1: 'Tough', Power2: 'Tough 1' })).toEqual([]);
    expect(ofPowers({ Power1: 'Flying', Power2: 'x'.repeat(121) })[0]).toMatch(
      /^a\.csv: row 2, column "Power2": the power "x+\.\.\." \(121 characters\) is not text of 1 to 120 characters$/,
    );
  });

  test('with texts that are too long once what steers a terminal is written out', () => {
    expect(faults({ ...imp, Species: '\u200b'.repeat(20) })).toHaveLength(1);
    expect(faults({ ...imp, Species: '\u200bx'.repeat(10) })).toEqual([]);
  });

  test('and counted by what is wrong, the commonest first', () => {
    const { skipped } = read(
      { ...imp, Life: 1, Def: 'x' },
      { ...imp, Life: '' },
      { ...imp, Name: 'Elf', Life: '' },
      { ...orc, Life: 2 },
    );
    expect(skippedText(skipped, 4)).toBe(
      '3 of 4 rows skipped: 2 have no Life and 1 has a defense that cannot be read.',
    );
  });

  test('but a row of blanks alone is none', () => {
    expect(read(imp, { Name: '', Att: null, Def: '-' }).skipped).toEqual([]);
  });
});

describe('a file is refused', () => {
  test('if none of its rows can be read, with all that is wrong', () => {
    expect(refusal({ ...imp, Att: 'x' }, { ...orc, Def: 'y' }).split('\n')).toEqual([
      'a.csv: row 2, column "Att": "x" is not a whole number from 0 to 50',
      'a.csv: row 3, column "Def": "y" is not a whole number from 0 to 50',
    ]);
  });

  test('without a column that no card can do without', () => {
    expect(refusal({ Name: 'Imp', Att: '1', Defnse: '2' })).toMatch(
      /^a\.csv: no column looks like the defense of cards; the columns are "Name", "Att", "Defnse"\. Name the right one with --column defense=Defnse\n/,
    );
    expect(refusal({ 'Hero Name': 'Imp', Att: '1', Def: '2' })).toMatch(
      /Name the right one with --column 'name=Hero Name'\n/,
    );
    expect(refusal()).toMatch(/^a\.csv: the file holds no card/);
  });
});
