import type { Scene } from '../../boards/scene.ts';
import { variedBoards } from '../../report/sentences/boards.ts';
import { boardText, drawBoard } from '../../report/terminal/board.ts';
import { compileFor } from '../../results/for-question.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import type { Case } from '../../scenarios/experiment.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { capitalised } from '../../words/english.ts';
import { BadInput } from '../../words/problem.ts';
import { atOnce } from '../../words/steps.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given-files.ts';
import type { Session } from '../session.ts';

export function boardCommand(session: Session): CliCommand {
  return new CliCommand('board')
    .summary('draw the board of an experiment')
    .description(
      'Draws the board of an experiment: levels, terrain letters, walls, who stands where, and the line of knockback; of a turn, where each attacker can come to rest. Where the board is varied, it draws each of the first six boards.',
    )
    .argument('<experiment>', 'an experiment file with a board, or - for standard input')
    .option('--whole', 'draw all of a large board, which is cropped by default')
    .runs(async (file: string, { whole = false }: { readonly whole?: boolean }) => {
      const { cases, question } = loadExperiment(file, await givenFiles([file], session));
      const sceneOf = ({ scenario }: Case): Scene | undefined => {
        const { drawn } = rulesetOf(scenario);
        return drawn ? drawn(scenario) : atOnce(compileFor(scenario, question)).account.scene;
      };
      const { shown, all } = variedBoards(cases, sceneOf);
      const scene = shown[0]?.scene ?? (cases[0] && sceneOf(cases[0]));
      if (!scene)
        throw new BadInput({ path: ['board'], place: file, found: 'nothing', allowed: 'a board' });
      await warnIfNarrow(drawBoard(scene, [], !whole).picture, session);
      if (shown.length === 0) {
        await session.out.write(boardText(scene, !whole));
        return;
      }
      const texts = shown.map(
        ({ scene, condition }) => `${capitalised(condition)}:\n\n${boardText(scene, !whole)}`,
      );
      const more = all > shown.length ? [`… and ${all - shown.length} more boards\n`] : [];
      await session.out.write([...texts, ...more].join('\n'));
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
