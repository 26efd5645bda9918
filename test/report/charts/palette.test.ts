import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUND_PAINTS, HEIGHTS } from '../../../src/board/paint.ts';
import {
  BALANCE_SHADES,
  FAR,
  HIGH,
  inkOn,
  NIGHT,
  PAPER,
  SHADES,
} from '../../../src/report/charts/palette.ts';

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

/** The background of pictures on a page in the dark theme. */
const [, DARK_CARD = ''] =
  /dark\) \{[^}]*?--card: (#\w+)/.exec(readFileSync('src/report/in-browser/look.css', 'utf8')) ??
  [];

describe.each([
  ['light', PAPER, '#ffffff'],
  ['dark', NIGHT, DARK_CARD],
] as const)('by %s', (_, { odds, balance, paints }, ground) => {
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
    for (const paint of GROUND_PAINTS) {
      expect(contrast(paints[paint], paints.onGround), paint).toBeGreaterThan(4);
    }
  });

  test('every kind of ground has a colour of its own', () => {
    const kinds = GROUND_PAINTS.map((paint) => paints[paint]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('the farther from a half, the more a win share stands out, and blue is told from orange', () => {
    expect(balance).toHaveLength(BALANCE_SHADES);
    const middle = (BALANCE_SHADES - 1) / 2;
    const [losing, winning] = [balance.slice(0, middle + 1).reverse(), balance.slice(middle)];
    for (const shades of [losing, winning]) {
      const away = shades.map((colour) => contrast(colour, ground));
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      expect(away[0]).toBeLessThan(1.25);
      expect(away.at(-1)).toBeGreaterThan(7);
    }
    // People who see neither red nor green still see blue and yellow: one side has more blue, the other less.
    const blueness = (colour: string) =>
      Number.parseInt(colour.slice(5), 16) - Number.parseInt(colour.slice(1, 3), 16);
    for (let i = 1; i <= middle; i++) {
      expect(blueness(winning[i] ?? ''), `shade ${i}`).toBeGreaterThan(0);
      expect(blueness(losing[i] ?? ''), `shade ${i}`).toBeLessThan(0);
    }
  });

  test('shares written on them are legible', () => {
    const middle = (BALANCE_SHADES - 1) / 2;
    for (const [i, colour] of balance.entries()) {
      const isFar = Math.abs(i - middle) > FAR * BALANCE_SHADES;
      expect(contrast(colour, isFar ? paints.onHigh : paints.onLow), `shade ${i}`).toBeGreaterThan(
        4,
      );
    }
  });

  test('higher ground stands out more than lower', () => {
    const away = HEIGHTS.map((height) => contrast(paints[height], ground));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
  });
});

test('ink goes by the share of the strongest shade', () => {
  expect(inkOn(undefined, 1)).toBe('onGround');
  expect(inkOn(0.5, 1)).toBe('onLow');
  expect(inkOn(0.5, 0.5)).toBe('onHigh');
  expect(inkOn(0, 1)).toBe('onLow');
});
