import { aimBlocks, aimPicture } from '../../report/aim/blocks.ts';
import { resultJson } from '../../results/format/write.ts';
import { rankedPlaces } from '../../results/ranking.ts';
import { RULESETS, rulesetOf } from '../../rules/rulesets.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { BadInput } from '../../words/problem.ts';
import { chartWarning } from '../chart-warning.ts';
import { CliCommand } from '../cli-command.ts';
import { execute } from '../execute.ts';
import { EXIT } from '../exit.ts';
import { givenFiles } from '../given-files.ts';
import { pathOption } from '../options.ts';
import { print } from '../print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';
import type { Session } from '../session.ts';

interface AimOptions extends RunOptions {
  readonly chart?: string;
}

export function aimCommand(session: Session): CliCommand {
  const command = new CliCommand('aim')
    .summary('from which side to attack: every place, ranked')
    .description(
      'For the defender where it stands: every place from which the attacker could make the attack, ranked by the chance of what is asked, with the odds of each.\n\n' +
        `By the rules that the file names, these are:\n${RULESETS.flatMap(({ name, places }) => (places ? [`- ${name}: ${places}.`] : [])).join('\n')}`,
    )
    .argument('<experiment>', 'an experiment file with a board, or - for standard input');
  addRunOptions(command).option(
    '--chart <file>',
    'also draw the board with the worth of each place: a file ending in .svg, .png or .vl.json',
    pathOption('--chart', 'a file'),
  );
  return command.runs(async (file: string, options: AimOptions) => {
    const loaded = withRunOptions(
      loadExperiment(file, await givenFiles([file], session), { fromAnywhere: true }),
      options,
    );
    const experiment = fromEveryStance(loaded, file);
    const { chart } = options;
    const save =
      chart && (await import('../chart-file.ts')).chartFile(chart, chartWarning(session));
    const { done, isComplete } = await execute(experiment, options, session);
    const ranking = rankedPlaces(done);
    const results = ranking.map(({ result }) => result);
    const blocks = () => aimBlocks(ranking);
    const json = () => results.map(resultJson);
    await print({ title: experiment.name, results, blocks, json }, options.format, session.out);
    if (save) await save(await aimPicture(ranking));
    return isComplete ? EXIT.done : EXIT.interrupted;
  });
}

/** The experiment with a case for every place to attack from, in place of where the attacker is. */
function fromEveryStance(experiment: Experiment, file: string): Experiment {
  const [only, ...others] = experiment.cases;
  const refuse = (path: string, found: string, allowed: string) =>
    new BadInput({ path: [path], place: file, found, allowed });
  if (!only || others.length > 0) {
    throw refuse('vary', `${experiment.cases.length} combinations`, 'an experiment of one attack');
  }
  const stances = rulesetOf(only.scenario).stances(only.scenario);
  if (stances.length === 0) {
    throw refuse(
      'board',
      'no space to attack from',
      'a board with a free space beside the defender',
    );
  }
  return {
    ...experiment,
    cases: stances.map(({ place, scenario }) => ({ combination: { from: place }, scenario })),
  };
}
