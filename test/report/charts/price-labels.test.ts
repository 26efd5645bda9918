import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Label, placedLabels } from '../../../src/report/charts/named-dots.ts';

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
