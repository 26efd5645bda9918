/* The pieces of the map editor (hexoscape), by id. */

import {
  GROUND,
  type GroundKind,
  groundPiece,
  leftOut,
  PIECES,
  type PieceKind,
} from '../piece-kinds.ts';

/** Kinds of ground, by the letters of an id. The digits after the letters give the number of hexes. */
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
  wd: GROUND.wood,
  x: GROUND.toxic,
  at: GROUND.ancient,
  xw: GROUND.toxicWater,
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
  lwp2: PIECES.pillar,
  lwt: PIECES.pillar,
  lws2: leftOut('short jungle wall'),
  lwl2: leftOut('long jungle wall'),
  lwa: leftOut('arch of a jungle wall'),
  lwr2: leftOut('ruined jungle wall'),
  lwr3: leftOut('ruined jungle wall'),
  m7: PIECES.shroudshroom,
  m10: PIECES.shroudshroom,
  m13: PIECES.shroudshroom,
  fw: leftOut('fortified wall'),
  sl: leftOut('ship wall'),
  sb: leftOut('ship bow'),
  cn: leftOut('cannon'),
  rl: leftOut('rope ladder'),
  om11: leftOut('objective marker'),
  om12: leftOut('objective marker'),
  om21: leftOut('objective marker'),
  om22: leftOut('objective marker'),
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

/** The glyphs by number, from 2: first power glyphs, then treasures. */
export const GLYPHS: readonly string[] = [
  ...'Haukeland Quillivon Felaron Brandar Erland Kelda Mitonsoul Sturla Nilrend'
    .split(' ')
    .map((name) => `Glyph of ${name}`),
  'Xenithrax Vines',
  ...'Oreld Astrid Gerda Valda Ivor Dagmar Jalgard Lodin Rannveig Crevcor Thorian Proftaka Ulaniva Wannok Yadulkia'
    .split(' ')
    .map((name) => `Glyph of ${name}`),
  'Zipline',
  'Object of Power',
  'Mysterious Item',
  'Heroic Rune',
  'Talisman of Defense',
  "Brandar's Chest",
  'Holy Symbol of Pelor',
  'Brooch of Shielding',
  'Oceanstrider Amulet',
  'Giant Hunter Stone',
  'Nanotoxin Coating',
  'Nanite Shielding',
  'Jump Pack',
  'Potion of Healing',
  'Whetstone of Venom',
  'Ring of Protection',
  'Elixir of Speed',
  'Bracers of Teleportation',
  'Cloak of Invisibility',
  'Belt of Giant Strength',
  'Scarab of Invulnerability',
  'Bolt of the Witherwood',
  "Revenant's Tome",
  ...'Frosa,Holdir,Lorja Ivor,Xipta,Yngvild,Zawit'.split(',').map((name) => `Glyph of ${name}`),
  'Gem of Lava Resistance',
  'Searing Amulet',
  ...'Lorja Valda,Quathiel,Kasfa,Manig Lodin,Dualig Lodin,Nifl,Sola Astrid,Sola Gerda'
    .split(',')
    .map((name) => `Glyph of ${name}`),
];

/** The number of the first glyph in `GLYPHS`. */
export const FIRST_GLYPH = 2;

/** The kind of piece with this id in the map editor. */
export function pieceWithId(id: string): PieceKind {
  if (Object.hasOwn(IDS, id)) return IDS[id] as PieceKind;
  const [, letters = '', digits = ''] = /^([a-z]+)(\d{1,3})$/.exec(id) ?? [];
  const kind = Object.hasOwn(GROUNDS, letters) ? GROUNDS[letters] : undefined;
  const ground = kind && groundPiece(kind, Number(digits));
  if (ground) return ground;
  const glyph = letters === 'y' ? GLYPHS[Number(digits) - FIRST_GLYPH] : undefined;
  if (glyph !== undefined) return { name: glyph, shape: 1, role: { is: 'glyph' } };
  if (letters === 'z') return { name: `player ${digits}`, shape: 1, role: { is: 'start' } };
  return leftOut(`piece ${id}`);
}
