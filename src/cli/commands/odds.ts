import { blocksOf } from '../../report/blocks.ts';
import { briefText } from '../../report/sentences/brief.ts';
import { resultJson } from '../../results/format/write.ts';
import type { Result } from '../../results/result.ts';
import { addBriefOption, checkBrief, noteWarnings } from '../brief.ts';
import { chartWarning } from '../chart-warning.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
} from '../checkpoint-options.ts';
import { CliCommand } from '../cli-command.ts';
import { execute } from '../execute.ts';
import { EXIT } from '../exit.ts';
import { addSweptFightOptions, fightExperiment } from '../fight.ts';
import { pathOption } from '../options.ts';
import { print } from '../print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';
import type { Session } from '../session.ts';

interface OddsOptions extends RunOptions, CheckpointOptions {
  readonly chart?: string;
  readonly brief?: boolean;
}

export function oddsCommand(session: Session): CliCommand {
  const command = new CliCommand('odds')
    .summary('the odds of one attack')
    .description(
      'The odds of one attack on clear, level ground: exact, and simulated. Name two cards, or give the numbers. Several values of a number, such as 5,6,7 or 3..5, make a sweep: every combination of them.',
    )
    .argument('[attacker]', "the attacker's card, such as hawkgirl")
    .argument('[defender]', "the defender's card, such as solomon-grundy");
  addBriefOption(addSweptFightOptions(command), 'print one line: the question and its chance');
  addCheckpointOptions(addRunOptions(command)).option(
    '--chart <file>',
    'also draw how far the defender is moved, or the sweep: a file ending in .svg, .png or .vl.json',
    pathOption('--chart', 'a file'),
  );
  return command.runs(async (attacker, defender, options: OddsOptions) => {
    const experiment = withRunOptions(
      await fightExperiment(attacker, defender, command, session),
      options,
    );
    checkKeepable([experiment], options);
    const { chart, brief } = options;
    checkBrief(options);
    const save =
      chart && (await import('../chart-file.ts')).chartFile(chart, chartWarning(session));
    const { done: results, isComplete } = await execute(experiment, options, session);
    if (brief) {
      await session.out.write(`${briefText(results)}\n`);
      await noteWarnings(results, session);
    } else {
      const blocks = () => blocksOf(results);
      const all = () => results.map(resultJson);
      const isSweep = Object.keys(experiment.cases[0]?.combination ?? {}).length > 0;
      const json = () => (isSweep ? all() : all()[0]);
      await print({ title: experiment.name, results, blocks, json }, options.format, session.out);
    }
    if (save) await save(await pictureOf(results));
    return isComplete ? EXIT.done : EXIT.interrupted;
  });
}

/** The distribution of what the attacker plays for; of a sweep, the chance over its fields. */
async function pictureOf(results: readonly Result[]) {
  const [result, ...others] = results;
  if (others.length > 0) {
    const { sweeps } = await import('../../report/charts/sweeps.ts');
    const [first] = sweeps(results);
    if (!first) throw new Error('the chart is not drawn: there are more bars than can be read');
    return first.spec;
  }
  const { distribution } = await import('../../report/charts/distribution.ts');
  const { measured, account } = result ?? {};
  const summary = measured?.find(({ measure }) => measure.name === account?.aim.measure);
  if (!result || !summary) throw new Error('what the attacker plays for is measured');
  return distribution(result, summary).spec;
}
