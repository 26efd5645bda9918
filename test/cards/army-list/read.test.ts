import { describe, expect, test } from 'vitest';
import { builderArmy } from '../../../src/cards/army-list/builder.ts';
import { itemsIn } from '../../../src/cards/army-list/item.ts';
import { NICKNAMES } from '../../../src/cards/army-list/meant.ts';
import { readArmyText, readEntries } from '../../../src/cards/army-list/read.ts';
import { armyJson, armyText } from '../../../src/cards/army-list/write.ts';
import type { Card } from '../../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { libraryOf } from '../../../src/cards/library.ts';
import { cardsOf, notesOn, read, reading } from './reading.ts';

const RAELIN = 'Raelin the Kyrie Warrior (RotV)';
const card = (name: string, points = 50): Card => ({ name, attack: 1, defense: 1, points }) as Card;

describe('a list of cards', () => {
  test('has a card a line, or commas, semicolons and slashes between', () => {
    const cards = ['Krug', 'Deathreavers x2', 'Brave Arrow'];
    expect(read('Krug\nDeathreavers x2\r\nBrave Arrow\n')).toEqual(cards);
    expect(read('krug, deathreavers x2,brave-arrow')).toEqual(cards);
    expect(read('krug; deathreavers x2; brave arrow')).toEqual(cards);
    expect(read('krug / deathreavers x2/brave arrow')).toEqual(cards);
  });

  test.each([
    'Deathreavers x3',
    'Deathreavers X 3',
    'Deathreavers ×3',
    '3x Deathreavers',
    '3 x Deathreavers',
    'x3 Deathreavers',
    'Deathreavers (x3)',
    'Deathreavers [x3]',
    'Deathreavers (3x)',
    '3 Deathreavers',
    '- Deathreavers x3',
    '2. Deathreavers x3',
    '[b]Deathreavers[/b] x3',
    '**Deathreavers** x3',
    'Deathreavers x3 # the rats',
    'Deathreavers x3 // the rats',
    // Three copies of 40 points.
    '120 Deathreavers x3',
    'Deathreavers x3 (120)',
    'Deathreavers x3 - 120',
    'Deathreavers x3: 120 points',
    '120 pts Deathreavers (x3)',
    'Deathreavers (40) x3',
    'Deathreavers x3 (120/120)',
    '120/500 Deathreavers x3',
    'Deathreavers x3 (9 figures) [120 pts]',
  ])('%s is three copies of Deathreavers, and nothing more', (text) => {
    expect(read(text)).toEqual(['Deathreavers x3']);
    expect(notesOn(text)).toEqual([]);
  });

  test.each([
    'Major X17',
    '1x Major X17',
    'Major X17 x1',
    'Major X17 (100)',
    'Major X17 (100/100)',
    'Major X17 - 100',
    '100 Major X17',
    '100 pts Major X17',
  ])('%s is one copy of Major X17, whose name looks like copies', (text) => {
    expect(read(text)).toEqual(['Major X17']);
    expect(notesOn(text)).toEqual([]);
  });

  test('may say its total, the size of the army and a heading', () => {
    const text =
      'My army:\n220 Tor-Kul-Na\n90 Marrden Nagrubs x3\n310, 4 spaces\n--------\nTotal: 310/400';
    expect(read(text)).toEqual(['Tor-Kul-Na', 'Marrden Nagrubs x3']);
    expect(notesOn(text)).toEqual([]);
  });

  test('knows numbers, commas and brackets that belong to names', () => {
    expect(read('Deathwalker 9000\n140 Deathwalker 9000\nDeathwalker 9000 140')).toEqual(
      Array(3).fill('Deathwalker 9000'),
    );
    expect(read('krug, Girushia, Grove Keeper, finn the viking champion')).toEqual([
      'Krug',
      'Girushia, Grove Keeper',
      'Finn the Viking Champion',
    ]);
    expect(read('Hrognak (mounted) (205)')).toEqual(['Hrognak (mounted)']);
    expect(read('12 Monkeys x2; Ann #2', [card('12 Monkeys'), card('Ann #2')])).toEqual([
      '12 Monkeys x2',
      'Ann #2',
    ]);
  });
});

describe('points', () => {
  test('and running totals before, after and in brackets are compared with the cards', () => {
    // Raelin 80, Krug 120, Deathreavers 40 each.
    expect(notesOn('Raelin (80/80)\nKrug (120/200)\nDeathreavers x2 (80/280)')).toEqual([]);
    expect(notesOn('80 Raelin\n110 Krug\n80 Deathreavers x2\n280')).toEqual([
      '2: Krug costs 120 points; the list says 110',
    ]);
    expect(notesOn('Deathreavers x2 (100)')).toEqual([
      '1: Deathreavers costs 40 points each, 80 in all; the list says 100',
    ]);
    expect(notesOn('Krug\nBrave Arrow\nTotal: 180')).toEqual([
      '3: the cards so far cost 170 points; the list says 180',
    ]);
  });

  test('that differ once are told once, however long the running total goes on', () => {
    expect(notesOn('Krug (110/110)\nBrave Arrow (50/160)\nIsamu (10/170)\nTotal: 170')).toEqual([
      '1: Krug costs 120 points; the list says 110',
    ]);
    expect(notesOn('Krug (120/120)\nBrave Arrow (50/180)\nIsamu (10/190)')).toEqual([
      '2: the cards so far cost 170 points; the list says 180',
    ]);
  });

  test('of all lines may be followed by the most points that an army may have', () => {
    expect(notesOn('Raelin (80/500)\nKrug (120/500)\nIsamu (10/500)')).toEqual([]);
  });

  test('of a card that has none are those of the list', () => {
    expect(notesOn('Hawkgirl (200)\nTotal: 200')).toEqual([]);
  });
});

describe('short names', () => {
  test('of several cards mean the one that costs the points', () => {
    // 80 points in the first set, 120 in Swarm of the Marro; the others cost 100 and 105.
    expect(read('Raelin (80)')).toEqual([RAELIN]);
    expect(read('80 Raelin')).toEqual([RAELIN]);
    expect(read('Raelin (120)')).toEqual(['Raelin the Kyrie Warrior (SotM)']);
    expect(read('Raelin RotV')).toEqual([RAELIN]);
    expect(read('Raelin')).toEqual(['"Raelin", which fits 4 cards']);
    expect(read('Raelin (81)')).toEqual(['"Raelin", which fits 4 cards']);
  });

  test('are initials that one card has, or nicknames', () => {
    expect(read('KMA; k.m.a.; TKN; MDG; AE; rats x2; 4th Mass x3; Q9')).toEqual([
      'Krav Maga Agents',
      'Krav Maga Agents',
      'Tor-Kul-Na',
      'Marcus Decimus Gallus',
      'Airborne Elite',
      'Deathreavers x2',
      '4th Massachusetts Line x3',
      'Major Q9',
    ]);
    // Marro Dividers, Marro Drones and Marro Drudge, among others.
    expect(read('MD')).toEqual([expect.stringMatching(/^"MD", which fits \d+ cards$/)]);
  });

  test('never go before the whole name of a card of the own', () => {
    expect(read('rats', [card('Rats')])).toEqual(['Rats']);
  });

  test('of the table mean cards of the collections, and are no words of other names', () => {
    const slugs = shippedCards().map(({ slug }) => slug);
    for (const [nickname, slug] of Object.entries(NICKNAMES)) {
      expect(slugs).toContain(slug);
      expect(slugs).not.toContain(nickname);
    }
  });
});

describe('what is not understood', () => {
  const { problems, cards } = readArmyText('Krug\nKrugg x2\n\nFrobnicator (80)\nRaelin', reading());

  test('is told with its line and the nearest names, all at once', () => {
    expect(problems.map(({ line, found, nearest }) => [line + 1, found, nearest])).toEqual([
      [2, '"Krugg"', ['krug']],
      [4, '"Frobnicator"', []],
      [5, '"Raelin", which fits 4 cards', undefined],
    ]);
    expect(cardsOf({ cards, notes: [], problems })).toEqual(['Krug']);
  });

  test('includes numbers that may be copies or points, and a second army', () => {
    expect(read('12 Deathreavers')).toEqual([
      '"12 Deathreavers" may mean 12 copies or 12 points: write Deathreavers x12 for copies',
    ]);
    expect(read('Red:\nKrug\nBlue:\nIsamu')).toEqual([
      'Krug',
      'Isamu',
      '"Blue:" looks like the heading of another army; give only one army',
    ]);
  });

  test('includes an army of more than 50 entries, of which no name is looked for', () => {
    const most = Array(50).fill('krug').join(',');
    expect(read(most)).toHaveLength(50);
    for (const text of [`${most},krug`, Array(9000).fill('nobody').join(';')]) {
      const list = readArmyText(text, reading());
      expect(list.cards).toEqual([]);
      expect(list.problems).toHaveLength(1);
      expect(list.problems[0]?.sentence).toMatch(
        /^the army has \d+ entries; it can have at most 50/,
      );
    }
  });
});

describe('files of army builders', () => {
  const cardsIn = (data: unknown) => {
    const army = builderArmy(data);
    return army && cardsOf(readEntries(army.entries, reading()));
  };

  test('have units or cards, each with a name and a quantity', () => {
    const units = [
      { name: 'Krug', quantity: 1 },
      { name: 'Deathreavers', quantity: '3' },
    ];
    const cards = ['Krug', 'Deathreavers x3'];
    expect(cardsIn({ name: 'Rats', units })).toEqual(cards);
    expect(cardsIn({ cards: units })).toEqual(cards);
    expect(cardsIn(units)).toEqual(cards);
    expect(builderArmy({ name: 'Rats', units })?.name).toBe('Rats');
    const other = [
      { card: { name: 'Krug' }, count: 1 },
      { cardId: 'deathreavers_utgar_common-squad', amount: 3 },
    ];
    expect(cardsIn({ armyCards: other })).toEqual(cards);
  });

  test('are none of ours', () => {
    expect(builderArmy({ army: ['krug'] })).toBeUndefined();
    expect(builderArmy(['krug', { card: 'deathreavers', copies: 2 }])).toBeUndefined();
    expect(builderArmy({ name: 'x', fight: 'battle' })).toBeUndefined();
  });

  test('are refused with the path of every entry without a name or a number of copies', () => {
    const bad = { units: [{ quantity: 1 }, { name: 'Krug', quantity: 0 }, 7, { cardId: 33 }] };
    expect(() => builderArmy(bad)).toThrow(
      [
        'units[0]: this is a card without a name: add its name',
        'units[1].quantity is 0; give a whole number of copies, at least 1',
        'units[2] is 7; give a card with its name and quantity',
        'units[3]: this is a card with only cardId 33: add its name',
      ].join('\n'),
    );
    expect(() => builderArmy([{ units: [] }, { units: [] }])).toThrow('the file holds 2 armies');
  });
});

test('an army that is written is read again, as text and as JSON', () => {
  const cards = [
    { name: RAELIN, copies: 1, points: 80 },
    { name: 'Girushia, Grove Keeper', copies: 1, points: 90 },
    { name: 'Deathwalker 9000', copies: 1, points: 140 },
    { name: 'Marro Stingers', copies: 6, points: 60 },
    { name: "Eel & F'fuoh", copies: 1, points: 155 },
  ];
  const text = armyText(cards);
  expect(text.trim().split('\n').at(-1)).toBe('Total: 825 points');
  const names = cards.map(({ name, copies }) => (copies > 1 ? `${name} x${copies}` : name));
  expect(read(text)).toEqual(names);
  expect(notesOn(text)).toEqual([]);
  const builders = builderArmy(JSON.parse(JSON.stringify(armyJson(cards, 'Mixed'))));
  expect(builders?.name).toBe('Mixed');
  expect(cardsOf(readEntries(builders?.entries ?? [], reading()))).toEqual(names);
});

test('every card of the collections is written and read again, with copies and points', () => {
  const cards = shippedCards().map((entry) => shippedCard(entry));
  const lost = cards.filter(({ name, points }) => {
    const written = armyText([{ name, copies: 2, ...(points !== undefined && { points }) }]);
    return read(written).join() !== `${name} x2` || notesOn(written).length > 0;
  });
  expect(cards.length).toBeGreaterThan(400);
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('the whole text of a part is its first reading', () => {
  expect(
    itemsIn('90 Marrden Nagrubs x3').map(({ name, copies, front }) => [name, copies, front]),
  ).toEqual([
    ['90 Marrden Nagrubs x3', 1, undefined],
    ['90 Marrden Nagrubs', 3, undefined],
    ['Marrden Nagrubs x3', 1, 90],
    ['Marrden Nagrubs', 3, 90],
  ]);
});

test('a card of the user that could not be read is not taken for another of its name', () => {
  const skipped = [{ name: 'Krug', why: 'mine.csv: row 2: no Life' }];
  const library = libraryOf([], { skipped });
  const { cards, problems } = readArmyText('Krug; Deathreavers', { ...reading(), library });
  expect(cards.map(({ card }) => card.name)).toEqual(['Deathreavers']);
  expect(problems).toMatchObject([
    {
      found: '"Krug"',
      sentence: 'Krug could not be read and was skipped: mine.csv: row 2: no Life',
    },
  ]);
});

test('the heading of a second army is a mistake, also after a card that is not known', () => {
  const heading = '"Your army:" looks like the heading of another army; give only one army';
  expect(read('Krug\nYour army:\nIsamu')).toContain(heading);
  expect(read('Krug\nNobody Knows Whom\nYour army:\nIsamu')).toContain(heading);
  expect(read('Your army:\nKrug\nIsamu')).toEqual(['Krug', 'Isamu']);
});

test('a number before a name that can only be what the card costs is its cost', () => {
  const { points: _, ...free } = card('Free Folk');
  expect(read('15 Free Folk', [free])).toEqual(['Free Folk']);
  expect(read('15 Cheap Folk', [card('Cheap Folk', 15)])).toEqual(['Cheap Folk']);
});

test('an army of a builder has a name only if it says one', () => {
  const units = [{ name: 'Krug', quantity: 1 }];
  expect(builderArmy({ name: 'Mine', units })).toMatchObject({ name: 'Mine', key: 'units' });
  expect(builderArmy({ name: '  ', units })).not.toHaveProperty('name');
  expect(builderArmy({ units })).not.toHaveProperty('name');
});
