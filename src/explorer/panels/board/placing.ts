/*
 * Places, moves and removes pieces on a board, under the rules about where pieces can be. If a move is impossible, the
 * same object is returned.
 */

import {
  groundAt,
  hexDistance,
  hexNeighbours,
  type Space,
  sameSpace,
  spacesOf,
} from '../../../board/index.ts';
import type { EditedBoard, Thing, ThingKind } from './edited-board.ts';
import { hasWall } from './ground-tools.ts';

/** A piece on a board: the attacker, the defender, or an entry of `others` by its index. */
export type PieceId = 'attacker' | 'defender' | number;

export type Base = 'single' | 'double';

export function spacesOfPiece(board: EditedBoard, who: PieceId): readonly Space[] {
  return typeof who === 'number' ? (board.others[who]?.spaces ?? []) : board[who];
}

/**
 * The pieces on a space, topmost first: attacker and defender, then pieces that need the space for themselves, then
 * glyphs and powers.
 */
export function piecesAt(board: EditedBoard, space: Space): PieceId[] {
  const others = board.others
    .map((_, i) => i)
    .filter((i) => isOn(board.others[i]?.spaces ?? [], space))
    .sort((a, b) => Number(isSolid(board, b)) - Number(isSolid(board, a)));
  const fighters = (['attacker', 'defender'] as const).filter((who) => isOn(board[who], space));
  return [...fighters, ...others];
}

/** Whether a piece needs its space for itself. Glyphs and powers can share a space. */
export function isSolid({ others }: EditedBoard, who: PieceId): boolean {
  if (typeof who !== 'number') return true;
  const kind = others[who]?.kind;
  return kind !== 'glyph' && kind !== 'power';
}

function isOn(spaces: readonly Space[], space: Space): boolean {
  return spaces.some((one) => sameSpace(one, space));
}

/** Whether a piece could stand on some spaces once it has left its own spaces. */
function canStand(board: EditedBoard, who: PieceId | undefined, spaces: readonly Space[]): boolean {
  const solid = who === undefined || isSolid(board, who);
  const isFigure =
    who === undefined || typeof who !== 'number' || board.others[who]?.kind === 'figure';
  const levels = spaces.map((space) => groundAt(board.terrain, space)?.level);
  const isFree = (space: Space) =>
    !piecesAt(board, space).some((one) => one !== who && solid && isSolid(board, one));
  const [a, b] = spaces;
  return (
    levels.every((level) => level !== undefined && (!isFigure || level === levels[0])) &&
    spaces.every(isFree) &&
    !(isFigure && a && b && hasWall(board, a, b))
  );
}

function stoodOn(board: EditedBoard, who: PieceId, spaces: readonly Space[]): EditedBoard {
  if (typeof who !== 'number') return { ...board, [who]: spaces };
  const others = board.others.map((thing, i) => (i === who ? { ...thing, spaces } : thing));
  return { ...board, others };
}

/** The board with a piece moved by the distance and direction from `from` to `to`. */
export function movedTo(board: EditedBoard, who: PieceId, from: Space, to: Space): EditedBoard {
  const spaces = spacesOfPiece(board, who).map((space) => shifted(space, from, to));
  if (sameSpace(from, to) || !canStand(board, who, spaces)) return board;
  return stoodOn(board, who, spaces);
}

/** A space moved by the distance and direction from `from` to `to`. */
function shifted(space: Space, from: Space, to: Space): Space {
  const q = ([column, row]: Space) => column - Math.floor(row / 2);
  const row = space[1] + to[1] - from[1];
  return [q(space) + q(to) - q(from) + Math.floor(row / 2), row];
}

/**
 * The places that a figure could take if it covers the given space. A double base has up to one place for each
 * direction.
 */
function placesFrom(board: EditedBoard, who: PieceId, space: Space, base: Base): Space[][] {
  const places: Space[][] =
    base === 'single'
      ? [[space]]
      : hexNeighbours(space).map((beside) => [space, beside] satisfies Space[]);
  return places.filter((place) => canStand(board, who, place));
}

/**
 * The board with a piece put on a space. A double base keeps its direction if there is room. A double base that is put
 * on its first space again turns to the next direction that is free.
 */
export function placed(board: EditedBoard, who: PieceId, space: Space, base: Base): EditedBoard {
  const places = placesFrom(board, who, space, base);
  const before = spacesOfPiece(board, who);
  const [first] = before;
  if (first && sameSpace(first, space)) {
    const at = places.findIndex((place) => place.every((one) => isOn(before, one)));
    const next = places[(at + 1) % Math.max(1, places.length)];
    return next && next.length === before.length && next.every((one) => isOn(before, one))
      ? board
      : next
        ? stoodOn(board, who, next)
        : board;
  }
  const asBefore = first ? before.map((one) => shifted(one, first, space)) : [];
  const same = places.find(
    (place) => place.length === asBefore.length && asBefore.every((one) => isOn(place, one)),
  );
  const chosen = same ?? places[0];
  return chosen ? stoodOn(board, who, chosen) : board;
}

/** The board with the attacker or the defender on as many spaces as its base covers, near its former place. */
export function fitted(board: EditedBoard, who: 'attacker' | 'defender', base: Base): EditedBoard {
  const [first] = board[who];
  if (!first || board[who].length === (base === 'double' ? 2 : 1)) return board;
  if (base === 'single') return stoodOn(board, who, [first]);
  const [place] = nearest(board, first).flatMap((space) => placesFrom(board, who, space, base));
  return place ? stoodOn(board, who, place) : board;
}

/** A new board with attacker and defender side by side near its middle; undefined if there is no room for them. */
export function withFighters(
  board: EditedBoard,
  bases: Readonly<Record<'attacker' | 'defender', Base>>,
): EditedBoard | undefined {
  const { columns, rows } = board.terrain;
  const middle: Space = [Math.floor(columns / 2), Math.floor(rows.length / 2)];
  const empty = { ...board, attacker: [], defender: [] };
  for (const space of nearest(empty, middle)) {
    for (const defender of placesFrom(empty, 'defender', space, bases.defender)) {
      const there = { ...empty, defender };
      const beside = defender.flatMap(hexNeighbours);
      for (const one of beside) {
        const [attacker] = placesFrom(there, 'attacker', one, bases.attacker).filter(
          ([a]) => a && groundAt(board.terrain, a)?.level === groundAt(board.terrain, space)?.level,
        );
        if (attacker && !hasWall(board, one, space)) return { ...there, attacker };
      }
    }
  }
  return undefined;
}

/** The board with a piece put as near to a space as possible; undefined if there is no room. */
export function placedNear(
  board: EditedBoard,
  who: PieceId,
  space: Space,
  base: Base,
): EditedBoard | undefined {
  const [place] = nearest(board, space).flatMap((one) => placesFrom(board, who, one, base));
  return place && stoodOn(board, who, place);
}

/** All spaces of a board, sorted by their distance from the given space, nearest first. */
function nearest({ terrain }: EditedBoard, to: Space): Space[] {
  return spacesOf(terrain)
    .map((space) => ({ space, distance: hexDistance(space, to) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ space }) => space);
}

/** A thing to be placed: its kind, its name and, for figures and objects, its Life. */
export interface NewThing {
  readonly kind: ThingKind;
  readonly name: string;
  readonly life?: number;
}

/**
 * The board with a thing put on a space. It replaces things that cannot share the space with it: a figure, object or
 * obstacle replaces another of these, a glyph or power replaces another glyph or power. Attacker and defender are never
 * replaced.
 */
export function withThing(board: EditedBoard, space: Space, thing: NewThing): EditedBoard {
  const { kind, name, life } = thing;
  if (!groundAt(board.terrain, space) || name.trim() === '') return board;
  const solid = kind !== 'glyph' && kind !== 'power';
  const there = piecesAt(board, space);
  if (solid && there.some((who) => typeof who !== 'number')) return board;
  const rest = board.others.filter(
    (_, i) =>
      !(there.includes(i) && (isSolid(board, i) === solid || board.others[i]?.kind === kind)),
  );
  const hasLife = life !== undefined && (kind === 'figure' || kind === 'object');
  const added: Thing = { kind, name, spaces: [space], more: hasLife ? { life } : {} };
  return { ...board, others: [...rest, added] };
}

/** The board without the topmost thing on a space; if there is none, without the walls on the sides of the space. */
export function erased(board: EditedBoard, space: Space): EditedBoard {
  const there = piecesAt(board, space).filter((who) => typeof who === 'number');
  if (there.length > 0) return { ...board, others: board.others.filter((_, i) => i !== there[0]) };
  const walls = board.walls.filter((ends) => !isOn(ends, space));
  return walls.length === board.walls.length ? board : { ...board, walls };
}

/** The board with an entry of `others` changed. If `thing` is undefined, the entry is removed. */
export function withOther(
  board: EditedBoard,
  number: number,
  thing: Thing | undefined,
): EditedBoard {
  const others = board.others.flatMap((one, i) => (i !== number ? one : (thing ?? [])));
  return { ...board, others };
}
