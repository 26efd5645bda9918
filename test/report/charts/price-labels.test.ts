import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Label, namesOfDots, placedLabels } from '../../../src/report/charts/named-dots.ts';

const PANEL = { width: 300, height: 300, dots: [] };
const mark = (x: number, y: number, text = 'Krug', goes: 'up' | 'down' = 'up') => ({
  x,
  y,
  text,
  goes,
});

test('words of a lone mark stand beside it, to the left where they go up, to the right where down', () => {
  expect(placedLabels([mark(150, 100), mark(150, 200, 'Krug', 'down')], PANEL)).toMatchObject([
    { isLeft: true, atX: 143, atY: 100 },
    { isLeft: false, atX: 157, atY: 200 },
  ]);
});

test('at an edge they stand on the other side', () => {
  expect(placedLabels([mark(10, 100)], PANEL)).toMatchObject([{ isLeft: false, atY: 100 }]);
});

test('they keep off dots', () => {
  const dots = [
    { x: 130, y: 100 },
    { x: 170, y: 102 },
  ];
  const [label] = placedLabels([mark(150, 100)], { ...PANEL, dots });
  expect(label?.atY).toBeLessThan(100);
});

test('words never overlap and never leave the panel', () => {
  const marks = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 300 }),
      text: fc.string({ minLength: 3, maxLength: 25 }),
      goes: fc.constantFrom('up' as const, 'down' as const),
    }),
    { maxLength: 12 },
  );
  // Words of n letters are about 6.4 n pixels wide and 14 high.
  const box = ({ atX, atY, isLeft, text }: Label) => {
    const long = 6.4 * text.length;
    return { left: isLeft ? atX - long : atX, right: isLeft ? atX : atX + long, atY };
  };
  fc.assert(
    fc.property(marks, (all) => {
      const boxes = placedLabels(all, PANEL).map(box);
      for (const [i, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= 300 && a.atY >= 7 && a.atY <= 293).toBe(true);
        for (const b of boxes.slice(i + 1)) {
          const apart = a.left >= b.right || b.left >= a.right || Math.abs(a.atY - b.atY) >= 14;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

test('the names of dots are drawn where they are placed, in the units of the axes', () => {
  const x = { field: 'cost', domain: [0, 100], pixels: 300 } as const;
  const y = { field: 'worth', domain: [0, 50], pixels: 150 } as const;
  const dot = { x: 50, y: 25, text: 'Krug', isNamed: true, goes: 'up' } as const;
  const unnamed = { ...dot, x: 10, text: 'Nobody', isNamed: false };
  const { lines, names } = namesOfDots([dot, unnamed], x, y);
  expect(lines).toEqual([]);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatchObject({ mark: { type: 'text', align: 'right' } });
  // The name ends 7 pixels to the left of its dot; a unit has 3 pixels.
  expect((names[0] as { data?: { values: object[] } }).data?.values).toEqual([
    {
      text: 'Krug',
      cost: expect.closeTo(50, 9),
      worth: expect.closeTo(25, 9),
      atX: expect.closeTo(50 - 7 / 3, 9),
      atY: expect.closeTo(25, 9),
      isLeft: true,
      isAway: false,
    },
  ]);
});
