import { BadInput } from '../../base/index.ts';
import { MOST_POINTS } from '../../battle/index.ts';
import type { Shard } from '../../chance/index.ts';
import type { Format } from '../../report/index.ts';
import {
  type ArmiesData,
  armiesExperiment,
  fewGamesNote,
  tooFewForWorths,
} from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import {
  type ArmiesOptions,
  addArmiesOptions,
  armiesFiles,
  ofOptions,
  termsOf,
} from '../options/armies-options.ts';
import { shardFile, shardOption } from '../options/checkpoint-options.ts';
import { GROUPS } from '../options/option-groups.ts';
import { countOption, outOption, refused, wholeOption } from '../options/options.ts';
import { formatFlag } from '../options/run-options.ts';
import { type AnswerOptions, answer } from '../output/answer.ts';
import { keptIn, studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface ArmiesCommandOptions extends ArmiesOptions, AnswerOptions {
  readonly games?: number;
  /** The points of each army in the search for the best armies. */
  readonly best?: number;
  readonly shard?: Shard;
}

export function armiesCommand(session: Session): CliCommand {
  const command = new CliCommand('armies')
    .summary('what every card is worth, from games between random armies')
    .description(
      'Random armies fight each other on several maps. From the winners, a regression estimates what each card is worth in points, with a 95% interval; CSV and JSON also have the standard error. For comparison, the output has the printed points, the published formula, and a regression on the numbers of cards. Without --games, prints the built-in estimates of the classic cards. With --out, also writes a report folder. With --best, searches for the strongest armies of a given number of points, round after round against the best mix found so far. There are no exact odds. With --shard, plays one part of the games, so that many machines can share the work; knockback merge prints the estimates from all parts. Ctrl-C prints the results so far.',
    )
    .examples(
      ['knockback armies --format csv', 'the built-in estimates'],
      [
        'knockback armies --collection classic --games 20 --seed 7',
        'new games; 4,400 are enough for worths',
      ],
      [
        'knockback armies --out armies',
        'the built-in estimates as a page with charts: armies/report.html',
      ],
    );
  addArmiesOptions(command);
  command
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'how many games to play, such as 10k (default: none; the built-in estimates are shown); with --best, how many for each pair of armies (default: 60)',
      countOption('--games'),
    )
    .option(
      '--best <points>',
      'search for the best armies of this many points',
      wholeOption('--best', 50, MOST_POINTS),
    )
    .optionsGroup(GROUPS.rare)
    .option(
      '--shard <i/n>',
      'play only the i-th of n parts of the games, and write it to the file of --keep (default: random-armies.i-of-n.shard); knockback merge adds the parts up',
      shardOption,
    );
  return command
    .addOption(outOption())
    .addOption(formatFlag())
    .runs((options: ArmiesCommandOptions) => {
      const isFormatGiven = command.getOptionValueSource('format') === 'cli';
      if (options.shard) checkShard(options, isFormatGiven);
      return answered(options, session);
    });
}

/**
 * Checks that there are games to divide into shards, and that no answer is requested, since a shard has no answer.
 *
 * @throws BadInput
 */
function checkShard(
  { best, games, format, out }: ArmiesCommandOptions,
  isFormatGiven: boolean,
): void {
  const problem = (found: string, allowed: string) =>
    new BadInput({ path: [], place: '--shard', found, allowed });
  if (best !== undefined) {
    throw problem(
      '--best was also given',
      '--games instead, because each round of a search depends on the one before',
    );
  }
  if (games === undefined)
    throw problem('no --games', 'a number of games to divide, such as --games 10k');
  if (out !== undefined)
    throw problem('--out was also given', 'no --out, because a shard has no report');
  if (isFormatGiven) {
    const allowed = 'no --format, because knockback merge prints the estimates';
    throw problem(`--format ${format} was also given`, allowed);
  }
}

async function answered(options: ArmiesCommandOptions, session: Session): Promise<ExitCode> {
  const { games, format, shard, keep, best, out } = options;
  const files = await armiesFiles(options, session);
  const terms = termsOf(options);
  if (best !== undefined) {
    if (out !== undefined) {
      throw refused('--out', out, 'no --out with --best, only --format');
    }
    const { bestArmiesStudy } = await import('../../studies/armies/best/study.ts');
    const ask = { ...terms, points: best, games };
    const machine = studyMachine(session, { threads: options.threads }, files);
    const { done, isComplete } = await ofOptions(() =>
      answer(bestArmiesStudy, ask, machine, options, session),
    );
    if (!done) {
      await session.note(
        'interrupted before all pairs of the first armies had played, so there is no mix yet',
      );
    }
    return isComplete ? EXIT.done : EXIT.interrupted;
  }
  if (shard && games !== undefined) {
    const experiment = await ofOptions(async () =>
      armiesExperiment('Random armies', terms, games, { files }),
    );
    const few = fewGamesNote(experiment, games);
    if (few !== undefined) await session.note(few);
    const file = keep ?? shardFile('.', experiment, shard);
    const { rollShard } = await import('../runs/roll-shard.ts');
    const how = { ...options, ...keptIn(file), simulation: true, exact: false };
    return rollShard(experiment, shard, file, how, session);
  }
  const { armiesStudy } = await import('../../studies/armies/study.ts');
  const machine = studyMachine(session, options, files);
  const { done, isComplete } = await ofOptions(() =>
    answer(armiesStudy, { ...terms, games }, machine, options, session, {
      withoutReport: ARMIES_WITHOUT_REPORT,
    }),
  );
  if (done) await noteTooFew(done, format, session);
  return isComplete ? EXIT.done : EXIT.interrupted;
}

/** The alternative to suggest if no report can be drawn. */
export const ARMIES_WITHOUT_REPORT = 'or leave out --out, to get the estimates without a report';

/** If there were too few games, prints a note, since CSV and JSON then contain no cards. */
export async function noteTooFew(
  { answer }: ArmiesData,
  format: Format,
  session: Session,
): Promise<void> {
  const tooFew = tooFewForWorths(answer);
  if (tooFew !== undefined && (format === 'csv' || format === 'json')) await session.note(tooFew);
}
