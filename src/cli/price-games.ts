import { type Card, writtenCard } from '../cards/index.ts';
import {
  type ArmiesPlayed,
  type InArmies,
  isEnough,
  othersThan,
  priceRegression,
  regressionPrice,
  worthsByMargin,
} from '../studies/index.ts';
import { armiesExperiment, playArmies } from './armies.ts';
import type { Collection } from './price-collection.ts';
import type { Session } from './session.ts';

/** How games for prices are played. */
export interface PriceGames {
  readonly games: number;
  readonly seed?: string;
  readonly threads?: number;
}

/** Worths in armies that games came to. */
export interface PlayedWorths {
  /** By the name of a card; cards that no army had are missing. */
  readonly worths: ReadonlyMap<string, InArmies>;
  /** Whether all games were played, without an interruption. */
  readonly isComplete: boolean;
}

/**
 * The worth of a card in armies, by games of random armies of a collection. The card is in every second game, so that
 * far fewer games are needed than for a whole collection.
 *
 * @throws BadInput for a card that no army can have
 */
export function cardInArmies(
  card: Card,
  collection: Collection,
  games: PriceGames,
  session: Session,
): Promise<PlayedWorths> {
  const others = othersThan(card, collection.cards);
  // A card without printed points counts as many as its numbers are worth.
  const points = card.points ?? inFives(regressionPrice(priceRegression(others), card).value);
  return played(`Games with ${card.name}`, collection, games, session, {
    cards: [...(collection.name ? [] : others), card].map(writtenCard),
    playtest: { card: card.name, points },
  });
}

const inFives = (points: number) => Math.max(5, 5 * Math.round(points / 5));

/** The worth in armies of all cards of a collection. */
export function collectionInArmies(
  collection: Collection,
  games: PriceGames,
  session: Session,
): Promise<PlayedWorths> {
  const also = collection.name ? {} : { cards: collection.cards.map(writtenCard) };
  return played(`Games of ${collection.title}`, collection, games, session, also);
}

async function played(
  name: string,
  { name: collectionName }: Collection,
  { games, ...how }: PriceGames,
  session: Session,
  also: Readonly<Record<string, unknown>>,
): Promise<PlayedWorths> {
  const options = { ...how, collection: collectionName ?? 'own' };
  const experiment = await armiesExperiment(name, options, games, session, also);
  const { played: all, isComplete } = await playArmies(experiment, options, session);
  const [only] = all;
  return { worths: only && only.games > 0 ? worthsOf(only) : new Map(), isComplete };
}

function worthsOf(of: ArmiesPlayed): ReadonlyMap<string, InArmies> {
  const { games, seed, scenario } = of;
  const { cards } = scenario;
  const worths = worthsByMargin(of);
  // With hardly more games than cards, standard errors mean nothing.
  const isTold = games >= 2 * cards.length && isEnough(worths);
  return new Map(
    worths.cards.map((worth, i) => [
      cards[i]?.card.name ?? '',
      isTold ? { ...worth, games, seed } : { kind: 'fewGames', games },
    ]),
  );
}
