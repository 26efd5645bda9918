/* Options for dice that were rolled at the table, for `explain`. */

import { type Command, Option } from 'commander';
import { printable } from '../../base/index.ts';
import { fightCommand, type GivenDice } from '../../experiments/index.ts';
import type { DiceOption, FaceLetter } from '../../rules/index.ts';
import { GROUPS } from './option-groups.ts';
import { choiceOption, refused } from './options.ts';

/** Adds the options that give the faces of dice. */
export function addDiceOptions(command: Command): Command {
  for (const option of fightCommand().dice) {
    const { name, text, only } = option;
    const flag = new Option(`${name} <${only ? 'face' : 'faces'}>`, text);
    if (only) flag.choices(only);
    command.addOption(flag.argParser((faces) => given(option, faces)).helpGroup(GROUPS.fight));
  }
  return command
    .optionsGroup(GROUPS.fight)
    .option(
      '--dice <name=faces>',
      'any other dice of the attack, such as ignore=17 or fall-2=skull',
      otherDice,
    );
}

/** All dice that are given on the command line. */
export function givenDice(command: Command): GivenDice[] {
  const named = fightCommand().dice.flatMap(
    ({ name }): GivenDice[] => command.getOptionValue(new Option(name).attributeName()) ?? [],
  );
  return [...named, ...(command.getOptionValue('dice') ?? [])];
}

/**
 * The faces in an option's text. A single die is checked here, since attacks that do not roll it would not check it.
 */
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

/** Matches a number before a face in words. No one rolls more dice than three digits allow. */
const FEW = /^\d{1,3}$/;

/**
 * The faces in a text, one for each die: `skull,skull,blank`, `3 skulls, 2 shields, blank` or `3s2hb`. Any other text,
 * such as 17 for a D20, is returned unchanged.
 *
 * @param known the faces that can have a number before them, and their letters
 */
export function facesIn(text: string, known: readonly FaceLetter[]): string[] {
  const plain = text.trim().toLowerCase();
  if (plain === '') return [];
  return plain.split(',').flatMap((part) => {
    const written = part.trim();
    return counted(written, known) ?? lettered(written, known) ?? [written];
  });
}

/** The faces in "3 skulls", "3 skull" or "skull", or in several of these separated by blanks or "and". */
function counted(written: string, known: readonly FaceLetter[]): string[] | undefined {
  const words = written.split(/\s+/).filter((word) => word !== 'and');
  const faces: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const count = FEW.test(words[i] ?? '') ? Number(words[i++]) : 1;
    const word = words[i];
    const face = known.find(({ name }) => word === name || word === `${name}s`);
    if (!face) return undefined;
    faces.push(...Array<string>(count).fill(face.name));
  }
  return faces;
}

/** The faces in "3s2hb", also if there are blanks in it. */
function lettered(written: string, known: readonly FaceLetter[]): string[] | undefined {
  const letters = known.map(({ letter }) => letter).join('');
  const close = written.replace(/\s+/g, '');
  if (!new RegExp(`^(\\d{0,3}[${letters}])+$`).test(close)) return undefined;
  return [...close.matchAll(/(\d*)(\D)/g)].flatMap(([, count = '', letter]) => {
    const face = known.find((one) => one.letter === letter)?.name ?? '';
    return Array<string>(count === '' ? 1 : Number(count)).fill(face);
  });
}
