import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVirtualscape } from '../../../../src/board/maps/virtualscape/read.ts';
import { encoded, float64, int32, type Tile } from '../encode.ts';
import { refusal } from '../refused.ts';

const TILES: Tile[] = [
  { type: 1024, at: [3, 2, 0], rotation: 4 },
  { type: 14063, at: [4, 2, 1], glyph: '?' },
  { type: 15001, at: [-5, 2, 1], start: 'Rouge', colour: [255, 0, 7] },
  { type: 17000, own: { hexes: 3, name: 'Ice3' } },
  { type: 18002, figure: 'MIMRING' },
];

describe('a map is read to its last byte, of version', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('0.000%i', (version) => {
    const written = {
      version,
      name: 'La table des géants',
      author: 'Hasbro',
      scenario: 'No rules',
    };
    const map = readVirtualscape(encoded({ ...written, tiles: TILES }), 'a.hsc');
    const known = version >= 2 ? written : { name: '', author: '' };
    expect({ name: map.name, author: map.author }).toEqual({
      name: known.name,
      author: known.author,
    });
    expect(map.tiles).toMatchObject([
      { type: 1024, x: 3, y: 2, layer: 0, rotation: 4 },
      { glyphLetter: '?' },
      { x: -5, startName: 'Rouge', colour: [255, 0, 7] },
      { own: { hexes: 3, name: 'Ice3' } },
      { figure: 'MIMRING' },
    ]);
  });

  test('with whether it comes with a text of its scenario', () => {
    const has = (scenario: string, version = 7) =>
      readVirtualscape(encoded({ version, scenario }), 'a.hsc').hasScenario;
    const empty =
      '{\\rtf1\\ansi{\\fonttbl{\\f0\\fnil MS Shell Dlg 2;}}{\\*\\generator Riched20 2.0;}\\pard\\f0\\par }';
    expect(['', empty].map((text) => has(text))).toEqual([false, false]);
    expect(has(empty.replace('\\f0\\par', '\\f0 Hold the ford.\\par'))).toBe(true);
    expect([has('', 3), has('Hold the ford.', 3)]).toEqual([false, true]);
  });

  test.each([1, 2, 3])('0.0007 with tiles of version 0.000%i', (tileVersion) => {
    const { tiles } = readVirtualscape(encoded({ version: 7, tileVersion, tiles: TILES }), 'a.hsc');
    expect(tiles.map(({ type }) => type)).toEqual(TILES.map(({ type }) => type));
    expect(tiles[2]?.startName).toBe(tileVersion >= 2 ? 'Rouge' : undefined);
    expect(tiles[2]?.colour).toEqual(tileVersion === 3 ? [255, 0, 7] : undefined);
  });
});

describe('a map that is cut short is refused, wherever', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('of version 0.000%i', (version) => {
    const whole = encoded({ version, name: 'é', author: 'b', scenario: 'c', tiles: TILES });
    for (let length = 0; length < whole.length; length++) {
      const message = refusal(() => readVirtualscape(whole.subarray(0, length), 'a.hsc'));
      expect(message, `${length} bytes`).toMatch(/^a\.hsc: byte \d+: .+ instead of .+/);
      expect(Number(/byte (\d+)/.exec(message)?.[1])).toBeLessThanOrEqual(length);
    }
  });
});

test('a map of which bytes were changed is read or refused in good form', () => {
  const whole = encoded({ version: 7, name: 'A map', scenario: '{\\rtf1}', tiles: TILES });
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(changes, (all) => {
      const bytes = whole.slice();
      for (const [at, byte] of all) bytes[at] = byte;
      refusal(() => readVirtualscape(bytes, 'a.hsc'));
    }),
    { numRuns: 3000 },
  );
});

describe('a map is refused, by the byte, with', () => {
  const version = float64(0.0001);
  const tile = (rotation: number, layer: number) => [
    ...[...int32(1001), ...float64(0.0001), ...int32(rotation)],
    ...[...int32(0), ...int32(0), ...int32(layer)],
  ];
  test.each<[string, number[], string]>([
    [
      'another version',
      float64(0.0008),
      'byte 0: version 0.0008 instead of the version of a Virtualscape map, from 0.0001 to 0.0007',
    ],
    [
      'fewer tiles than none',
      [...version, ...int32(-1)],
      'byte 8: -1 tiles instead of a number from 0 to 0',
    ],
    [
      'more tiles than bytes',
      [...version, ...int32(2e9), ...tile(0, 0)],
      'byte 8: 2000000000 tiles instead of a number from 0 to 1',
    ],
    [
      'a tile of another version',
      [...version, ...int32(1), ...int32(1001), ...float64(0.0004), ...tile(0, 0)],
      'byte 16: version 0.0004 instead of the version of a tile, from 0.0001 to 0.0003',
    ],
    [
      'a seventh turn',
      [...version, ...int32(1), ...tile(6, 0)],
      'byte 24: 6 instead of the rotation of a tile, from 0 to 5',
    ],
    [
      'a layer below the table',
      [...version, ...int32(1), ...tile(0, -1)],
      'byte 36: -1 instead of the layer of a tile, from 0 to 9998',
    ],
    [
      'bytes behind its end',
      [...version, ...int32(1), ...tile(0, 0), 1, 2],
      'byte 40: 2 bytes after the last tile instead of the end of the file',
    ],
    [
      'a scenario longer than itself',
      [...float64(0.0004), 0, 0, 0, ...int32(99)],
      'byte 11: a scenario of 99 bytes instead of a length from 0 to 0',
    ],
    [
      'a scenario of fewer bytes than none',
      [...float64(0.0004), 0, 0, 0, ...int32(-9)],
      'byte 11: a scenario of -9 bytes',
    ],
  ])('%s', (_, bytes, says) => {
    expect(refusal(() => readVirtualscape(Uint8Array.from(bytes), 'a.hsc'))).toContain(
      `a.hsc: ${says}`,
    );
  });
});
