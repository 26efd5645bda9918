import { isStandardInput } from '../../base/node.ts';
import { loadExperiment } from '../../experiments/index.ts';
import type { Format } from '../../report/index.ts';
import { ofFile, planStudy } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given/given-files.ts';
import { addDetailOptions } from '../options/detail.ts';
import { addQuestionOption, asking, formatFlag } from '../options/run-options.ts';
import { answer } from '../output/answer.ts';
import { studyMachine } from '../runs/study-machine.ts';
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
  addDetailOptions(
    addQuestionOption(command),
    ['brief', 'why'],
    'print the answer alone, one line per combination',
  ).addOption(formatFlag());
  return command.runs(async (file: string, options: PlanOptions) => {
    const files = await givenFiles([file], session);
    const experiment = asking(loadExperiment(file, files), options.question);
    const ask = { experiment, file: isStandardInput(file) ? undefined : file };
    try {
      await answer(planStudy, ask, studyMachine(session), options, session);
    } catch (error) {
      throw ofFile(file, error);
    }
  });
}
