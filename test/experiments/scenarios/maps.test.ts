import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { surroundingsIn } from '../../../src/experiments/scenarios/written.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { encoded, type Tile } from '../../board/maps/encode.ts';
import { refusal } from '../../board/maps/refused.ts';
import { folderOf } from './files.ts';

/** Three spaces of grass in a row, a tree on the third; a ladder. */
const TILES: Tile[] = [
  { type: 1002, at: [4, 3, 0] },
  { type: 1001, at: [6, 3, 0] },
  { type: 10_011, at: [6, 3, 1] },
  { type: 16_402, at: [4, 3, 1] },
];
const HSC = encoded({ version: 7, tiles: TILES });
const JSON_MAP = JSON.stringify({
  hexMap: { name: 'x' },
  boardPieces: { '0~1~3~0~g2': 'g2', '0~3~3~0~g1': 'g1', '1~3~3~0~tr10': 'tr10' },
});
const YAML = 'terrain: 1 1 1\nothers: [{ obstacle: tree, at: [2, 0] }]\n';

const HEAD = 'name: x\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const board = (fields: string) => `${HEAD}board: { ${fields} }\n`;
const PLACES = 'attacker: [0, 0], defender: [1, 0]';

const load = (text: string, files: Record<string, string | Uint8Array> = {}) =>
  loadExperiment(join(folderOf({ 'file.yaml': text, ...files }), 'file.yaml'), DISK);
const scenarioOf = (text: string, files: Record<string, string | Uint8Array>) =>
  load(text, files).cases[0]?.scenario as C3gScenario;

describe('a map gives a fight its ground, and what stands there:', () => {
  test.each<[string, string | Uint8Array]>([
    ['maps/a.hsc', HSC],
    ['a.json', JSON_MAP],
    ['a.yaml', YAML],
  ])('%s, beside the experiment', (map, content) => {
    const { board: setup } = scenarioOf(board(`map: ${map}, ${PLACES}`), { [map]: content });
    expect(setup).toMatchObject({
      terrain: '1 1 1',
      attacker: [[0, 0]],
      others: [{ kind: 'obstacle', name: 'tree', spaces: [[2, 0]] }],
    });
  });

  test('it is the fight of the same ground written in place', () => {
    const written = `terrain: 1 1 1, others: [{ obstacle: tree, at: [2, 0] }], ${PLACES}`;
    const [mapped, inPlace] = [
      scenarioOf(board(`map: a.yaml, ${PLACES}`), { 'a.yaml': YAML }),
      scenarioOf(board(written), {}),
    ];
    expect(mapped).toEqual(inPlace);
  });

  test('a map that the program has is known by its name; a file of that name goes before it', () => {
    const spaces = (files: Record<string, string>) =>
      scenarioOf(board(`map: the-ford, ${PLACES}`), files)
        .board?.terrain.trim()
        .split(/\s+/).length;
    expect(spaces({})).toBe(54);
    expect(spaces({ 'the-ford': 'terrain: 1 1 1\n' })).toBe(3);
  });

  test('additions of the experiment are on the board, too', () => {
    const more = 'others: [{ figure: the-joker, at: [2, 0] }], walls: [[[1, 0], [2, 0]]]';
    const { board: setup } = scenarioOf(board(`map: a.yaml, ${PLACES}, ${more}`), {
      'a.yaml': 'terrain: 1 1 1 1\nwalls: [[[2, 0], [3, 0]]]\n',
    });
    expect(setup?.others.map(({ name }) => name)).toEqual(['The Joker']);
    expect(setup?.walls).toEqual([
      [
        [2, 0],
        [3, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ]);
  });

  test('reports say what of a map is not on its board, and nothing of one that is whole', () => {
    const remarks = (content: Uint8Array | string, map: string) =>
      atOnce(
        compile(scenarioOf(board(`map: ${map}, ${PLACES}`), { [map]: content })),
      ).account.caveats?.map(({ text }) => text) ?? [];
    expect(remarks(HSC, 'a.hsc')).toContain('Left out of this map: 1 ladder.');
    expect(remarks(JSON_MAP, 'a.json').join()).not.toContain('Left out of this map');
  });

  test('maps can be varied, each read once, and runs that are kept need them no more', () => {
    const text = `${board(`map: a.hsc, ${PLACES}`)}vary: { board.map: [a.hsc, b.hsc] }\n`;
    const other = encoded({ version: 2, tiles: [{ type: 2002 }] });
    const { written, cases } = load(text, { 'a.hsc': HSC, 'b.hsc': other });
    expect(cases).toHaveLength(2);
    const kept = JSON.parse(
      JSON.stringify({ document: written.document, files: [...written.files] }),
    );
    const again = readExperiment(kept.document, surroundingsIn(new Map(kept.files)));
    expect(again.cases).toEqual(cases);
  });
});

describe('refused is', () => {
  const messages = (fields: string, files: Record<string, string | Uint8Array> = {}) =>
    refusal(() => load(board(fields), { 'a.hsc': HSC, 'a.yaml': YAML, ...files })).replace(
      /[^ ]*\/(?=file\.yaml)/g,
      '',
    );

  test.each<[string, string, Record<string, string | Uint8Array>, string]>([
    [
      'a map that is not there',
      `map: b.hsc, ${PLACES}`,
      {},
      'file.yaml:4:15: board.map: "b.hsc": there is no such file',
    ],
    [
      'a name that is nearly that of a map',
      `map: the-frod, ${PLACES}`,
      {},
      'board.map: "the-frod": there is no such file (did you mean the-ford?)',
    ],
    [
      'a name that is like none',
      `map: nowhere, ${PLACES}`,
      {},
      'The built-in maps: cliffs-and-lava, open-field',
    ],
    [
      'a map that is cut short',
      `map: b.hsc, ${PLACES}`,
      { 'b.hsc': HSC.subarray(0, 90) },
      'b.hsc: byte 46: 4 tiles instead of a number from 0 to 1',
    ],
    [
      'a map beside terrain',
      `map: a.hsc, terrain: 1 1, ${PLACES}`,
      {},
      'board.map is "a.hsc"; give terrain or a map, not both',
    ],
    ['neither', PLACES, {}, 'board.terrain is missing; give a board: rows of spaces'],
    [
      'somebody off the map',
      `map: a.hsc, attacker: [0, 0], defender: [7, 0]`,
      {},
      'board.defender: 7,0, which is off the map; give a space of the map, up to 2,0',
    ],
    [
      'somebody in a tree of the map',
      `map: a.hsc, attacker: [1, 0], defender: [2, 0]`,
      {},
      'board.defender: 2,0, where "tree" stands; give a free space',
    ],
    [
      'a board with an unknown key',
      `map: b.yaml, ${PLACES}`,
      { 'b.yaml': 'terrain: 1 1\nwals: []\n' },
      'b.yaml:2:1: wals: unknown key "wals"',
    ],
    [
      'a board with a bad row',
      `map: b.yaml, ${PLACES}`,
      { 'b.yaml': 'terrain: |\n  1 1\n  1 x\n' },
      'file.yaml:4:15: board.map is "x" in row 1 of its terrain',
    ],
    [
      'a board with a wall between strangers',
      `map: b.yaml, ${PLACES}`,
      { 'b.yaml': 'terrain: 1 1 1\nwalls: [[[0, 0], [2, 0]]]\n' },
      'board.map: 0,0 and 2,0, which are not adjacent',
    ],
    [
      'cards in place of a board',
      `map: b.yaml, ${PLACES}`,
      { 'b.yaml': '- { name: A, attack: 1, defense: 1 }\n' },
      'b.yaml:1:1 is a list of 1; give a board',
    ],
  ])('%s', (_, fields, files, says) => {
    expect(messages(fields, files)).toContain(says);
  });

  test('a map in place of cards', () => {
    const text = `${HEAD}cards: [a.hsc]\n`;
    expect(refusal(() => load(text, { 'a.hsc': HSC }))).toContain(
      'a.hsc: terrain: unknown key "terrain"; give one of the keys name, life',
    );
  });

  test('a map under the rules of squares', () => {
    const text =
      'name: x\nrules: heroclix\nattacker: { name: A, attackValue: 5, damage: 1 }\ndefender: { name: B, defenseValue: 5 }\n';
    const message = refusal(() =>
      load(`${text}board: { map: a.hsc, ${PLACES} }\n`, { 'a.hsc': HSC }),
    );
    expect(message).toContain('board.map: unknown key "map"');
  });
});
