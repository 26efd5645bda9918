import { BadInput } from '../base/index.ts';
import { type Experiment, type Result, resultJson, resultsJson } from '../experiments/index.ts';
import { type Block, blocksOf, briefText, untilSentence } from '../report/index.ts';
import type { FightCommand } from '../rules/index.ts';
import {
  addBriefOption,
  addFullOption,
  addWhyOption,
  checkBrief,
  extentOf,
  noteWarnings,
} from './brief.ts';
import { chartWarning } from './chart-file.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
} from './checkpoint-options.ts';
import type { CliCommand } from './cli-command.ts';
import { execute } from './execute.ts';
import { EXIT } from './exit.ts';
import { addSweptFightOptions, fightExperiment } from './fight.ts';
import { GROUPS } from './option-groups.ts';
import { chanceOption, pathOption, refuseOptions } from './options.ts';
import { print } from './print.ts';
import { executeTurns, inRankOrder, printAttackers, ranksAttackers } from './rank-attackers.ts';
import { addGameOptions, addRunOptions, type RunOptions, withRunOptions } from './run-options.ts';
import type { Session } from './session.ts';

interface OddsOptions extends RunOptions, CheckpointOptions {
  readonly chart?: string;
  readonly brief?: boolean;
  readonly until?: number;
  readonly full?: boolean;
  readonly why?: boolean;
}

/**
 * Makes a command that gives the odds of a fight that its arguments and options describe.
 *
 * @param fight  how the fight is described
 * @param names  the cards among the arguments
 * @param trials what is simulated so many times
 */
export function givesOdds(
  command: CliCommand,
  fight: FightCommand,
  names: (args: readonly (string | undefined)[]) => {
    readonly attacker?: string | undefined;
    readonly defender?: string | undefined;
  },
  trials: string,
  session: Session,
): CliCommand {
  addBriefOption(
    addSweptFightOptions(command, fight),
    'print one line: the question and its chance',
  );
  addWhyOption(addFullOption(command));
  const { isPlayed } = fight;
  addCheckpointOptions(isPlayed ? addGameOptions(command) : addRunOptions(command, trials))
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'also draw what is asked, or the sweep: a file ending in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    );
  command
    .optionsGroup(GROUPS.question)
    .option(
      '--until <chance>',
      'of a sweep: which combinations come nearest to a chance such as 50%, from below and above',
      chanceOption('--until'),
    );
  return command.runs(async (...all) => {
    const given = all[command.registeredArguments.length] as OddsOptions & GamesOption;
    const options = isPlayed ? ofGames(given) : given;
    const { attacker, defender } = names(all as (string | undefined)[]);
    const experiment = withRunOptions(
      await fightExperiment(attacker, defender, command, session, orSeveral(fight)),
      options,
    );
    checkKeepable([experiment], options);
    const { chart, until } = options;
    checkBrief(options);
    const isRanking = ranksAttackers(experiment);
    if (until !== undefined) checkSweep(experiment);
    if (isRanking) refuseOptions(command, OF_ONE_FIGHT, 'several attackers', 'with one attacker');
    const save =
      chart && (await (await import('./chart-file.ts')).chartFile(chart, chartWarning(session)));
    const work = isRanking ? executeTurns : execute;
    const { done: results, isComplete } = await work(experiment, options, session);
    const printed = isRanking ? printAttackers : printOdds;
    await printed(results, experiment, options, session);
    if (save) await save(await pictureOf(isRanking ? inRankOrder(results) : results));
    return isComplete ? EXIT.done : EXIT.interrupted;
  });
}

interface GamesOption {
  readonly games?: number;
}

/** The options of games as those of any fight; nothing but a simulation tells of them. */
function ofGames({ games, ...options }: OddsOptions & GamesOption): OddsOptions {
  if (games !== undefined && options.trials !== undefined) {
    const allowed = '--games or --trials, which are the same';
    throw new BadInput({ path: [], place: '--games', found: '--trials as well', allowed });
  }
  if (games !== undefined && options.precision !== undefined) {
    const allowed = '--games or --precision, not both';
    throw new BadInput({ path: [], place: '--precision', found: '--games as well', allowed });
  }
  const trials = games ?? options.trials;
  return { ...options, ...(trials !== undefined && { trials }), simulation: true, exact: false };
}

/** Options that say nothing of several attackers. */
const OF_ONE_FIGHT = ['full', 'until', 'checkpoint', 'checkpointEvery', 'resume', 'shard'];

/** The same command, whose attackers may be several. */
function orSeveral({ several, document, ...rest }: FightCommand): FightCommand {
  return { ...rest, document: (...given) => several?.(...given) ?? document(...given) };
}

/** Prints the odds of a fight, or of each combination of a sweep. */
async function printOdds(
  results: readonly Result[],
  { name: title, cases }: Experiment,
  { format, brief, full, why, until }: OddsOptions,
  session: Session,
): Promise<void> {
  const nearest = until === undefined ? undefined : untilSentence(results, until);
  if (brief) {
    const answer = briefText(results);
    await session.out.write(`${nearest === undefined ? answer : `${nearest} ${answer}`}\n`);
    return noteWarnings(results, session);
  }
  const blocks = () => ledBy(nearest, blocksOf(results, extentOf({ full })));
  const isSweep = Object.keys(cases[0]?.combination ?? {}).length > 0;
  const [only] = results;
  const json = () => (isSweep || !only ? resultsJson(results) : resultJson(only));
  await print({ title, results, blocks, why, json }, format, session.out);
  const isData = format === 'json' || format === 'csv';
  if (nearest !== undefined && isData) await session.note(nearest);
}

/** @throws BadInput where there is one fight alone, which nothing can be nearest of */
function checkSweep({ cases }: Experiment): void {
  if (cases.length > 1) return;
  const allowed = 'several values of a number, such as --defense 1..10';
  throw new BadInput({ path: [], place: '--until', found: 'one fight alone', allowed });
}

/** A report whose headline begins with a sentence. */
function ledBy(sentence: string | undefined, blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    sentence !== undefined && block.kind === 'headline'
      ? { ...block, text: `${sentence} ${block.text}` }
      : block,
  );
}

/** The chart of what is asked. */
async function pictureOf(results: readonly Result[]) {
  const { chartOfQuestion } = await import('../report/charts/asked.ts');
  const chart = chartOfQuestion(results);
  if (!chart) throw new Error('the chart is not drawn: there are more bars than can be read');
  return chart.spec;
}
