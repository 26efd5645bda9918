/* Pictures of the boards of fights, battles and sweeps. */

import { decimal, percent } from '../../base/index.ts';
import { type Scene, type SpaceNotes, spaceNotes } from '../../board/index.ts';
import { type Ending, endings, type Result } from '../../experiments/index.ts';
import { figuresFallen } from '../battle/fallen.ts';
import { variedBoards } from '../sentences/boards.ts';
import { subjectOf } from '../tables/cast.ts';
import type { BoardCaption } from './board/caption.ts';
import { boardPicture } from './board/picture.ts';
import { boardsSpec } from './board/spec.ts';
import type { Chart } from './chart.ts';
import { PAPER, type Palette } from './palette.ts';

const NOTED = 'chance of ending here';

/**
 * For a single fight on a board: the ground, the pieces, and the spaces on which the defender ends. For a battle: the
 * spaces on which figures are destroyed.
 */
export function boards(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const scene = result?.account.scene;
  if (!result || !scene || others.length > 0) return [];
  if (result.account.games) return [fallen(result, scene)];
  const { exact } = result.question.odds;
  const ends = endings(result);
  const most = Math.max(...ends.map(({ chance }) => chance)) || 1;
  const caption = {
    text: `Where it ends when ${subjectOf(results)}`,
    subtitle: `${exact ? 'Exact' : 'Simulated'} chance of ending on each space${arrowKey(scene)}`,
    noted: NOTED,
  };
  return [chartOf('board', scene, notesOf(ends), caption, most)];
}

/** The board of a battle, with the number of figures destroyed on each space per hundred battles. */
function fallen(result: Result, scene: Scene): Chart {
  const all = figuresFallen(result);
  const most = Math.max(...all.map(({ mean }) => mean)) || 1;
  const notes = all.map(({ space, mean }) => ({
    space,
    text: decimal(100 * mean, mean < 0.1 ? 1 : 0),
    chance: mean,
  }));
  const caption = {
    text: `Where figures fall when ${subjectOf([result])}`,
    subtitle:
      'How many figures are destroyed on each space in a hundred battles (simulated); the start areas are outlined',
    noted: 'figures destroyed in a hundred battles',
  };
  return chartOf('board', scene, spaceNotes(notes), caption, most);
}

/** For a sweep: the ground, without chances. If the board is varied, the first few boards. */
export function boardsOfSweeps(results: readonly Result[]): Chart[] {
  const { shown, all } = variedBoards(results, ({ account }) => account.scene);
  if (shown.length > 0) {
    return shown.map(({ scene, condition }, i) => {
      const isLast = i === shown.length - 1 && shown.length < all;
      const name = i === 0 ? 'board' : `board-${i + 1}`;
      return chartOf(name, scene, new Map(), {
        text: `The board ${condition}`,
        subtitle:
          `Board ${i + 1} of ${all}` +
          (isLast ? `; the other ${all - shown.length} are not drawn` : '') +
          arrowKey(scene),
        noted: NOTED,
      });
    });
  }
  const [first, ...others] = results;
  const scene = first?.account.scene;
  if (!first || !scene || others.length === 0) return [];
  const ground = JSON.stringify(scene);
  const isCommon = others.every(({ account }) => JSON.stringify(account.scene) === ground);
  const caption = {
    text: `The board on which ${subjectOf(results)}`,
    subtitle:
      (isCommon
        ? 'The board is the same in all combinations'
        : 'The board of the first combination') + arrowKey(scene),
    noted: NOTED,
  };
  return [chartOf('board', scene, new Map(), caption)];
}

/** @param most the chance that gets the strongest shade */
function chartOf(
  name: string,
  scene: Scene,
  notes: SpaceNotes,
  caption: BoardCaption,
  most = 1,
): Chart {
  const board = (palette: Palette) => boardPicture(scene, notes, caption, { most, palette });
  return { name, spec: boardsSpec([board(PAPER)]), toScale: true, board };
}

/** The explanation of the arrows; empty if attackers have lines of their own, which the picture itself explains. */
function arrowKey({ line, stands = [] }: Scene): string {
  return line.length > 2 && stands.length === 0 ? '; the arrows show the line of Knockback' : '';
}

function notesOf(ends: readonly Ending[]): SpaceNotes {
  return spaceNotes(ends.map((end) => ({ ...end, text: percent(end.chance, 1) })));
}
