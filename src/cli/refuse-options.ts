import { Command } from 'commander';
import { BadInput } from '../words/problem.ts';

/** The options that a function adds to commands, by the names of their attributes. */
export function optionsOf(add: (command: Command) => unknown): string[] {
  const command = new Command();
  add(command);
  return command.options.map((option) => option.attributeName());
}

/**
 * Options that would change nothing are refused rather than passed over.
 *
 * @param names of the attributes of such options
 * @param found what makes them pointless
 * @throws BadInput with every one that stands on the command line
 */
export function refuseOptions(
  command: Command,
  names: readonly string[],
  found: string,
  allowed: string,
): void {
  const given = command.options.filter((option) => {
    const name = option.attributeName();
    return names.includes(name) && command.getOptionValueSource(name) === 'cli';
  });
  if (given.length === 0) return;
  throw new BadInput(...given.map(({ long }) => ({ path: [], place: long ?? '', found, allowed })));
}
