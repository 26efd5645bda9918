/* The groups of options and commands in help. */

import { type Command, Help, Option } from 'commander';

/** The groups of options in help and in the manual, in this order. Every option belongs to one. */
export const GROUPS = {
  fight: 'The fight:',
  cards: 'Which cards:',
  question: 'The question:',
  output: 'Output:',
  simulation: 'Simulation:',
  rare: 'Rarely needed:',
} as const;

const ORDER: readonly string[] = Object.values(GROUPS);

/** The group of an option. */
export function groupOf({ helpGroupHeading }: Option): string {
  return helpGroupHeading ?? GROUPS.rare;
}

/** The options by group; within a group, in the order of their definition. */
export function inGroups(options: readonly Option[]): Option[] {
  const place = (option: Option) => ORDER.indexOf(groupOf(option));
  return options.toSorted((a, b) => place(a) - place(b));
}

/** Help that shows options in groups. */
export class GroupedHelp extends Help {
  override visibleOptions(command: Command): Option[] {
    return inGroups(super.visibleOptions(command));
  }

  /** The name of the command without its arguments, which would take half of the width. */
  override subcommandTerm(command: Command): string {
    return command.name();
  }

  override groupItems<T extends Command | Option>(
    _: T[],
    visible: T[],
    getGroup: (item: T) => string,
  ): Map<string, T[]> {
    const groups = new Map<string, T[]>();
    for (const item of visible) {
      const group = item instanceof Option ? groupOf(item) : getGroup(item);
      groups.set(group, [...(groups.get(group) ?? []), item]);
    }
    return groups;
  }
}
