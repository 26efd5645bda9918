import { describe, expect, test } from 'vitest';
import { NIGHT, PAPER } from '../../../src/report/charts/palette.ts';
import { PAGE_PALETTE, shadesCss } from '../../../src/report/page/colours.ts';

const [light = '', dark = ''] = shadesCss().split('@media screen and (prefers-color-scheme:dark)');

describe('the shades of a page', () => {
  const { odds, balance, paints } = PAGE_PALETTE;
  const names = [...odds, ...balance, ...Object.values(paints)].map(
    (text) => /^var\((--[\w-]+)\)$/.exec(text)?.[1] ?? text,
  );

  test('are all variables that light and dark define, each by a name of its own', () => {
    expect(new Set(names).size).toBe(
      PAPER.odds.length + PAPER.balance.length + Object.keys(PAPER.paints).length,
    );
    for (const name of names) {
      for (const css of [light, dark]) expect(css).toContain(`${name}:#`);
    }
  });

  test('are those of paper by day and of the night by night', () => {
    expect(light).toContain(`--odds-0:${PAPER.odds[0]};`);
    expect(light).toContain(`--water:${PAPER.paints.water};`);
    expect(dark).toContain(`--odds-0:${NIGHT.odds[0]};`);
    expect(dark).toContain(`--water:${NIGHT.paints.water};`);
  });
});
