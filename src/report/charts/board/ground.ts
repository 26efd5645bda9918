import type { Scene } from '../../../boards/scene.ts';
import { type Space, spaceName } from '../../../boards/space.ts';
import { groundAt } from '../../../boards/terrain.ts';
import { HIGH, type Paint } from '../palette.ts';
import type { SpaceNotes } from './notes.ts';
import { painterOf } from './painter.ts';
import { nameLines } from './piece-label.ts';
import type { Placer } from './shapes.ts';

/** The widest line of a name, in steps: letters of other fonts may be wider than the bundled one's. */
const NAME_WIDTH = 0.82;

/** What is drawn of a board: which of its spaces, what is noted on them, where, and how large a step is. */
export interface Drawn {
  readonly scene: Scene;
  readonly spaces: readonly Space[];
  readonly notes: SpaceNotes;
  /** The chance of the strongest shade. */
  readonly most: number;
  readonly at: Placer;
  /** In pixels. */
  readonly step: number;
}

/** The data of every space: where it is, what it is made of, who stands there, what is noted on it. */
export function groundRows({ scene, spaces, notes, most, at, step }: Drawn): object[] {
  const paint = painterOf(scene.terrain);
  const standing = namesBySpace(scene.pieces);
  const best = namesBySpace(scene.stands ?? []);
  const reach = scene.reach && namesBySpace(scene.reach);
  return spaces.map((space) => {
    const name = spaceName(space);
    const ground = groundAt(scene.terrain, space);
    const { level = 0, letter = '', blocking } = ground ?? {};
    const piece = standing.get(name)?.join(', ') ?? '';
    const { text = '', chance, label = '', isBest } = notes.get(name) ?? {};
    const shown = piece || best.get(name)?.join(', ');
    return {
      ...at(space),
      space: name,
      ground: blocking ? '#' : `${level}${letter}`,
      paint: paint(ground),
      piece,
      name: shown ? nameLines(shown, step * NAME_WIDTH, step / 7).join('\n') : label,
      note: text,
      ink: inkOn(chance, most),
      ...(chance !== undefined && { chance }),
      ...(isBest && { best: true }),
      ...(reach && { reach: reach.get(name)?.join(', ') ?? '' }),
    };
  });
}

function inkOn(chance: number | undefined, most: number): Paint {
  if (chance === undefined) return 'onGround';
  return chance >= HIGH * most ? 'onHigh' : 'onLow';
}

function namesBySpace(
  all: readonly { readonly name: string; readonly spaces: readonly Space[] }[],
): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, spaces } of all) {
    for (const space of spaces.map(spaceName)) {
      const here = names.get(space);
      if (here) here.push(name);
      else names.set(space, [name]);
    }
  }
  return names;
}
