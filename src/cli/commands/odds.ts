import { Command } from 'commander';
import { blocksOf } from '../../report/blocks.ts';
import { resultJson } from '../../results/format/write.ts';
import type { Result } from '../../results/result.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
} from '../checkpoint-options.ts';
import { execute } from '../execute.ts';
import { addFightOptions, fightExperiment } from '../fight.ts';
import { print } from '../print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';

interface OddsOptions extends RunOptions, CheckpointOptions {
  readonly chart?: string;
}

export function oddsCommand(): Command {
  const command = new Command('odds')
    .summary('the odds of one attack')
    .description(
      'The odds of one attack on clear, level ground: exact, and simulated. Name two cards, or give the numbers.',
    )
    .argument('[attacker]', "the attacker's card, such as hawkgirl")
    .argument('[defender]', "the defender's card, such as solomon-grundy");
  addFightOptions(command);
  addCheckpointOptions(addRunOptions(command)).option(
    '--chart <file>',
    'also draw how far the defender is moved: a file ending in .svg, .png or .vl.json',
  );
  return command.action(async (attacker, defender, options: OddsOptions) => {
    const experiment = withRunOptions(fightExperiment(attacker, defender, command), options);
    checkKeepable([experiment], options);
    const save = options.chart && (await import('../chart-file.ts')).chartFile(options.chart);
    const results = await execute(experiment, options);
    const blocks = () => blocksOf(results);
    const json = () => results.map(resultJson)[0];
    await print({ title: experiment.name, results, blocks, json }, options.format);
    if (save) await save(await goalOf(results));
  });
}

/** The distribution of what the attacker plays for. */
async function goalOf([result]: readonly Result[]) {
  const { distribution } = await import('../../report/charts/distribution.ts');
  const { measured, account } = result ?? {};
  const summary = measured?.find(({ measure }) => measure.name === account?.aim.measure);
  if (!result || !summary) throw new Error('what the attacker plays for is measured');
  return distribution(result, summary);
}
