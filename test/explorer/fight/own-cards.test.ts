import { describe, expect, test } from 'vitest';
import { cardOptions, moreCards, ownCardsOf } from '../../../src/explorer/fight/card-options.ts';
import { fighterOf, withCardBrought } from '../../../src/explorer/fight/fighter.ts';

const STRONGMAN = { name: 'Strongman', attack: 5, defense: 4 };
const WEAK = { ...STRONGMAN, attack: 1 };
const HULKLING = { name: 'Hulkling', attack: 4, defense: 4 };

describe("cards of one's own", () => {
  test('are those of the experiment, then those that were opened, each name once', () => {
    const own = ownCardsOf([STRONGMAN], [WEAK, HULKLING, { attack: 3 }]);
    expect(own.map(({ name, source, written }) => [name, source, written])).toEqual([
      ['Strongman', 'of this experiment', STRONGMAN],
      ['Hulkling', 'your card', HULKLING],
    ]);
  });

  test('are found before those of the collections', () => {
    const own = ownCardsOf([], [HULKLING]);
    expect(cardOptions('hulk', own)[0]).toEqual({
      value: own[0]?.value,
      text: 'Hulkling',
      note: 'your card',
    });
    expect(cardOptions('strong', own).map(({ text }) => text)).not.toContain('Hulkling');
    // With nothing typed they also come first, after the entry for plain numbers, and the list is no longer than
    // before.
    expect(cardOptions('', own)[1]?.text).toBe('Hulkling');
    expect(cardOptions('', own)).toHaveLength(cardOptions('').length);
    const count = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);
    expect(count(moreCards('', own))).toBe(count(moreCards('')) + 1);
  });

  test('are no option of the collections by accident', () => {
    const own = ownCardsOf([], [{ name: 'Hawkgirl', attack: 1, defense: 1 }]);
    const values = cardOptions('hawkgirl', own).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  test('come into the experiment with the figure that has them, once', () => {
    const first = withCardBrought({ name: 'A fight', attacker: 'x' }, STRONGMAN);
    expect(first.cards).toEqual([STRONGMAN]);
    expect(withCardBrought(first, { ...WEAK, name: 'strongman' })).toBe(first);
    expect(withCardBrought(first, undefined)).toBe(first);
    const both = withCardBrought(first, HULKLING);
    expect(both.cards).toEqual([STRONGMAN, HULKLING]);
    expect(fighterOf('Hulkling', { role: 'Attacker', own: both.cards as [] }).numbers.attack).toBe(
      4,
    );
    // A single card need not be in a list.
    expect(withCardBrought({ cards: STRONGMAN }, HULKLING).cards).toEqual([STRONGMAN, HULKLING]);
  });
});
