import { BadInput } from '../../base/index.ts';
import { checkFile } from '../../base/node.ts';
import { findCard } from '../../cards/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { ownLibrary } from '../given/own-cards.ts';
import {
  type ArmiesOptions,
  addArmiesOptions,
  armiesFiles,
  ofOptions,
  termsOf,
} from '../options/armies-options.ts';
import { GROUPS } from '../options/option-groups.ts';
import { countOption, outOption, wholeOption } from '../options/options.ts';
import { formatFlag } from '../options/run-options.ts';
import { type AnswerOptions, answer } from '../output/answer.ts';
import { partFile, studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface PlaytestOptions extends ArmiesOptions, AnswerOptions {
  readonly games?: number;
  readonly precision?: number;
}

export function playtestCommand(session: Session): CliCommand {
  const command = new CliCommand('playtest')
    .summary('what a card should cost, from games between random armies with and without it')
    .description(
      'Random armies of equal points fight in pairs of games with the same opponents, map, dice and companions: in one game an army has the card, in the other it has other cards of the same points. The card should cost the points at which the army would win equally often with and without it; the answer gives an interval, and shows results by map and kind of army. The points written on the card do not matter. Several cards, such as versions of one, are tested side by side.',
    )
    .examples(
      ['knockback playtest krug --games 20 --seed 7', 'what should Krug cost? 10,000 games tell'],
      ['knockback playtest krug --games 20 --map the-ford --points 300', 'on one map'],
    )
    .argument('<card...>', 'the cards to test: names, or whole words of names');
  addArmiesOptions(command);
  command
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'games for each card, half of them with it (default: 10 thousand)',
      countOption('--games'),
    )
    .option(
      '--precision <points>',
      "play until half the width of the price's 95% interval is at most this many points",
      wholeOption('--precision', 1, 1000),
    );
  return command
    .addOption(outOption())
    .addOption(formatFlag())
    .runs((names: string[], options: PlaytestOptions) => playtested(names, options, session));
}

async function playtested(
  names: readonly string[],
  options: PlaytestOptions,
  session: Session,
): Promise<ExitCode> {
  const { games, precision, keep } = options;
  if (games !== undefined && precision !== undefined) {
    const allowed = '--games or --precision, not both';
    throw new BadInput({
      path: [],
      place: '--precision',
      found: '--games was also given',
      allowed,
    });
  }
  if (keep !== undefined && names.length > 1) {
    const allowed = 'only one card, because a file keeps only one run';
    throw new BadInput({ path: [], place: '--keep', found: `${names.length} cards`, allowed });
  }
  const library = await ownLibrary(options.cards, session);
  const tested = names.map((name) => findCard(library, name, ['card']));
  const { PLAYTEST_PARTS, playtestStudy } = await import('../../studies/playtest/study.ts');
  if (keep !== undefined) {
    for (const part of PLAYTEST_PARTS) checkFile('--keep', partFile(keep, part));
  }
  const ask = { ...termsOf(options), tested, games, precision };
  const machine = studyMachine(session, options, await armiesFiles(options, session));
  const { isComplete } = await ofOptions(() =>
    answer(playtestStudy, ask, machine, options, session),
  );
  return isComplete ? EXIT.done : EXIT.interrupted;
}
