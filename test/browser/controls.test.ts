import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ROWS_SHOWN } from '../../src/report/tables/sweep.ts';
import { ROOT } from '../docs/blocks.ts';
import { findChromium } from './chromium.ts';
import { HOSTILE } from './pages.ts';
import { newTab, type Tab } from './tab.ts';

const DESK = { width: 1280, scheme: 'light' } as const;

/** Chromium holds back a page that saves more files in a row. */
const MOST_DOWNLOADS = 10;

describe.skipIf(!findChromium())('the controls of a report page', () => {
  const folder = inject('pages');
  let tab: Tab;
  beforeAll(async () => {
    tab = await newTab();
  });
  afterAll(() => tab?.close());

  const sweep = async () => (await tab.open(join(folder, 'ten-by-ten/report.html'), DESK)).page;
  const grundy = async () =>
    (await tab.open(join(ROOT, 'reports/displacing-grundy/report.html'), DESK)).page;

  /** The numbers written over the bars of a chart, from left to right. */
  const labels = (page: Page, chart: string) =>
    page.locator(`[data-chart="${chart}"] .mark-text.role-mark text`).allTextContents();

  test('the switch turns P(= x) into P(≥ x), in numbers known by hand', async () => {
    const page = await grundy();
    // 6 skull dice against 3: C(9, 3 + x) / 2^9 for x from 1 (the points' law is a binomial's).
    const exactly = ['25.4%', '24.6%', '24.6%', '16.4%', '7.0%', '1.8%', '0.2%'];
    const atLeast = ['100.0%', '74.6%', '50.0%', '25.4%', '9.0%', '2.0%', '0.2%'];
    expect(await labels(page, 'spacesMoved')).toEqual(exactly);
    await page.check('input[value="at least"]');
    await expect.poll(() => labels(page, 'spacesMoved')).toEqual(atLeast);
    await page.check('input[value="exactly"]');
    await expect.poll(() => labels(page, 'spacesMoved')).toEqual(exactly);
  });

  test('charts say "or more" in title, at the axis and to who points at a bar while they are read so', async () => {
    const { page } = await tab.open(join(folder, 'plain/report.html'), DESK);
    const title = page.locator('#chart-spacesMoved h3');
    const axis = page.locator('[data-chart="spacesMoved"] .role-axis-title text');
    expect(await title.innerText()).not.toContain('or more');
    await page.check('input[value="at least"]');
    await expect.poll(() => title.innerText()).toContain(': x or more, when');
    await expect.poll(async () => (await axis.allTextContents()).join()).toContain(': x or more');
    await page.locator('[data-chart="spacesMoved"] [aria-roledescription="bar"]').nth(1).hover();
    const tip = page.locator('#vg-tooltip-element.visible');
    await tip.waitFor();
    expect(await tip.innerText()).toMatch(/x\s+1 or more/);
  });

  test('a bar under the pointer shows the exact and the simulated chance and the interval', async () => {
    const page = await grundy();
    await page.locator('[data-chart="spacesMoved"] [aria-roledescription="bar"]').nth(1).hover();
    const tip = page.locator('#vg-tooltip-element.visible');
    await tip.waitFor();
    const text = await tip.innerText();
    expect(text).toContain('24.6094%');
    expect(text).toMatch(/simulated\s+24\.\d{4}%/);
    expect(text).toMatch(/95% interval\s+24\.\d{3}% – 24\.\d{3}%/);
  });

  test('a sweep begins with the fight as its file has it', async () => {
    const page = await sweep();
    // 6 dice against 3, from 1 to 10 against 0 to 9: more than three heads of nine coins, 382/512. Six skulls without
    // a shield (one side in three) are excluded, since they destroy the defender in place.
    expect(await page.locator('#field-0').inputValue()).toBe('5');
    expect(await page.locator('#field-1').inputValue()).toBe('3');
    expect(await page.locator('#combination .chosen').textContent()).toContain('74.1%');
    expect(await labels(page, 'explorer')).toEqual(['74.1%']);
  });

  test('sliders, by keyboard alone, choose the combination that is shown and framed', async () => {
    const page = await sweep();
    for (const field of ['#field-0', '#field-1']) {
      await page.locator(field).focus();
      await page.keyboard.press('Home');
    }
    // The question comes first. 1 die against 0: one skull half of the time.
    await expect.poll(() => labels(page, 'explorer')).toEqual(['50.0%']);
    await page.locator('#measure').selectOption('Spaces moved');
    await expect.poll(() => labels(page, 'explorer')).toEqual(['50.0%', '50.0%']);
    await page.locator('#field-0').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => labels(page, 'explorer')).toEqual(['25.0%', '50.0%', '25.0%']);
    expect(await page.locator('#combination .chosen').textContent()).toContain('75.0%');
    expect(await page.locator('#field-0').getAttribute('aria-valuetext')).toBe('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('#field-1').inputValue()).toBe('9');
    const frame = page.locator('[data-chart="sweep"] .layer_2_marks path');
    await expect.poll(() => frame.getAttribute('aria-label')).toMatch(/defense: 9; .*attack: 2;/);
  });

  test('names are a menu with what a reader calls them, by keyboard as well', async () => {
    const { page } = await tab.open(join(folder, 'walls-with-names/report.html'), DESK);
    const menu = page.getByLabel("board's walls", { exact: true });
    expect(await menu.locator('option').allTextContents()).toEqual([
      `a wall ${HOSTILE}`,
      'no wall',
    ]);
    // As written, there is no wall.
    expect(await menu.inputValue()).toBe('no wall');
    const chosen = page.locator('#combination .chosen');
    expect(await chosen.textContent()).toContain('74.6%');
    await menu.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => chosen.textContent()).toContain('0% of the time');
    const { page: powers } = await tab.open(join(folder, 'long-labels/report.html'), DESK);
    expect(await powers.locator('select#field-0 option').allTextContents()).toEqual([
      'Super Strength',
      'Super Strength, Nth Metal Mace',
      'Super Strength, Deadly Strike',
      'Super Strength, Nth Metal Mace, Deadly Strike',
    ]);
  });

  test('a varied board is drawn once for each way it is, with its name', async () => {
    const { page } = await tab.open(join(folder, 'walls-with-names/report.html'), DESK);
    const titles = page.locator('figure[id^="chart-board"] h3');
    expect(await titles.allTextContents()).toEqual([
      `The board with a wall ${HOSTILE}`,
      'The board with no wall',
    ]);
  });

  test('simulated numbers stand beside the exact ones for who asks', async () => {
    const page = await sweep();
    const head = page.locator('th', { hasText: 'simulated' }).first();
    expect(await head.isVisible()).toBe(false);
    await page.getByLabel('Show the simulated numbers').check();
    expect(await head.isVisible()).toBe(true);
    await page.getByLabel('Show the simulated numbers').uncheck();
    expect(await head.isVisible()).toBe(false);
  });

  test('a long table, even sorted, shows its first rows until all are requested', async () => {
    const page = await sweep();
    const table = page.locator('table.folded');
    const rows = () => page.locator('#tables .numbers').nth(1).locator('tbody tr:visible').count();
    expect(await rows()).toBe(ROWS_SHOWN);
    await table.getByRole('button', { name: "attacker's attack" }).press('Enter');
    await page.keyboard.press('Enter');
    expect(await rows()).toBe(ROWS_SHOWN);
    expect(await table.locator('tbody tr:first-child td:first-child').innerText()).toBe('10');
    const button = page.getByRole('button', { name: 'Show all 100 rows' });
    await button.press('Enter');
    expect(await rows()).toBe(100);
    expect(await page.locator('button.unfold').getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('button', { name: `Show only the first ${ROWS_SHOWN} rows` }).click();
    expect(await rows()).toBe(ROWS_SHOWN);
  });

  test('the index is sorted by the column whose head is pressed; what is not known stays below', async () => {
    const { page } = await tab.open(join(folder, 'index.html'), DESK);
    const column = () => page.locator('tbody tr td:nth-child(5)').allInnerTexts();
    const highest = page.getByRole('button', { name: 'Lowest' });
    for (const direction of [1, -1]) {
      await highest.press('Enter');
      const known = (await column()).filter((text) => text !== '').map(Number.parseFloat);
      expect(known.length).toBeGreaterThan(2);
      expect(known).toEqual(known.toSorted((a, b) => direction * (a - b)));
      expect((await column()).slice(known.length).join('')).toBe('');
    }
  });

  test('pressing a tile of the heat map chooses its combination', async () => {
    const page = await sweep();
    const tile = page.locator('[data-chart="sweep"] text', { hasText: '58.3%' });
    await tile.click();
    expect(await page.locator('#field-0').inputValue()).toBe('7');
    expect(await page.locator('#field-1').inputValue()).toBe('6');
    expect(await page.locator('#combination .chosen').textContent()).toContain('58.3%');
  });

  test('sliders choose what the maps of four fields are shown for', async () => {
    const file = join(folder, 'four-fields/report.html');
    const { page } = await tab.open(file, DESK);
    const headers = () =>
      page.locator('[data-chart="sweep"] .role-title-text text').allTextContents();
    const chances = () =>
      page.locator('[data-chart="sweep"] .mark-text.role-mark text').allTextContents();
    expect((await headers()).join()).toContain("defender's wounds: 0");
    expect(await chances()).toContain('87.5%');
    await page.locator('#field-3').fill('1');
    await expect.poll(async () => (await headers()).join()).toContain("defender's wounds: 3");
    expect(await chances()).not.toContain('87.5%');
    expect(await chances()).toHaveLength(12);
  });

  test('another measure can be shown', async () => {
    const page = await sweep();
    const before = await labels(page, 'explorer');
    const axis = page.locator('[data-chart="explorer"] .role-axis-title text');
    expect(await axis.allTextContents()).not.toContain('Spaces moved');
    await page.locator('#measure').selectOption('Spaces moved');
    await expect.poll(() => labels(page, 'explorer')).not.toEqual(before);
    expect(await axis.allTextContents()).toContain('Spaces moved');
  });

  test('tables are sorted by the column whose head is pressed, up and then down', async () => {
    const page = await grundy();
    const table = page.locator('#tables table').nth(1);
    const column = () => table.locator('tbody tr td:first-child').allTextContents();
    const head = table.getByRole('button', { name: 'P(= x) exact' });
    await head.focus();
    await page.keyboard.press('Enter');
    expect((await column())[0]).toBe('6');
    expect(await table.locator('th[aria-sort="ascending"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect((await column())[0]).toBe('0');
    expect((await column()).at(-1)).toBe('6');
  });

  test('every download is, byte for byte, the file that lies beside the page', async () => {
    let page = await grundy();
    const names = await page.locator('#downloads button').allTextContents();
    expect(names).toContain('results.json');
    for (const [i, name] of names.entries()) {
      if (i % MOST_DOWNLOADS === MOST_DOWNLOADS - 1) {
        page = await grundy();
      }
      const waiting = page.waitForEvent('download');
      await page.locator('#downloads button', { hasText: new RegExp(`^${name}$`) }).click();
      const saved = readFileSync(await (await waiting).path());
      const beside = readFileSync(join(ROOT, 'reports/displacing-grundy', name));
      expect(saved.equals(beside), name).toBe(true);
    }
  });
});
