import { FIELD_FIELDS } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import type { CompareOptions } from '../compare-sides.ts';
import { addCardsOption } from '../given/own-cards.ts';
import { addDetailOptions } from '../options/detail.ts';
import { addFields } from '../options/fields.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption } from '../options/options.ts';
import { ATTACKS_OR_FIGHTS, addRunOptions } from '../options/run-options.ts';
import type { Session } from '../session.ts';

export function compareCommand(session: Session): CliCommand {
  const command = new CliCommand('compare')
    .summary('what changes between two experiments, or which of two cards fares better')
    .description(
      'Compares A with B, measure by measure, and says which differences are too large to be due to chance. Each is a file of results (results.json, or what --format json prints), or an experiment file, which is run first with the options below. Two fields of cards (from field --format json or --keep) can be compared as well. With --against, A and B are two cards, which both fight all cards of a collection or a file. Prints the result, and writes no file except a chart.',
    )
    .examples(
      [
        'knockback compare experiments/displacing-grundy.yaml experiments/weaker-hawkgirl.yaml',
        'before and after',
      ],
      ['knockback compare krug hawkgirl --against modern', 'which of the two fares better?'],
    )
    .argument(
      '<a>',
      'the first side (before): a file of results, an experiment file (- for standard input), or a card',
    )
    .argument('<b>', 'the second side (after), in the same form');
  addDetailOptions(command, ['full']);
  const { countUnmodelled: _, ...fields } = FIELD_FIELDS;
  addFields(addCardsOption(command), fields)
    .optionsGroup(GROUPS.cards)
    .option(
      '--against <file>',
      'compare two cards by their duels against these cards: a file, or the name of a collection',
      pathOption('--against', 'a file of cards, or the name of a collection'),
    );
  addRunOptions(command, ATTACKS_OR_FIGHTS)
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'also draw the differences, in a file that ends in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    );
  return command.runs(async (a: string, b: string, options: CompareOptions) => {
    const { compareSides } = await import('../compare-sides.ts');
    return compareSides(a, b, options, command, session);
  });
}
