import { expect, test } from 'vitest';
import type { Scene } from '../../../src/board/scene.ts';
import { boardText } from '../../../src/report/terminal/board.ts';

/** Forty columns and twenty rows, of which the last four columns are water; the fight is in a corner. */
function scene(): Scene {
  const row = Array.from({ length: 40 }, (_, column) =>
    column < 36 ? { level: 1 } : { level: 0, letter: 'w' },
  );
  return {
    grid: 'hex',
    terrain: { columns: 40, rows: Array.from({ length: 20 }, () => row) },
    pieces: [
      { name: 'Ann', role: 'attacker', kind: 'figure', spaces: [[0, 0]] },
      { name: 'Dan', role: 'defender', kind: 'figure', spaces: [[2, 1]] },
    ],
    walls: [],
    line: [],
    placeMeasure: 'finalSpace',
  };
}

test('below a part of a large board is the whole in small, which shows where the part lies', () => {
  const text = boardText(scene());
  expect(text).toContain('Shown: columns 0 to 4 and rows 0 to 3 of 40 × 20 spaces\n');
  const [, overview = ''] = text.split('The whole board: ');
  const ground = (letters: number) => '· '.repeat(letters);
  expect(overview.split('\n').map((line) => line.trimEnd())).toEqual([
    '40 × 20 spaces, a letter for 2 × 2, ▒ marks the part above, ~ water',
    '',
    `  A D ▒ ${ground(15)}~ ~`,
    `  ▒ ▒ ▒ ${ground(15)}~ ~`,
    ...Array(8).fill(`  ${ground(18)}~ ~`),
    '',
  ]);
});

test('a board that is drawn as a whole needs no other', () => {
  expect(boardText(scene(), false)).not.toContain('The whole board');
});
