import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { findCard, libraryOf } from '../../src/cards/library.ts';

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

test.each(['Solomon Grundy', 'solomon-grundy', 'SOLOMON  GRUNDY', 'solomon_grundy'])(
  '"%s" finds the card',
  (name) => {
    expect(findCard(libraryOf(), name, []).name).toBe('Solomon Grundy');
  },
);

test('a name without a card is refused at its place, with the nearest', () => {
  expect(() => findCard(libraryOf([imp]), 'jocker', ['attacker', 'card'])).toThrow(
    'attacker.card: found "jocker", allowed: a card\'s name: imp, hawkgirl, solomon-grundy, the-joker',
  );
  expect(() => findCard(libraryOf(), 'joker', ['defender'])).toThrow('(did you mean the-joker?)');
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
