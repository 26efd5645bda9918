import { describe, expect, test } from 'vitest';
import { shippedCards } from '../../../src/cards/collections.ts';
import {
  cardOfOption,
  cardOptions,
  moreCards,
  NUMBERS,
} from '../../../src/explorer/fight/card-options.ts';

const texts = (typed: string) => cardOptions(typed).map(({ text }) => text);

describe('the cards to choose from', () => {
  test('are the built-in ones and the first of the collections, and last plain numbers, before anything is typed', () => {
    const others = cardOptions(' ');
    expect(others.pop()).toEqual({ value: NUMBERS, text: 'No card, just numbers' });
    expect(others.slice(0, 3).map(({ text }) => text)).toEqual([
      'Hawkgirl',
      'Solomon Grundy',
      'The Joker',
    ]);
    expect(others).toHaveLength(40);
    expect(moreCards('')).toMatch(/^… and \d+ more/);
  });

  test('are those with the whole word first', () => {
    expect(texts('hulk')[0]).toBe('Incredible Hulk');
    expect(texts('HULK')).toEqual(texts('hulk'));
    expect(moreCards('hulk')).toBeUndefined();
  });

  test('are found by a letter already', () => {
    expect(texts('k').length).toBeGreaterThan(3);
    expect(texts('k').every((name) => /\bk/i.test(name))).toBe(true);
  });

  test('are none for what no card is called', () => {
    expect(cardOptions('qqqq')).toEqual([]);
    expect(moreCards('qqqq')).toContain("C3G's are not included");
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
