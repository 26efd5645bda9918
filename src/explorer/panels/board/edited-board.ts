/*
 * The editable board as plain data, and functions that read it from documents and write it to them. All panels with a
 * board use it.
 */

import { isMapping, printable } from '../../../base/index.ts';
import {
  hexDirection,
  readTerrain,
  type Space,
  type StartArea,
  type Terrain,
  terrainText,
  type Wall,
} from '../../../board/index.ts';
import type { ExperimentDocument } from '../../document.ts';

/** The kinds of pieces other than attacker and defender; also the keys of entries in an experiment's `others`. */
export const THING_KINDS = ['figure', 'object', 'obstacle', 'glyph', 'power'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** A piece other than attacker and defender, which is an entry in `others`. */
export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
  readonly spaces: readonly Space[];
  /** Other keys of the entry, such as `life`, as written. */
  readonly more: Readonly<Record<string, unknown>>;
  /** The token of an attacker in a turn: its style, its letters, and a role that is written after the name. */
  readonly token?: { readonly look: string; readonly letters: string; readonly role: string };
}

/** An editable board as plain data, which tools change. In a document, `board` holds the board as text. */
export interface EditedBoard {
  readonly terrain: Terrain;
  /** The attacker's spaces; empty if the attacker is not on the board. */
  readonly attacker: readonly Space[];
  readonly defender: readonly Space[];
  readonly others: readonly Thing[];
  readonly walls: readonly Wall[];
  /** The start areas that are listed. Letters on the ground may define more. */
  readonly starts: readonly StartArea[];
}

/**
 * Boards that have been read, indexed by their data. Each board is read only once, so unchanged rows stay identical.
 */
const READ = new WeakMap<object, EditedBoard | 'none'>();

/**
 * The board of a document, which may be untrusted; undefined if there is none, or if its form is invalid. Documents do
 * not contain the comments of handwritten files.
 */
export function boardIn({ board }: ExperimentDocument): EditedBoard | undefined {
  if (!isMapping(board)) return undefined;
  const known = READ.get(board) ?? readBoard(board) ?? 'none';
  READ.set(board, known);
  return known === 'none' ? undefined : known;
}

/** The document with another board. */
export function withBoard(document: ExperimentDocument, board: EditedBoard): ExperimentDocument {
  const { terrain, attacker, defender, others, walls, starts } = board;
  const written = {
    terrain: terrainText(terrain),
    ...(attacker.length > 0 && { attacker: writtenPlace(attacker) }),
    defender: writtenPlace(defender),
    ...(others.length > 0 && { others: others.map(writtenThing) }),
    ...(walls.length > 0 && { walls }),
    ...(starts.length > 0 && {
      starts: Object.fromEntries(starts.map(({ name, spaces }) => [name, spaces])),
    }),
  };
  READ.set(written, board);
  return { ...document, board: written };
}

export function writtenPlace(spaces: readonly Space[]): Space | readonly Space[] {
  const [only, ...others] = spaces;
  return only && others.length === 0 ? only : spaces;
}

function writtenThing({ kind, name, spaces, more }: Thing): object {
  return { [kind]: name, at: writtenPlace(spaces), ...more };
}

const LONGEST_NAME = 120;

function readBoard(written: Record<string, unknown>): EditedBoard | undefined {
  const { terrain: text, attacker = [], defender, others = [], walls = [], starts = {} } = written;
  if (typeof text !== 'string' || !Array.isArray(others) || !Array.isArray(walls)) return undefined;
  const terrain = readTerrain(text);
  if (!('columns' in terrain)) return undefined;
  const places = [attacker, defender].map(placeIn);
  const things = others.map(thingIn);
  const [a, d] = places;
  if (!a || !d || d.length === 0 || !things.every((thing) => thing !== undefined)) return undefined;
  if (!walls.every(isWall)) return undefined;
  const areas = isMapping(starts) ? Object.entries(starts).map(areaIn) : [undefined];
  if (!areas.every((area) => area !== undefined)) return undefined;
  return { terrain, attacker: a, defender: d, others: things, walls, starts: areas };
}

export function placeIn(written: unknown): readonly Space[] | undefined {
  if (isSpace(written)) return [written];
  return Array.isArray(written) && written.every(isSpace) ? written : undefined;
}

function thingIn(written: unknown): Thing | undefined {
  if (!isMapping(written)) return undefined;
  const kind = THING_KINDS.find((one) => written[one] !== undefined);
  const spaces = placeIn(written.at);
  if (!kind || !spaces || spaces.length === 0) return undefined;
  const { [kind]: name, at: _, ...more } = written;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  return { kind, name: printable(name), spaces, more };
}

function areaIn([name, written]: [string, unknown]): StartArea | undefined {
  const spaces = placeIn(written);
  return spaces && name.length <= LONGEST_NAME ? { name: printable(name), spaces } : undefined;
}

function isSpace(written: unknown): written is Space {
  return Array.isArray(written) && written.length === 2 && written.every(isCount);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isWall(written: unknown): written is Wall {
  if (!Array.isArray(written) || written.length !== 2 || !written.every(isSpace)) return false;
  const [a, b] = written as [Space, Space];
  return hexDirection(a, b) !== undefined;
}
