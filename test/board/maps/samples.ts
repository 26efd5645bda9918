import { gzipSync } from 'node:zlib';
import { encoded, type Tile } from './encode.ts';

/* A small map in each layout that is read. */

/** A link as the map editor makes it, packed by JSONCrush 1.1.8. */
export const LINK =
  "https://example.org/?m=%5B('id!'8name!'Tiny%20Link.author!'me.shape!'rectangle.length!3~width!4)~99g761-r81-1-w5g5z899z262-tr10'%5D*,'-*0*.'~580*3-0*6.1*1*81.90-%019865.-*_";

/** The contents of the link. */
export const LINKED: readonly unknown[] = [
  { id: '1', name: 'Tiny Link', author: 'me', shape: 'rectangle', length: 3, width: 4 },
  ...['0~0~0~0~g7', '1~1~1~0~r1', '1~0~1~0~w1', '0~3~0~0~g1', '0~3~0~0~z1', '0~0~0~0~z2'],
  '1~1~2~0~tr10',
];

/** A map of hexoscape's game. */
export const GAME = {
  hexMap: {
    mapName: 'Three in a row',
    glyphs: { '2,0,-2': { hexID: '2,0,-2', glyphID: 'attack' } },
  },
  boardHexes: {
    '0,0,0': { q: 0, r: 0, altitude: 3, terrain: 'grass', startzonePlayerIDs: ['0'] },
    '1,0,-1': { q: 1, r: 0, altitude: 1, terrain: 'water', startzonePlayerIDs: [] },
    '2,0,-2': { q: 2, r: 0, altitude: 1, terrain: 'rock', startzonePlayerIDs: ['1'] },
    '3,0,-3': { q: 3, r: 0, altitude: 0, terrain: 'void' },
  },
};

/** A map of the map editor. */
export const EDITED = {
  hexMap: { id: '1', name: 'A hill', author: 'Somebody', shape: 'rectangle', width: 6, length: 5 },
  boardPieces: {
    '0~1~1~0~g24': 'g24',
    '1~1~1~0~r7': 'r7',
    '2~1~2~0~w1': 'w1',
    '2~1~1~0~tr10': 'tr10',
    '1~2~0~0~ld': 'ld',
    '1~1~4~2~bt': 'bt',
    '1~0~4~0~y12': 'y12',
    '1~1~0~0~z1': 'z1',
  },
};

const TILES: readonly Tile[] = [
  { type: 1024, at: [3, 2, 0] },
  { type: 4001, at: [8, 2, 0] },
  { type: 2001, at: [3, 3, 1] },
  { type: 14_066, at: [3, 3, 2], glyph: 'B' },
  { type: 15_001, at: [3, 4, 1], start: 'Red', colour: [255, 0, 0] },
  { type: 16_402, at: [3, 2, 1] },
  { type: 18_001, at: [2, 5, 1], figure: 'MIMRING' },
];

/** A map of Virtualscape. */
export const SCAPED = encoded({ version: 7, name: 'A map', author: 'Somebody', tiles: TILES });

const bytesOf = (data: unknown) => new TextEncoder().encode(JSON.stringify(data));

/** All of them, as files. */
export const SAMPLES: Readonly<Record<string, Uint8Array>> = {
  'a map of Virtualscape': SCAPED,
  'a map of the map editor': bytesOf(EDITED),
  'a list of pieces': bytesOf(LINKED),
  'a link': new TextEncoder().encode(LINK),
  'a map of the game': bytesOf(GAME),
};

/** The same, packed. */
export const PACKED: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  Object.entries(SAMPLES).map(([what, bytes]) => [`${what}, packed`, gzipSync(bytes)]),
);
