import { BadInput, shown } from '../../base/index.ts';
import {
  MOST_POINTS,
  MOST_ROUNDS,
  POLICY_NAMES,
  USUAL_ARMY_POINTS,
  USUAL_PARTNERS,
  USUAL_ROUNDS,
  USUAL_SPREAD,
} from '../../battle/index.ts';
import { COLLECTIONS } from '../../cards/index.ts';
import type { Shard } from '../../chance/index.ts';
import {
  type ArmiesOptions,
  armiesEffort,
  armiesExperiment,
  rollArmies,
  USUAL_MAPS,
} from '../armies.ts';
import { shardFile, shardOption } from '../checkpoint-options.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { GROUPS } from '../option-groups.ts';
import {
  choiceFlag,
  countOption,
  pathOption,
  refused,
  seedOption,
  wholeOption,
} from '../options.ts';
import { addCardsOption } from '../own-cards.ts';
import { print } from '../print.ts';
import { reportOut } from '../report-out.ts';
import { type Format, formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

interface ArmiesCommandOptions extends ArmiesOptions {
  readonly format: Format;
  /** The points of the armies of which the best are searched. */
  readonly best?: number;
  readonly shard?: Shard;
  readonly out?: string;
}

export function armiesCommand(session: Session): CliCommand {
  const command = new CliCommand('armies')
    .summary('what every card is worth, by games of random armies')
    .description(
      'Random armies fight each other on several maps, and a regression of who won says what each card is worth in points, with its standard error: beside its printed points, the formula and a regression on the numbers of cards. Without --games, prints the estimates that the program has of the classic cards. With --out, writes a report folder as well. With --best, searches for the strongest armies of so many points, round after round against the best mix of those found. Nothing of it is exact. With --shard, plays a share of the games, as on one of many machines, and knockback merge prints the estimates of all shares. Ctrl-C prints what there is, of a search the best mix so far.',
    )
    .examples(
      ['knockback armies --format csv', 'the estimates that the program has'],
      ['knockback armies --collection classic --games 20 --seed 7', 'played anew'],
      [
        'knockback armies --out armies',
        'the page of the estimates, with charts: armies/report.html',
      ],
    );
  addArmiesOptions(command);
  command
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'play so many games, such as 10k (default: none; the estimates that the program has); with --best, of each pair of armies (default: 60)',
      countOption('--games'),
    )
    .option(
      '--best <points>',
      'search for the best armies of so many points',
      wholeOption('--best', 50, MOST_POINTS),
    )
    .optionsGroup(GROUPS.rare)
    .option(
      '--shard <i/n>',
      'play the i-th of n shares of the games into the file of --keep (default: random-armies.i-of-n.shard); knockback merge adds the shares up',
      shardOption,
    );
  return command
    .optionsGroup(GROUPS.output)
    .option(
      '--out <folder>',
      'write a report folder, with report.html to open in a browser',
      pathOption('--out', 'a folder'),
    )
    .addOption(formatFlag())
    .runs((options: ArmiesCommandOptions) => {
      const isFormatGiven = command.getOptionValueSource('format') === 'cli';
      if (options.shard) checkShard(options, isFormatGiven);
      return answered(options, session);
    });
}

/** Options of everything that draws random armies. */
export function addArmiesOptions(command: CliCommand): void {
  const whole = (name: string, least: number, most: number, text: string) =>
    command.option(`${name} <n>`, text, wholeOption(name, least, most));
  addCardsOption(command)
    .addOption(
      choiceFlag(
        '--collection <collection>',
        'the cards of the armies, beside those of --cards; own: those of --cards alone (default: classic)',
        [...COLLECTIONS, 'own'],
      ).helpGroup(GROUPS.cards),
    )
    .optionsGroup(GROUPS.fight)
    .option(
      '--map <map>',
      `a map: a file of a board, or the name of a map that the program has; may be given several times (default: ${USUAL_MAPS.join(', ')})`,
      (text: string, before: readonly string[] = []) => [
        ...before,
        pathOption('--map', 'a map')(text),
      ],
    );
  whole('--points', 50, MOST_POINTS, `the most points of an army (default: ${USUAL_ARMY_POINTS})`);
  whole(
    '--spread',
    0,
    MOST_POINTS,
    `how many points fewer an army may have (default: ${USUAL_SPREAD})`,
  );
  whole(
    '--partners',
    0,
    100,
    `how often, of 100, the next card of an army is a partner of those that it has (default: ${USUAL_PARTNERS})`,
  );
  whole(
    '--rounds',
    1,
    MOST_ROUNDS,
    `rounds after which points left decide (default: ${USUAL_ROUNDS})`,
  );
  command.addOption(
    choiceFlag(
      '--policy <name>',
      'who plays both sides (default: standard)',
      POLICY_NAMES,
    ).helpGroup(GROUPS.fight),
  );
  command
    .optionsGroup(GROUPS.simulation)
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption)
    .optionsGroup(GROUPS.rare)
    .option(
      '--threads <n>',
      'worker threads (default: one per core)',
      wholeOption('--threads', 1, 1024),
    )
    .option(
      '--keep <file>',
      'keep what was played in a file, and go on from it if it is there',
      pathOption('--keep', 'a file'),
    );
}

/**
 * Makes sure that there are games to share, and that nothing is to be printed of a share.
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
    throw problem('--best as well', '--games: each round of a search depends on the last');
  }
  if (games === undefined) throw problem('no --games', 'games to share, such as --games 10k');
  if (out !== undefined) throw problem('--out as well', 'no report of a share');
  if (isFormatGiven) {
    const allowed = 'no format: knockback merge prints the estimates';
    throw problem(`--format ${format} as well`, allowed);
  }
}

async function answered(options: ArmiesCommandOptions, session: Session): Promise<ExitCode> {
  const { games, format, shard, keep, collection = 'classic', out } = options;
  if (options.best !== undefined) return searched(options.best, options, session);
  const { ARMIES_WITHOUT_REPORT, printArmies, printPlayedArmies } = await import(
    '../print-armies.ts'
  );
  const write =
    out === undefined ? undefined : await reportOut(out, ARMIES_WITHOUT_REPORT, session);
  if (games === undefined) {
    const { shippedEstimates } = await import('../../studies/armies/shipped/index.ts');
    const shipped = options.cards === undefined ? shippedEstimates(collection) : undefined;
    if (!shipped) throw notShipped(options);
    await printArmies(shipped, collection, format, session, write);
    return EXIT.done;
  }
  const experiment = await armiesExperiment('Random armies', options, games, session);
  if (shard) {
    const file = keep ?? shardFile('.', experiment, shard);
    const { rollShard } = await import('../roll-shard.ts');
    const effort = armiesEffort({ ...options, keep: file });
    return rollShard(experiment, shard, file, effort, session);
  }
  const { done, isComplete } = await rollArmies(experiment, options, session);
  await printPlayedArmies(experiment, done, format, session, write);
  return isComplete ? EXIT.done : EXIT.interrupted;
}

async function searched(
  points: number,
  { format, out, ...options }: ArmiesCommandOptions,
  session: Session,
): Promise<ExitCode> {
  if (out !== undefined) {
    throw refused('--out', out, 'a report of estimates; with --best, --format alone');
  }
  const { searchArmies, toldArmies } = await import('../best-armies.ts');
  const { bestArmiesBlocks, bestArmiesCsv, bestArmiesJson } = await import(
    '../../studies/armies/report/best-blocks.ts'
  );
  const found = await searchArmies({ ...options, points }, session);
  if (!found) {
    await session.note(
      'interrupted before every pair of the first armies had met: there is no mix yet',
    );
    return EXIT.interrupted;
  }
  const told = toldArmies(found);
  await print(
    {
      title: 'The best armies',
      results: [],
      blocks: () => bestArmiesBlocks(told),
      json: () => bestArmiesJson(told),
      csv: () => bestArmiesCsv(told),
    },
    format,
    session.out,
  );
  return told.challenger ? EXIT.done : EXIT.interrupted;
}

function notShipped({ cards, collection }: ArmiesCommandOptions): BadInput {
  return new BadInput({
    path: [],
    place: '--games',
    found: `nothing, with ${cards === undefined ? `--collection ${shown(collection)}` : '--cards'}`,
    allowed: 'a number of games such as 10k: the program has estimates of the classic cards alone',
  });
}
