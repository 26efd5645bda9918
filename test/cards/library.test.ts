import { describe, expect, test } from 'vitest';
import { BadInput } from '../../src/base/words/problem.ts';
import type { Card } from '../../src/cards/card.ts';
import {
  cardNamed,
  cardsLike,
  findCard,
  findCards,
  knownCards,
  libraryOf,
} from '../../src/cards/library.ts';

const imp: Card = { name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single', powers: [] };

test('the library holds the built-in cards, and the user’s own before them', () => {
  const builtIn = ['Hawkgirl', 'Solomon Grundy', 'The Joker'];
  expect(libraryOf().cards.map(({ name }) => name)).toEqual(builtIn);
  expect(libraryOf([imp]).cards.map(({ name }) => name)).toEqual(['Imp', ...builtIn]);
});

test('a user’s card takes the place of a built-in card of the same name, however it is written', () => {
  const own = { ...imp, name: 'the JOKER' };
  const library = libraryOf([own]);
  expect(library.cards).toHaveLength(3);
  expect(findCard(library, 'The Joker', [])).toBe(own);
});

test.each(['Solomon Grundy', 'solomon-grundy', 'SOLOMON  GRUNDY', 'solomon_grundy', 'grundy'])(
  '"%s" finds the card',
  (name) => {
    expect(findCard(libraryOf(), name, []).name).toBe('Solomon Grundy');
  },
);

describe('names with commas between', () => {
  const called = (name: string): Card => ({ ...imp, name });
  const library = libraryOf([
    imp,
    called('Bob, the Builder'),
    called('Dan'),
    called('Dan, Dee, Doe'),
  ]);
  const names = (text: string) => findCards(library, text, ['attacker']).map(({ name }) => name);

  test.each([
    ['imp', ['Imp']],
    ['imp, grundy ,hawkgirl', ['Imp', 'Solomon Grundy', 'Hawkgirl']],
    ['Bob, the Builder', ['Bob, the Builder']],
    ['imp,Bob, the Builder,dan', ['Imp', 'Bob, the Builder', 'Dan']],
    ['dan,dee,doe,imp', ['Dan, Dee, Doe', 'Imp']],
    ['imp,', ['Imp']],
  ])('%s', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  test('are refused where one is no card', () => {
    expect(() => names('imp,hawkgrl')).toThrow(/^attacker: no card is called "hawkgrl"/);
  });
});

describe('whole words of a name', () => {
  const found = (name: string, own: readonly Card[] = []) =>
    findCard(libraryOf(own), name, ['attacker']).name;

  test.each([
    ['joker', 'The Joker'],
    ['major q9', 'Major Q9'],
    ['major-q9', 'Major Q9'],
    ['q9', 'Major Q9'],
    ['warhulk', 'Ogre Warhulk'],
    ['raelin rotv', 'Raelin the Kyrie Warrior (RotV)'],
    ['mad dog', 'Louis "Mad Dog" Malone'],
  ])('"%s" stand for %s, which alone has them', (words, name) => {
    expect(found(words)).toBe(name);
  });

  test('stand for the card of this name before a longer name', () => {
    expect(found('krug', [{ ...imp, name: 'Krug the Second' }])).toBe('Krug');
  });

  test('that several cards have are refused with all of them, wherever these come from', () => {
    expect(() => found('drake')).toThrow(
      /^attacker is "drake", which fits 3 cards; give one of them: sgt-drake-alexander-rotv \(\d+\), .*-sotm \(\d+\) or .*-aoa \(\d+\)$/,
    );
    expect(() => found('grundy', [{ ...imp, name: 'My Grundy' }])).toThrow(
      'one of them: my-grundy or solomon-grundy',
    );
  });

  test('that very many have are refused with some of them', () => {
    expect(() => found('of')).toThrow(/^attacker is "of", which fits \d+ cards; .* and \d+ more$/);
  });

  test('that are not all of it are told with the card, once it is found; a whole name is not', () => {
    const notes: string[] = [];
    const library = libraryOf([imp], { note: (text) => notes.push(text) });
    for (const name of ['imp', 'IMP!', 'krug', 'solomon_grundy', 'Major Q9']) {
      findCard(library, name, []);
    }
    expect(notes).toEqual([]);
    for (const name of ['grundy', 'q9']) findCard(library, name, []);
    expect(() => findCard(library, 'drake', [])).toThrow();
    expect(notes).toEqual([
      '"grundy" means Solomon Grundy',
      '"q9" means Major Q9, from the classic collection',
    ]);
  });
});

describe('a card of the user’s that could not be read', () => {
  const skipped = [
    { name: 'Krug', why: 'mine.csv: row 3, column "Life": the Life is missing' },
    { name: 'Old Orc of Mine', why: 'mine.csv: row 4' },
  ];
  const library = libraryOf([imp], { skipped });

  test('is refused with the reason, by its name or words of it that no other card has', () => {
    expect(() => findCard(library, 'krug', ['attacker'])).toThrow(
      'attacker: Krug could not be read and was skipped: mine.csv: row 3, column "Life": the Life is missing',
    );
    expect(() => findCard(library, 'old orc', [])).toThrow(
      'Old Orc of Mine could not be read and was skipped: mine.csv: row 4',
    );
    expect(() => cardsLike(library, 'Krug')).toThrow('Krug could not be read and was skipped');
  });

  test('gives way to another of its name that could be read', () => {
    const both = libraryOf([imp], { skipped: [{ name: 'IMP', why: 'mine.csv: row 5' }] });
    expect(findCard(both, 'imp', []).name).toBe('Imp');
  });
});

describe('less than a word', () => {
  const names = knownCards(libraryOf())
    .flat()
    .map(({ slug }) => slug);

  /** The suggestions for an unknown name. */
  function proposed(name: string): readonly string[] {
    try {
      findCard(libraryOf(), name, []);
    } catch (error) {
      if (error instanceof BadInput) return error.problems[0]?.nearest ?? [];
    }
    throw new Error(`${name} is refused`);
  }

  test.each(['thor', 'star', 'bane', 'deathreaver', 'kru'])('"%s" is refused', (part) => {
    const begun = names.filter((name) => name.split('-').some((word) => word.startsWith(part)));
    const within = names.filter((name) => name.includes(part) && !begun.includes(name));
    const both = [...begun, ...within];
    expect(both.length).toBeGreaterThan(0);
    // Names that begin with or contain the text come before names that are only similar.
    expect(proposed(part).slice(0, both.length)).toEqual(both.slice(0, 5));
  });

  test.each([
    ['q-9', 'major-q9'],
    ['majorq9', 'major-q9'],
    ['spiderman', 'spider-man'],
    ['negoksa', 'ne-gok-sa'],
  ])('"%s", whose hyphens stand elsewhere, is refused with %s first', (part, name) => {
    expect(proposed(part)[0]).toBe(name);
  });
});

test('only a whole name is a card’s name', () => {
  expect(cardNamed(libraryOf(), 'KRUG')?.name).toBe('Krug');
  expect(cardNamed(libraryOf([imp]), 'imp')).toBe(imp);
  expect(cardNamed(libraryOf(), 'joker')).toBeUndefined();
});

test('a name without a card is refused at its place, with the nearest', () => {
  expect(() => findCard(libraryOf([imp]), 'jocker', ['attacker', 'card'])).toThrow(
    'attacker.card: no card is called "jocker" (did you mean the-joker or decker-the-burrowbreaker?)',
  );
});

test('long names are told apart by their last letters, in what is found and in what is proposed', () => {
  const title = 'the-amazing-'.repeat(9);
  const [joe, jim] = ['joe', 'jim'].map((last) => ({ ...imp, name: `${title}${last}` }));
  if (!joe || !jim) throw new Error('two imps');
  const library = libraryOf([joe, jim]);
  expect(findCard(library, jim.name, [])).toBe(jim);
  expect(findCard(library, jim.name.toUpperCase(), [])).toBe(jim);
  expect(() => findCard(library, `${title}jam`, [])).toThrow(`(did you mean ${jim.name} or `);
});

test('a name of signs alone finds no card', () => {
  expect(() => findCard(libraryOf([{ ...imp, name: '!!!' }]), '???', [])).toThrow('"???"');
});

describe('the cards that a name may mean', () => {
  const own = ['Imp', 'Imp of Fire', 'Imp of Ice'].map((name) => ({ ...imp, name }));
  const like = (name: string, cards: readonly Card[] = own) =>
    cardsLike(libraryOf(cards), name).map((known) => known.card().name);

  test('are the one that is called so, however it is written, and none that it is a part of', () => {
    for (const name of ['Imp', 'imp', ' IMP ']) expect(like(name)).toEqual(['Imp']);
    for (const name of ['Solomon Grundy', 'solomon_grundy', 'SOLOMON-GRUNDY']) {
      expect(like(name)).toEqual(['Solomon Grundy']);
    }
    expect(like('Krug')).toEqual(['Krug']);
  });

  test('are the one that a part of its name finds, or all that fit alike', () => {
    expect(like('fire imp', [{ ...imp, name: 'Fire Imp' }])).toEqual(['Fire Imp']);
    expect(like('ice')).toContain('Imp of Ice');
    expect(like('imp of')).toEqual(['Imp of Fire', 'Imp of Ice']);
    expect(like('grundy')).toEqual(['Solomon Grundy']);
  });

  test('are all that whole words of it fit, those of the user first', () => {
    const both = like('hulk', [
      { ...imp, name: 'My Hulk' },
      { ...imp, name: 'Your Hulk' },
    ]);
    expect(both.slice(0, 2)).toEqual(['My Hulk', 'Your Hulk']);
    expect(both).toContain('Incredible Hulk');
  });

  test('are refused where there is none, and so is what is longer than any name', () => {
    for (const name of ['nobody at all', '', 'x'.repeat(1000)]) {
      // Without a place, since the name is not in a file.
      expect(() => like(name)).toThrow(/no card is called/);
    }
    // Blanks at the end are not part of the name, but count towards the length that is searched.
    const padded = (length: number) => 'Imp'.padEnd(length);
    expect(like(padded(1000))).toEqual(['Imp']);
    expect(() => like(padded(1001))).toThrow(/no card is called/);
  });
});
