import { Command } from 'commander';
import { boardText } from '../../report/board-text.ts';
import { compile } from '../../rules/rulesets.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { BadInput } from '../../words/problem.ts';

export function boardCommand(): Command {
  return new Command('board')
    .summary('draw the board of an experiment')
    .description(
      'Draws the board of an experiment: levels, terrain letters, walls, who stands where, and the line of knockback.',
    )
    .argument('<file>', 'an experiment file with a board')
    .action((file: string) => {
      const { cases } = loadExperiment(file);
      const scene = cases[0] && compile(cases[0].scenario).scene;
      if (!scene)
        throw new BadInput({ path: ['board'], place: file, found: 'nothing', allowed: 'a board' });
      process.stdout.write(boardText(scene));
    });
}
