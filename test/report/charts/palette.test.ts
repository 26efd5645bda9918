import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEIGHTS, HIGH, NIGHT, PAPER, SHADES } from '../../../src/report/charts/palette.ts';

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((m, n) => n - m);
  return (light + 0.05) / (dark + 0.05);
}

/** What pictures of a page lie on by night. */
const [, DARK_CARD = ''] =
  /dark\) \{[^}]*?--card: (#\w+)/.exec(readFileSync('src/page/page.css', 'utf8')) ?? [];

describe.each([
  ['light', PAPER, '#ffffff'],
  ['dark', NIGHT, DARK_CARD],
] as const)('by %s', (_, { odds, paints }, ground) => {
  test('the larger the odds, the more they stand out from the background', () => {
    expect(odds).toHaveLength(SHADES);
    const away = odds.map((colour) => contrast(colour, ground));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away[0]).toBeLessThan(1.25);
    expect(away.at(-1)).toBeGreaterThan(10);
  });

  test('what is written on them is legible on every shade', () => {
    for (const [i, colour] of odds.entries()) {
      const ink = i < HIGH * SHADES ? paints.onLow : paints.onHigh;
      expect(contrast(colour, ink), `shade ${i}`).toBeGreaterThan(4);
    }
    for (const paint of [...HEIGHTS, 'water', 'lava', 'blocking'] as const) {
      expect(contrast(paints[paint], paints.onGround), paint).toBeGreaterThan(4);
    }
  });

  test('higher ground stands out more than lower', () => {
    const away = HEIGHTS.map((height) => contrast(paints[height], ground));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
  });
});
