import { addFilterOptions } from '../card-filters.ts';
import { CliCommand } from '../cli-command.ts';
import type { FieldOptions } from '../field.ts';
import { GROUPS } from '../option-groups.ts';
import { pathOption } from '../options.ts';
import { addCardsOption } from '../own-cards.ts';
import { addBudgetOption, addPlayOptions } from '../play-options.ts';
import { formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

export function fieldCommand(session: Session): CliCommand {
  const command = new CliCommand('field')
    .summary('a table of duels: every card against every other')
    .description(
      'A table of duels: every card fights every other one to the end, from both starts, exactly. Shows a ranking by mean win share, who beats whom, and triangles. A duel says how strong a card is by itself; knockback price says what it is worth in an army. The cards that you name are the field, and count even where powers of theirs are not modelled; without names, filters choose it: --type hero --points 80-200, --collection classic; with --cards alone, your own fight each other. Beside names, filters choose among the opponents of --against. Prints, and writes a report folder with --out; Ctrl-C prints the field as far as it has been played.',
    )
    .examples(
      ['knockback field krug hawkgirl solomon-grundy', 'who beats whom?'],
      [
        'knockback field krug hawkgirl solomon-grundy --what-if "krug.attack+=1"',
        'and with one die more?',
      ],
    )
    .argument('[card...]', 'cards of the field: names, or whole words of names');
  addFilterOptions(addCardsOption(command));
  addBudgetOption(addPlayOptions(command))
    .optionsGroup(GROUPS.cards)
    .option(
      '--count-unmodelled',
      'count all cards with powers that are not modelled, not just those that you name',
    )
    .option(
      '--against <collection>',
      'only against these: a file of cards, or the name of a collection',
      pathOption('--against', 'a file of cards, or the name of a collection'),
    )
    .optionsGroup(GROUPS.question)
    .option(
      '--what-if <change>',
      'how the ranking shifts with a change, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card, *.attack+=1; rounds: with real rounds, as with --rounds; may be given several times',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .optionsGroup(GROUPS.output)
    .option(
      '--out <folder>',
      'write a report folder, with report.html to open in a browser',
      pathOption('--out', 'a folder'),
    )
    .option('--pairs', 'with --format csv: a row for each pair instead of one for each card')
    .addOption(formatFlag());
  return command.runs(async (names: string[], options: FieldOptions) => {
    const { playedField } = await import('../field.ts');
    return playedField(names, options, session);
  });
}
