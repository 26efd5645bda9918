import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { BadInput, nameKey, nearest, printable, sameName, shown } from '../../base/index.ts';
import { checkFile } from '../../base/node.ts';
import {
  type Card,
  COLLECTIONS,
  type CollectionName,
  findCard,
  knownCards,
  type Library,
} from '../../cards/index.ts';
import {
  type Collection,
  type CollectionPricesAsk,
  type PriceAsk,
  shippedCollection,
  WAYS,
  type Way,
} from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit.ts';
import { addCardsOption, ownCards, ownLibrary } from '../given/own-cards.ts';
import { ofOptions } from '../options/armies-options.ts';
import { GROUPS } from '../options/option-groups.ts';
import {
  choiceFlag,
  countOption,
  keepOption,
  pathOption,
  refuseOptions,
  seedOption,
  textOption,
  threadsOption,
} from '../options/options.ts';
import { formatFlag } from '../options/run-options.ts';
import { type AnswerOptions, answer } from '../output/answer.ts';
import { partFile, studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface PriceOptions extends AnswerOptions {
  readonly cards?: string;
  readonly collection?: string;
  readonly all?: boolean;
  readonly by?: Way;
  readonly whatIf?: readonly string[];
  readonly games?: number;
  readonly seed?: string;
  readonly threads?: number;
  readonly keep?: string;
}

export function priceCommand(session: Session): CliCommand {
  const command = new CliCommand('price')
    .summary('what a card is worth in points')
    .description(
      'Shows the points printed on a card and three estimates: the published formula (YACE) and a regression over a collection, both with a standard deviation, and the worth in armies, from the point margins of games between random armies, with a 95% interval. The worth in armies of the classic cards is built in; --games plays games with any card. With --all, prices every card of a collection, and names the most overpriced and underpriced.',
    )
    .examples(
      ['knockback price krug', 'printed points and three estimates'],
      ['knockback price --all --collection classic', 'who is overpriced?'],
    )
    .argument('[card...]', 'the cards to price: names, or whole words of names');
  addCardsOption(command)
    .optionsGroup(GROUPS.cards)
    .option(
      '--collection <collection>',
      "the cards to compare with: a collection, or a file of cards (default: the card's collection, or classic)",
      textOption('--collection', 'the name of a collection, or a file of cards'),
    )
    .option('--all', 'price every card of the collection')
    .addOption(
      choiceFlag(
        '--by <way>',
        'with --all, rank the cards by this estimate (default: armies, or regression if there is no estimate of what the cards are worth in armies)',
        WAYS,
      ).helpGroup(GROUPS.output),
    )
    .optionsGroup(GROUPS.question)
    .option(
      '--what-if <change>',
      'show how a change shifts the price, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card that you name, *.attack+=1; can be repeated',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'estimate what the card is worth in armies from this many games between random armies, such as 2k, half of them with the card; with --all, such as 20k (default: none; the built-in estimates are used)',
      countOption('--games'),
    )
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption)
    .addOption(threadsOption('worker threads for --games'))
    .addOption(
      keepOption(
        'keep the games in a file, and continue from it if it exists; the games of a second card are in FILE.2',
      ),
    )
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'with --all, also draw printed points against estimates, in a file that ends in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    )
    .addOption(formatFlag());
  return command.runs(async (names: string[], options: PriceOptions) => {
    checkOptions(names, options, command);
    const machine = studyMachine(session, options);
    const study = await import('../../studies/price/study.ts');
    const { collectionPricesStudy, priceStudy, pricePart } = study;
    const { keep, whatIf } = options;
    if (keep !== undefined) {
      const plays = options.all ? 1 : names.length * (whatIf ? 2 : 1);
      for (let play = 0; play < plays; play++) checkFile('--keep', partFile(keep, pricePart(play)));
    }
    const { isComplete } = await ofOptions(async () =>
      options.all
        ? answer(
            collectionPricesStudy,
            await ofCollection(options, session),
            machine,
            options,
            session,
          )
        : answer(priceStudy, await ofCards(names, options, session), machine, options, session),
    );
    if (isComplete) return EXIT.done;
    await session.note('interrupted before all games were played');
    return EXIT.interrupted;
  });
}

const WITH_ALL = 'cannot be used with --all';

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
    refuseOptions(command, ['cards'], WITH_ALL, '--collection FILE with --all instead');
    refuseOptions(command, ['whatIf'], WITH_ALL, '--what-if only for cards that you name');
  } else {
    refuseOptions(command, ['by', 'chart'], 'names of cards', '--all, or leave this option out');
  }
  if (games === undefined) {
    refuseOptions(
      command,
      ['seed', 'threads', 'keep'],
      'no --games',
      '--games, or leave this option out',
    );
  }
}

async function ofCards(
  names: readonly string[],
  { cards: file, collection, whatIf, games, seed }: PriceOptions,
  session: Session,
): Promise<PriceAsk> {
  const library = await ownLibrary(file, session);
  const given = collection === undefined ? undefined : await collectionNamed(collection, session);
  const shipped = new Map<string | undefined, Collection>();
  const cards = names.map((name) => {
    const { card, from } = cardToPrice(name, library);
    const usual = shipped.get(from) ?? shippedCollection(from);
    shipped.set(from, usual);
    return { card, from, collection: given ?? usual };
  });
  return { cards, whatIf, games, seed };
}

async function ofCollection(
  { collection: named, by, games, seed }: PriceOptions,
  session: Session,
): Promise<CollectionPricesAsk> {
  const collection =
    named === undefined ? shippedCollection() : await collectionNamed(named, session);
  return { collection, by, games, seed };
}

/**
 * The collection that an option names. If a file has that name, returns the cards in the file instead.
 *
 * @throws BadInput
 */
async function collectionNamed(text: string, session: Session): Promise<Collection> {
  const name = COLLECTIONS.find((one) => sameName(one, text));
  if (name && !existsSync(text)) return shippedCollection(name);
  if (existsSync(text) || text === '-') {
    const { cards } = await ownCards(text, session, '--collection');
    return { title: printable(text), cards };
  }
  throw new BadInput({
    path: [],
    place: '--collection',
    found: shown(text),
    allowed: `${COLLECTIONS.join(', ')}, or a file of cards`,
    nearest: nearest(text, COLLECTIONS),
  });
}

/**
 * Finds a card by its name, or by whole words of its name. Returns the card and its collection. The collection is
 * undefined for built-in cards and for the user's own cards.
 *
 * @throws BadInput for a name that matches no card, or several cards
 */
function cardToPrice(
  name: string,
  library: Library,
): { readonly card: Card; readonly from: CollectionName | undefined } {
  const card = findCard(library, name, ['card']);
  const slug = nameKey(card.name);
  const known = knownCards(library)
    .flat()
    .find((one) => one.slug === slug);
  return { card, from: known?.collection };
}
