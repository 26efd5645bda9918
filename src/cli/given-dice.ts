import { type Command, Option } from 'commander';
import type { GivenDice } from '../results/explanation.ts';
import type { DiceOption } from '../rules/fight-command.ts';
import { fightCommand } from '../rules/rulesets.ts';
import { printable } from '../words/problem.ts';
import { facesIn } from './faces-in.ts';
import { choiceOption, refused } from './options.ts';

/** Adds the options that give the faces of dice. */
export function addDiceOptions(command: Command): Command {
  for (const option of fightCommand().dice) {
    const { name, text, only } = option;
    const flag = new Option(`${name} <${only ? 'face' : 'faces'}>`, text);
    if (only) flag.choices(only);
    command.addOption(flag.argParser((faces) => given(option, faces)));
  }
  return command.option(
    '--dice <name=faces>',
    'any other dice of the attack, such as ignore=17 or fall-2=skull',
    otherDice,
  );
}

/** The dice that were given on the command line. */
export function givenDice(command: Command): GivenDice[] {
  const named = fightCommand().dice.flatMap(
    ({ name }): GivenDice[] => command.getOptionValue(new Option(name).attributeName()) ?? [],
  );
  return [...named, ...(command.getOptionValue('dice') ?? [])];
}

/** A single die is checked here, since not every attack rolls it. */
function given({ name, pool, only }: DiceOption, text: string): GivenDice[] {
  const faces = facesIn(text, fightCommand().faces);
  if (only) {
    if (faces.length !== 1) throw refused(name, `${faces.length} dice`, '1 die');
    choiceOption(name, only)(faces[0] ?? '');
  }
  return [{ option: name, pool, faces }];
}

function otherDice(text: string, before: readonly GivenDice[] = []): GivenDice[] {
  const [pool = '', faces] = text.split('=');
  if (!pool || faces === undefined)
    throw refused('--dice', text, 'a name and faces, such as ignore=17');
  return [
    ...before,
    { option: `--dice ${printable(pool)}`, pool, faces: facesIn(faces, fightCommand().faces) },
  ];
}
