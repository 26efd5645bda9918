import type { Card } from '../../../src/cards/card.ts';

/** A hero with every number from which points are estimated. */
export function cardOf(numbers: Partial<Card> = {}): Card {
  return {
    name: 'Hero',
    type: 'hero',
    life: 4,
    move: 5,
    range: 1,
    attack: 3,
    defense: 3,
    height: 5,
    base: 'single',
    points: 100,
    powers: [],
    ...numbers,
  };
}

/** Cards with different numbers, whose points are computed from the numbers by a function. */
export function collectionOf(count: number, pointsOf: (card: Card, i: number) => number): Card[] {
  return Array.from({ length: count }, (_, i) => {
    const card = cardOf({
      name: `Card ${i}`,
      life: 1 + ((i * 7) % 6),
      range: 1 + ((i * 5) % 4),
      attack: 2 + ((i * 3) % 5),
      defense: 2 + ((i * i) % 5),
      powers: [
        ...(i % 3 === 0 ? [{ power: 'flying' }] : []),
        ...(i % 4 === 1 ? [{ power: 'double-attack' }] : []),
      ],
    });
    return { ...card, points: pointsOf(card, i) };
  });
}
