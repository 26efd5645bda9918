/* Reads Virtualscape's files (`.hsc`) of all versions. */

import { shortened } from '../../../base/index.ts';
import { ByteReader } from './byte-reader.ts';

/** A tile as the file describes it. */
export interface VirtualscapeTile {
  /** 1000 times the family, plus the number within the family. */
  readonly type: number;
  /** The clockwise rotation, in sixths of a turn. */
  readonly rotation: number;
  /** Column and row of the uppermost hex (the leftmost, if there are several). Odd rows are shifted to the right. */
  readonly x: number;
  readonly y: number;
  /** The number of layers below the tile. */
  readonly layer: number;
  readonly glyphLetter?: string;
  /** The name of a start area. */
  readonly startName?: string;
  /** The color that identifies a start area: red, green and blue. */
  readonly colour?: readonly [number, number, number];
  /** The name of a user-made tile, and its number of hexes. */
  readonly own?: { readonly name: string; readonly hexes: number };
  readonly figure?: string;
}

export interface VirtualscapeMap {
  readonly name: string;
  readonly author: string;
  /** Whether the file has a scenario text. */
  readonly hasScenario: boolean;
  readonly tiles: readonly VirtualscapeTile[];
}

const VERSIONS = [0.0001, 0.0002, 0.0003, 0.0004, 0.0005, 0.0006, 0.0007];
const TILE_VERSIONS = VERSIONS.slice(0, 3);
const FAMILY_OF_OWN = 17;
const FAMILY_OF_FIGURES = 18;

/** Size in bytes of the shortest tile: its type, its version, and four numbers. */
const SHORTEST_TILE = 4 + 8 + 16;

/** Maximum number of layers: levels have at most four digits, and land adds one level to its layer. */
export const MOST_LAYERS = 9998;

/**
 * Reads a Virtualscape map (`.hsc`) of any version, to its last byte.
 *
 * @param file the file's name, for messages
 * @throws BadInput with the position of the wrong byte (from 0), what was found there and what is allowed
 */
export function readVirtualscape(bytes: Uint8Array, file: string): VirtualscapeMap {
  const reader = new ByteReader(bytes, file);
  const version = readVersion(reader, VERSIONS, 'a Virtualscape map');
  const since = (first: number) => version >= first;
  const name = since(2) ? reader.text('the name of the map') : '';
  const author = since(2) ? reader.text('its author') : '';
  if (since(3)) reader.text('its number of players');
  const scenario = version === 3 ? reader.text('its scenario') : '';
  const richText = since(4) ? readScenario(reader) : '';
  const hasScenario = [scenario, wordsOf(richText)].some((text) => /[\p{L}\d]/u.test(text));
  if (since(2)) reader.skip(12, 'how it is printed');
  if (since(5)) reader.skip(4, 'whether tile numbers are printed');
  if (since(7)) reader.skip(4, 'whether start areas are printed');
  const tiles = readTiles(reader);
  if (reader.left > 0) {
    const found = `${reader.left} bytes after the last tile`;
    throw reader.refusal(reader.offset, found, 'the end of the file');
  }
  return { name, author, hasScenario, tiles };
}

/** The file's version number, from 1. */
function readVersion(reader: ByteReader, versions: readonly number[], what: string): number {
  const { offset } = reader;
  const version = reader.float64(`the version of ${what}`);
  const index = versions.indexOf(version);
  if (index >= 0) return index + 1;
  const allowed = `the version of ${what}, from ${versions[0]} to ${versions.at(-1)}`;
  throw reader.refusal(offset, `version ${version}`, allowed);
}

/** Reads the scenario: a length in bytes, then rich text. */
function readScenario(reader: ByteReader): string {
  const { offset } = reader;
  const length = reader.int32('the length of the scenario');
  if (length < 0 || length > reader.left) {
    const allowed = `a length from 0 to ${reader.left} bytes, which is all that follows`;
    throw reader.refusal(offset, `a scenario of ${length} bytes`, allowed);
  }
  return reader.letters(length, 'the scenario');
}

/** Groups in rich text that contain no words: fonts, colors, and groups that other programs may ignore. */
const WORDLESS = /\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]*\})*\}/g;

/** The approximate words of rich text, enough to tell whether there are any. */
function wordsOf(richText: string): string {
  return richText.replace(WORDLESS, '').replace(/\\[a-z]+-?\d*/g, '');
}

function readTiles(reader: ByteReader): VirtualscapeTile[] {
  const { offset } = reader;
  const count = reader.int32('the number of tiles');
  const most = Math.floor(reader.left / SHORTEST_TILE);
  if (count < 0 || count > most) {
    const allowed = `a number from 0 to ${most}, for which the file has room`;
    throw reader.refusal(offset, `${count} tiles`, allowed);
  }
  return Array.from({ length: count }, () => readTile(reader));
}

function readTile(reader: ByteReader): VirtualscapeTile {
  const type = reader.int32('the type of a tile');
  const version = readVersion(reader, TILE_VERSIONS, 'a tile');
  const rotation = within(reader, 0, 5, 'the rotation of a tile, from');
  const x = reader.int32('the column of a tile');
  const y = reader.int32('the row of a tile');
  const layer = within(reader, 0, MOST_LAYERS, 'the layer of a tile, from');
  const tile = { type, rotation, x, y, layer };
  if (version === 1) return tile;
  const glyphLetter = String.fromCharCode(reader.byte('the letter of a glyph'));
  reader.text('the name of a glyph');
  const startName = reader.text('the name of a start area');
  const named = { ...tile, glyphLetter, startName };
  if (version === 2) return named;
  const colour = [0, 1, 2].map(() => reader.byte('the colour of a tile'));
  reader.skip(1, 'the colour of a tile');
  return { ...named, colour: colour as [number, number, number], ...readOwn(reader, type) };
}

/** The additional fields that tiles of some families have. */
function readOwn(reader: ByteReader, type: number): Pick<VirtualscapeTile, 'own' | 'figure'> {
  if (type === FAMILY_OF_OWN * 1000) {
    const hexes = reader.int32('the size of a tile');
    reader.text('the texture of a tile');
    reader.text('the texture of its side');
    reader.text('the letter of a tile');
    return { own: { hexes, name: reader.text('the name of a tile') } };
  }
  if (Math.floor(type / 1000) !== FAMILY_OF_FIGURES) return {};
  const figure = reader.text('the name of a figure');
  reader.text('the file of a figure');
  return { figure };
}

function within(reader: ByteReader, least: number, most: number, what: string): number {
  const { offset } = reader;
  const value = reader.int32(what);
  if (value >= least && value <= most) return value;
  throw reader.refusal(offset, shortened(String(value)), `${what} ${least} to ${most}`);
}
