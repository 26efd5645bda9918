import { BadInput, printable } from '../../base/index.ts';
import { isStandardInput } from '../../base/node.ts';
import { type Experiment, loadExperiment, resultJson, rulesetOf } from '../../experiments/index.ts';
import { firstChoicesCsv, planBlocks, planLines } from '../../studies/index.ts';
import { addBriefOption, addWhyOption, checkBrief } from '../brief.ts';
import { CliCommand } from '../cli-command.ts';
import { execute } from '../execute.ts';
import { givenFiles } from '../given-files.ts';
import { print } from '../print.ts';
import { addQuestionOption, asking, type Format, formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

interface PlanOptions {
  readonly question?: string;
  readonly format: Format;
  readonly brief?: boolean;
  readonly why?: boolean;
}

export function planCommand(session: Session): CliCommand {
  const command = new CliCommand('plan')
    .summary('the best play of a turn of several attackers')
    .description(
      'Of an experiment with `turn:`: who attacks first, from where, the chance that the answer to the question is yes, and what to do next, with the best play. The odds are exact: nothing is simulated, no file is written. Where the file varies fields, it gives the best play of each combination.',
    )
    .examples(
      [
        'knockback plan experiments/two-on-one-at-the-cliff.yaml',
        'who attacks first, and from where?',
      ],
      ['knockback plan experiments/clear-the-bridge.yaml --brief', 'the same in a line'],
    )
    .argument('<experiment>', 'an experiment file with `turn:`, or - for standard input');
  addBriefOption(addQuestionOption(command), 'print the answer alone, one line per combination');
  addWhyOption(command).addOption(formatFlag());
  return command.runs(async (file: string, options: PlanOptions) => {
    const loaded = loadExperiment(file, await givenFiles([file], session));
    const experiment = asking(loaded, options.question);
    checkIsTurn(experiment, file);
    checkBrief(options);
    const how = { exact: true, simulation: false };
    const { done: results } = await execute(experiment, how, session);
    if (options.brief) {
      await session.out.write(`${planLines(results).map(printable).join('\n')}\n`);
      return;
    }
    const data = () => results.map(resultJson);
    await print(
      {
        title: experiment.name,
        results,
        blocks: () => planBlocks(results, isStandardInput(file) ? undefined : file),
        why: options.why,
        json: () => (results.length > 1 ? data() : data()[0]),
        csv: () => firstChoicesCsv(results),
      },
      options.format,
      session.out,
    );
  });
}

/** @throws BadInput for a fight in which nobody chooses */
function checkIsTurn({ cases }: Experiment, file: string): void {
  if (cases.every(({ scenario }) => rulesetOf(scenario).hasChoices)) return;
  throw new BadInput({
    path: ['turn'],
    place: file,
    found: 'nothing',
    allowed: 'a list of attackers, such as [{ figure: hawkgirl, at: [0, 1] }]',
  });
}
