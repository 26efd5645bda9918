import { boardOf } from '../../../src/board/board.ts';
import { Ground } from '../../../src/board/ground.ts';
import type { HexDirection } from '../../../src/board/hex.ts';
import { HEX_DIRECTIONS } from '../../../src/board/hex.ts';
import type { Space, Wall } from '../../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';
import { type Walk, walk } from '../../../src/fight/ground/walk.ts';
import { C3G_RULINGS, type C3gRulings } from '../../../src/fight/rulings.ts';
import type { Other, OtherKind } from '../../../src/fight/setup.ts';
import { completeRulings } from '../../../src/rules/ruling.ts';

export interface WalkSetting {
  readonly terrain: string;
  /** The defender's spaces; the line leads through the first. */
  readonly place: readonly Space[];
  readonly direction?: HexDirection;
  readonly height?: number;
  readonly others?: readonly Other[];
  readonly walls?: readonly Wall[];
  readonly rulings?: Partial<C3gRulings>;
}

/** An object of a kind, on one space or several. */
export function standing(kind: OtherKind, ...spaces: Space[]): Other {
  return { kind, name: `${kind} ${spaces.join(' ')}`, spaces, wounds: 0 };
}

/** The place that a figure reaches with some points; by default to the east, Height 5, with the usual rulings. */
export function walked(setting: WalkSetting, points: number): Walk {
  const { place, direction = 'E', height = 5, others = [], walls = [], rulings = {} } = setting;
  const ground = new Ground({ terrain: readTerrain(setting.terrain) as Terrain, walls });
  const standing = { height, place: ground.numbersOf(place) };
  const [through] = standing.place;
  if (through === undefined) throw new Error('a figure stands somewhere');
  // No walk depends on where the attacker is.
  const line = { direction: HEX_DIRECTIONS.indexOf(direction), from: -1, through };
  const board = boardOf(ground, others);
  return walk(board, line, standing, points, completeRulings(C3G_RULINGS, rulings));
}
