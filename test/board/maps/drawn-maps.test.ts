import { describe, expect, test } from 'vitest';
import { hexNeighbours } from '../../../src/board/hex.ts';
import { MAP_NAMES, namedMap } from '../../../src/board/maps/named-maps.ts';
import { type Space, spaceName } from '../../../src/board/space.ts';
import { groundAt, readTerrain, spacesOf, type Terrain } from '../../../src/board/terrain.ts';
import { openedMap } from '../../../src/experiments/scenarios/load.ts';

const opened = (name: string) => {
  const { terrain, ...map } = openedMap(name, new TextEncoder().encode(namedMap(name)));
  return { ...map, terrain: readTerrain(terrain) as Terrain };
};

type Drawn = ReturnType<typeof opened>;

/** The space that a half turn of the map leads to. Places are counted in halves of a hex. */
function turned({ terrain }: Drawn, [column, row]: Space): Space {
  const halves = ([c, r]: Space) => 2 * c + (r % 2);
  const all = spacesOf(terrain).map(halves);
  const there = Math.min(...all) + Math.max(...all) - halves([column, row]);
  const down = terrain.rows.length - 1 - row;
  return [(there - (down % 2)) / 2, down];
}

const isTaken = ({ others }: Drawn, space: Space) =>
  others.some(
    ({ obstacle, at }) => obstacle !== undefined && at.some((one) => `${one}` === `${space}`),
  );

/**
 * All spaces that a figure of some Height can reach on foot without falling or entering molten lava.
 */
function reached(map: Drawn, from: Space, height: number, avoided = 'm'): Set<string> {
  const { terrain, walls } = map;
  const shut = new Set(walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const found = new Set([spaceName(from)]);
  const left: Space[] = [from];
  for (let space = left.pop(); space; space = left.pop()) {
    const { level = 0 } = groundAt(terrain, space) ?? {};
    for (const next of hexNeighbours(space)) {
      const ground = groundAt(terrain, next);
      if (!ground || avoided.includes(ground.letter ?? ' ') || isTaken(map, next)) continue;
      const isWay = Math.abs(ground.level - level) < height && !shut.has(`${space} ${next}`);
      if (!isWay || found.has(spaceName(next))) continue;
      found.add(spaceName(next));
      left.push(next);
    }
  }
  return found;
}

const DRAWN = MAP_NAMES.filter((name) => name !== 'the-ford');

test('there are five maps of some 200 spaces, and one of the size of tournaments', () => {
  const sizes = DRAWN.map((name) => spacesOf(opened(name).terrain).length).sort((a, b) => a - b);
  const large = sizes.pop();
  expect(sizes).toHaveLength(5);
  for (const size of sizes) expect(Math.abs(size - 200)).toBeLessThanOrEqual(20);
  expect(Math.abs((large ?? 0) - 500)).toBeLessThanOrEqual(20);
});

describe.each(DRAWN)('%s', (name) => {
  const map = opened(name);
  const { terrain, others, walls, starts } = map;
  const spaces = spacesOf(terrain);
  const [a = [], c = []] = [starts.a, starts.c];

  test('is the same after half a turn: ground, what stands there, walls, start areas', () => {
    const { a: one, c: other, ...more } = starts;
    expect(more).toEqual({});
    for (const space of spaces) {
      const { level, letter } = groundAt(terrain, space) ?? {};
      const swapped = { a: 'c', c: 'a' }[letter ?? ''] ?? letter;
      expect(groundAt(terrain, turned(map, space)), `${space}`).toEqual({
        level,
        ...(swapped && { letter: swapped }),
      });
    }
    const told = (turn: (space: Space) => Space) => ({
      others: others.map(({ at, ...what }) => `${JSON.stringify(what)} ${at.map(turn)}`).sort(),
      walls: walls
        .map((ends) =>
          ends
            .map((end) => `${turn(end)}`)
            .sort()
            .join(' '),
        )
        .sort(),
    });
    expect(told((space) => turned(map, space))).toEqual(told((space) => space));
    const names = (all: readonly Space[] = []) => all.map(spaceName).sort();
    expect(names(one?.map((space) => turned(map, space)))).toEqual(names(other));
  });

  test('has 24 start spaces a side, of one level, plain and free, each beside another', () => {
    for (const area of [a, c]) {
      expect(area).toHaveLength(24);
      expect(new Set(area.map((space) => groundAt(terrain, space)?.level)).size).toBe(1);
      for (const space of area) {
        expect('ac').toContain(groundAt(terrain, space)?.letter);
        expect(others.flatMap(({ at }) => at.map(spaceName))).not.toContain(spaceName(space));
        const beside = hexNeighbours(space).map(spaceName);
        expect(area.some((one) => beside.includes(spaceName(one)))).toBe(true);
      }
    }
  });

  test('leads a figure of Height 3 on foot from everywhere to everywhere, lava apart', () => {
    const [begin] = a;
    const free = spaces.filter(
      (space) => groundAt(terrain, space)?.letter !== 'm' && !isTaken(map, space),
    );
    expect(begin && [...reached(map, begin, 3)].sort()).toEqual(free.map(spaceName).sort());
  });

  test('keeps the sides at least ten spaces apart', () => {
    const rows = (area: readonly Space[]) => area.map(([, row]) => row);
    expect(Math.min(...rows(c)) - Math.max(...rows(a))).toBeGreaterThan(10);
  });
});

const lettersOf = ({ terrain }: Drawn) =>
  new Set(spacesOf(terrain).map((space) => groundAt(terrain, space)?.letter));

/** The largest difference in levels between neighbours. */
function steepest({ terrain }: Drawn): number {
  const level = (space: Space) => groundAt(terrain, space)?.level;
  return Math.max(
    ...spacesOf(terrain).flatMap((space) =>
      hexNeighbours(space).map((next) => (level(next) ?? 0) - (level(space) ?? 0)),
    ),
  );
}

describe('the things in their names are there:', () => {
  test('a river right across, which is crossed dry over a bridge of road alone', () => {
    const map = opened('river-and-bridge');
    const [from = [0, 0]] = map.starts.a ?? [];
    const [to = [0, 0]] = map.starts.c ?? [];
    expect(reached(map, from, 3, 'w')).toContain(spaceName(to));
    expect(reached(map, from, 3, 'wr')).not.toContain(spaceName(to));
  });

  test('a hill whose top is reached by terraces, and flanks that a small figure does not climb', () => {
    const map = opened('the-hill');
    expect(groundAt(map.terrain, [6, 7])?.level).toBe(5);
    expect(map.others).toContainEqual({ glyph: 'Glyph of Astrid', at: [[6, 7]] });
    expect(steepest(map)).toBe(3);
  });

  test('roads, and ruins as walls', () => {
    const map = opened('road-and-ruins');
    expect(lettersOf(map)).toContain('r');
    expect(map.walls.length).toBeGreaterThan(20);
  });

  test('cliffs from which most figures fall, molten lava and lava field', () => {
    const map = opened('cliffs-and-lava');
    expect(steepest(map)).toBeGreaterThan(5);
    expect(lettersOf(map)).toContain('m');
    expect(lettersOf(map)).toContain('l');
  });

  test('in the pass snow, ice, water, swamp water, road, walls and glyphs that do something', () => {
    const map = opened('the-mountain-pass');
    for (const letter of 'siwpr') expect(lettersOf(map)).toContain(letter);
    expect(map.walls.length).toBeGreaterThan(0);
    const glyphs = map.others.flatMap(({ glyph }) => glyph ?? []);
    expect(new Set(glyphs)).toEqual(
      new Set(['Glyph of Astrid', 'Glyph of Gerda', 'Glyph of Valda']),
    );
  });
});

test('the ford has 24 start spaces a side as well', () => {
  const { starts } = opened('the-ford');
  expect([starts.a?.length, starts.c?.length]).toEqual([24, 24]);
});
