import type { Command } from 'commander';
import { BadInput, blamed, shown } from '../base/index.ts';
import { type Card, type CollectionName, writtenCard } from '../cards/index.ts';
import {
  type ArmiesPlayed,
  type CardAnswer,
  type CollectionAnswer,
  cardsCsv,
  cardsJson,
  changedCards,
  collectionBlocks,
  collectionCsv,
  collectionJson,
  type InArmies,
  isEnough,
  isWorth,
  othersThan,
  priceBlocks,
  priceOf,
  priceRegression,
  pricesOf,
  regressionPrice,
  type Way,
  worthInArmies,
  worthsByMargin,
} from '../studies/index.ts';
import { armiesExperiment, playArmies } from './armies.ts';
import { chartWarning } from './chart-file.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { refuseOptions } from './options.ts';
import { ownLibrary } from './own-cards.ts';
import {
  type Collection,
  cardToPrice,
  collectionNamed,
  shippedCollection,
} from './price-collection.ts';
import { print } from './print.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

/** How games for prices are played. */
interface PriceGames {
  readonly games: number;
  readonly seed?: string;
  readonly threads?: number;
}

/** Worths in armies that games came to. */
interface PlayedWorths {
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
function cardInArmies(
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
function collectionInArmies(
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

export interface PriceOptions extends Partial<PriceGames> {
  readonly cards?: string;
  readonly collection?: string;
  readonly all?: boolean;
  readonly by?: Way;
  readonly whatIf?: readonly string[];
  readonly chart?: string;
  readonly format: Format;
}

/**
 * Prices cards, or all of a collection, and prints what they are worth.
 *
 * @throws BadInput for cards that are not known or cannot be priced, and options that would change nothing
 */
export async function pricedCards(
  names: readonly string[],
  options: PriceOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  checkOptions(names, options, command);
  const priced = options.all ? allPriced : eachPriced;
  const isComplete = await priced(names, options, session);
  if (isComplete) return EXIT.done;
  await session.note('interrupted before all games were played');
  return EXIT.interrupted;
}

function checkOptions(names: readonly string[], options: PriceOptions, command: Command): void {
  const { all, games } = options;
  if (all && names.length > 0) {
    const [place, found] = ['--all', names.map((name) => shown(name)).join(' ')];
    throw new BadInput({ path: [], place, found, allowed: 'cards or --all, not both' });
  }
  if (!all && names.length === 0) {
    const allowed = 'the name of a card, or --all with --collection NAME';
    throw new BadInput({ path: ['card'], found: 'nothing', allowed });
  }
  if (all) {
    refuseOptions(command, ['cards'], '--all', '--all with --collection FILE');
    refuseOptions(command, ['whatIf'], '--all', 'a change of cards that are named');
  } else {
    refuseOptions(command, ['by', 'chart'], 'cards that are named', 'only with --all');
  }
  if (games === undefined) {
    refuseOptions(command, ['seed', 'threads'], 'no --games', 'only with --games');
  }
}

/** @returns the games that the options ask for; undefined if none */
function gamesIn({ games, seed, threads }: PriceOptions): PriceGames | undefined {
  return games === undefined
    ? undefined
    : {
        games,
        ...(seed !== undefined && { seed }),
        ...(threads !== undefined && { threads }),
      };
}

/** A card to price: as it is, and with the changes that are tried out. */
interface Asked {
  readonly card: Card;
  /** The collection that it ships in; absent for built-in and own cards. */
  readonly from: CollectionName | undefined;
  readonly collection: Collection;
}

/** @returns whether it was not interrupted */
async function eachPriced(
  names: readonly string[],
  options: PriceOptions,
  session: Session,
): Promise<boolean> {
  const asked = await askedCards(names, options, session);
  const cards = asked.map(({ card }) => card);
  const changed = options.whatIf ? changedCards(cards, options.whatIf) : cards;
  const priced = (card: Card, { title, cards: others }: Collection, inArmies?: InArmies) =>
    inCollection(title, () => priceOf(card, others, inArmies));
  // Report mistakes before any game is played.
  for (const [i, { card, collection }] of asked.entries()) {
    priced(card, collection);
    priced(changed[i] ?? card, collection);
  }
  const games = gamesIn(options);
  let isComplete = true;
  const inArmies = async (card: Card, { from, collection }: Omit<Asked, 'card'>) => {
    if (!games) return from && worthInArmies(card.name, from);
    if (!isComplete) return undefined;
    const played = await cardInArmies(card, collection, games, session);
    isComplete = played.isComplete;
    return played.worths.get(card.name);
  };
  const answers: CardAnswer[] = [];
  for (const [i, { card, from, collection }] of asked.entries()) {
    const next = changed[i] ?? card;
    const prices = priced(card, collection, await inArmies(card, { from, collection }));
    const after =
      next === card
        ? undefined
        : {
            card: next,
            // The worth that the program has is that of the card without the change.
            prices: priced(next, collection, await inArmies(next, { from: undefined, collection })),
          };
    answers.push({ card, collection: collection.title, prices, ...(after && { after }) });
  }
  await print(
    {
      title: answers.length === 1 ? `The price of ${answers[0]?.card.name}` : 'Prices of cards',
      results: [],
      blocks: () => answers.flatMap(priceBlocks),
      json: () => cardsJson(answers),
      csv: () => cardsCsv(answers),
    },
    options.format,
    session.out,
  );
  return isComplete;
}

async function askedCards(
  names: readonly string[],
  { cards, collection }: PriceOptions,
  session: Session,
): Promise<Asked[]> {
  const library = await ownLibrary(cards, session);
  const given = collection === undefined ? undefined : await collectionNamed(collection, session);
  const shipped = new Map<string | undefined, Collection>();
  return names.map((name) => {
    const { card, from } = cardToPrice(name, library);
    const usual = shipped.get(from) ?? shippedCollection(from);
    shipped.set(from, usual);
    return { card, from, collection: given ?? usual };
  });
}

/** @returns whether it was not interrupted */
async function allPriced(
  _: readonly string[],
  options: PriceOptions,
  session: Session,
): Promise<boolean> {
  const { collection: named, chart, format } = options;
  const collection =
    named === undefined ? shippedCollection() : await collectionNamed(named, session);
  const { title, cards } = collection;
  const unplayed = inCollection(title, () => pricesOf(cards));
  const games = gamesIn(options);
  checkWay(options, collection);
  const save =
    chart === undefined
      ? undefined
      : await (await import('./chart-file.ts')).chartFile(chart, chartWarning(session));
  const { worths, isComplete } = games
    ? await collectionInArmies(collection, games, session)
    : shippedWorths(collection);
  const worthOf = (name: string): InArmies => worths.get(name) ?? { kind: 'notShipped' };
  const from = unplayed.rows.map(({ name }) => worthOf(name)).find(isWorth);
  const answer: CollectionAnswer = {
    collection: title,
    cards,
    prices: pricesOf(cards, worthOf),
    by: options.by ?? (from ? 'armies' : 'regression'),
    ...(from && {
      games: { games: from.games, ...(from.seed !== undefined && { seed: from.seed }) },
    }),
  };
  await print(
    {
      title: `Prices of ${title}`,
      results: [],
      blocks: () => collectionBlocks(answer),
      json: () => collectionJson(answer),
      csv: () => collectionCsv(answer),
    },
    format,
    session.out,
  );
  if (save) {
    const { pricesSpec } = await import('../studies/price/report/chart.ts');
    await save(pricesSpec(answer));
  }
  return isComplete;
}

/** The worths in armies that the program has of a collection. */
function shippedWorths({ name, cards }: Collection): PlayedWorths {
  const worths = cards.flatMap((card) => {
    const worth = name && worthInArmies(card.name, name);
    return worth ? [[card.name, worth] as const] : [];
  });
  return { worths: new Map(worths), isComplete: true };
}

/** @throws BadInput for a ranking by worths in armies that there are none of */
function checkWay({ by, games }: PriceOptions, collection: Collection): void {
  if (by !== 'armies' || games !== undefined || shippedWorths(collection).worths.size > 0) return;
  throw new BadInput({
    path: [],
    place: '--by',
    found: `"armies", but the program has no worths in armies of ${collection.title}`,
    allowed: '--games 20k, which plays for them, or --by regression or --by yace',
  });
}

/** Mistakes in what a collection says are told with its name. */
function inCollection<T>(title: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) =>
      problem.path.length > 0 ? problem : { ...problem, place: `--collection ${title}` },
    );
  }
}
