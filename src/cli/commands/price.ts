import { WAYS } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { GROUPS } from '../option-groups.ts';
import {
  choiceFlag,
  countOption,
  pathOption,
  seedOption,
  textOption,
  wholeOption,
} from '../options.ts';
import { addCardsOption } from '../own-cards.ts';
import type { PriceOptions } from '../price.ts';
import { formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

export function priceCommand(session: Session): CliCommand {
  const command = new CliCommand('price')
    .summary('what a card is worth in points')
    .description(
      'Shows the points printed on a card, and three estimates: by the published formula (YACE) and by a regression of a collection, each with its spread (a standard deviation), and its worth in armies with its 95% interval, by the margin of points in games of random armies. The program has the worth in armies of the classic cards; --games plays games with any card. With --all, prices every card of a collection, and names the most overpriced and underpriced.',
    )
    .examples(
      ['knockback price krug', 'printed, by formula, by regression, in armies'],
      ['knockback price --all --collection classic', 'who is overpriced?'],
    )
    .argument('[card...]', 'the cards to price: names, or whole words of names');
  addCardsOption(command)
    .optionsGroup(GROUPS.cards)
    .option(
      '--collection <collection>',
      'the cards to compare with: a collection, or a file of cards (default: the collection of the card, else classic)',
      textOption('--collection', 'the name of a collection, or a file of cards'),
    )
    .option('--all', 'price every card of the collection')
    .addOption(
      choiceFlag(
        '--by <way>',
        'with --all, rank cards by this estimate (default: armies; regression if no card has a worth in armies)',
        WAYS,
      ).helpGroup(GROUPS.output),
    )
    .optionsGroup(GROUPS.question)
    .option(
      '--what-if <change>',
      'how the price shifts with a change, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card that you name, *.attack+=1; can be repeated',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'find the worth in armies by so many games of random armies, such as 2k, half of them with the card (with --all, 20k; default: none, the worth that the program has)',
      countOption('--games'),
    )
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption)
    .optionsGroup(GROUPS.rare)
    .option(
      '--threads <n>',
      'worker threads for --games (default: one per core)',
      wholeOption('--threads', 1, 1024),
    )
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'with --all, draw printed points over estimates: a file ending in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    )
    .addOption(formatFlag());
  return command.runs(async (names: string[], options: PriceOptions) => {
    const { pricedCards } = await import('../price.ts');
    return pricedCards(names, options, command, session);
  });
}
