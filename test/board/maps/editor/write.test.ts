import { describe, expect, test } from 'vitest';
import { editorMap } from '../../../../src/board/maps/editor/write.ts';
import { readEditorMap } from '../../../../src/board/maps/formats/read-map.ts';
import { MAP_NAMES, namedMap } from '../../../../src/board/maps/named-maps.ts';
import type { Scene } from '../../../../src/board/scene.ts';
import type { Space } from '../../../../src/board/space.ts';
import { readTerrain, type Terrain, terrainText } from '../../../../src/board/terrain.ts';
import { openedMap } from '../../../../src/experiments/scenarios/load.ts';
import { mapScene } from '../../../../src/fight/ground/scene.ts';
import { refusal } from '../refused.ts';

const sceneOf = (text: string) => mapScene(openedMap('a.yaml', text));
const again = (scene: Scene) => readEditorMap(editorMap(scene, 'A map').text, 'a.json');

const OWN = `terrain: |
  1   2   3   0w  1m
    1s  1b  1l  2i  1x
  4r  1d  2p  .   1
    2   2   2   2   2
others:
  - { obstacle: tree, at: [0, 0] }
  - { obstacle: big tree, at: [[1, 2], [2, 2], [1, 3], [2, 3]] }
  - { glyph: Glyph of Astrid, at: [2, 0] }
  - { glyph: power glyph, at: [0, 1] }
  - { glyph: treasure glyph, at: [1, 1] }
walls:
  - [[0, 0], [1, 0]]
  - [[2, 0], [1, 1]]
  - [[0, 2], [0, 1]]
  - [[3, 3], [4, 3]]
starts:
  a: [[0, 1], [1, 0]]
  c: [[4, 2], [4, 3]]
`;

const cells = (terrain: Terrain) => terrainText(terrain).split(/\s+/);

describe('a board is read again as it was written', () => {
  test('with its ground, what stands on it, its walls and its start areas', () => {
    const scene = sceneOf(OWN);
    const { terrain, pieces, walls, starts, name, notes, lacks } = again(scene);
    expect(name).toBe('A map');
    expect(terrainText(terrain)).toBe(terrainText(scene.terrain));
    const told = (all: readonly { kind: string; name: string; spaces: readonly Space[] }[]) =>
      all.map(({ kind, name, spaces }) => `${kind} ${name} ${spaces.map(String).sort().join(' ')}`);
    expect(told(pieces).sort()).toEqual(told(scene.pieces).sort());
    const ends = (all: readonly (readonly [Space, Space])[]) =>
      all.map((wall) => wall.map(String).sort().join(' ')).sort();
    expect(ends(walls)).toEqual(ends(scene.walls));
    expect(starts.map(({ spaces }) => spaces.map(String).sort())).toEqual(
      scene.starts?.map(({ spaces }) => spaces.map(String).sort()),
    );
    expect(lacks).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  test.each(MAP_NAMES)('%s of the program', (name) => {
    const scene = sceneOf(`${namedMap(name)}`);
    const { terrain, walls, starts, pieces } = again(scene);
    // Letters of start areas become start areas.
    expect(cells(terrain)).toEqual(cells(scene.terrain).map((cell) => cell.replace(/[ac]$/, '')));
    expect(walls).toHaveLength(scene.walls.length);
    expect(pieces).toHaveLength(scene.pieces.length);
    expect(starts.map(({ name, spaces }) => [name, spaces.length])).toEqual(
      scene.starts?.map(({ name, spaces }) => [name, spaces.length]),
    );
  });
});

describe('what the map editor has no piece for is said', () => {
  const lacksOf = (text: string) => editorMap(sceneOf(text), 'x').lacks;

  test('figures and objects are left out, obstacles and glyphs have others in their place', () => {
    const others = [
      'figure: A, at: [0, 0]',
      'figure: B, at: [1, 0]',
      'object: crate, at: [2, 0]',
      'obstacle: rubble, at: [3, 0]',
      'obstacle: glacier, at: [[4, 0], [5, 0]]',
      'glyph: Glyph of Cheese, at: [0, 1]',
    ];
    const list = others.map((other) => `  - { ${other} }\n`).join('');
    expect(lacksOf(`terrain: |\n  1 1 1 1 1 1\n  1 1 1 1 1 1\nothers:\n${list}`)).toEqual([
      'Left out, because the map editor has no such pieces: 2 figures, 1 object.',
      'The map editor has no piece rubble, so it is written as outcrop.',
      'The map editor has no piece Glyph of Cheese, so it is written as power glyph.',
      'The map editor has no piece glacier of this shape, so it is written space by space.',
    ]);
  });

  test('a board with land of level 0 is a level higher', () => {
    const scene = sceneOf('terrain: |\n  0 1 0w\n');
    expect(terrainText(again(scene).terrain)).toBe('1   2   1w');
    expect(editorMap(scene, 'x').lacks[0]).toContain('one level higher');
  });

  test('no more start zones than it has players, and no more tiles than a map has', () => {
    const areas = Array.from({ length: 9 }, (_, i) => `  area-${i}: [[${i}, 0]]\n`).join('');
    expect(lacksOf(`terrain: |\n  1 1 1 1 1 1 1 1 1\nstarts:\n${areas}`)).toEqual([
      'Left out, because the map editor has no such pieces: 1 start area.',
    ]);
    const terrain = readTerrain('9999 '.repeat(20).trim()) as Terrain;
    const scene = { ...sceneOf(OWN), terrain, pieces: [], walls: [], starts: [] };
    expect(refusal(() => editorMap(scene, 'x'))).toContain('give at most 100000 tiles');
  });

  test('the same map has the same number, and another another', () => {
    const numberOf = (text: string) => JSON.parse(editorMap(sceneOf(text), 'x').text).hexMap.id;
    expect(numberOf(OWN)).toBe(numberOf(OWN));
    expect(numberOf(OWN)).not.toBe(numberOf('terrain: |\n  1 1\n'));
  });
});
