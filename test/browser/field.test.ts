import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportFiles } from '../../src/report/report-files.ts';
import type { FieldResult } from '../../src/studies/field/field.ts';
import { fieldStudy } from '../../src/studies/field/study.ts';
import { whole } from '../base/files/folders.ts';
import { dealt } from '../cases.ts';
import { cardNamed, fieldAgainst, fieldOf, manyCards, winsOf } from '../studies/field/fields.ts';
import { oddCard } from '../studies/field/report/fields.ts';
import { findChromium } from './chromium.ts';
import { HOSTILE } from './pages.ts';
import { newTab, type Setting, type Tab } from './tab.ts';

const DESK = { width: 1280, scheme: 'light' } as const;
const SETTINGS: Setting[] = [380, 1280].flatMap((width) => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
]);

/** A wins 60% and 70%, B 40% and 80%; C against D has no odds. */
const few = (ab = winsOf(0.6, 0.2)) =>
  fieldOf(
    [cardNamed('A', { points: 100 }), cardNamed(HOSTILE, { points: 200 }), 'C', oddCard('Odd')],
    [[0, ab, 0.7, winsOf(0.9, 0, 0.05)], [0, 0, 0.8, 0.9], [0, 0, 0, 'endless'], []],
  );
const against = fieldAgainst(
  ['X', 'Y'],
  ['K', 'L', 'M'],
  [
    [0.1, 0.2, 0.3],
    [0.4, 0.5, 0.6],
  ],
);

const RESULTS: Readonly<Record<string, FieldResult>> = {
  few: {
    title: `Few ${HOSTILE}`,
    field: few(),
    whatIf: { changes: ['a.attack=1'], field: few(winsOf(0.2)) },
  },
  against: { title: 'Against', field: against },
  many: { title: 'Many', field: manyCards(42) },
  crowd: { title: 'Crowd', field: manyCards(200) },
};

const filesOf = (result: FieldResult) =>
  reportFiles(fieldStudy.present({ result, pairs: false }), () => {});

describe.skipIf(!findChromium())('the page of a field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-fields-'));
  let tab: Tab;
  beforeAll(async () => {
    tab = await newTab();
    for (const [name, result] of Object.entries(RESULTS)) {
      mkdirSync(join(folder, name));
      for (const { name: file, content } of await filesOf(result)) {
        writeFileSync(join(folder, name, file), whole(content));
      }
    }
  });
  afterAll(async () => {
    await tab?.close();
    rmSync(folder, { recursive: true });
  });

  const canvas = (page: Page) => page.locator('.matrix canvas');
  const open = async (name: string, setting: Setting = DESK) => {
    const opened = await tab.open(join(folder, name, 'report.html'), setting);
    await canvas(opened.page).evaluate((element) => element.scrollIntoView());
    return opened;
  };
  const size = async (page: Page) => Number(await canvas(page).getAttribute('data-size'));
  const readout = (page: Page) => page.locator('.readout').innerText();
  const shown = (page: Page) =>
    page
      .locator('#card-menu')
      .evaluate((menu) => (menu as HTMLSelectElement).selectedOptions[0]?.textContent);
  const opponents = (page: Page) =>
    page.locator('table.pairs tbody td.text button').allInnerTexts();

  /** The middle of a cell on the page. */
  async function cell(page: Page, row: number, column: number) {
    const { frame, box } = await canvas(page).evaluate((element) => ({
      box: element.getBoundingClientRect().toJSON() as { x: number; y: number },
      frame: { ...(element as HTMLElement).dataset },
    }));
    const [left = 0, top = 0] = (frame.margins ?? '').split(' ').map(Number);
    const [firstRow = 0, firstColumn = 0] = (frame.corner ?? '').split(' ').map(Number);
    const side = Number(frame.size);
    return {
      x: box.x + left + (column + 0.5 - firstColumn) * side,
      y: box.y + top + (row + 0.5 - firstRow) * side,
    };
  }

  /** The colour of the middle of a cell. */
  async function colour(page: Page, row: number, column: number) {
    const at = await cell(page, row, column);
    return canvas(page).evaluate((element, { x, y }) => {
      const box = element.getBoundingClientRect();
      const pen = (element as HTMLCanvasElement).getContext('2d');
      const scale = window.devicePixelRatio;
      const side = Number((element as HTMLElement).dataset.size);
      // Next to the number in the middle.
      const [px, py] = [x - box.x, y - box.y - side / 3];
      return [...(pen?.getImageData(px * scale, py * scale, 1, 1).data ?? [])];
    }, at);
  }

  test.each(dealt(SETTINGS))('is well at %o', async (setting) => {
    for (const name of Object.keys(RESULTS)) {
      const { page, misdeeds } = await open(name, setting);
      expect(misdeeds, name).toEqual({ said: [], asked: [] });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow, `${name} scrolls to the side`).toBeLessThanOrEqual(0);
      const beyond = await page
        .locator('.pairs-scroll')
        .evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beyond, `${name}: the pairs of a card`).toBeLessThanOrEqual(0);
      const box = await canvas(page).boundingBox();
      expect(box?.width).toBeGreaterThan(200);
      expect(box?.width).toBeLessThanOrEqual(setting.width);
    }
  });

  test('draws wins and defeats apart, by day and by night', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page } = await open('many', { width: 1280, scheme });
      // The first beats the last.
      const [win, loss] = [await colour(page, 0, 41), await colour(page, 41, 0)];
      expect((win[2] ?? 0) - (win[0] ?? 0)).toBeGreaterThan(10);
      expect((loss[0] ?? 0) - (loss[2] ?? 0)).toBeGreaterThan(10);
    }
  });

  test('names and markup in cards stay text', async () => {
    const { page, misdeeds } = await open('few');
    expect(misdeeds.said).toEqual([]);
    expect(await page.locator('img, main script').count()).toBe(0);
    expect(await page.locator('#card').textContent()).toContain(HOSTILE);
    const at = await cell(page, 0, 1);
    await page.mouse.move(at.x, at.y);
    expect(await page.locator('.tip').innerText()).toContain(HOSTILE);
  });

  test('a pair under the pointer shows who wins how often, by first turn', async () => {
    const { page } = await open('few');
    const at = await cell(page, 0, 1);
    await page.mouse.move(at.x, at.y);
    await page.locator('.tip').waitFor({ state: 'visible' });
    expect(await page.locator('.tip').innerText()).toBe(
      `A wins 60.0% against ${HOSTILE}: 70.0% with the first turn, 50.0% without.`,
    );
    const none = await cell(page, 2, 3);
    await page.mouse.move(none.x, none.y);
    await expect
      .poll(() => page.locator('.tip').innerText())
      .toContain('C against Odd: no odds. Left out of means: the duel never ends.');
  });

  test('zooms by wheel where the pointer is, and lets the page scroll where there is nothing to zoom', async () => {
    const { page } = await open('crowd');
    const before = await size(page);
    const at = await cell(page, 100, 60);
    await page.mouse.move(at.x, at.y);
    for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -120);
    await expect.poll(() => size(page)).toBeGreaterThan(4 * before);
    const now = await cell(page, 100, 60);
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(await size(page));
    await page.getByRole('button', { name: 'Show the whole field' }).click();
    await expect.poll(() => size(page)).toBeCloseTo(before, 1);
    const top = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeGreaterThan(0);
  });

  test('zooms by buttons and is dragged; a drag is no click', async () => {
    const { page } = await open('crowd');
    const whole = await size(page);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let i = 0; i < 5; i++) await zoomIn.click();
    await expect.poll(() => size(page)).toBeGreaterThan(7 * whole);
    const before = await canvas(page).getAttribute('data-corner');
    const said = await readout(page);
    const box = await canvas(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 400, (box?.y ?? 0) + 300];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => canvas(page).getAttribute('data-corner')).not.toBe(before);
    expect(await readout(page)).toBe(said);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => size(page)).toBeLessThan(6 * whole);
  });

  test('zooms by two fingers', async () => {
    const { page } = await open('many', { width: 380, scheme: 'light' });
    const before = await size(page);
    await canvas(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const send = (type: string, pointerId: number, x: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            pointerId,
            pointerType: 'touch',
            clientX: box.x + x,
            clientY: box.y + 200,
            bubbles: true,
          }),
        );
      element.setPointerCapture = () => {};
      send('pointerdown', 1, 180);
      send('pointerdown', 2, 220);
      for (let i = 1; i <= 8; i++) {
        send('pointermove', 1, 180 - 8 * i);
        send('pointermove', 2, 220 + 8 * i);
      }
      send('pointerup', 1, 116);
      send('pointerup', 2, 284);
    });
    // From 40 pixels apart to 168.
    await expect.poll(() => size(page)).toBeCloseTo(before * 4.2, 0);
  });

  test('goes by keyboard alone: from pair to pair, nearer, and to all pairs of a card', async () => {
    const { page } = await open('few');
    await canvas(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await readout(page)).toContain(`A wins 60.0% against ${HOSTILE}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await readout(page)).toContain(`C wins 20.0% against ${HOSTILE}`);
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe('C');
    const { page: many } = await open('many');
    const whole = await size(many);
    await canvas(many).focus();
    await many.keyboard.press('+');
    await expect.poll(() => size(many)).toBeCloseTo(1.5 * whole, 1);
    await many.keyboard.press('0');
    await expect.poll(() => size(many)).toBeCloseTo(whole, 1);
  });

  test('a click shows all pairs of the card, from the best to the worst', async () => {
    const { page } = await open('few');
    expect(await shown(page)).toBe('A');
    const at = await cell(page, 2, 0);
    await page.mouse.click(at.x, at.y);
    expect(await shown(page)).toBe('C');
    expect(await opponents(page)).toEqual(['A', HOSTILE, 'Odd']);
    const summary = await page.locator('#card .summary').innerText();
    expect(summary).toBe(
      `Rank 3 of 3, 25.0% on average. Does best against A (30.0%), worst against ${HOSTILE} (20.0%).`,
    );
    await page.locator('#card-menu').selectOption('A');
    expect(await page.locator('table.pairs').innerText()).toMatch(/^Odd\s+no one wins 5\.0%/m);
    await page.mouse.click(at.x, at.y);
    expect(await page.locator('tr.chosen-pair').innerText()).toMatch(/^A\s+30\.0%/);
    const byWins = page.locator('table.pairs').getByRole('button', { name: 'Wins' });
    await byWins.click();
    expect(await opponents(page)).toEqual([HOSTILE, 'A', 'Odd']);
    await byWins.click();
    expect(await opponents(page)).toEqual(['A', HOSTILE, 'Odd']);
    expect(await page.locator('table.pairs tr', { hasText: 'Odd' }).innerText()).toContain(
      'no odds: the duel never ends',
    );
  });

  test('names in the ranking lead to all pairs of the card, also when it is sorted', async () => {
    const { page } = await open('few');
    const ranking = page.locator('#tables table', { hasText: 'Worst against' });
    await ranking.getByRole('button', { name: 'Win share' }).click();
    await ranking.getByRole('button', { name: 'C', exact: true }).press('Enter');
    expect(await shown(page)).toBe('C');
    await expect
      .poll(() =>
        page.locator('#card').evaluate((element) => element.getBoundingClientRect().top >= -1),
      )
      .toBe(true);
  });

  test('an opponent among the pairs of a card leads to its own pairs', async () => {
    const { page } = await open('few');
    await page.locator('table.pairs').getByRole('button', { name: 'Odd' }).click();
    expect(await shown(page)).toBe('Odd');
    expect(await page.locator('#card .summary').innerText()).toContain('not modelled: Odd Power');
  });

  test('shows what would be in the places of what is', async () => {
    const { page } = await open('few');
    const row = page.locator('table.pairs tbody tr', { hasText: HOSTILE });
    expect(await row.innerText()).toContain('60.0%');
    const before = await colour(page, 0, 1);
    await page.getByLabel('what if a.attack=1').check();
    await expect.poll(() => row.innerText()).toContain('20.0%');
    await expect.poll(() => colour(page, 0, 1)).not.toEqual(before);
  });

  test('of few against many has rows and columns of their own', async () => {
    const { page } = await open('against');
    expect(await shown(page)).toBe('Y');
    expect(await opponents(page)).toEqual(['M', 'L', 'K']);
    const at = await cell(page, 1, 0);
    await page.mouse.click(at.x, at.y);
    expect(await shown(page)).toBe('X');
    expect(await readout(page)).toContain('X wins 10.0% against K');
  });

  test('is printed in light, with the matrix and without its controls', async () => {
    const { page } = await open('many', { width: 1280, scheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await canvas(page).isVisible()).toBe(true);
    expect(await page.locator('.zoom-bar').isVisible()).toBe(false);
    expect(await page.locator('#card').isVisible()).toBe(false);
    // In light mode, the highest win shares are darkest.
    await expect
      .poll(async () => Math.max(...(await colour(page, 0, 41)).slice(0, 3)))
      .toBeLessThan(130);
  });
});
