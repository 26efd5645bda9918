import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { cardNamed, findCard, libraryOf } from '../../src/cards/library.ts';

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

describe('a part of a name', () => {
  const found = (name: string, own: readonly Card[] = []) =>
    findCard(libraryOf(own), name, ['attacker']).name;

  test.each([
    ['joker', 'The Joker'],
    ['major q9', 'Major Q9'],
    ['q9', 'Major Q9'],
    // Two cards have these letters, one of them as a word.
    ['hulk', 'Incredible Hulk'],
    ['warhulk', 'Ogre Warhulk'],
    ['raelin rotv', 'Raelin the Kyrie Warrior (RotV)'],
  ])('"%s" finds %s', (part, name) => {
    expect(found(part)).toBe(name);
  });

  test('stands for the user’s card before one of the collections', () => {
    expect(found('hulk', [{ ...imp, name: 'My Hulk' }])).toBe('My Hulk');
  });

  test('stands for the card of this name before a longer name', () => {
    expect(found('krug', [{ ...imp, name: 'Krug the Second' }])).toBe('Krug');
  });

  test('that fits several cards is refused with all of them', () => {
    expect(() => found('drake')).toThrow(
      'attacker: found "drake", which fits 2 cards, allowed: one of them: ' +
        'sgt-drake-alexander-rotv or sgt-drake-alexander-sotm',
    );
  });

  test('that fits very many is refused with some of them', () => {
    expect(() => found('of')).toThrow(
      /^attacker: found "of", which fits \d+ cards, .* and \d+ more$/,
    );
  });
});

test('only a whole name is a card’s name', () => {
  expect(cardNamed(libraryOf(), 'KRUG')?.name).toBe('Krug');
  expect(cardNamed(libraryOf([imp]), 'imp')).toBe(imp);
  expect(cardNamed(libraryOf(), 'joker')).toBeUndefined();
});

test('a name without a card is refused at its place, with the nearest', () => {
  expect(() => findCard(libraryOf([imp]), 'jocker', ['attacker', 'card'])).toThrow(
    'attacker.card: found "jocker", allowed: a card\'s name or a part of it: imp, hawkgirl, ' +
      'solomon-grundy, the-joker, or one of the 511 cards of the collections ' +
      '(did you mean the-joker or decker-the-burrowbreaker?)',
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
  expect(() => findCard(libraryOf([{ ...imp, name: '!!!' }]), '???', [])).toThrow('found "???"');
});
