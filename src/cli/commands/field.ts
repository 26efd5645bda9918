import { BadInput, listed, printable } from '../../base/index.ts';
import { FIELD_FIELDS, type GivenSetting } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit.ts';
import { type FieldCardsOptions, fieldCards } from '../given/field-cards.ts';
import { addCardsOption } from '../given/own-cards.ts';
import { addFilterOptions } from '../options/card-filters.ts';
import { addFields } from '../options/fields.ts';
import { GROUPS } from '../options/option-groups.ts';
import { keepOption, outOption, pathOption, threadsOption } from '../options/options.ts';
import { formatFlag } from '../options/run-options.ts';
import { type AnswerOptions, answer } from '../output/answer.ts';
import { studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface FieldOptions extends FieldCardsOptions, GivenSetting, AnswerOptions {
  readonly threads?: number;
  readonly keep?: string;
  readonly whatIf?: readonly string[];
  readonly pairs?: boolean;
}

export function fieldCommand(session: Session): CliCommand {
  const command = new CliCommand('field')
    .summary('a table of duels: every card against every other')
    .description(
      'A table of duels: every card fights every other card to the end, with exact odds; each has the first turn in half of the duels. Shows a ranking by mean win share, who beats whom, and triangles. A duel shows how strong a card is by itself; knockback price shows what it is worth in an army. The cards that you name are the field, and count even if some of their powers are not modelled; without names, filters choose it: --type hero --points 80-200, --collection classic; with only --cards, your own cards fight each other. With names, filters apply to the opponents of --against. Prints the field, and with --out writes a report folder; Ctrl-C prints what has been played so far.',
    )
    .examples(
      ['knockback field krug hawkgirl solomon-grundy', 'who beats whom?'],
      [
        'knockback field krug hawkgirl solomon-grundy --what-if "krug.attack+=1"',
        'who beats whom if Krug has one more attack die?',
      ],
    )
    .argument('[card...]', 'cards of the field: names, or whole words of names');
  addFilterOptions(addCardsOption(command));
  addFields(command, FIELD_FIELDS)
    .addOption(
      keepOption(
        'keep all duels in a file; if the file exists, play only the duels of changed cards',
      ),
    )
    .addOption(threadsOption())
    .optionsGroup(GROUPS.cards)
    .option(
      '--against <collection>',
      'only against these cards: a file, or the name of a collection',
      pathOption('--against', 'a file of cards, or the name of a collection'),
    )
    .optionsGroup(GROUPS.question)
    .option(
      '--what-if <change>',
      'show how a change shifts the ranking, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card, *.attack+=1; or the word rounds, for real rounds as with --rounds; can be repeated',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .addOption(outOption())
    .optionsGroup(GROUPS.output)
    .option('--pairs', 'with --format csv: a row for each pair instead of one for each card')
    .addOption(formatFlag());
  return command.runs(async (names: string[], options: FieldOptions) => {
    checkPairs(options);
    const { title, ...cards } = await fieldCards(names, options, session);
    const { cards: _, against: __, threads, keep, ...terms } = options;
    const ask = { ...terms, title, cards };
    const machine = studyMachine(session, { threads, keep });
    const { fieldStudy } = await import('../../studies/field/study.ts');
    const { isComplete } = await answer(fieldStudy, ask, machine, options, session, {
      withoutReport: 'or leave out --out, to get the field without a report',
      isReportWhole: true,
    });
    if (isComplete) return EXIT.done;
    await session.note(interruptedText(options));
    return EXIT.interrupted;
  });
}

function checkPairs({ pairs, format }: FieldOptions): void {
  if (!pairs || format === 'csv') return;
  throw new BadInput({
    path: [],
    place: '--pairs',
    found: `--format ${format}`,
    allowed: '--format csv, or leave --pairs out',
  });
}

function interruptedText({ keep, out, whatIf = [] }: FieldOptions): string {
  const without = [
    ...(whatIf.length > 0 ? ['the effect of the change'] : []),
    ...(out === undefined ? [] : [`the report in ${printable(out)}`]),
  ];
  const missing = without.length > 0 ? `, without ${listed(without)}` : '';
  const kept =
    keep === undefined
      ? ''
      : `; the duels played are in ${printable(keep)}, and the same command continues from there`;
  return `interrupted before all pairs were played; this is the field so far${missing}${kept}`;
}
