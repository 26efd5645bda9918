import { describe, expect, it } from 'vitest';
import type { Space } from '../hexes.ts';
import { distance, figureOf, sees, targets } from './index.ts';
import { type Stage, staged } from './staged.ts';

/** Whether a figure of Height 4 at `from` sees one of Height 4 at `to`, and vice versa. */
function clear(terrain: string, from: Space, to: Space, rest: Partial<Stage> = {}): boolean {
  const state = staged({
    terrain,
    own: [{ at: [[from]], height: 4 }],
    enemies: [{ at: [[to]], height: 4 }],
    ...rest,
  });
  const [a, b] = [figureOf(state, 0), figureOf(state, 1)];
  return sees(state, a, b);
}

describe('ground', () => {
  const row = (level: number, from = 0) => `${from} 0 ${level} 0 0`;

  it('blocks where it reaches the line', () => {
    // On the level the line runs at 4.
    expect(clear(row(3), [0, 0], [4, 0])).toBe(true);
    expect(clear(row(4), [0, 0], [4, 0])).toBe(false);
  });

  it('counts at the lowest height of the line over its hex', () => {
    // From 12 down to 4: over the third hex the line falls from 9 (3/8 of the way) to 7 (5/8).
    expect(clear(row(6, 8), [0, 0], [4, 0])).toBe(true);
    expect(clear(row(7, 8), [0, 0], [4, 0])).toBe(false);
    // The line is blocked on its way up, where it enters the hex.
    expect(clear('0 0 6 0 8', [0, 0], [4, 0])).toBe(true);
    expect(clear('0 0 7 0 8', [0, 0], [4, 0])).toBe(false);
  });

  it('does not block beside the line, nor at its ends', () => {
    expect(clear('0 0 0 0\n9 9 9', [0, 0], [3, 0])).toBe(true);
    expect(clear('20 0', [0, 0], [1, 0])).toBe(true);
  });

  it('is crossed by a line askew', () => {
    // From 0,0 to 1,2, with centres at (0, 0) and (2, 6) in halves of a space and of a side: through 0,1, whose
    // centre (1, 3) is halfway, and through no other hex.
    expect(clear('0 9\n4 9\n9 0', [0, 0], [1, 2])).toBe(false);
    expect(clear('0 9\n3 9\n9 0', [0, 0], [1, 2])).toBe(true);
  });
});

describe('a line along an edge', () => {
  // From 1,0 straight down to 1,2: between 0,1 and 1,1.
  const between = (left: string, right: string) =>
    clear(`0 0\n${left} ${right}\n0 0`, [1, 0], [1, 2]);

  it('is blocked only if both hexes block', () => {
    expect(between('9', '9')).toBe(false);
    expect(between('9', '0')).toBe(true);
    expect(between('0', '9')).toBe(true);
  });

  it('is not blocked beside a gap', () => {
    expect(between('.', '9')).toBe(true);
    expect(between('9', '.')).toBe(true);
  });
});

describe('walls', () => {
  const wall = (a: Space, b: Space, height?: number) =>
    height === undefined ? { between: [a, b] as const } : { between: [a, b] as const, height };

  it('block a line that crosses them, up to their height', () => {
    const across = (height?: number) =>
      clear('0 0 0 0', [0, 0], [3, 0], { walls: [wall([1, 0], [2, 0], height)] });
    expect([across(), across(4), across(3)]).toEqual([false, false, true]);
  });

  it('block a line that runs along them', () => {
    const walls = [wall([0, 1], [1, 1])];
    expect(clear('0 0\n0 0\n0 0', [1, 0], [1, 2], { walls })).toBe(false);
  });

  it('that end on the line block it if there are some on either side', () => {
    const [left, right] = [wall([1, 0], [0, 1]), wall([1, 0], [1, 1])];
    const sight = (walls: Stage['walls'] = []) => clear('0 0\n0 0\n0 0', [1, 0], [1, 2], { walls });
    expect([sight([left]), sight([right]), sight([left, right])]).toEqual([true, true, false]);
  });

  it('do not block beyond the line', () => {
    const walls = [wall([2, 0], [3, 0])];
    expect(clear('0 0 0 0', [0, 0], [2, 0], { walls })).toBe(true);
  });
});

describe('what stands there', () => {
  it('obstacles block, up to a height where one is given', () => {
    const tree = (height?: number) =>
      clear('0 0 0 0', [0, 0], [3, 0], {
        others: [{ obstacle: 'tree', at: [1, 0], ...(height === undefined ? {} : { height }) }],
      });
    expect([tree(), tree(4), tree(3)]).toEqual([false, false, true]);
  });

  it('objects block as well', () => {
    const others = [{ object: 'crate', at: [1, 0] }];
    expect(clear('0 0 0 0', [0, 0], [3, 0], { others })).toBe(false);
  });

  it('glyphs and gaps do not', () => {
    const glyph = { others: [{ glyph: 'Astrid', at: [1, 0] }] };
    expect(clear('0 0 . 0', [0, 0], [3, 0], glyph)).toBe(true);
  });

  it('figures block only by the ruling figuresBlockSight', () => {
    const behind = (figuresBlockSight: boolean) =>
      clear('0 0 0 0', [0, 0], [3, 0], {
        enemies: [{ at: [[[3, 0]], [[1, 0]]], height: 4 }],
        rulings: { figuresBlockSight },
      });
    expect([behind(false), behind(true)]).toEqual([true, false]);
  });
});

it('any pair of spaces of two bases suffices', () => {
  // A cliff fills row 0; the other half of the base, in row 1, sees past it.
  const past = (base: string) =>
    clear('0 9 0 0\n0 0 0', [0, 0], [3, 0], {
      own: [
        {
          at: [
            base === 'double'
              ? [
                  [0, 0],
                  [0, 1],
                ]
              : [[0, 0]],
          ],
          base,
          height: 4,
        },
      ],
    });
  expect([past('single'), past('double')]).toEqual([false, true]);
});

it('spaces are counted round gaps, whatever their levels', () => {
  const state = staged({
    terrain: '0 . 0\n0 9 0',
    own: [{ at: [[[0, 0]]], range: 2 }],
    enemies: [{ at: [[[2, 0]]] }],
  });
  const [a, b] = [figureOf(state, 0), figureOf(state, 1)];
  // 0,0 to 0,1 to 1,1 to 2,0.
  expect(distance(state.setting, a.place, b.place)).toBe(3);
  expect(targets(state, a)).toEqual([]);
});
