import { boardText, drawBoard } from '../../report/terminal/board.ts';
import { compile } from '../../rules/rulesets.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { BadInput } from '../../words/problem.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given-files.ts';
import type { Session } from '../session.ts';

export function boardCommand(session: Session): CliCommand {
  return new CliCommand('board')
    .summary('draw the board of an experiment')
    .description(
      'Draws the board of an experiment: levels, terrain letters, walls, who stands where, and the line of knockback.',
    )
    .argument('<experiment>', 'an experiment file with a board, or - for standard input')
    .runs(async (file: string) => {
      const { cases } = loadExperiment(file, await givenFiles([file], session));
      const scene = cases[0] && compile(cases[0].scenario).account.scene;
      if (!scene)
        throw new BadInput({ path: ['board'], place: file, found: 'nothing', allowed: 'a board' });
      await warnIfNarrow(drawBoard(scene).picture, session);
      await session.out.write(boardText(scene));
    });
}

/** Unlike in a report, the board is all there is: so it is drawn, although the terminal folds it. */
async function warnIfNarrow(picture: string, { out, note }: Session): Promise<void> {
  const { proseWidth } = out.page;
  const width = Math.max(...picture.split('\n').map((line) => line.length));
  if (width > proseWidth) {
    await note(
      `the board is ${width} columns wide, this terminal ${proseWidth}; less -S shows it whole`,
    );
  }
}
