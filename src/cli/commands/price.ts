import { OPPONENTS } from '../../pricing/opponents.ts';
import { WAYS } from '../../pricing/prices.ts';
import { CliCommand } from '../cli-command.ts';
import { GROUPS } from '../option-groups.ts';
import { choiceFlag, pathOption, textOption } from '../options.ts';
import { addCardsOption } from '../own-cards.ts';
import { addPlayOptions } from '../play-options.ts';
import type { PriceOptions } from '../price.ts';
import { formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

export function priceCommand(session: Session): CliCommand {
  const command = new CliCommand('price')
    .summary('what a card is worth in points')
    .description(
      'Estimates the points of a card in three ways, each with its spread (a standard deviation): by the published formula (YACE), by a regression of a collection, and by play: the points at which cards of the collection win as much. For that, the cards of the collection of its type fight each other, and it fights them: exact duels, from both starts. With --all, prices every card of a collection, and names the most overpriced and underpriced.',
    )
    .examples(
      ['knockback price krug --no-play', 'by the formula and by a regression'],
      ['knockback price --all --collection classic --no-play', 'who is overpriced?'],
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
        'with --all, rank cards by this estimate (default: play)',
        WAYS,
      ).helpGroup(GROUPS.output),
    )
    .optionsGroup(GROUPS.question)
    .option(
      '--what-if <change>',
      'how the price shifts with a change, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card that you name, *.attack+=1; can be repeated',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .optionsGroup(GROUPS.fight)
    .option('--no-play', 'skip the duels: only the formula and the regression')
    .addOption(
      choiceFlag(
        '--opponents <which>',
        'the cards that a card fights: those of its own type, hero or squad, or all (default: same-type)',
        OPPONENTS,
      ),
    );
  addPlayOptions(command)
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
