import type { Command } from 'commander';
import type { Card } from '../cards/card.ts';
import { libraryOf } from '../cards/library.ts';
import { changedCards } from '../fields/changes.ts';
import type { OpponentsChoice } from '../pricing/opponents.ts';
import { type FoughtField, priceOf, pricesOf, type Way } from '../pricing/prices.ts';
import type { CardAnswer, CollectionAnswer } from '../report/pricing/answer.ts';
import { priceBlocks } from '../report/pricing/card-blocks.ts';
import { collectionBlocks } from '../report/pricing/collection-blocks.ts';
import { cardsCsv, cardsJson, collectionCsv, collectionJson } from '../report/pricing/data.ts';
import { BadInput, blamed, printable, shown } from '../words/problem.ts';
import { chartWarning } from './chart-file.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { notedOnce } from './given-files.ts';
import { optionsOf, refuseOptions } from './options.ts';
import { ownCards } from './own-cards.ts';
import type { PlayCardsOptions } from './play-cards.ts';
import { addPlayOptions } from './play-options.ts';
import {
  type Collection,
  cardToPrice,
  collectionNamed,
  shippedCollection,
} from './price-collection.ts';
import { type PricePlayer, pricePlayer } from './price-fields.ts';
import { print } from './print.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

export interface PriceOptions extends PlayCardsOptions {
  readonly cards?: string;
  readonly collection?: string;
  readonly all?: boolean;
  readonly by?: Way;
  readonly whatIf?: readonly string[];
  readonly play: boolean;
  readonly opponents?: OpponentsChoice;
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
  return (await priced(names, options, session)) ?? interrupted(options, session);
}

function checkOptions(names: readonly string[], options: PriceOptions, command: Command): void {
  const { all, by, play } = options;
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
  if (play) return;
  const ofPlay = [...optionsOf((one) => addPlayOptions(one as never)), 'opponents'];
  refuseOptions(command, ofPlay, '--no-play', 'options of duels where duels are played');
  if (by !== 'play') return;
  const allowed = '--by yace or --by regression with --no-play';
  throw new BadInput({ path: [], place: '--by', found: '"play" with --no-play', allowed });
}

/** Absent: nothing is played. */
async function playerFor(
  options: PriceOptions,
  session: Session,
): Promise<PricePlayer | undefined> {
  const { play, opponents = 'same-type' } = options;
  return play ? pricePlayer(options, opponents, session) : undefined;
}

/** Undefined: it was interrupted. */
async function eachPriced(
  names: readonly string[],
  options: PriceOptions,
  session: Session,
): Promise<ExitCode | undefined> {
  const asked = await askedCards(names, options, session);
  const cards = asked.map(({ card }) => card);
  const changed = options.whatIf ? changedCards(cards, options.whatIf) : cards;
  const priced = (card: Card, { title, cards: others }: Collection, play?: FoughtField) =>
    inCollection(title, () => priceOf(card, others, play));
  // Whatever is wrong is told before duels are played.
  for (const [i, { card, collection }] of asked.entries()) {
    priced(card, collection);
    priced(changed[i] ?? card, collection);
  }
  const player = await playerFor(options, session);
  const answers: CardAnswer[] = [];
  for (const [i, { card, collection }] of asked.entries()) {
    const next = changed[i] ?? card;
    const both = next === card ? [card] : [card, next];
    const plays = player ? await player.play(collection, both) : [];
    if (!plays) {
      player?.keep();
      return undefined;
    }
    const [now, then] = both.map((one, at) => {
      const play = plays[at];
      return { card: one, prices: priced(one, collection, play), ...(play && { play }) };
    });
    if (now) answers.push({ ...now, collection: collection.title, ...(then && { after: then }) });
  }
  player?.keep();
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
  return EXIT.done;
}

async function askedCards(
  names: readonly string[],
  { cards, collection }: PriceOptions,
  session: Session,
): Promise<{ readonly card: Card; readonly collection: Collection }[]> {
  const library = libraryOf(await ownCards(cards, session), notedOnce(session));
  const given = collection === undefined ? undefined : await collectionNamed(collection, session);
  const shipped = new Map<string, Collection>();
  return names.map((name) => {
    const { card, from } = cardToPrice(name, library);
    const usual = shipped.get(from) ?? shippedCollection(from);
    shipped.set(from, usual);
    return { card, collection: given ?? usual };
  });
}

async function allPriced(
  _: readonly string[],
  options: PriceOptions,
  session: Session,
): Promise<ExitCode | undefined> {
  const { collection: named, play, by = play ? 'play' : 'regression', chart, format } = options;
  const collection =
    named === undefined ? shippedCollection() : await collectionNamed(named, session);
  const { title, cards } = collection;
  inCollection(title, () => pricesOf(cards));
  const save =
    chart === undefined
      ? undefined
      : await (await import('./chart-file.ts')).chartFile(chart, chartWarning(session));
  const player = await playerFor(options, session);
  const played = player ? await player.play(collection, cards) : [];
  player?.keep();
  if (!played) return undefined;
  const plays = new Map(
    cards.flatMap(({ name }, i) => {
      const one = played[i];
      return one ? [[name, one] as const] : [];
    }),
  );
  const answer: CollectionAnswer = {
    collection: title,
    cards,
    prices: pricesOf(cards, (name) => plays.get(name)),
    by,
    plays,
    opponents: player?.opponents(collection) ?? [],
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
    const { pricesSpec } = await import('../report/charts/prices.ts');
    await save(pricesSpec(answer));
  }
  return EXIT.done;
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

async function interrupted({ keep }: PriceOptions, session: Session): Promise<ExitCode> {
  const kept =
    keep === undefined
      ? ''
      : `; what was played is in ${printable(keep)}, and the same command goes on from there`;
  await session.note(`interrupted before all pairs were played${kept}`);
  return EXIT.interrupted;
}
