import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { newTab, type Setting, type Tab } from './tab.ts';

const DESK = { width: 1280, scheme: 'light' } as const;
const PHONE = { width: 380, scheme: 'light' } as const;

describe.skipIf(!findChromium())('the pictures of report pages', () => {
  const folder = inject('pages');
  let tab: Tab;
  beforeAll(async () => {
    tab = await newTab();
  });
  afterAll(() => tab?.close());

  const page = async (name: string, setting: Setting) =>
    (await tab.open(join(folder, name, 'report.html'), setting)).page;

  test.each(['light', 'dark'] as const)(
    'by %s, low odds are near the background of their card and high odds far from it',
    async (scheme) => {
      const on = await page('ten-by-ten', { width: 1280, scheme });
      const map = on.locator('[data-chart="sweep"]');
      const tiles = map.locator('.layer_0_marks path');
      const chances = (await map.locator('.layer_1_marks text').allTextContents()).map(
        Number.parseFloat,
      );
      const lights = await Promise.all((await tiles.all()).map((tile) => lightness(tile, 'fill')));
      const card = await lightness(on.locator('#chart-sweep'), 'background-color');
      const away = (i: number) => Math.abs((lights[i] ?? 0) - card);
      const lowest = chances.indexOf(Math.min(...chances));
      const highest = chances.indexOf(Math.max(...chances));
      expect(lights).toHaveLength(100);
      expect(away(lowest)).toBeLessThan(0.1);
      expect(away(highest)).toBeGreaterThan(0.5);
      const inks = await Promise.all(
        [lowest, highest].map((i) => lightness(map.locator('.layer_1_marks text').nth(i), 'fill')),
      );
      expect(Math.abs((inks[0] ?? 0) - (lights[lowest] ?? 0))).toBeGreaterThan(0.5);
      expect(Math.abs((inks[1] ?? 0) - (lights[highest] ?? 0))).toBeGreaterThan(0.5);
      await on.emulateMedia({ media: 'print' });
      // On paper, high odds are dark in any colour scheme.
      expect(await lightness(tiles.nth(highest), 'fill')).toBeLessThan(0.4);
    },
  );

  test('boards are dark by night: ground, walls and what is written on it', async () => {
    const on = await page('squares', { width: 1280, scheme: 'dark' });
    const board = on.locator('[data-chart="board"]');
    expect(
      await lightness(board.locator('[aria-roledescription="space"]').first(), 'fill'),
    ).toBeLessThan(0.3);
  });

  test('the contents of a space are told under the pointer', async () => {
    const on = await page('squares', DESK);
    const spaces = on.locator('[data-chart="board"] [aria-roledescription="space"]');
    const tip = on.locator('#vg-tooltip-element');
    await spaces.first().hover();
    expect(await tip.isVisible()).toBe(true);
    expect(await tip.locator('tr').first().allTextContents()).toEqual(['space0,0']);
    await on.locator('h1').hover();
    expect(await tip.isVisible()).toBe(false);
  });

  test.each([
    ['ten-cards-by-ten', 'sweep'],
    ['large-board', 'board'],
  ])('what a phone has no room for of %s scrolls, and says so', async (name, chart) => {
    const on = await page(name, PHONE);
    const plot = on.locator(`[data-chart="${chart}"]`);
    const hint = on.locator(`[data-chart="${chart}"] + .more`);
    expect(await hidden(plot)).toBeGreaterThan(1);
    expect(await hint.isVisible()).toBe(true);
    const fades = () => plot.evaluate((element) => getComputedStyle(element).maskImage !== 'none');
    expect(await fades()).toBe(true);
    expect(await plot.getAttribute('class')).toContain('more-right');
    await plot.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(() => plot.getAttribute('class')).not.toContain('more-right');
    expect(await plot.getAttribute('class')).toContain('more-left');
  });

  test('a table that fits has no hint about scrolling', async () => {
    const on = await page('squares', DESK);
    expect(await on.locator('[data-chart="board"]').count()).toBe(1);
    expect(await on.locator('.plot + .more:visible').count()).toBe(0);
  });

  test('small boards are made smaller on a phone, down to what can be read', async () => {
    const on = await page('squares', PHONE);
    const svg = on.locator('[data-chart="board"] svg');
    const own = await svg.evaluate((element) => (element as SVGSVGElement).viewBox.baseVal.width);
    const box = await svg.boundingBox();
    expect(box?.width).toBeLessThan(own);
    expect(box?.width).toBeGreaterThan(0.6 * own);
  });

  test('ten cards by ten: no label is cut or runs into another', async () => {
    const on = await page('ten-cards-by-ten', DESK);
    const map = on.locator('[data-chart="sweep"]');
    const labels = await map.locator('.role-axis-label text').all();
    expect(labels).toHaveLength(20);
    const texts = await map.locator('.role-axis-label text').allTextContents();
    expect(texts.join()).not.toContain('…');
    const frame = await map.locator('svg').boundingBox();
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    for (const box of boxes) {
      if (!box || !frame) throw new Error('a label is somewhere');
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
    // The labels of rows, which are upright and stacked.
    const rows = boxes.slice(10).flatMap((box) => box ?? []);
    for (const [i, { y }] of rows.slice(1).entries()) {
      expect(y).toBeGreaterThanOrEqual((rows[i]?.y ?? 0) + (rows[i]?.height ?? 0) - 1);
    }
  });

  test.each(['ten-cards-by-ten', 'four-fields', 'squares', 'three-bars', 'large-board'])(
    'the cards of pictures of %s fill their rows',
    async (name) => {
      const on = await page(name, DESK);
      const { width: room, x: left } = await boxOf(on, '.charts');
      const boxes = await Promise.all(
        (await on.locator('.charts > figure').all()).map((figure) => figure.boundingBox()),
      );
      const ends = new Map<number, number>();
      for (const box of boxes) {
        if (box) ends.set(box.y, Math.max(ends.get(box.y) ?? 0, box.x + box.width - left));
      }
      for (const end of ends.values()) expect(end).toBeGreaterThan(room - 2);
    },
  );
});

/** From 0 for black to 1 for white. */
async function lightness(element: Locator, property: string): Promise<number> {
  const colour = await element.evaluate(
    (one, name) => getComputedStyle(one).getPropertyValue(name),
    property,
  );
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

function hidden(element: Locator): Promise<number> {
  return element.evaluate((one) => one.scrollWidth - one.clientWidth);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is on the page`);
  return box;
}
