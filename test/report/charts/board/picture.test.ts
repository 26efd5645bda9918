import { describe, expect, test } from 'vitest';
import { type SpaceNote, spaceNotes } from '../../../../src/board/notes.ts';
import type { Scene } from '../../../../src/board/scene.ts';
import { boardPicture } from '../../../../src/report/charts/board/picture.ts';
import { boardsSvg } from '../../../../src/report/charts/board/svg.ts';
import { PAPER } from '../../../../src/report/charts/palette.ts';

/** A level board with this many columns and rows, and a duel at its left or in its middle. */
function scene(columns: number, rows: number, at = 0): Scene {
  return {
    grid: 'hex',
    terrain: {
      columns,
      rows: Array.from({ length: rows }, () => Array(columns).fill({ level: 1 })),
    },
    pieces: [
      { name: 'Attacker', role: 'attacker', kind: 'figure', spaces: [[at, at]] },
      { name: 'Defender', role: 'defender', kind: 'figure', spaces: [[at + 1, at]] },
    ],
    walls: [],
    line: [],
    placeMeasure: 'finalSpace',
  };
}

const CAPTION = { text: 'Board', subtitle: 'Test', noted: 'chance' };

function drawn(of: Scene, notes: readonly SpaceNote[] = [], most = 1): string {
  return boardsSvg([boardPicture(of, spaceNotes(notes), CAPTION, { most })]);
}

const count = (svg: string, colour: string) => svg.split(`fill="${colour}"`).length - 1;
const numbers = (svg: string) => [...svg.matchAll(/>(\d+)</g)].map(([, text]) => Number(text));

describe('the picture of a board', () => {
  test('explains its kinds of terrain, where there are others than water and molten lava', () => {
    const lettered = (...letters: string[]): Scene => {
      const { terrain, ...more } = scene(6, 5);
      const first = letters.map((letter) => ({ level: 1, letter }));
      const rows = terrain.rows.map((row, r) =>
        r === 0 ? [...first, ...row.slice(first.length)] : row,
      );
      return { ...more, terrain: { columns: 6, rows } };
    };
    const snowy = drawn(lettered('w', 'l', 's', 'a'));
    for (const text of ['w water', 'l lava field', 's heavy snow'])
      expect(snowy).toContain(`>${text}<`);
    expect(snowy).toContain(`fill="${PAPER.paints.lavaField}"`);
    expect(drawn(lettered('w', 'm'))).not.toContain('>w water<');
  });

  test('has the name of each start area in its spaces', () => {
    const starts = [
      {
        name: 'a',
        spaces: [
          [4, 4],
          [5, 4],
        ] as const,
      },
    ];
    const svg = drawn({ ...scene(6, 5), starts });
    expect(svg.split('>1 (a)<').length - 1).toBe(2);
    expect(drawn(scene(6, 5))).not.toContain('(a)');
  });

  test('has the numbers of columns and rows at its rim, as files count them', () => {
    const svg = drawn({ ...scene(4, 3), terrain: scene(4, 3).terrain, pieces: [] });
    // Level 1 is written on each of the 12 spaces.
    const rim = numbers(svg).filter((number) => number !== 1);
    expect(rim.sort()).toEqual([0, 0, 2, 2, 3]);
    expect(numbers(svg).filter((number) => number === 1)).toHaveLength(12 + 2);
  });

  test('counts from where a crop starts', () => {
    const svg = drawn(scene(60, 60, 30));
    for (const number of [28, 29, 30, 31, 32, 33]) expect(numbers(svg)).toContain(number);
    expect(numbers(svg)).not.toContain(0);
  });

  test('shades spaces by their chance: none lightest, the most strongest, others not at all', () => {
    const notes: SpaceNote[] = [
      { space: [1, 0], text: '0.0%', chance: 0 },
      { space: [2, 0], text: '40.0%', chance: 0.4 },
      { space: [3, 0], text: '–' },
    ];
    const svg = drawn(scene(4, 1), notes, 0.4);
    expect(count(svg, PAPER.odds[0] ?? '')).toBe(1);
    expect(count(svg, PAPER.odds.at(-1) ?? '')).toBe(1);
    const shaded = PAPER.odds.reduce((sum, colour) => sum + count(svg, colour), 0);
    expect(shaded).toBe(2);
    for (const { text } of notes) expect(svg).toContain(`>${text}<`);
  });

  test('writes light on strong shades', () => {
    const svg = drawn(scene(2, 1), [{ space: [0, 0], text: '90.0%', chance: 0.9 }]);
    expect(svg).toMatch(new RegExp(`fill="${PAPER.paints.onHigh}"[^>]*>90\\.0%<`));
  });

  test('has a ring around the best, and nowhere else', () => {
    const rings = (svg: string) => svg.split(`stroke="${PAPER.accent}"`).length - 1;
    const plain = { space: [0, 0] as const, text: '90.0%', chance: 0.9 };
    expect(rings(drawn(scene(2, 1), [plain]))).toBe(0);
    expect(rings(drawn(scene(2, 1), [{ ...plain, rank: 1 }]))).toBe(1);
  });

  test('says in words what is noted', () => {
    const notes = spaceNotes([{ space: [2, 0], text: '40.0%', chance: 0.4 }]);
    expect(boardPicture(scene(4, 1), notes, CAPTION).description).toBe(
      'Board. Test. Space 2,0: 40.0%',
    );
  });
});

describe('the picture of a large board', () => {
  test('has the whole beside it, with a frame around what is drawn', () => {
    const svg = drawn(scene(100, 100, 50));
    expect(svg).toContain('>All 100 × 100<');
    expect(svg).toContain(`stroke="${PAPER.accent}"`);
    expect(svg).toContain('columns 48 to 53 and rows 48 to 52 of 100 × 100');
    expect(drawn(scene(12, 12, 5))).not.toContain('>All ');
    const whole = boardPicture(scene(100, 100, 50), new Map(), CAPTION, { isCropped: false });
    expect(boardsSvg([whole])).not.toContain('All 100 × 100');
    expect(boardsSvg([whole])).not.toContain('columns 48');
  });

  test('frames the share of the whole that it draws', () => {
    const { marks } = boardPicture(scene(40, 40, 20), new Map(), CAPTION);
    // Level ground without holes: one rectangle for each row of blocks.
    const ground = PAPER.paints.height0;
    const stripes = marks.filter(({ fill, stroke }) => fill === ground && stroke === ground);
    const [frame] = marks.filter(({ stroke }) => stroke === PAPER.accent);
    const widthOf = (path = '') => Number(/^M0,0h([\d.]+)/.exec(path)?.[1]);
    const [stripe] = stripes;
    const width = widthOf(stripe?.path);
    // Columns 18 to 23 of 40.
    expect(((frame?.x ?? 0) - (stripe?.x ?? 0)) / width).toBeCloseTo(18 / 40, 2);
    expect(widthOf(frame?.path) / width).toBeCloseTo(6 / 40, 2);
  });

  test('keeps the whole apart from the part that is drawn, and ends with it', () => {
    const { marks, width } = boardPicture(scene(40, 40, 20), new Map(), CAPTION);
    // Columns 18 to 23 and rows 18 to 22.
    const spaces = marks.filter(({ facts }) => facts !== undefined);
    expect(spaces).toHaveLength(6 * 5);
    const ends = spaces.flatMap(({ x, path }) =>
      [...path.matchAll(/[ML](-?[\d.]+),/g)].map(([, across]) => x + Number(across)),
    );
    expect(ends).toHaveLength(6 * spaces.length);
    const rectangles = marks.flatMap(({ x, path }) => {
      const [, across] = /^M0,0h([\d.]+)/.exec(path) ?? [];
      return across === undefined ? [] : [{ left: x, right: x + Number(across) }];
    });
    expect(Math.min(...rectangles.map(({ left }) => left))).toBeGreaterThan(Math.max(...ends));
    // Paths have one decimal.
    expect(Math.max(...rectangles.map(({ right }) => right))).toBeCloseTo(width, 0);
  });
});

describe('the SVG of boards', () => {
  test('says what is on each space, and what the picture shows', () => {
    const svg = drawn(scene(3, 1), [{ space: [1, 0], text: '40.0%', chance: 0.4 }]);
    expect(svg).toContain('aria-label="space: 1,0; level: 1; here: Defender; chance: 40.0%"');
    expect(svg).toContain('aria-label="space: 2,0; level: 1"');
    expect(svg).toMatch(/^<svg [^>]*aria-label="Board\. Test\. Space 1,0: 40\.0%"/);
  });

  test('has names as text, whatever they are', () => {
    const { pieces, ...ground } = scene(3, 1);
    const hostile = pieces.map((piece) => ({ ...piece, name: '<b>"&' }));
    expect(drawn({ ...ground, pieces: hostile })).not.toContain('<b>');
    expect(drawn({ ...ground, pieces: hostile })).toContain('&lt;b&gt;&quot;&amp;');
  });

  test('is as wide as its title, if that is wider than the board', () => {
    const width = (text: string) => {
      const picture = boardPicture(scene(1, 1), new Map(), { ...CAPTION, text });
      return Number(/ width="(\d+)"/.exec(boardsSvg([picture]))?.[1]);
    };
    expect(width('Long '.repeat(30))).toBeGreaterThan(width('Short') + 500);
  });

  test('has boards below one another', () => {
    const height = (svg: string) => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    const one = boardPicture(scene(3, 3), new Map(), CAPTION);
    const two = boardsSvg([one, { ...one, title: 'Other' }]);
    expect(two).toContain('>Board<');
    expect(two).toContain('>Other<');
    expect(height(two)).toBeGreaterThan(1.7 * height(boardsSvg([one])));
  });
});
