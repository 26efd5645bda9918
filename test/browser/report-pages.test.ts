import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dealt } from '../cases.ts';
import { ROOT } from '../docs/blocks.ts';
import { findChromium } from './chromium.ts';
import { HOSTILE } from './pages.ts';
import { newTab, type Setting, type Tab } from './tab.ts';

/** Each width starts with a different one of the two. */
const SETTINGS: [number, Setting['scheme'][]][] = [
  [380, ['dark', 'light']],
  [1280, ['light', 'dark']],
];

describe.skipIf(!findChromium())('in a real browser, offline', () => {
  const folder = inject('pages');
  let tab: Tab;
  beforeAll(async () => {
    tab = await newTab();
  });
  afterAll(() => tab?.close());

  /** All pages: the showcases that are kept, and those just made. */
  function pages(): string[] {
    return [join(ROOT, 'reports'), folder].flatMap((root) => [
      join(root, 'index.html'),
      ...readdirSync(root)
        .map((name) => join(root, name, 'report.html'))
        .filter((file) => existsSync(file)),
    ]);
  }

  test.each(SETTINGS)('every page is well %i pixels wide, by %o', async (width, schemes) => {
    expect(pages().length).toBeGreaterThanOrEqual(10);
    const [first = 'light'] = schemes;
    // A page is as wide as a phone and as a desk by turns.
    const isTurn = (i: number) =>
      dealt(i % 2 ? SETTINGS : SETTINGS.toReversed()).some(([one]) => one === width);
    for (const file of pages().filter((_, i) => isTurn(i))) {
      const { page, misdeeds } = await tab.open(file, { width, scheme: first });
      for (const plot of await page.locator('.plot').all()) {
        const name = await plot.getAttribute('data-chart');
        const marks = plot.locator(
          'svg [role="graphics-symbol"][aria-roledescription$="mark"], svg [aria-roledescription="bar"], svg [aria-roledescription="space"]',
        );
        expect(await marks.count(), `${file}: marks of ${name}`).toBeGreaterThan(1);
      }
      // Only the style depends on the scheme: the page is drawn once.
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow, `${file} scrolls to the side`).toBeLessThanOrEqual(0);
        const ink = await page.evaluate('getComputedStyle(document.body).color');
        const axis = '.plot svg .mark-text.role-axis-label text';
        if ((await page.locator(axis).count()) > 0) {
          const fill = await page.evaluate(
            `getComputedStyle(document.querySelector('${axis}')).fill`,
          );
          expect(fill, `${file}: axes in the page's own ink`).toBe(ink);
        }
      }
      expect(misdeeds, file).toEqual({ said: [], asked: [] });
    }
  });

  test('light and dark differ, and paper is always light', async () => {
    const file = join(folder, 'three-bars/report.html');
    const ground = 'getComputedStyle(document.body).backgroundColor';
    const seen: unknown[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      const { page } = await tab.open(file, { width: 1280, scheme });
      seen.push(await page.evaluate(ground));
      await page.emulateMedia({ media: 'print' });
      const ink = await page.evaluate('getComputedStyle(document.body).color');
      expect(ink).toBe('rgb(29, 29, 31)');
      expect(await page.locator('.controls').first().isVisible()).toBe(false);
      expect((await page.pdf()).length).toBeGreaterThan(10_000);
    }
    expect(seen[0]).not.toBe(seen[1]);
  });

  test('a card named like markup stays text, everywhere', async () => {
    const [hostile] = readdirSync(folder).filter((name) => name.startsWith('hostile-'));
    for (const name of [hostile ?? '', 'ten-by-ten']) {
      const file = join(folder, name, 'report.html');
      const { page, misdeeds } = await tab.open(file, { width: 1280, scheme: 'light' });
      expect(misdeeds.said).toEqual([]);
      expect(await page.locator('img, b, main script').count()).toBe(0);
      expect(await page.locator('main').textContent()).toContain(HOSTILE);
    }
  });

  test('bars with long labels are seen on a phone without scrolling', async () => {
    const file = join(folder, 'long-labels/report.html');
    const { page } = await tab.open(file, { width: 380, scheme: 'light' });
    const plot = page.locator('[data-chart="sweep"]');
    const hidden = await plot.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    const bars = await plot.locator('[aria-roledescription="bar"]').all();
    const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()));
    expect(boxes).toHaveLength(4);
    // The longest is as long as its share of the plot.
    expect(Math.max(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThan(150);
  });

  test('heat maps lie side by side on a desk, and none has to be scrolled', async () => {
    const file = join(ROOT, 'reports/attack-by-defense/report.html');
    const { page } = await tab.open(file, { width: 1280, scheme: 'light' });
    const maps = await page.locator('figure', { has: page.locator('[data-chart^="sweep"]') }).all();
    const boxes = await Promise.all(maps.map((map) => map.boundingBox()));
    expect(boxes).toHaveLength(3);
    expect(boxes[1]?.y).toBe(boxes[2]?.y);
    for (const plot of await page.locator('.plot').all()) {
      const hidden = await plot.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  });

  test('a page with a 10 × 10 sweep stays under 3 MB', () => {
    expect(statSync(join(folder, 'ten-by-ten/report.html')).size).toBeLessThan(3e6);
  });

  test('the index leads to every report', async () => {
    const { page } = await tab.open(join(folder, 'index.html'), {
      width: 1280,
      scheme: 'light',
    });
    const links = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main a')].map((a) => a.href)",
    );
    expect(links).toHaveLength(10);
    for (const link of links) {
      expect(readFileSync(new URL(link), 'utf8').match(/<h1\b/g)).toHaveLength(1);
    }
    await page.goto(String(links[0]));
    expect(await page.locator('h1').count()).toBe(1);
  });
});
