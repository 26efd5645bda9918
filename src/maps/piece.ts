import { GROUND, type GroundKind, type Role, WALLS } from './roles.ts';
import { isShape, type ShapeName } from './shapes.ts';

/** A kind of piece, as catalogues of maps list it. */
export interface Piece {
  readonly name: string;
  readonly shape: ShapeName;
  readonly role: Role;
  /** What of it a board cannot hold. */
  readonly lacking?: string;
}

/** Ground of so many hexes; undefined where no piece has so many. */
export function groundPiece(kind: GroundKind, hexes: number): Piece | undefined {
  return isShape(hexes)
    ? { name: kind.name, shape: hexes, role: { is: 'ground', kind } }
    : undefined;
}

export function obstacle(name: string, shape: ShapeName = 1): Piece {
  return { name, shape, role: { is: 'obstacle' } };
}

export function leftOut(name: string): Piece {
  return { name, shape: 1, role: { is: 'left out' } };
}

const concrete: Role = { is: 'ground', kind: GROUND.concrete };
const walk: Role = { is: 'ground', kind: GROUND.wallWalk };

/** The pieces that both catalogues have, by names of our own. */
export const PIECES = {
  tree: obstacle('tree'),
  bigTree: obstacle('big tree', 4),
  palm: obstacle('palm'),
  brush: obstacle('brush'),
  outcrop1: obstacle('outcrop'),
  outcrop3: obstacle('outcrop', 3),
  glacier1: obstacle('glacier'),
  glacier3: obstacle('glacier', 3),
  glacier4: obstacle('glacier', 4),
  glacier6: obstacle('glacier', 6),
  hive: obstacle('hive', 6),
  pillar: obstacle('pillar'),
  castleWall: obstacle('castle wall'),
  castleArch: {
    name: 'castle wall',
    shape: 'straight3',
    role: { is: 'obstacle', open: [1] },
  },
  castleDoor: obstacle('castle door', 'straight3'),
  walk1: { name: 'wall walk', shape: 1, role: walk },
  walk7: { name: 'wall walk', shape: 'walk7', role: walk },
  walk9: { name: 'wall walk', shape: 'walk9', role: walk },
  ruin2: { name: 'ruin', shape: 2, role: WALLS.ruin2 },
  ruin3: { name: 'ruin', shape: 'straight3', role: WALLS.ruin3 },
  stoneWall: { name: 'stone wall', shape: 'straight4', role: WALLS.stoneWall },
  battlement: { name: 'battlement', shape: 1, role: WALLS.battlement },
  battlementOnRight: { name: 'battlement', shape: 1, role: WALLS.battlementOnRight },
  warehouseFloor: { name: 'concrete', shape: 'warehouse6', role: concrete },
  warehouse: {
    name: 'concrete',
    shape: 'warehouse6',
    role: concrete,
    lacking: 'warehouse ruin, but for its floor',
  },
  ladder: leftOut('ladder'),
  flag: leftOut('flag'),
} as const satisfies Record<string, Piece>;
