import { Option } from 'commander';
import { BadInput, blamed, listed } from '../../base/index.ts';
import { isStandardInput } from '../../base/node.ts';
import {
  type Case,
  type Experiment,
  fightCommand,
  loadExperiment,
} from '../../experiments/index.ts';
import { combinationLabel } from '../../report/index.ts';
import type { Role } from '../../rules/index.ts';
import { explainStudy } from '../../studies/index.ts';
import { CliCommand } from '../cli-command.ts';
import { addFightOptions, fightExperiment } from '../given/fight.ts';
import { givenFiles } from '../given/given-files.ts';
import { addDiceOptions, givenDice } from '../options/given-dice.ts';
import { GROUPS } from '../options/option-groups.ts';
import {
  choiceFlag,
  isGiven,
  optionsOf,
  refuseOptions,
  seedOption,
  wholeOption,
} from '../options/options.ts';
import { addQuestionOption, asking } from '../options/run-options.ts';
import { print } from '../output/print.ts';
import { studyMachine } from '../runs/study-machine.ts';
import type { Session } from '../session.ts';

interface ExplainOptions {
  readonly game?: number;
  readonly question?: string;
  readonly seed?: string;
  readonly format: 'text' | 'json';
  readonly detail?: 'normal' | 'full';
  readonly full?: boolean;
}

export function explainCommand(session: Session): CliCommand {
  const command = new CliCommand('explain')
    .summary('one attack, turn or fight, step by step')
    .description(
      "Describes one card's turn against another step by step, with all of its attacks; with given dice or --single-attack, only one attack. For an experiment file, describes the fight in the file: an attack, a turn, a whole duel (`fight: duel`, `fight: survival`), or one game of a battle (`fight: battle`). Dice that are not given are rolled, from the seed of --seed or of the experiment; without a seed, new dice are rolled each time.",
    )
    .examples(
      ['knockback explain hawkgirl solomon-grundy --attack-dice 3s2hb', 'the dice on the table'],
      ['knockback explain experiments/vikings-on-the-hill.yaml --game 12', 'a game of a battle'],
    )
    .argument('[experiment-or-attacker]', "an experiment file, or the attacker's card")
    .argument('[defender]', "the defender's card");
  addQuestionOption(addFightOptions(addDiceOptions(command)))
    .optionsGroup(GROUPS.simulation)
    .option(
      '--seed <text>',
      "any text; the same seed rolls the same dice (default: the experiment's own seed, or a new one)",
      seedOption,
    )
    .option(
      '--game <number>',
      'for a battle: which game of the run to describe, from 0 (default: 0)',
      wholeOption('--game', 0, MOST_GAME),
    )
    .optionsGroup(GROUPS.output)
    .addOption(choiceFlag('--format <format>', 'output format', ['text', 'json']).default('text'))
    .addOption(
      choiceFlag(
        '--detail <how>',
        'how much to print about a battle: normal, one line for each figure and turn; full, all dice and odds (default: normal)',
        ['normal', 'full'],
      ),
    )
    .option('--full', 'print all dice and odds of a battle; the same as --detail full');
  return command.runs(async (first, second, options: ExplainOptions) => {
    const ofFile = isFile(first, second);
    if (ofFile) refuseFightOptions(command);
    // If dice are given, the fight must be a single attack.
    else if (givenDice(command).length > 0) {
      askForOneAttack(command);
      countDice(command, { attacker: first, defender: second });
    }
    const experiment = asking(
      ofFile
        ? loadExperiment(first, await givenFiles([first], session))
        : await fightExperiment(first, second, command, session),
      options.question,
    );
    const [only, ...others] = experiment.cases;
    if (!only || others.length > 0) {
      const found = combinationsText(experiment.cases);
      throw new BadInput({ path: ['vary'], found, allowed: 'an experiment that varies nothing' });
    }
    const seed = options.seed ?? ownSeed(experiment) ?? newSeed();
    const machine = studyMachine(session);
    const isFull = options.full === true || options.detail === 'full';
    const ask = { experiment, seed, dice: givenDice(command), game: options.game, isFull };
    const { done } = await ofOptions(() => explainStudy.run(ask, machine));
    if (!done) return;
    for (const option of done.told.unused) {
      const isOne = ask.dice.find((one) => one.option === option)?.faces.length === 1;
      const dice = isOne ? 'this die' : 'these dice';
      await session.note(`${option} is not used, because this attack does not roll ${dice}`);
    }
    if (options.format === 'text' && done.told.isRolled && options.seed === undefined) {
      await session.note(seedNote(seed, ownSeed(experiment) !== undefined));
    }
    if (options.format === 'text' && done.told.short && !isFull) {
      await session.note('--detail full prints the dice and the odds of every attack');
    }
    const format = options.format === 'text' ? 'table' : options.format;
    await print(explainStudy.present(done), format, session.out);
  });
}

/** Runs `work`. If the value of an option turns out to be wrong, the error names the option. */
async function ofOptions<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw blamed(error, (problem) =>
      problem.path[0] === 'game' && problem.place === undefined
        ? { ...problem, place: '--game', path: [] }
        : problem,
    );
  }
}

/** The highest number that a game of a run can have. */
const MOST_GAME = 2 ** 53 - 1;

/** "4 combinations (no wall, a wall behind him, …)" */
function combinationsText(cases: readonly Case[]): string {
  const named = cases.slice(0, 2).map(combinationLabel);
  return `${cases.length} combinations (${[...named, ...(cases.length > 2 ? ['…'] : [])].join('; ')})`;
}

/** The seed in the experiment; undefined if the experiment does not give one. */
function ownSeed({ seed, written: { document } }: Experiment): string | undefined {
  return Object.hasOwn(document as object, 'seed') ? seed : undefined;
}

function seedNote(seed: string, isOwn: boolean): string {
  const text = JSON.stringify(seed);
  return isOwn
    ? `rolled from the experiment's seed ${text}; another --seed rolls other dice`
    : `rolled from seed ${text}; --seed ${seed} rolls the same dice again`;
}

/** A new seed that is short enough to be typed. */
function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36))
    .join('')
    .slice(0, 10);
}

function askForOneAttack(command: CliCommand): void {
  const { single } = fightCommand();
  if (single) command.setOptionValueWithSource(new Option(single).attributeName(), true, 'cli');
}

/** Gives a fighter without a card as many dice as were rolled, unless an option gives the number of dice. */
function countDice(command: CliCommand, cards: Readonly<Record<Role, string | undefined>>): void {
  for (const { name, number } of fightCommand().dice) {
    const rolled = givenDice(command).find(({ option }) => option === name);
    if (!rolled || !number || cards[number.of] !== undefined) continue;
    const option = new Option(number.option);
    if (isGiven(command, option)) continue;
    command.setOptionValueWithSource(option.attributeName(), rolled.faces.length, 'cli');
  }
}

/**
 * Whether the arguments are a file: there is only one, and it looks like a path. Names of cards have neither slashes
 * nor file extensions.
 */
function isFile(first: string | undefined, second: string | undefined): first is string {
  if (first === undefined || second !== undefined) return false;
  return isStandardInput(first) || /[./\\]/.test(first);
}

/** Rejects options that describe a fight, because the file already describes the fight. */
function refuseFightOptions(command: CliCommand): void {
  const ofFights = optionsOf(addFightOptions);
  const others = command.options.filter((option) => !ofFights.includes(option.attributeName()));
  const names = others.map(({ long }) => long ?? '');
  const found = 'an experiment file, which already describes the fight';
  refuseOptions(command, ofFights, found, `only ${listed(names)} together with a file`);
}
