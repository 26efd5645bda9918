import type { Scene } from '../../../boards/scene.ts';
import { type Space, spaceName } from '../../../boards/space.ts';
import { type Ground, groundAt, type Terrain } from '../../../boards/terrain.ts';
import { HEIGHTS, HIGH, type Paint } from '../palette.ts';
import type { SpaceNotes } from './notes.ts';
import { nameLines } from './piece-label.ts';
import type { Placer } from './shapes.ts';

/** The widest line of a name, in steps: letters of other fonts may be wider than the bundled one's. */
const NAME_WIDTH = 0.82;

/** How a board's ground is painted. */
export type Painter = (ground: Ground | undefined) => Paint;

/** Water and lava have colours of their own; other ground is the stronger the higher it lies. */
export function painterOf({ rows }: Terrain): Painter {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const row of rows) {
    for (const ground of row) {
      // Blocking terrain has no level.
      if (!ground || ground.blocking) continue;
      lowest = Math.min(lowest, ground.level);
      highest = Math.max(highest, ground.level);
    }
  }
  return (ground) => {
    if (ground?.blocking) return 'blocking';
    if (ground?.letter === 'w') return 'water';
    if (ground?.letter === 'm') return 'lava';
    const share = highest > lowest ? ((ground?.level ?? lowest) - lowest) / (highest - lowest) : 0;
    return HEIGHTS[Math.round(share * (HEIGHTS.length - 1))] ?? HEIGHTS[0];
  };
}

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
