/* Writes boards as maps for the map editor (hexoscape). */

import { BadInput, slug } from '../../../base/index.ts';
import { hexDirection } from '../../hex.ts';
import type { Piece, Scene } from '../../scene.ts';
import type { Space } from '../../space.ts';
import { withLetteredAreas } from '../../start-area.ts';
import { groundAt, type SpaceGround, spacesOf, type TerrainLetter } from '../../terrain.ts';
import { type Hex, hexAt } from '../axial.ts';
import { footprint } from '../shapes.ts';
import { FIRST_GLYPH, GLYPHS, pieceWithId } from './catalogue.ts';

/** A map in the map editor's format. */
export interface EditorMap {
  readonly text: string;
  /** Sentences about what the file lacks and what differs from the board. */
  readonly lacks: readonly string[];
}

/** A placed piece, with the key that encodes its kind and place. */
interface EditorPiece {
  readonly layer: number;
  readonly hex: Hex;
  readonly id: string;
  readonly key: string;
}

/** The ids of the one-hex pieces for each terrain letter and for plain ground. */
const GROUND_IDS: Readonly<Record<TerrainLetter, string>> = {
  w: 'w1',
  p: 'ws1',
  m: 'l1',
  l: 'lf1',
  s: 'sn1',
  i: 'i1',
  r: 'rd1',
  b: 'sw1',
  x: 'sh1',
  d: 'd1',
};
const PLAIN = 'g1';

/** Ids of obstacles. If several have the same name, the id with the right number of hexes is used. */
const OBSTACLE_IDS = ['tr10', 'tr15', 'tp14', 'tb9', 'o1', 'o3', 'og1', 'og3', 'og4', 'og6'].concat(
  ['h', 'lwp', 'm7', 'cbs'],
);
const USUAL_OBSTACLE = 'o1';

/** The sides of a hex, in the order in which rotation counts them: clockwise from the right. */
const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The number of players with start zones in the editor. */
const MOST_PLAYERS = 8;

/** Maximum number of pieces; the editor cannot draw larger maps. */
const MOST_PIECES = 100_000;

/**
 * A board as a map for the heroscape-map-editor (hexoscape). Each space is a stack of one-hex tiles up to its level.
 * Reading the map back gives the same board.
 *
 * @throws BadInput for a board that needs more pieces than a map can have
 */
export function editorMap(scene: Scene, name: string): EditorMap {
  const { terrain, pieces, walls } = scene;
  const spaces = spacesOf(terrain);
  const groundOf = (space: Space): SpaceGround => groundAt(terrain, space) ?? { level: 0 };
  // In the editor, land is at least one level high, so the whole map is raised if the board has land of level 0.
  const raised = spaces.some((space) => isLand(groundOf(space)) && groundOf(space).level === 0)
    ? 1
    : 0;
  const top = (space: Space) => {
    const { level } = groundOf(space);
    return level + raised + (isLand(groundOf(space)) ? 0 : 1);
  };
  const count = spaces.reduce((sum, space) => sum + top(space), 0);
  if (count > MOST_PIECES) {
    const allowed = `at most ${MOST_PIECES} tiles; each level of each space is a tile`;
    throw new BadInput({ path: ['terrain'], found: `a board of ${count} tiles`, allowed });
  }
  const tally = new Tally();
  const placed: EditorPiece[] = [];
  const put = (layer: number, hex: Hex, id: string, rotation = 0) => {
    placed.push({ layer, hex, id, key: [layer, hex.q, hex.r, rotation, id].join('~') });
  };
  for (const space of spaces) {
    const highest = top(space) - 1;
    for (let layer = 0; layer < highest; layer++) put(layer, hexOf(space), PLAIN);
    put(highest, hexOf(space), idOfGround(groundOf(space)));
  }
  for (const piece of pieces) {
    if (piece.kind === 'obstacle') {
      for (const { hex, id, rotation } of obstaclePieces(piece, tally)) {
        put(Math.max(...piece.spaces.map(top)), hex, id, rotation);
      }
    } else if (piece.kind === 'glyph') {
      for (const space of piece.spaces) put(top(space), hexOf(space), glyphId(piece.name, tally));
    } else tally.leave(piece.kind);
  }
  for (const [a, b] of walls) {
    const [from, to] = top(a) >= top(b) ? [a, b] : [b, a];
    const direction = hexDirection(from, to);
    if (direction) put(top(from), hexOf(from), 'bt', SIDES.indexOf(direction));
  }
  const areas = withLetteredAreas(scene.starts ?? [], terrain);
  for (const [i, area] of areas.entries()) {
    if (i >= MOST_PLAYERS) tally.leave('start area');
    else for (const space of area.spaces) put(top(space), hexOf(space), `z${i + 1}`);
  }
  const { columns, rows } = terrain;
  const map = { name, shape: 'rectangle', width: columns, length: rows.length };
  // A fixed order (from the lowest layer, row by row), so that the same board always gives the same file.
  placed.sort(
    (a, b) =>
      a.layer - b.layer || a.hex.r - b.hex.r || a.hex.q - b.hex.q || (a.key < b.key ? -1 : 1),
  );
  const boardPieces = Object.fromEntries(placed.map(({ key, id }) => [key, id]));
  const number = numberOf(name, Object.keys(boardPieces));
  const text = JSON.stringify({ hexMap: { id: number, ...map }, boardPieces });
  const raising =
    raised > 0 ? ['The whole map is one level higher, because its land began at level 0.'] : [];
  return { text: `${text}\n`, lacks: [...raising, ...tally.sentences()] };
}

function isLand({ letter }: SpaceGround): boolean {
  const { role } = pieceWithId(idOfGround({ level: 0, ...(letter && { letter }) }));
  return role.is !== 'ground' || role.kind.isLand;
}

function idOfGround({ letter }: SpaceGround): string {
  return (GROUND_IDS as Readonly<Record<string, string>>)[letter ?? ''] ?? PLAIN;
}

function hexOf([column, row]: Space): Hex {
  return hexAt(column, row);
}

/** The piece for an obstacle, with its rotation; if no piece has the obstacle's shape, one piece for each space. */
function obstaclePieces({ name, spaces }: Piece, tally: Tally) {
  const called = OBSTACLE_IDS.filter((id) => pieceWithId(id).name === name);
  const covered = new Set(spaces.map((space) => keyOf(hexOf(space))));
  for (const id of called) {
    for (const space of spaces) {
      for (let rotation = 0; rotation < SIDES.length; rotation++) {
        const hexes = footprint(pieceWithId(id).shape, rotation, hexOf(space));
        const isIt = hexes.length === covered.size && hexes.every((hex) => covered.has(keyOf(hex)));
        if (isIt) return [{ id, rotation, hex: hexOf(space) }];
      }
    }
  }
  const single = called.find((id) => pieceWithId(id).shape === 1);
  if (single === undefined) tally.replace(name, pieceWithId(USUAL_OBSTACLE).name);
  else tally.split(name);
  return spaces.map((space) => ({ id: single ?? USUAL_OBSTACLE, rotation: 0, hex: hexOf(space) }));
}

function glyphId(name: string, tally: Tally): string {
  const index = GLYPHS.findIndex((one) => slug(one) === slug(name));
  if (index >= 0) return `y${index + FIRST_GLYPH}`;
  const plain = ['y0', 'y1'].find((id) => pieceWithId(id).name === name);
  if (plain === undefined) tally.replace(name, pieceWithId('y0').name);
  return plain ?? 'y0';
}

function keyOf({ q, r }: Hex): string {
  return `${q} ${r}`;
}

/**
 * The number by which the editor identifies a map. It is derived from the contents, so that the same map always gets
 * the same number.
 */
function numberOf(name: string, ids: readonly string[]): string {
  let number = 7;
  for (const letter of [name, ...ids].join(' ')) {
    number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  }
  return `${1_000_000_000_000 + number}`;
}

/** Collects sentences about the parts of a board for which the editor has no piece. */
class Tally {
  private readonly left = new Map<string, number>();
  private readonly replaced = new Map<string, string>();
  private readonly parted = new Set<string>();

  leave(kind: string): void {
    this.left.set(kind, (this.left.get(kind) ?? 0) + 1);
  }

  replace(name: string, by: string): void {
    this.replaced.set(name, by);
  }

  split(name: string): void {
    this.parted.add(name);
  }

  sentences(): string[] {
    const left = [...this.left].map(([kind, n]) => `${n} ${n === 1 ? kind : `${kind}s`}`);
    return [
      ...(left.length > 0
        ? [`Left out, because the map editor has no such pieces: ${left.join(', ')}.`]
        : []),
      ...[...this.replaced].map(
        ([name, by]) => `The map editor has no piece ${name}, so it is written as ${by}.`,
      ),
      ...[...this.parted].map(
        (name) =>
          `The map editor has no piece ${name} of this shape, so it is written space by space.`,
      ),
    ];
  }
}
