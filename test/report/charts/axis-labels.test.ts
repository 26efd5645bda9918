import { describe, expect, test } from 'vitest';
import {
  columnLabels,
  distinctParts,
  labelled,
  labelWidth,
  rowLabels,
  widest,
} from '../../../src/report/charts/labels.ts';

const LONG = ['Solomon Grundy, Born on a Monday', 'Krug', 'Aquaman, King of Atlantis'];

describe('the labels of columns', () => {
  test('stand upright as they are where they fit', () => {
    const labels = columnLabels(['0', '1', '10'], 46);
    expect(labels.angle).toBe(0);
    expect(labels.lines).toEqual([['0'], ['1'], ['10']]);
    expect(labelled(labels, 'x')).not.toHaveProperty('labelExpr');
  });

  test('are folded where that makes them as narrow as their columns', () => {
    const { angle, lines } = columnLabels(['height of a figure', 'neither'], 96);
    expect(angle).toBe(0);
    expect(lines).toEqual([['height of a', 'figure'], ['neither']]);
    expect(widest(lines)).toBeLessThanOrEqual(96);
  });

  test('are turned where not, with nothing lost', () => {
    const { angle, lines } = columnLabels(LONG, 58);
    expect(angle).toBe(-45);
    expect(lines.map((one) => one.join(' '))).toEqual(LONG);
  });
});

describe('the labels of rows', () => {
  test('are folded, with nothing lost', () => {
    const { angle, lines } = rowLabels(LONG);
    expect(angle).toBe(0);
    expect(lines[0]?.length).toBe(2);
    expect(lines.map((one) => one.join(' '))).toEqual(LONG);
    for (const line of lines.flat()) expect(labelWidth(line)).toBeLessThanOrEqual(150);
  });

  test('have three lines at most, the last of which says that there is more', () => {
    const [text, other] = ['word '.repeat(40).trim(), 'other '.repeat(40).trim()];
    const { lines } = rowLabels([text, other]);
    expect(lines.map(({ length }) => length)).toEqual([3, 3]);
    expect(lines[0]?.at(-1)).toMatch(/…$/);
  });

  test('of two lines are raised by half a line, so that their middle is at that of their row', () => {
    const { labelOffset } = labelled(rowLabels(LONG), 'y');
    const [two] = labelOffset?.condition ?? [];
    expect(two?.value).toBe(-6.5);
    expect(two?.test).toContain(JSON.stringify([LONG[0]]));
  });
});

test('of long values, only the part in which they differ is left', () => {
  expect(
    distinctParts(['the first very long board 1 2 3 end', 'the first very long board 4 5 6 end']),
  ).toEqual(['… 1 2 3 …', '… 4 5 6 …']);
  expect(distinctParts(['a very long beginning that differs: end', 'b end'])).toEqual([
    'a very long beginning that differs: …',
    'b …',
  ]);
  expect(distinctParts(['the 1 end', 'the 2 end'])).toEqual(['the 1 end', 'the 2 end']);
});
