/* Command-line options, made from fields that are described as data. */

import { type Command, Option } from 'commander';
import { shown } from '../../base/index.ts';
import { type Fields, type FightOption, fightOptions } from '../../rules/index.ts';
import { GROUPS } from './option-groups.ts';
import { choiceOption, refused, textOption, wholeOption, type wholesOption } from './options.ts';

/** Adds an option for each field. */
export function addFields<C extends Command>(
  command: C,
  fields: Fields,
  group: string = GROUPS.fight,
): C {
  for (const option of fightOptions(fields)) {
    command.addOption(optionFor(option, wholeOption).helpGroup(group));
  }
  return command;
}

/** @param whole reads one whole number or, for commands that try every combination, several */
export function optionFor(
  { name, short, placeholder, text, value, isRare }: FightOption,
  whole: typeof wholesOption,
): Option {
  const isOptional = value.kind === 'textOrSwitch';
  const argument = isOptional ? ` [${placeholder}]` : placeholder ? ` <${placeholder}>` : '';
  const flags = short === undefined ? name : `${short}, ${name}`;
  const option = new Option(`${flags}${argument}`, text);
  const place = short ?? name;
  if (value.kind === 'whole') option.argParser(whole(place, value.least, value.most));
  if (value.kind === 'card') option.argParser(textOption(place, 'the name of a card'));
  if (value.kind === 'textOrSwitch') option.argParser(textOption(place, value.what));
  if (value.kind === 'text') {
    const read = textOption(place, value.what);
    option.argParser((text: string, before?: string) => {
      // Without this check, the last of two values would silently be used.
      if (before === undefined) return read(text);
      throw refused(place, text, `${place} only once; it already says ${shown(before)}`);
    });
  }
  if (value.kind === 'power' || value.kind === 'cards') {
    option.argParser((text: string, before: readonly string[] = []) => [...before, text]);
  }
  if (value.kind === 'choice') {
    option.choices(value.choices);
    option.argParser(
      value.isOpen ? textOption(place, 'a name') : choiceOption(place, value.choices),
    );
  }
  return option.helpGroup(isRare ? GROUPS.rare : GROUPS.fight);
}
