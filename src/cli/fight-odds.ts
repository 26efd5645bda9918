/*
 * Commands that give the odds of a fight: `odds`, `duel`, `survive`, `battle`. Arguments and options describe the
 * fight.
 */

import { BadInput } from '../base/index.ts';
import { type Experiment, fightCommand } from '../experiments/index.ts';
import { untilSentence } from '../report/index.ts';
import type { FightCommand } from '../rules/index.ts';
import { attackersStudy, oddsStudy, ranksAttackers } from '../studies/index.ts';
import type { CliCommand } from './cli-command.ts';
import { EXIT } from './exit.ts';
import { addSweptFightOptions, fightExperiment } from './given/fight.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
} from './options/checkpoint-options.ts';
import { addDetailOptions } from './options/detail.ts';
import { GROUPS } from './options/option-groups.ts';
import { chanceOption, outOption, pathOption, refuseOptions } from './options/options.ts';
import {
  addGameOptions,
  addRunOptions,
  type RunOptions,
  withRunOptions,
} from './options/run-options.ts';
import { type AnswerOptions, answer } from './output/answer.ts';
import { printLargeSweep } from './output/print-large-sweep.ts';
import { studyMachine } from './runs/study-machine.ts';
import type { Session } from './session.ts';

interface OddsOptions extends RunOptions, CheckpointOptions, AnswerOptions {
  readonly until?: number;
}

/**
 * Makes a command that gives the odds of a fight described by its arguments and options.
 *
 * @param kind the kind of fight; undefined for an attack
 * @param names returns the cards among the arguments
 * @param trials the plural noun for trials
 */
export function givesOdds(
  command: CliCommand,
  kind: string | undefined,
  names: (args: readonly (string | undefined)[]) => {
    readonly attacker?: string | undefined;
    readonly defender?: string | undefined;
  },
  trials: string,
  session: Session,
): CliCommand {
  const fight = fightCommand(kind);
  addDetailOptions(
    addSweptFightOptions(command, fight),
    ['brief', 'full', 'why'],
    'print one line: the question and its chance',
  ).addOption(outOption());
  const { isPlayed } = fight;
  addCheckpointOptions(isPlayed ? addGameOptions(command) : addRunOptions(command, trials, kind))
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'also draw the answer, or the sweep, in a file that ends in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    );
  command
    .optionsGroup(GROUPS.question)
    .option(
      '--until <chance>',
      'for a sweep: show the combinations with the nearest chances below and above this one, such as 50%',
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
    const isRanking = ranksAttackers(experiment);
    if (options.until !== undefined) checkSweep(experiment);
    if (isRanking)
      refuseOptions(
        command,
        OF_ONE_FIGHT,
        'several attackers',
        'one attacker, or leave this option out',
      );
    const { isComplete } = isRanking
      ? await answer(
          attackersStudy,
          experiment,
          studyMachine(session, ofTurns(options)),
          options,
          session,
        )
      : await oddsAnswered(experiment, options, session);
    return isComplete ? EXIT.done : EXIT.interrupted;
  });
}

async function oddsAnswered(experiment: Experiment, options: OddsOptions, session: Session) {
  const { until, format } = options;
  if (until === undefined && (await printLargeSweep(experiment, options, session))) {
    return { isComplete: true };
  }
  const ask = { experiment, until };
  const machine = studyMachine(session, options);
  const executed = await answer(oddsStudy, ask, machine, options, session);
  const isData = format === 'json' || format === 'csv';
  if (until !== undefined && isData && executed.done) {
    await session.note(untilSentence(executed.done.results, until));
  }
  return executed;
}

/** The options for turns of several attackers, which are simulated only on request. */
function ofTurns(options: OddsOptions): OddsOptions {
  const { trials, precision, exact, simulation } = options;
  const isSimulated = trials !== undefined || precision !== undefined || !exact;
  return { ...options, simulation: simulation && isSimulated };
}

interface GamesOption {
  readonly games?: number;
}

/** The options for games, in the form that other fights use; games are always simulated. */
function ofGames({ games, ...options }: OddsOptions & GamesOption): OddsOptions {
  if (games !== undefined && options.trials !== undefined) {
    const allowed = 'only one of --games and --trials, which mean the same';
    throw new BadInput({ path: [], place: '--games', found: '--trials was also given', allowed });
  }
  if (games !== undefined && options.precision !== undefined) {
    const allowed = '--games or --precision, not both';
    throw new BadInput({
      path: [],
      place: '--precision',
      found: '--games was also given',
      allowed,
    });
  }
  const trials = games ?? options.trials;
  return { ...options, ...(trials !== undefined && { trials }), simulation: true, exact: false };
}

/** Options that cannot be used with several attackers. */
const OF_ONE_FIGHT = ['full', 'until', 'checkpoint', 'checkpointEvery', 'resume', 'shard'];

/** The description of the fight, extended so that several attackers can be given. */
function orSeveral({ several, document, ...rest }: FightCommand): FightCommand {
  return { ...rest, document: (...given) => several?.(...given) ?? document(...given) };
}

/** @throws BadInput if there is only one fight */
function checkSweep({ cases }: Experiment): void {
  if (cases.length > 1) return;
  const allowed = 'several values of a number, such as --defense 1..10';
  throw new BadInput({ path: [], place: '--until', found: 'only one fight', allowed });
}
