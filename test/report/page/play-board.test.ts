import { beforeAll, expect, test } from 'vitest';
import type { Scene } from '../../../src/board/scene.ts';
import { playBoard, playOverview } from '../../../src/report/page/play-board.ts';
import { playOf, turn } from '../turns.ts';

let scene: Scene;
beforeAll(async () => {
  const { account } = await turn();
  if (!account.scene) throw new Error('the turn is on a board');
  ({ scene } = account);
});

function drawn(changes: Partial<Scene> = {}): string {
  const changed = { ...scene, ...changes };
  return [playBoard(changed, playOf()), playOverview(changed, playOf())]
    .map((part) => part?.text ?? '')
    .join('\n');
}

const spaces = (svg: string) =>
  [...svg.matchAll(/<path fill="var\(--(\w+)\)" d="([^"]+)"/g)].map(([, paint, d = '']) => ({
    paint,
    count: d.split('M').length - 1,
  }));

test('every space is drawn once, in the colour of its ground', () => {
  const found = spaces(drawn());
  // Seven columns and five rows: four of water, three of lava, high ground and low ground.
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(35);
  expect(found.find(({ paint }) => paint === 'water')?.count).toBe(4);
  expect(found.find(({ paint }) => paint === 'lava')?.count).toBe(3);
});

test('walls are drawn, and columns and rows are numbered', () => {
  const svg = drawn();
  expect(svg.split('class="wall"')).toHaveLength(2);
  const numbers = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, n]) => Number(n));
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4]);
  expect(drawn({ walls: [] })).not.toContain('class="wall"');
});

test('the numbers of columns and rows stand beside the spaces, within the picture', () => {
  const svg = drawn();
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const pairs = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const corners = [...svg.matchAll(/ d="([^"]+)" class="hexes"/g)].flatMap(([, d = '']) =>
    pairs(/[ML](-?[\d.]+) (-?[\d.]+)/g, d),
  );
  expect(corners).toHaveLength(35 * 6);
  const edge = {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
  };
  const numbers = pairs(/<text x="(-?[\d.]+)" y="(-?[\d.]+)"/g, svg);
  expect(numbers).toHaveLength(7 + 5);
  for (const { x, y } of numbers) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
    expect(x < edge.left || y < edge.top).toBe(true);
  }
});

test('of a large board that part is drawn on which somebody acts, with every fifth number', () => {
  const terrain = {
    columns: 100,
    rows: Array.from({ length: 100 }, () => Array(100).fill({ level: 1 })),
  };
  const svg = drawn({ terrain, walls: [] });
  const [ground] = spaces(svg);
  expect(ground?.count).toBeLessThan(200);
  expect(ground?.count).toBeGreaterThan(35);
  const wide = {
    ...terrain,
    columns: 24,
    rows: terrain.rows.slice(0, 6).map((row) => row.slice(0, 24)),
  };
  const reach = [{ name: 'Ann', spaces: [[21, 3]] as const }];
  const numbers = [...drawn({ terrain: wide, walls: [], reach }).matchAll(/>(\d+)<\/text>/g)];
  expect(numbers.map(([, n]) => Number(n))).toEqual([0, 5, 10, 15, 20, 0, 5]);
});

test('below a part of a large board is the whole in small, with a frame around the part', () => {
  const rows = Array.from({ length: 64 }, () => Array(64).fill({ level: 1 }));
  const svg = drawn({ terrain: { columns: 64, rows }, walls: [] });
  // 32 blocks of two spaces on a side, of which the first four spaces and a margin are the part.
  expect(svg.match(/<rect /g)).toHaveLength(32 * 32 + 1);
  expect(svg).toMatch(/Shown: columns 0 to \d and rows 0 to \d of 64 × 64 spaces\./);
  expect(svg).toMatch(
    /<rect class="frame" x="0" y="0" width="[2-5](\.5)?" height="[2-5](\.5)?"\/>/,
  );
  expect(drawn({})).not.toContain('class="overview"');
});

test('a space is as large as from its neighbours to the next ones', () => {
  const svg = drawn({ grid: 'square' });
  expect(svg).toContain('data-outline="m-0.5 -0.5l1 0l0 1l-1 0z"');
});
