import { VERSION } from '../../base/index.ts';
import { nodeMachine } from '../../chance/node.ts';
import { compute, simulateOnly } from '../../experiments/index.ts';
import type { Format } from '../../report/index.ts';
import {
  armiesAnswer,
  armiesData,
  isOfArmiesStudy,
  ofFile,
  playedOf,
} from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption } from '../options/options.ts';
import { reportFormatFlag } from '../options/run-options.ts';
import { reportFolder } from '../output/answer.ts';
import { deliver } from '../output/deliver.ts';
import { print } from '../output/print.ts';
import type { Session } from '../session.ts';
import { ARMIES_WITHOUT_REPORT, noteTooFew } from './armies.ts';

interface MergeOptions {
  readonly out: string;
  readonly exact: boolean;
  readonly format?: Format;
}

export function mergeCommand(session: Session): CliCommand {
  const command = new CliCommand('merge');
  return command
    .summary('add up the parts of a run that was divided among machines')
    .description(
      'Adds up the files of run --shard, or takes a finished --checkpoint, and writes the same report, byte for byte, that one machine would have written. For shards of armies, prints the estimates, and with --out also writes their report.',
    )
    .examples(
      ['knockback merge grundy.1-of-2.shard grundy.2-of-2.shard', 'the report of both shards'],
      [
        'knockback merge grundy.1-of-2.shard grundy.2-of-2.shard --format bbcode',
        'the same, for a forum',
      ],
    )
    .argument('<shard...>', 'the files of all shards')
    .optionsGroup(GROUPS.output)
    .option(
      '--out <folder>',
      'where the report folder goes',
      pathOption('--out', 'a folder'),
      'reports',
    )
    .optionsGroup(GROUPS.simulation)
    .option('--no-exact', 'simulated odds only')
    .addOption(reportFormatFlag())
    .runs(async (files: string[], options: MergeOptions) => {
      const { mergeRuns } = await import('../../studies/saved/merge.ts');
      const { savedRunReader } = await import('../../studies/saved/read-saved-run.ts');
      const { experiment, rolled } = mergeRuns(files, savedRunReader(VERSION));
      const how = {
        exact: options.exact,
        simulation: true,
        threads: 1,
        machine: nodeMachine(),
        from: rolled,
      };
      const named = async <T>(work: Promise<T>) => {
        try {
          return await work;
        } catch (error) {
          throw ofFile(files.length === 1 ? (files[0] ?? '') : 'the files together', error);
        }
      };
      if (isOfArmiesStudy(experiment)) {
        const jobs = await named(simulateOnly(experiment, how));
        const played = playedOf(experiment, jobs);
        if (!played) return EXIT.done;
        const { collection } = experiment.written.document as { collection?: string };
        const data = armiesData(armiesAnswer(played), collection);
        const { format = 'table', out } = options;
        const isOutGiven = command.getOptionValueSource('out') === 'cli';
        const write = isOutGiven && (await reportFolder(out, ARMIES_WITHOUT_REPORT, session));
        const { armiesStudy } = await import('../../studies/armies/study.ts');
        const shown = armiesStudy.present(data);
        await noteTooFew(data, format, session);
        await print(shown, format, session.out);
        if (write) await write(shown, format);
        return EXIT.done;
      }
      return deliver([experiment], options, session, async () => ({
        done: await named(compute(experiment, how)),
        isComplete: true,
      }));
    });
}
