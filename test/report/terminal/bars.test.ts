import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { bar, barScale } from '../../../src/report/terminal/table.ts';

describe('a bar', () => {
  it('grows by eighths of a character', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((eighths) => bar(eighths / 8, 1));
    expect(steps).toEqual(['▏', '▎', '▍', '▌', '▋', '▊', '▉']);
    expect(bar(0.25, 10)).toBe('██▌');
  });

  it('is empty for what never happens and full for what always does', () => {
    expect(bar(0, 10)).toBe('');
    expect(bar(1, 10)).toBe('██████████');
  });

  it('shows what is possible, however seldom', () => expect(bar(1e-12, 10)).toBe('▏'));

  it('is not full for what is not sure', () => expect(bar(1 - 1e-12, 10)).toBe('█████████▉'));

  it('is as long as its share of the width, to half an eighth where it is not at an end', () => {
    const length = (text: string) =>
      [...text].reduce((sum, c) => sum + ' ▏▎▍▌▋▊▉█'.indexOf(c) / 8, 0);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.nat(40), (chance, more) => {
        const width = 14 + more;
        expect(Math.abs(length(bar(chance, width)) - chance * width)).toBeLessThanOrEqual(1 / 16);
      }),
    );
  });

  it('is never longer for a smaller chance', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    const length = (text: string) => text.length * 9 + ' ▏▎▍▌▋▊▉█'.indexOf(text.at(-1) ?? ' ');
    fc.assert(
      fc.property(chance, chance, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(length(bar(less, 14))).toBeLessThanOrEqual(length(bar(more, 14)));
      }),
    );
  });
});

describe('the scale above bars', () => {
  it.each([14, 15, 20])('is as wide as the widest bar: %i', (width) => {
    for (const event of ['', 'P(= x)']) {
      const scale = barScale(width, event);
      expect(stringWidth(scale)).toBe(width);
      expect(scale).toMatch(/^0%.*100%$/);
      expect(scale).toContain(event);
    }
  });
});
