import { BadInput } from '../../base/index.ts';
import {
  byFields,
  COLLECTIONS,
  COMPLETE_IN,
  type CompleteIn,
  cardsLike,
  exportedCard,
  type KnownCard,
  knownCards,
  type Library,
  leftOutIn,
  SORT_FIELDS,
  type SortField,
  shippedCard,
  shippedCards,
} from '../../cards/index.ts';
import type { Block, Format, Presentation } from '../../report/index.ts';
import { CliCommand } from '../cli-command.ts';
import { convertCards } from '../given/convert-cards.ts';
import { addImportOptions, type ImportOptions, importCards } from '../given/import-cards.ts';
import { addCardsOption, ownLibrary } from '../given/own-cards.ts';
import { addFilterOptions, type FilterOptions, fits, isFiltered } from '../options/card-filters.ts';
import { GROUPS } from '../options/option-groups.ts';
import {
  choiceFlag,
  choiceOption,
  optionsOf,
  pathOption,
  refuseOptions,
  textOption,
} from '../options/options.ts';
import { formatFlag } from '../options/run-options.ts';
import { print } from '../output/print.ts';
import { printPowers } from '../output/print-powers.ts';
import type { Session } from '../session.ts';

interface CardsOptions extends FilterOptions, ImportOptions {
  readonly powers?: boolean;
  readonly import?: string;
  readonly convert?: string;
  readonly cards?: string;
  readonly sort?: readonly SortField[];
  readonly reverse?: boolean;
  readonly incomplete?: boolean;
  readonly in?: CompleteIn;
  readonly army?: string;
  readonly format: Format;
}

export function cardsCommand(session: Session): CliCommand {
  const command = new CliCommand('cards')
    .summary('the army cards that the program knows')
    .description(
      'Lists army cards; without names and filters, all built-in cards and those of --cards. Words of a name list all cards with these words in their names; a single card is shown in full. With --powers, lists the powers that a card can have: what each does, whether it is a power of the attacker or the defender, and how it is written. With --import, turns a spreadsheet into a file of cards. With --convert, changes a file of cards so that its powers are rules. With --army, prints an army as text to post or, with --format json, in the form that army builders use. A number marked with * is an assumption: the rule document does not give it.',
    )
    .examples(
      ['knockback cards krug', 'one card in full'],
      ['knockback cards --powers tough', 'a power'],
      ['knockback cards --import cards.csv --out my-cards.yaml', 'a file for --cards'],
      ['knockback cards --army "krug; 2x deathreavers"', 'an army with its points, to post'],
    )
    .argument(
      '[card...]',
      'the cards to show: names, or whole words of names; with --powers, names of powers',
    );
  addImportOptions(addFilterOptions(addCardsOption(command)));
  return command
    .optionsGroup(GROUPS.cards)
    .option(
      '--convert <file>',
      'change a file of cards: powers that are written as effects are rewritten as rules in the file itself, and everything else stays the same; with - for standard input, the cards are printed',
      pathOption('--convert', 'a file'),
    )
    .optionsGroup(GROUPS.output)
    .option('--powers', 'list all powers that a card can have, or only those that you name')
    .option('--incomplete', 'only cards that are not fully modelled, with what is left out')
    .addOption(
      choiceFlag(
        '--in <what>',
        'with --incomplete, the kind of fight in which something is left out (default: battles)',
        COMPLETE_IN,
      ).implies({
        incomplete: true,
      }),
    )
    .option(
      '--army <army>',
      'print an army: cards separated by commas, a file (as in the command battle), or - for standard input',
      textOption('--army', 'an army, such as krug,deathreavers x2'),
    )
    .optionsGroup(GROUPS.output)
    .option('--sort <fields>', `sort by fields, such as points or general,points`, sortOption)
    .option('--reverse', 'reverse the order')
    .addOption(formatFlag())
    .runs(async (names: string[], options: CardsOptions) => {
      const { format, import: table } = options;
      if (options.powers) {
        refuseOptions(command, OF_CARDS, '--powers was also given', 'only one of the two');
        return void (await printPowers(names, format, session.out));
      }
      if (table !== undefined) {
        refuseOthers(names, command, '--import');
        refuseOptions(command, ['convert'], '--import was also given', 'only one of the two');
        return void (await importCards(table, options, session));
      }
      refuseOptions(command, OF_IMPORT, 'no --import', '--import FILE, or leave this option out');
      if (options.convert !== undefined) {
        refuseOthers(names, command, '--convert');
        refuseOptions(
          command,
          ['cards', 'army'],
          '--convert was also given',
          'only one of the two',
        );
        return void (await convertCards(options.convert, session));
      }
      const library = await ownLibrary(options.cards, session);
      if (options.army !== undefined) {
        refuseOthers(names, command, '--army');
        const { armyAnswer } = await import('../given/printed-army.ts');
        await print(await armyAnswer(options.army, library, session), options.format, session.out);
        return;
      }
      const chosen = chosenCards(names, options, library);
      await print(answerOf(chosen), options.format, session.out);
      if (chosen.known.length === 0) await session.note('no card matches');
    });
}

/** Options that select or sort cards. */
const CHOOSING = [...optionsOf(addFilterOptions), 'incomplete', 'in', 'sort', 'reverse'];
const OF_IMPORT = ['column', 'strict', 'out'];
const OF_CARDS = [...CHOOSING, ...OF_IMPORT, 'import', 'convert', 'army', 'cards'];

/** @throws BadInput if options or names that select cards are given along with an army or a file to import */
function refuseOthers(names: readonly string[], command: CliCommand, option: string): void {
  refuseOptions(command, CHOOSING, `${option} was also given`, 'only one of the two');
  if (names.length === 0) return;
  const allowed = `${option}, or names of cards`;
  throw new BadInput({ path: [], place: option, found: 'names of cards were also given', allowed });
}

function sortOption(text: string): SortField[] {
  return text.split(',').map((field) => choiceOption('--sort', SORT_FIELDS)(field.trim()));
}

/** The selected cards, and how they were selected. */
interface Chosen {
  readonly known: readonly KnownCard[];
  /** Whether exactly one name was given and it matches exactly one card. */
  readonly isOne: boolean;
  /** Whether neither names nor filters were given. */
  readonly isAll: boolean;
  /** Whether filters were given, or names that match more cards than there are names. */
  readonly isSearch: boolean;
  /** If only incomplete cards are shown: the kind of fight in which something is left out. */
  readonly leftOutOf?: CompleteIn;
}

function chosenCards(names: readonly string[], options: CardsOptions, library: Library): Chosen {
  const { sort, reverse = false } = options;
  const leftOutOf = options.incomplete ? (options.in ?? 'battles') : undefined;
  const isSearch = isFiltered(options) || leftOutOf !== undefined;
  const [own = [], ...shipped] = knownCards(library);
  const known =
    names.length > 0
      ? eachOnce(names.flatMap((name) => cardsLike(library, name, ['card'])))
      : [...own, ...(isSearch ? shipped.flat() : [])];
  const found = known.filter(
    (one) =>
      fits(one, options) &&
      (leftOutOf === undefined || leftOutIn(leftOutOf, one.card()).length > 0),
  );
  if (sort) found.sort((a, b) => byFields(sort, reverse)(a.card(), b.card()));
  else if (reverse) found.reverse();
  return {
    known: found,
    isOne: names.length === 1 && found.length === 1,
    isAll: names.length === 0 && !isSearch,
    isSearch: isSearch || (names.length > 0 && known.length > names.length),
    ...(leftOutOf && { leftOutOf }),
  };
}

function eachOnce(known: readonly KnownCard[]): KnownCard[] {
  return known.filter(({ slug }, i) => known.findIndex((one) => one.slug === slug) === i);
}

function answerOf(chosen: Chosen): Presentation {
  const { known, isSearch, leftOutOf } = chosen;
  const cards = known.map(({ card }) => card());
  return {
    title: 'Cards',
    blocks: () => blocksFor(chosen),
    json: () => known.map(({ collection, card }) => ({ ...exportedCard(card()), collection })),
    csv: async () => {
      const { cardsCsv } = await import('../../studies/cards/texts.ts');
      return cardsCsv(cards);
    },
    ...(isSearch &&
      leftOutOf === undefined && {
        table: async (page) => {
          const { cardListText } = await import('../../studies/cards/texts.ts');
          return cardListText(cards, page);
        },
      }),
  };
}

async function blocksFor({ known, isOne, isAll, leftOutOf }: Chosen): Promise<Block[]> {
  const { cardBlocks, cardsBlocks, incompleteBlocks } = await import(
    '../../studies/cards/texts.ts'
  );
  const [first] = known;
  if (leftOutOf)
    return incompleteBlocks(
      known.map(({ card }) => card()),
      leftOutOf,
    );
  if (first && isOne) {
    const { worthInArmies } = await import('../../studies/armies/shipped/index.ts');
    const card = first.card();
    return cardBlocks(card, first.collection, worthInArmies(card.name, first.collection));
  }
  const cards = known.map(({ card }) => card());
  return isAll ? cardsBlocks(cards, shippedSizes()) : cardsBlocks(cards);
}

function shippedSizes() {
  return COLLECTIONS.map((name) => {
    const entries = shippedCards().filter(({ collection }) => collection === name);
    const cards = entries.map(shippedCard);
    const wholeIn = (where: CompleteIn) =>
      cards.filter((card) => leftOutIn(where, card).length === 0).length;
    const complete = {
      attacks: wholeIn('attacks'),
      duels: wholeIn('duels'),
      battles: wholeIn('battles'),
    };
    return { name, size: entries.length, complete };
  });
}
