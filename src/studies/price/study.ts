/* What cards are worth in points: named cards, or all cards of a collection. */

import { BadInput, blamed } from '../../base/index.ts';
import { type Card, type CollectionName, writtenCard } from '../../cards/index.ts';
import type { ArmiesPlayed } from '../armies/counts.ts';
import { isEnough, worthsByMargin } from '../armies/estimates.ts';
import { armiesExperiment, playArmies } from '../armies/experiment.ts';
import { worthInArmies } from '../armies/shipped/index.ts';
import { changedCards } from '../field/changes.ts';
import type { Study, StudyMachine } from '../study.ts';
import type { Collection } from './collection.ts';
import { type InArmies, isWorth } from './in-armies.ts';
import { priceOf, pricesOf, type Way } from './prices.ts';
import { othersThan, priceRegression, regressionPrice } from './regression.ts';
import type { CardAnswer, CollectionAnswer } from './report/answer.ts';
import { priceBlocks } from './report/card-blocks.ts';
import { collectionBlocks } from './report/collection-blocks.ts';
import { cardsCsv, cardsJson, collectionCsv, collectionJson } from './report/data.ts';

/** The games to play for estimating worths in armies. */
interface GamesAsk {
  /** Absent to use the worths that ship with the program. */
  readonly games?: number | undefined;
  readonly seed?: string | undefined;
}

/** Worths in armies, from games that were played or shipped. */
interface PlayedWorths {
  /** The worth of each card, by its name; cards that were in no army are missing. */
  readonly worths: ReadonlyMap<string, InArmies>;
  /** Whether all games were played, without an interruption. */
  readonly isComplete: boolean;
}

/** A card to price. */
export interface PricedCard {
  readonly card: Card;
  /** The collection in which it ships; absent for built-in cards and the user's own cards. */
  readonly from: CollectionName | undefined;
  readonly collection: Collection;
}

export interface PriceAsk extends GamesAsk {
  readonly cards: readonly PricedCard[];
  /** Changes to try. */
  readonly whatIf?: readonly string[] | undefined;
}

/** The study of named cards. After an interruption, cards without games have no worth in armies. */
export const priceStudy: Study<PriceAsk, readonly CardAnswer[]> = {
  name: 'price',
  async run({ cards: asked, whatIf, ...games }, machine) {
    const cards = asked.map(({ card }) => card);
    const changed = whatIf ? changedCards(cards, whatIf) : cards;
    const priced = (card: Card, { title, cards: others }: Collection, inArmies?: InArmies) =>
      inCollection(title, () => priceOf(card, others, inArmies));
    // Checks all input first, so that mistakes are reported before any game is played.
    for (const [i, { card, collection }] of asked.entries()) {
      priced(card, collection);
      priced(changed[i] ?? card, collection);
    }
    let isComplete = true;
    let plays = 0;
    const inArmies = async (card: Card, { from, collection }: Omit<PricedCard, 'card'>) => {
      if (games.games === undefined) return from && worthInArmies(card.name, from);
      if (!isComplete) return undefined;
      const played = await cardInArmies(card, collection, games, machine, pricePart(plays++));
      isComplete = played.isComplete;
      return played.worths.get(card.name);
    };
    const done: CardAnswer[] = [];
    for (const [i, { card, from, collection }] of asked.entries()) {
      const next = changed[i] ?? card;
      const prices = priced(card, collection, await inArmies(card, { from, collection }));
      // The shipped worth applies only to the unchanged card.
      const after = next !== card && {
        card: next,
        prices: priced(next, collection, await inArmies(next, { from: undefined, collection })),
      };
      done.push({ card, collection: collection.title, prices, ...(after && { after }) });
    }
    return { done, isComplete };
  },
  present(answers) {
    const [only, ...others] = answers;
    return {
      title: others.length === 0 ? `The price of ${only?.card.name}` : 'Prices of cards',
      blocks: () => answers.flatMap(priceBlocks),
      json: () => cardsJson(answers),
      csv: () => cardsCsv(answers),
    };
  },
};

/**
 * The name of the part of the study with a card's games. `play` is the card's position, from 0, among the played cards.
 */
export function pricePart(play: number): string {
  return play === 0 ? '' : String(play + 1);
}

export interface CollectionPricesAsk extends GamesAsk {
  readonly collection: Collection;
  /**
   * The way of estimating by which cards are ranked; default: worth in armies, or the regression if no card has a worth
   * in armies.
   */
  readonly by?: Way | undefined;
}

export const collectionPricesStudy: Study<CollectionPricesAsk, CollectionAnswer> = {
  name: 'prices of a collection',
  async run({ collection, by, ...games }, machine) {
    const { title, cards } = collection;
    const unplayed = inCollection(title, () => pricesOf(cards));
    checkWay(by, games, collection);
    const { worths, isComplete } =
      games.games === undefined
        ? shippedWorths(collection)
        : await collectionInArmies(collection, games, machine);
    const worthOf = (name: string): InArmies => worths.get(name) ?? { kind: 'notShipped' };
    const from = unplayed.rows.map(({ name }) => worthOf(name)).find(isWorth);
    const done: CollectionAnswer = {
      collection: title,
      cards,
      prices: pricesOf(cards, worthOf),
      by: by ?? (from ? 'armies' : 'regression'),
      ...(from && {
        games: { games: from.games, ...(from.seed !== undefined && { seed: from.seed }) },
      }),
    };
    return { done, isComplete };
  },
  present(answer) {
    return {
      title: `Prices of ${answer.collection}`,
      blocks: () => collectionBlocks(answer),
      json: () => collectionJson(answer),
      csv: () => collectionCsv(answer),
      picture: async () => (await import('./report/chart.ts')).pricesSpec(answer),
    };
  },
};

/**
 * Estimates a card's worth in armies, from games between random armies from a collection. The card is in every second
 * game, so this needs far fewer games than estimating a whole collection.
 *
 * @throws BadInput for a card that no army can have
 */
function cardInArmies(
  card: Card,
  collection: Collection,
  games: GamesAsk,
  machine: StudyMachine,
  part: string,
): Promise<PlayedWorths> {
  const others = othersThan(card, collection.cards);
  // If the card has no printed points, it is counted at the regression's estimate.
  const points = card.points ?? inFives(regressionPrice(priceRegression(others), card).value);
  const also = {
    cards: [...(collection.name ? [] : others), card].map(writtenCard),
    playtest: { card: card.name, points },
  };
  return played(`Games with ${card.name}`, collection, games, machine, also, part);
}

const inFives = (points: number) => Math.max(5, 5 * Math.round(points / 5));

/** Estimates the worth in armies of all cards of a collection. */
function collectionInArmies(
  collection: Collection,
  games: GamesAsk,
  machine: StudyMachine,
): Promise<PlayedWorths> {
  const also = collection.name ? {} : { cards: collection.cards.map(writtenCard) };
  return played(`Games of ${collection.title}`, collection, games, machine, also);
}

async function played(
  name: string,
  { name: collectionName }: Collection,
  { games = 0, seed }: GamesAsk,
  machine: StudyMachine,
  also: Readonly<Record<string, unknown>>,
  part = '',
): Promise<PlayedWorths> {
  const terms = { collection: collectionName ?? 'own', seed };
  const experiment = armiesExperiment(name, terms, games, machine, also);
  const { played: only, isComplete } = await playArmies(experiment, machine, part);
  return { worths: only ? worthsOf(only) : new Map(), isComplete };
}

function worthsOf(of: ArmiesPlayed): ReadonlyMap<string, InArmies> {
  const { games, seed, scenario } = of;
  const { cards } = scenario;
  const worths = worthsByMargin(of);
  // With fewer games, standard errors are meaningless.
  const isTold = games >= 2 * cards.length && isEnough(worths);
  return new Map(
    worths.cards.map((worth, i) => [
      cards[i]?.card.name ?? '',
      isTold ? { ...worth, games, seed } : { kind: 'fewGames', games },
    ]),
  );
}

/** The shipped worths in armies for a collection. */
function shippedWorths({ name, cards }: Collection): PlayedWorths {
  const worths = cards.flatMap((card) => {
    const worth = name && worthInArmies(card.name, name);
    return worth ? [[card.name, worth] as const] : [];
  });
  return { worths: new Map(worths), isComplete: true };
}

/** @throws BadInput if cards are to be ranked by their worth in armies but no worths are known */
function checkWay(by: Way | undefined, { games }: GamesAsk, collection: Collection): void {
  if (by !== 'armies' || games !== undefined || shippedWorths(collection).worths.size > 0) return;
  throw new BadInput({
    path: [],
    place: '--by',
    found: `"armies", but ${collection.title} has no built-in estimates of what its cards are worth in armies`,
    allowed: '--games 20k to estimate them, --by regression or --by yace',
  });
}

/** Runs `work` for a collection. If it throws, the error names the collection. */
function inCollection<T>(title: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) =>
      problem.path.length > 0 ? problem : { ...problem, place: `--collection ${title}` },
    );
  }
}
