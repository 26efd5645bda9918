import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { shippedCards } from '../../../src/cards/collections.ts';
import {
  cardOfOption,
  cardOptions,
  indexOfNamed,
  moreCards,
  NUMBERS,
  noSuchName,
  ownCardsOf,
} from '../../../src/explorer/fight/card-options.ts';

const texts = (typed: string) => cardOptions(typed).map(({ text }) => text);

describe('the cards to choose from', () => {
  test('are, before anything is typed, just numbers, the built-in ones and the first of the collections', () => {
    const [first, ...others] = cardOptions(' ');
    expect(first).toMatchObject({ value: NUMBERS, text: 'Just numbers' });
    expect(others.slice(0, 3).map(({ text }) => text)).toEqual([
      'Hawkgirl',
      'Solomon Grundy',
      'The Joker',
    ]);
    expect(others).toHaveLength(40);
    expect(moreCards('')).toMatch(/^… and \d+ more/);
  });

  test.each(['just', 'Just numbers', 'numbers', 'no card'])(
    'are just numbers first for “%s”',
    (typed) => {
      expect(cardOptions(typed)[0]?.value).toBe(NUMBERS);
    },
  );

  test.each(['krug', 'k', 'hukl', 'qqqq', 'flying'])(
    'are just numbers as well, and last, for “%s”',
    (typed) => {
      expect(cardOptions(typed).at(-1)?.value).toBe(NUMBERS);
    },
  );

  test.each([
    ['hawkgrl', 'Hawkgirl'],
    ['Solomon Grudny', 'Solomon Grundy'],
    ['grundi', 'Solomon Grundy'],
    ['marro warriers', 'Marro Warriors'],
    ['kruk', 'Krug'],
  ])('are found with a wrong letter: “%s”', (typed, name) => {
    expect(texts(typed)).toContain(name);
  });

  test('of one’s own are found with a wrong letter, too, and by their powers', () => {
    const own = ownCardsOf(
      [{ name: 'Captain Quill', attack: 3, defense: 3, powers: [{ tough: 2 }, 'flying'] }],
      [],
    );
    for (const typed of ['captain quil', 'capitain', 'tough 2', 'flying']) {
      expect(cardOptions(typed, own)[0]?.text).toBe('Captain Quill');
    }
  });

  test('are found by their powers and species, behind those of such a name', () => {
    const withPower = (typed: string, is: (card: Card) => boolean) => {
      const found = cardOptions(typed).filter(({ value }) => value !== NUMBERS);
      expect(found.length).toBeGreaterThan(3);
      for (const { value, text } of found) {
        const card = cardOfOption(value);
        expect(card && (is(card) || text.toLowerCase().includes(typed))).toBe(true);
      }
      return found;
    };
    const orcs = withPower('orc', ({ species }) => /\borc/i.test(species ?? ''));
    expect(orcs.some(({ text, note }) => !/orc/i.test(text) && note?.endsWith(', Orc'))).toBe(true);
    withPower('counter strike', ({ powers }) =>
      powers.some(({ power }) => /counter.strike/i.test(power)),
    );
    // A wrong letter in them is forgiven as well.
    expect(texts('counter strkie')).toEqual(texts('counter strike'));
  });

  test('are those with the whole word first', () => {
    expect(texts('hulk')[0]).toBe('Incredible Hulk');
    expect(texts('HULK')).toEqual(texts('hulk'));
    expect(moreCards('hulk')).toBeUndefined();
  });

  test('are found by a letter already', () => {
    expect(texts('k').length).toBeGreaterThan(3);
    const names = cardOptions('k').filter(({ value }) => value !== NUMBERS);
    expect(names.every(({ text }) => /\bk/i.test(text))).toBe(true);
  });

  test('are only numbers if no card has the name', () => {
    expect(texts('qqqq')).toEqual(['Just numbers']);
    expect(moreCards('qqqq')).toContain("C3G's cards are not included");
  });

  test('are all there: each is found by its whole name', () => {
    for (const { slug } of shippedCards()) {
      expect(cardOptions(slug).map(({ value }) => value)).toContain(slug);
    }
  });

  test('come with their card; numbers with none', () => {
    expect(cardOfOption('hawkgirl')?.attack).toBe(6);
    expect(cardOfOption(NUMBERS)).toBeUndefined();
  });
});

describe('Enter without a mark', () => {
  const taken = (typed: string) => {
    const options = cardOptions(typed);
    return options[indexOfNamed(typed, options)]?.text;
  };

  test.each([
    ['krug', 'Krug'],
    ['awkgir', 'Hawkgirl'],
    ['sol gru', 'Solomon Grundy'],
    ['iron', 'Iron Golem'],
    ['just', 'Just numbers'],
    ['no card', 'Just numbers'],
  ])('takes “%s”, which is part of the name', (typed, name) => {
    expect(taken(typed)).toBe(name);
  });

  test.each(['', '  ', 'Rock Golem', 'kruk', 'counter strike', 'qqqq'])(
    'takes nothing for “%s”',
    (typed) => {
      expect(taken(typed)).toBeUndefined();
    },
  );

  test('is answered by the name and those nearest to it', () => {
    expect(noSuchName(' Rock Golem ', cardOptions('Rock Golem'))).toMatch(
      /^No card is called “Rock Golem”\. The nearest in the list (is|are) .*Iron Golem/,
    );
    expect(noSuchName('qqqq', cardOptions('qqqq'))).toBe(
      "No card is called “qqqq”. C3G's cards are not included; to use them, open a file with your cards, below.",
    );
  });
});
