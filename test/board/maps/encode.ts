/*
 * Writes Virtualscape maps of every version, from the description of the format. It shares nothing with the reader.
 */

/** The properties of a tile that a test sets; the rest is what the program of that time wrote. */
export interface Tile {
  readonly type: number;
  readonly at?: readonly [x: number, y: number, layer: number];
  readonly rotation?: number;
  readonly glyph?: string;
  readonly start?: string;
  readonly colour?: readonly [number, number, number];
  readonly own?: { readonly hexes: number; readonly name: string };
  readonly figure?: string;
}

export interface Written {
  /** 1 to 7: 0.0001 to 0.0007. */
  readonly version: number;
  /** 1 to 3, of each tile. */
  readonly tileVersion?: number;
  readonly name?: string;
  readonly author?: string;
  readonly scenario?: string;
  /** Texts of wide letters, as later programs wrote them. */
  readonly wide?: boolean;
  readonly tiles?: readonly Tile[];
}

export function encoded(map: Written): Uint8Array {
  const { version, name = '', author = '', scenario = '', wide = version >= 5, tiles = [] } = map;
  const { tileVersion = 3 } = map;
  const text = (value: string) => textBytes(value, wide);
  return Uint8Array.from([
    ...float64(VERSIONS[version] as number),
    ...(version >= 2 ? [...text(name), ...text(author)] : []),
    ...(version >= 3 ? text('2') : []),
    ...(version === 3 ? text(scenario) : []),
    ...(version >= 4 ? [...int32(scenario.length), ...ansi(scenario)] : []),
    ...(version >= 2 ? [...int32(6), ...int32(80), ...int32(1)] : []),
    ...(version >= 5 ? int32(0) : []),
    ...(version >= 7 ? int32(1) : []),
    ...int32(tiles.length),
    ...tiles.flatMap((tile) => tileBytes(tile, tileVersion, text)),
  ]);
}

/** As decimal literals, which differ from sums of 0.0001. */
const VERSIONS = [0, 0.0001, 0.0002, 0.0003, 0.0004, 0.0005, 0.0006, 0.0007];

function tileBytes(tile: Tile, version: number, text: (value: string) => number[]): number[] {
  const { type, at = [0, 0, 0], rotation = 0, glyph = 'Í', start = '' } = tile;
  const { colour = [64, 0, 0], own, figure = '' } = tile;
  return [
    ...int32(type),
    ...float64(VERSIONS[version] as number),
    ...[rotation, ...at].flatMap(int32),
    ...(version >= 2 ? [...ansi(glyph), ...text(''), ...text(start)] : []),
    ...(version >= 3 ? [...colour, 0] : []),
    ...(version >= 3 && type === 17000
      ? [
          ...int32(own?.hexes ?? 1),
          ...['My Ice.bmp', 'My IceSide.bmp', 'I', own?.name ?? ''].flatMap(text),
        ]
      : []),
    ...(version >= 3 && Math.floor(type / 1000) === 18 ? [...text(figure), ...text(figure)] : []),
  ];
}

export function int32(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setInt32(0, value, true);
  return bytesOf(view);
}

export function float64(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return bytesOf(view);
}

function bytesOf({ buffer }: DataView<ArrayBuffer>): number[] {
  return [...new Uint8Array(buffer)];
}

/** Letters in Windows-1252; tests use only those that Latin-1 has, too. */
function ansi(value: string): number[] {
  return [...value].map((letter) => letter.charCodeAt(0));
}

/** A text with its length before it: in a byte, in two behind 255, or in four behind 255 and 65535. */
export function textBytes(value: string, wide: boolean): number[] {
  const letters = wide
    ? value.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8])
    : ansi(value);
  return [...(wide ? [0xff, 0xfe, 0xff] : []), ...lengthBytes(value.length), ...letters];
}

function lengthBytes(length: number): number[] {
  if (length < 0xff) return [length];
  if (length < 0xfffe) return [0xff, length & 255, length >> 8];
  return [0xff, 0xff, 0xff, ...int32(length)];
}
