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
      'The best play for an experiment with `turn:`: who attacks first, from where, the chance that the answer to the question is yes, and what to do next. The odds are exact; nothing is simulated, and no file is written. If the file varies fields, the best play for each combination.',
    )
    .examples(
      [
        'knockback plan experiments/two-on-one-at-the-cliff.yaml',
        'who attacks first, and from where?',
      ],
      ['knockback plan experiments/clear-the-bridge.yaml --brief', 'the same in one line'],
    )
    .argument('<experiment>', 'an experiment file with `turn:`, or - for standard input');
  addDetailOptions(
    addQuestionOption(command),
    ['brief', 'why'],
    'print only the answer, one line per combination',
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
