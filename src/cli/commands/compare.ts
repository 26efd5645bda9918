import { Command } from 'commander';
import type { CompareOptions } from '../compare-sides.ts';
import { addRunOptions } from '../run-options.ts';

export function compareCommand(): Command {
  const command = new Command('compare')
    .summary('what changes between two experiments, or two results')
    .description(
      'Compares A with B, measure by measure, and says which differences are beyond chance. Each is ' +
        'a file of results (results.json, or what --format json prints), or an experiment file, ' +
        'which is run first, with the options below. Prints, and writes nothing but a chart.',
    )
    .argument('<a>', 'before: a file of results, or an experiment file')
    .argument('<b>', 'after: the same');
  addRunOptions(command).option(
    '--chart <file>',
    'also draw the differences: a file ending in .svg, .png or .vl.json',
  );
  return command.action(async (a: string, b: string, options: CompareOptions) => {
    const { compareSides } = await import('../compare-sides.ts');
    await compareSides(a, b, options, command);
  });
}
