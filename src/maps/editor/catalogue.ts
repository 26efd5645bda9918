import {
  GROUND,
  type GroundKind,
  groundPiece,
  leftOut,
  PIECES,
  type PieceKind,
} from '../piece-kinds.ts';

/** The ground that the letters of an id stand for, which its digits follow: the hexes. */
const GROUNDS: Readonly<Record<string, GroundKind>> = {
  g: GROUND.grass,
  r: GROUND.rock,
  s: GROUND.sand,
  d: GROUND.dungeon,
  sw: GROUND.swamp,
  lf: GROUND.lavaField,
  a: GROUND.asphalt,
  c: GROUND.concrete,
  sn: GROUND.snow,
  rd: GROUND.road,
  ww: GROUND.water,
  w: GROUND.water,
  l: GROUND.lava,
  ws: GROUND.swampWater,
  i: GROUND.ice,
  sh: GROUND.shadow,
};

const IDS: Readonly<Record<string, PieceKind>> = {
  tr10: PIECES.tree,
  tr11: PIECES.tree,
  tr12: PIECES.tree,
  tr15: PIECES.bigTree,
  str10: PIECES.tree,
  str12: PIECES.tree,
  tp14: PIECES.palm,
  tp15: PIECES.palm,
  tp16: PIECES.palm,
  lp13: PIECES.palm,
  lp14: PIECES.palm,
  lp15: PIECES.palm,
  tb9: PIECES.brush,
  sb10: PIECES.brush,
  lb10: PIECES.brush,
  o1: PIECES.outcrop1,
  o3: PIECES.outcrop3,
  ol1: PIECES.outcrop1,
  ol3: PIECES.outcrop3,
  og1: PIECES.glacier1,
  og3: PIECES.glacier3,
  og4: PIECES.glacier4,
  og6: PIECES.glacier6,
  h: PIECES.hive,
  rs2: PIECES.ruin2,
  rs3: PIECES.ruin3,
  rw: PIECES.stoneWall,
  bt: PIECES.battlementOnRight,
  ld: PIECES.ladder,
  lwp: PIECES.pillar,
  lws: leftOut('short jungle wall'),
  lwl: leftOut('long jungle wall'),
  lwr: leftOut('ruined jungle wall'),
  cg1: PIECES.walk1,
  cg7: PIECES.walk7,
  cg9: PIECES.walk9,
  cbc: PIECES.castleWall,
  cbs: PIECES.castleWall,
  cbe: PIECES.castleWall,
  cwc: PIECES.castleWall,
  cws: PIECES.castleWall,
  cwe: PIECES.castleWall,
  ca: PIECES.castleDoor,
  cab: PIECES.castleArch,
  rm: leftOut('warehouse ruin'),
  rmb: leftOut('warehouse ruin'),
  rmn: leftOut('warehouse ruin'),
  rmnb: leftOut('warehouse ruin'),
  c6: PIECES.warehouseFloor,
  y0: { name: 'power glyph', shape: 1, role: { is: 'glyph' } },
  y1: { name: 'treasure glyph', shape: 1, role: { is: 'glyph' } },
};

/** The kind of piece that an id of the map editor stands for. */
export function pieceWithId(id: string): PieceKind {
  if (Object.hasOwn(IDS, id)) return IDS[id] as PieceKind;
  const [, letters = '', digits = ''] = /^([a-z]+)(\d{1,3})$/.exec(id) ?? [];
  const kind = Object.hasOwn(GROUNDS, letters) ? GROUNDS[letters] : undefined;
  const ground = kind && groundPiece(kind, Number(digits));
  if (ground) return ground;
  if (letters === 'z') return { name: `player ${digits}`, shape: 1, role: { is: 'start' } };
  return leftOut(`piece ${id}`);
}
