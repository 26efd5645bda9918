import type { Card } from '../../cards/card.ts';
import type { CardPlay, PlayedOpponents } from '../../pricing/opponents.ts';
import type { CardPrices, CollectionPrices, Way } from '../../pricing/prices.ts';

/** A card and its prices. */
export interface CardAnswer {
  readonly card: Card;
  /** The name of the collection that it is compared with. */
  readonly collection: string;
  readonly prices: CardPrices;
  /** Absent where nothing was played. */
  readonly play?: CardPlay;
  /** With changes. */
  readonly after?: Pick<CardAnswer, 'card' | 'prices' | 'play'>;
}

/** A collection and its prices. */
export interface CollectionAnswer {
  readonly collection: string;
  readonly cards: readonly Card[];
  readonly prices: CollectionPrices;
  /** The estimate that ranks the cards. */
  readonly by: Way;
  /** What the cards won, by their names. */
  readonly plays: ReadonlyMap<string, CardPlay>;
  /** The fields that they fought. */
  readonly opponents: readonly PlayedOpponents[];
}
