import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardData, boardFile } from '../../../../src/board/maps/board-file.ts';
import { isBinaryMap, isEditorMap, readMap } from '../../../../src/board/maps/formats/read-map.ts';
import type { MapBoard } from '../../../../src/board/maps/map-board.ts';
import { type Space, spaceName } from '../../../../src/board/space.ts';
import { spacesOf } from '../../../../src/board/terrain.ts';
import { check } from '../../../../src/experiments/scenarios/check.ts';
import { parseYaml } from '../../../../src/experiments/scenarios/document.ts';
import { readExperiment } from '../../../../src/experiments/scenarios/read-experiment.ts';
import { mapFile } from '../../../../src/fight/board-schema.ts';
import { rowsOf } from '../boards.ts';
import { encoded, type Tile } from '../encode.ts';
import { refusal } from '../refused.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a map is known by what it holds:', () => {
  test('Virtualscape’s by the version that it begins with', () => {
    const tiles = [{ type: 1002 }, { type: 4001, at: [0, 1, 0] as const }];
    expect(rowsOf(readMap(encoded({ version: 3, tiles }), 'a.json'))).toEqual(['1 1', '0w .']);
  });

  test('the editor’s by its brace, behind blanks or a byte-order mark', () => {
    const text = JSON.stringify({ hexMap: {}, boardPieces: { '0~0~0~0~g2': 'g2' } });
    for (const before of ['', ' \n', '\ufeff']) {
      expect(rowsOf(readMap(bytesOf(before + text), 'a.hsc'))).toEqual(['1 1']);
    }
  });

  test.each([
    ['nothing', '', 'the file is empty'],
    ['a picture', '\u0089PNG\r\n\u001a\n and so on', 'byte 0: version'],
    ['a board', 'terrain: 1 1 1\n', 'byte 0: version'],
  ])('%s is none', (_, text, says) => {
    expect(refusal(() => readMap(bytesOf(text), 'a'))).toContain(`a: ${says}`);
  });

  test('JSON that is no text is none', () => {
    const bytes = Uint8Array.from([...bytesOf('{"boardPieces": "'), 0xff, 0x00]);
    expect(refusal(() => readMap(bytes, 'a'))).toContain('a: the file is not UTF-8 text');
  });
});

test('of what experiments name, maps of Virtualscape are told by their ending, the editor’s by their pieces', () => {
  expect(['a.hsc', 'b/A.HSC'].every(isBinaryMap)).toBe(true);
  expect(['a.hsc.yaml', 'hsc', 'a.json'].some(isBinaryMap)).toBe(false);
  expect(isEditorMap(' {"hexMap": {}, "boardPieces": {}}')).toBe(true);
  expect(['{"terrain": "1 1"}', '[{"name": "boardPieces"}]', 'terrain: 1'].some(isEditorMap)).toBe(
    false,
  );
});

const TYPES = [
  ...[
    1001, 1002, 1003, 1007, 1024, 4001, 5001, 6001, 7002, 8005, 9002, 10_004, 10_011, 11_002,
    11_003,
  ],
  ...[
    11_006, 12_004, 13_003, 13_006, 14_063, 15_001, 16_001, 16_007, 16_009, 16_202, 16_301, 16_401,
  ],
  ...[
    16_402, 16_404, 17_000, 18_001, 18_002, 19_001, 20_024, 23_006, 24_002, 25_001, 26_007, 27_003,
    99_999,
  ],
];

const FIGHT = {
  name: 'x',
  attacker: { name: 'A', attack: 3, defense: 3 },
  defender: { name: 'B', attack: 3, defense: 3 },
};

/** Spaces without pieces. */
function freeSpaces({ terrain, pieces }: MapBoard): Space[] {
  const solid = pieces.filter(({ kind }) => kind !== 'glyph').flatMap(({ spaces }) => spaces);
  const taken = new Set(solid.map(spaceName));
  return spacesOf(terrain).filter((space) => !taken.has(spaceName(space)));
}

const tile: fc.Arbitrary<Tile> = fc.record({
  type: fc.constantFrom(...TYPES),
  at: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), fc.nat(12)),
  rotation: fc.nat(5),
  start: fc.string({ maxLength: 5 }),
  figure: fc.constantFrom('GRIMNAK', '', ' ', '{[#:"'),
  own: fc.record({
    hexes: fc.constantFrom(1, 3, 7, 5000, -1),
    name: fc.constantFrom('Lava', 'x', ''),
  }),
});

test('whatever pieces a map has wherever, its board is one that an experiment takes', () => {
  const maps = fc.record({
    tiles: fc.array(tile, { minLength: 1, maxLength: 25 }),
    version: fc.constantFrom(5, 6, 7),
  });
  fc.assert(
    fc.property(maps, ({ tiles, version }) => {
      const map = readMap(encoded({ version, tiles: [{ type: 1001 }, ...tiles] }), 'a.hsc');
      const data = boardData(map);
      const { lacks, ...written } = data;
      const file = parseYaml(boardFile(map, 'a.hsc'), 'a.yaml').data as Partial<typeof data>;
      expect({ others: [], walls: [], starts: {}, ...file }).toEqual({
        ...written,
        terrain: `${data.terrain}\n`,
      });
      const [attacker, defender] = freeSpaces(map);
      if (!attacker || !defender) return;
      for (const board of [file, data]) {
        const { cases } = readExperiment(
          { ...FIGHT, board: { map: 'a.hsc', attacker, defender } },
          { readFile: (_, schema) => check(schema, board) },
        );
        expect(cases[0]?.scenario).toMatchObject({ board: { terrain: data.terrain } });
      }
    }),
    { numRuns: 300 },
  );
});

/** If set, a folder of people's maps to read as well. */
const FOLDER = process.env.KNOCKBACK_MAPS;
const SAMPLES =
  FOLDER && existsSync(FOLDER)
    ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(hsc|json)$/i.test(name),
      )
    : [];

describe.skipIf(!FOLDER)('maps of people, from the folder KNOCKBACK_MAPS', () => {
  test('there are some', () => expect(SAMPLES.length).toBeGreaterThan(0));

  test.each(SAMPLES)(
    '%s is read whole, no two tiles in one place, and its board can be taken',
    (name) => {
      const bytes = readFileSync(join(FOLDER ?? '', name));
      const map = readMap(bytes, name);
      expect(map.lacks.join()).not.toMatch(/two tiles|tile of type|piece /i);
      check(mapFile(), parseYaml(boardFile(map, name), 'a.yaml').data);
      if (!name.endsWith('.json')) return;
      // The editor states the size, which must match that of the pieces.
      const { hexMap } = JSON.parse(bytes.toString());
      expect([map.terrain.columns, map.terrain.rows.length]).toEqual([hexMap.width, hexMap.length]);
    },
  );

  test.each(SAMPLES.filter((name) => name.endsWith('.hsc')))('%s cut short is refused', (name) => {
    const bytes = readFileSync(join(FOLDER ?? '', name));
    for (let length = 1; length < bytes.length; length += 97) {
      expect(refusal(() => readMap(bytes.subarray(0, length), 'a.hsc'))).toMatch(
        /^a\.hsc: byte \d+: found/,
      );
    }
  });

  test('changed somewhere, they are read or refused in good form', () => {
    const files = SAMPLES.map((name) => readFileSync(join(FOLDER ?? '', name)));
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...files), changes, (file, all) => {
        const bytes = Uint8Array.from(file);
        for (const [at, byte] of all) bytes[at % bytes.length] = byte;
        refusal(() => readMap(bytes, 'a'));
      }),
      { numRuns: 300 },
    );
  });
});
