import { spacesOf } from '../../../boards/layout.ts';
import type { Scene } from '../../../boards/scene.ts';
import { spaceName } from '../../../boards/space.ts';
import { groundAt } from '../../../boards/terrain.ts';
import { BOARD_COLOURS } from '../theme.ts';
import { nameLines } from './piece-label.ts';
import type { Placer } from './shapes.ts';

/** The widest line of a name, in steps: letters of other fonts may be wider than the bundled one's. */
const NAME_WIDTH = 0.82;

/** The data of every space: where it is, what it is made of, who stands there, what is noted on it. */
export function groundRows(
  scene: Scene,
  notes: ReadonlyMap<string, string>,
  at: Placer,
  step: number,
): object[] {
  const spaces = spacesOf(scene);
  const grounds = spaces.map((space) => groundAt(scene.terrain, space));
  // Blocking terrain has no level, and a colour of its own.
  const levels = grounds.flatMap((ground) => (ground && !ground.blocking ? ground.level : []));
  const lowest = levels.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const highest = levels.reduce((a, b) => Math.max(a, b), 0);
  return spaces.map((space) => {
    const { level = 0, letter = '', blocking } = groundAt(scene.terrain, space) ?? {};
    const here = scene.pieces.filter(({ spaces: own }) =>
      own.some((one) => spaceName(one) === spaceName(space)),
    );
    const piece = here.map(({ name }) => name).join(', ');
    return {
      ...at(space),
      space: spaceName(space),
      ground: blocking ? '#' : `${level}${letter}`,
      colour: blocking ? BOARD_COLOURS.blocking : colourOf(level, letter, lowest, highest),
      piece,
      name: nameLines(piece, step * NAME_WIDTH, step / 7).join('\n'),
      note: notes.get(spaceName(space)) ?? '',
    };
  });
}

/** Water and lava have colours of their own; other ground is the darker the higher it lies. */
function colourOf(level: number, letter: string, lowest: number, highest: number): string {
  if (letter === 'w') return BOARD_COLOURS.water;
  if (letter === 'm') return BOARD_COLOURS.lava;
  const share = highest === lowest ? 0 : (level - lowest) / (highest - lowest);
  const mixed = [0, 1, 2].map((i) => {
    const [low, high] = [BOARD_COLOURS.low[i] ?? 0, BOARD_COLOURS.high[i] ?? 0];
    return Math.round(low + (high - low) * share);
  });
  return `rgb(${mixed.join(', ')})`;
}
