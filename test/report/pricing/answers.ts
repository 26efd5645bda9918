import type { Card } from '../../../src/cards/card.ts';
import type { FieldCard } from '../../../src/pricing/by-play.ts';
import type { CardPlay, PlayedOpponents } from '../../../src/pricing/opponents.ts';
import { priceOf, pricesOf, type Way } from '../../../src/pricing/prices.ts';
import type { CardAnswer, CollectionAnswer } from '../../../src/report/pricing/answer.ts';
import { cardOf, collectionOf } from '../../pricing/cards.ts';

/* Prices of a made-up collection, with win shares that are given, so that nothing has to be fought. */

export const COLLECTION = collectionOf(
  30,
  ({ life = 0, attack, defense }, i) => 10 * life + 8 * attack + 9 * defense + ((i * 7) % 11),
);

/** The more a card costs, the more it wins, if not in line. */
const FIELD: FieldCard[] = COLLECTION.map(({ name, points = 0 }, i) => {
  const odds = 0.02 * (points - 90) + ((i * 5) % 7) / 7 - 0.4;
  return { name, points, share: 1 / (1 + Math.exp(-odds)) };
});

export const OPPONENTS: PlayedOpponents = {
  kind: 'heroes',
  contestants: [],
  unmodelled: ['Leader', 'Bard'],
  noLife: ['Spectator'],
  cards: FIELD,
};

export function playOf(share: number, more: Partial<CardPlay> = {}): CardPlay {
  const opponents = OPPONENTS;
  return { share, cards: FIELD, opponents, fought: 30, withoutOdds: [], caveats: [], ...more };
}

export function answerFor(
  card: Card = cardOf({ name: 'Mine' }),
  play: CardPlay | undefined = playOf(0.6),
): CardAnswer {
  const prices = priceOf(card, COLLECTION, play);
  return { card, collection: 'made up', prices, ...(play && { play }) };
}

export function withoutPlay(card: Card = cardOf({ name: 'Mine' })): CardAnswer {
  return { card, collection: 'made up', prices: priceOf(card, COLLECTION) };
}

/** @param unmodelled the cards that have powers which duels leave out */
export function collectionAnswer(
  by: Way = 'play',
  unmodelled: readonly string[] = [],
): CollectionAnswer {
  const plays = new Map(
    FIELD.map(({ name, share }) => [
      name,
      playOf(share, unmodelled.includes(name) ? { unmodelled: ['Aura'] } : {}),
    ]),
  );
  return {
    collection: 'made up',
    cards: COLLECTION,
    prices: pricesOf(COLLECTION, (name) => plays.get(name)),
    by,
    plays,
    opponents: [OPPONENTS],
  };
}

export function unplayed(by: Way = 'regression'): CollectionAnswer {
  const prices = pricesOf(COLLECTION);
  return { ...collectionAnswer(by), prices, plays: new Map(), opponents: [] };
}
