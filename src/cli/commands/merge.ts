import { VERSION } from '../../base/index.ts';
import { nodeMachine } from '../../chance/node.ts';
import { compute, simulateOnly } from '../../experiments/index.ts';
import { ofFile } from '../../studies/index.ts';
import { isOfArmiesCommand } from '../armies.ts';
import { CliCommand } from '../cli-command.ts';
import { deliver } from '../deliver.ts';
import { EXIT } from '../exit.ts';
import { GROUPS } from '../option-groups.ts';
import { pathOption } from '../options.ts';
import { reportOut } from '../report-out.ts';
import { type Format, reportFormatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

interface MergeOptions {
  readonly out: string;
  readonly exact: boolean;
  readonly format?: Format;
}

export function mergeCommand(session: Session): CliCommand {
  const command = new CliCommand('merge');
  return command
    .summary('add up the shards of a run, rolled on many machines')
    .description(
      'Adds up the files of run --shard, or takes a finished --checkpoint: the same report, byte for byte, that one machine would have written. Of shards of armies, it prints the estimates, and writes their report where --out is given.',
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
      if (isOfArmiesCommand(experiment)) {
        const jobs = await named(simulateOnly(experiment, how));
        const { ARMIES_WITHOUT_REPORT, printPlayedArmies } = await import('../print-armies.ts');
        const write =
          command.getOptionValueSource('out') === 'cli'
            ? await reportOut(options.out, ARMIES_WITHOUT_REPORT, session)
            : undefined;
        await printPlayedArmies(experiment, jobs, options.format ?? 'table', session, write);
        return EXIT.done;
      }
      return deliver([experiment], options, session, async () => ({
        done: await named(compute(experiment, how)),
        isComplete: true,
      }));
    });
}
