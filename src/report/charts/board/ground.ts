import { type BoardLayout, groundText, type Scene } from '../../../board/index.ts';
import { namesInLines } from './name-lines.ts';
import { inkOn, rankLabel, type SpaceNotes } from './notes.ts';

/** The widest line of a name, in steps: letters of other fonts may be wider than the bundled one's. */
const NAME_WIDTH = 0.82;

/**
 * The data of every space: where it is, what it is made of, who stands there, what is noted on it.
 *
 * @param most the chance of the strongest shade
 * @param step from one space to the next, in pixels
 */
export function groundRows(
  { cells }: BoardLayout,
  { reach }: Scene,
  notes: SpaceNotes,
  most: number,
  step: number,
): object[] {
  const pieces = cells.map((cell) => cell.pieces.map((one) => one.name).join(', '));
  const names = cells.map((cell, i) => pieces[i] || cell.best.join(', '));
  const lines = namesInLines(names, step * NAME_WIDTH, step / 7);
  return cells.map((cell, i) => {
    const { x, y, name, ground, paint, start } = cell;
    const piece = pieces[i] ?? '';
    const { text = '', chance, rank } = notes.get(name) ?? {};
    return {
      x,
      y,
      space: name,
      ground: start === undefined ? groundText(ground) : `${groundText(ground)} (${start})`,
      paint,
      ...(start !== undefined && { start }),
      piece,
      name: names[i] ? lines[i] : rankLabel(rank),
      note: text,
      ink: inkOn(chance, most),
      ...(chance !== undefined && { chance }),
      ...(rank === 1 && { best: true }),
      ...(reach && { reach: cell.reach.join(', ') }),
    };
  });
}
