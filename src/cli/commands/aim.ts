import type { Command } from 'commander';
import { BadInput } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import {
  type Case,
  type Experiment,
  type Files,
  fromEveryStance,
  onlyCase,
  rulesetOf,
  rulesets,
} from '../../experiments/index.ts';
import { firstChoicesStudy, placesStudy } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit.ts';
import { givenFiles } from '../given/given-files.ts';
import { attackOnMap, experimentRatherThanMap, isMap, placeOption } from '../given/given-map.ts';
import { addCardsOption, withOwnCards } from '../given/own-cards.ts';
import { addDetailOptions } from '../options/detail.ts';
import { GROUPS } from '../options/option-groups.ts';
import { optionsOf, pathOption, refuseOptions, textOption } from '../options/options.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../options/run-options.ts';
import { type AnswerOptions, answer } from '../output/answer.ts';
import { nothingDrawn } from '../output/chart-file.ts';
import { studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface AimOptions extends RunOptions, AnswerOptions {
  readonly attacker?: string;
  readonly defender?: string;
  readonly at?: readonly Space[];
  readonly cards?: string;
}

export function aimCommand(session: Session): CliCommand {
  const command = new CliCommand('aim')
    .summary('from which space to attack: all places, ranked')
    .description(
      'Ranks places from which the attacker could attack the defender, on a map or in an experiment, by the chance that the answer to the question is yes, and shows the odds of each place. For an experiment with `turn:`, ranks every place from which each attacker can act first, assuming the best play afterwards; those odds are exact, and nothing is simulated.\n\n' +
        `Which places these are depends on the rules that the file names.\n${rulesets()
          .flatMap(({ name, places }) => (places ? [`- ${name}: ${places}.`] : []))
          .join('\n')}`,
    )
    .examples(
      ['knockback aim experiments/crowded-alley.yaml --no-simulation', 'from which side?'],
      [
        'knockback aim the-ford --attacker hawkgirl --defender krug --at 3,3+4,3',
        'the same on a map',
      ],
    )
    .argument('<map-or-experiment>', 'a map, or an experiment with a board; - for standard input');
  addMapOptions(command);
  addDetailOptions(addRunOptions(command), ['brief', 'full', 'why'])
    .optionsGroup(GROUPS.output)
    .option(
      '--chart <file>',
      'also draw the board, with the chance from each place, in a file that ends in .svg, .png or .vl.json',
      pathOption('--chart', 'a file'),
    )
    .option('--whole', 'draw all of a large board, instead of the part around the fight');
  return command.runs(async (file: string, options: AimOptions) => {
    const given = await givenFiles([file, options.cards], session);
    const files = await withOwnCards(given, options.cards, session);
    const loaded = withRunOptions(aimedExperiment(file, files, options, command), options);
    const [{ scenario }] = loaded.cases as [Case];
    const isOfTurn = rulesetOf(scenario).hasChoices;
    if (isOfTurn) checkFirstChoices(loaded, file, command);
    const machine = studyMachine(session, options);
    const { isComplete } = isOfTurn
      ? await answer(firstChoicesStudy, loaded, machine, options, session)
      : await answer(placesStudy, fromEveryStance(loaded, file), machine, options, session);
    return isComplete ? EXIT.done : EXIT.interrupted;
  });
}

/** Options that say who fights on a map. For an experiment, its file says so. */
function addMapOptions(command: Command): Command {
  return addCardsOption(
    command
      .optionsGroup(GROUPS.fight)
      .option(
        '--attacker <card>',
        'on a map: the card that attacks',
        textOption('--attacker', 'the name of a card'),
      )
      .option(
        '--defender <card>',
        'on a map: the card under attack',
        textOption('--defender', 'the name of a card'),
      )
      .option(
        '--at <place>',
        'on a map: where the defender stands, as column,row counted from 0, such as 3,4; for a double base 3,4+4,4',
        placeOption('--at'),
      ),
  );
}

/**
 * The experiment in a file; if the file is a map, an experiment on this map with the cards that the options give.
 *
 * @throws BadInput also for missing options that a map needs, and for options that have no effect on an experiment
 */
function aimedExperiment(
  file: string,
  files: Files,
  { attacker, defender, at, cards }: AimOptions,
  command: CliCommand,
): Experiment {
  if (!isMap(file, files)) {
    const loaded = experimentRatherThanMap(file, files, { fromAnywhere: true });
    const found = 'an experiment, which already says who fights where';
    refuseOptions(command, optionsOf(addMapOptions), found, 'this option only together with a map');
    return loaded;
  }
  const fight = { '--attacker': attacker, '--defender': defender, '--at': at };
  const missing = Object.entries(fight).flatMap(([place, given]) => (given ? [] : [place]));
  if (attacker === undefined || defender === undefined || at === undefined) {
    const allowed = '--attacker CARD --defender CARD --at COLUMN,ROW to say who fights where';
    throw new BadInput(...missing.map((place) => ({ path: [], place, found: 'nothing', allowed })));
  }
  return attackOnMap(file, { attacker, defender, at, cards }, files);
}

/** Rejects options for runs, because the first choices of a turn are ranked by exact odds, without rolling. */
function checkFirstChoices(experiment: Experiment, file: string, command: CliCommand): void {
  const found = 'an experiment with `turn`, whose first choices are ranked by exact odds';
  const ofRolling = optionsOf(addRunOptions).filter((name) => !ALSO_OF_TURNS.has(name));
  refuseOptions(command, ofRolling, found, 'the command without this option');
  const { chart } = command.opts<AimOptions>();
  const { scenario } = onlyCase(experiment, 'an experiment of one turn', file);
  if (chart && !rulesetOf(scenario).drawn?.(scenario)) {
    throw new BadInput(nothingDrawn(file));
  }
}

/** Options of a run that also apply to a turn, even though it is not simulated. */
const ALSO_OF_TURNS: ReadonlySet<string> = new Set(['question', 'simulation', 'format']);
