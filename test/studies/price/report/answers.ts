import type { Card } from '../../../../src/cards/card.ts';
import type { InArmies } from '../../../../src/studies/price/in-armies.ts';
import { priceOf, pricesOf, type Way } from '../../../../src/studies/price/prices.ts';
import type { CardAnswer, CollectionAnswer } from '../../../../src/studies/price/report/answer.ts';
import { cardOf, collectionOf } from '../cards.ts';

/* Prices of an invented collection, with given worths in armies, so that nothing has to be played. */

export const COLLECTION = collectionOf(
  30,
  ({ life = 0, attack, defense }, i) => 10 * life + 8 * attack + 9 * defense + ((i * 7) % 11),
);

export const GAMES = 20_000;

/** A worth in armies with a standard error of ten points. */
export function worthOf(points: number): InArmies {
  return { points, standardError: 10, games: GAMES };
}

const NONE: InArmies = { kind: 'notShipped' };

export function answerFor(
  card: Card = cardOf({ name: 'Mine' }),
  inArmies: InArmies = worthOf(120),
): CardAnswer {
  return { card, collection: 'made up', prices: priceOf(card, COLLECTION, inArmies) };
}

export function withoutArmies(card: Card = cardOf({ name: 'Mine' })): CardAnswer {
  return answerFor(card, NONE);
}

/**
 * The more a card costs, the more it is worth, but not in proportion. @param without cards that have no worth in
 * armies
 */
export function collectionAnswer(
  by: Way = 'armies',
  without: readonly string[] = [],
): CollectionAnswer {
  const worths = new Map(
    COLLECTION.map(({ name, points = 0 }, i) => [
      name,
      without.includes(name) ? NONE : worthOf(0.9 * points + 7 * ((i * 5) % 7)),
    ]),
  );
  return {
    collection: 'made up',
    cards: COLLECTION,
    prices: pricesOf(COLLECTION, (name) => worths.get(name) ?? NONE),
    by,
    games: { games: GAMES },
  };
}

export function unplayed(by: Way = 'regression'): CollectionAnswer {
  return { collection: 'made up', cards: COLLECTION, prices: pricesOf(COLLECTION), by };
}
