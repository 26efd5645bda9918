import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Space } from '../../src/board/space.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { linked, linkOf } from '../../src/explorer/link.ts';
import { BOARD_START } from '../../src/explorer/panels/board/start.ts';
import { START, withDocument } from '../../src/explorer/state.ts';
import { encoded } from '../board/maps/encode.ts';
import { dealt } from '../cases.ts';
import { machine } from '../machine.ts';
import { findChromium } from './chromium.ts';
import {
  axeFinds,
  button,
  expectRoom,
  hostElsewhere,
  layoutShift,
  MOST_SHIFT,
  WIDTHS,
} from './explorer-checks.ts';
import { type Explorer, type ExplorerSetting, newExplorer, settled } from './explorer-tab.ts';
import { HOSTILE } from './pages.ts';

const boardLink = (document: ExperimentDocument) => linkOf(withDocument(START, 'board', document));

/** A level board of 9 × 5 with both figures in the middle of its left side. */
const LEVEL: ExperimentDocument = {
  ...BOARD_START,
  board: {
    terrain: Array.from(
      { length: 5 },
      (_, r) => (r % 2 ? '  ' : '') + Array(9).fill('1').join('   '),
    ).join('\n'),
    attacker: [1, 2],
    defender: [2, 2],
  },
};

const tool = (page: Page, name: string) =>
  page.locator('.tools label', { hasText: new RegExp(`^${name}$`) });

async function middle(page: Page, [column, row]: Space) {
  const box = await page.locator(`[data-space="${column},${row}"] .ground`).boundingBox();
  if (!box) throw new Error(`${column},${row} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The document that the address holds, once it holds the latest. */
async function shared(
  page: Page,
): Promise<ExperimentDocument & { board: Record<string, unknown> }> {
  await settled(page);
  const found = linked(new URL(page.url()).hash);
  if (!('state' in found)) throw new Error(found.problem);
  return found.state.documents.board as ExperimentDocument & { board: Record<string, unknown> };
}

/** Checks that the page shows what the command line computes for the page's document. */
async function saysWhatFileSays(page: Page) {
  const [result] = await compute(read(await shared(page)), {
    exact: true,
    simulation: false,
    machine,
  });
  const text = result?.headline ?? '';
  await page.locator('.told:not(.old) .headline', { hasText: text }).waitFor();
}

const cells = ({ board }: { board: Record<string, unknown> }) =>
  String(board.terrain)
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

describe.skipIf(!findChromium())('the Board panel', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());
  const open = (document: ExperimentDocument = LEVEL, setting: ExplorerSetting = {}) =>
    explorer.open({ hash: boardLink(document), ...setting });

  test('is opened by its tab, with odds on the spaces of the line', async () => {
    const { page, misdeeds } = await explorer.open();
    await button(page, 'Board').click();
    const { told, endings } = await ANSWERS.onBoard({ document: BOARD_START });
    await page.locator('.told .headline', { hasText: told.headline }).waitFor();
    expect(await page.locator('.shades polygon:not(.best)').count()).toBe(endings.length);
    expect(await page.locator('.knockback-line polygon').count()).toBeGreaterThan(2);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(dealt([380, 1280]))('is drawn on with the mouse, %i pixels wide', async (width) => {
    const { page, misdeeds } = await open(LEVEL, { width });
    await tool(page, 'Water').click();
    const [from, to] = [await middle(page, [4, 2]), await middle(page, [7, 2])];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
    expect(cells(await shared(page))[2]).toEqual(['1', '1', '1', '1', '1w', '1w', '1w', '1w', '1']);
    await saysWhatFileSays(page);
    await tool(page, 'Wall').click();
    const [a, b] = [await middle(page, [3, 2]), await middle(page, [4, 2])];
    await page.mouse.click(a.x + 0.4 * (b.x - a.x), a.y);
    expect((await shared(page)).board.walls).toEqual([
      [
        [3, 2],
        [4, 2],
      ],
    ]);
    await saysWhatFileSays(page);
    await tool(page, 'Move').click();
    const grundy = await middle(page, [2, 2]);
    const there = await middle(page, [1, 1]);
    await page.mouse.move(grundy.x, grundy.y);
    await page.mouse.down();
    await page.mouse.move(there.x, there.y, { steps: 4 });
    await page.mouse.up();
    expect((await shared(page)).board.defender).toEqual([1, 1]);
    await saysWhatFileSays(page);
    // A stroke is one step, and so is the movement of a figure.
    for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
    expect((await shared(page)).board).toEqual(LEVEL.board);
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await button(page, 'Redo').click();
    expect(cells(await shared(page))[2]?.[7]).toBe('1w');
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(dealt([380, 1280]))(
    'is drawn on by touch, and two fingers only zoom, %i pixels wide',
    async (width) => {
      const { page, misdeeds } = await open(LEVEL, { width, hasTouch: true });
      await tool(page, 'Lava').tap();
      const at = await middle(page, [5, 2]);
      await page.touchscreen.tap(at.x, at.y);
      expect(cells(await shared(page))[2]?.[5]).toBe('1m');
      await saysWhatFileSays(page);
      const before = await page.locator('.hex-board svg').getAttribute('viewBox');
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: readonly number[]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x, id) => ({ x, y: at.y, id })),
        });
      await touch('touchStart', [at.x - 20]);
      await touch('touchStart', [at.x - 20, at.x + 20]);
      for (let i = 1; i <= 5; i++) await touch('touchMove', [at.x - 20 - 8 * i, at.x + 20 + 8 * i]);
      await touch('touchEnd', []);
      const after = await page.locator('.hex-board svg').getAttribute('viewBox');
      expect(Number(after?.split(' ')[2])).toBeLessThan(0.7 * Number(before?.split(' ')[2]));
      const { board } = await shared(page);
      expect(String(board.terrain).match(/m/g)).toHaveLength(1);
      await button(page, 'Fit the whole board').tap();
      const fitted = await page.locator('.hex-board svg').getAttribute('viewBox');
      const [whole = [], again = []] = [before, fitted].map((box) => box?.split(' ').map(Number));
      for (const [i, edge] of again.entries()) expect(edge).toBeCloseTo(whole[i] ?? 0, 6);
      expect(misdeeds).toEqual({ said: [], asked: [] });
    },
  );

  test.each(dealt([380, 1280]))('is drawn on by keyboard alone, %i pixels wide', async (width) => {
    const { page } = await open(LEVEL, { width });
    const isOn = (space: string) =>
      page.evaluate((name) => (document.activeElement as SVGElement).dataset.space === name, space);
    await page.locator('[data-space="2,2"]').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp'])
      await page.keyboard.press(key);
    expect(await isOn('5,1')).toBe(true);
    await page.keyboard.press('7');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    let board = await shared(page);
    expect([cells(board)[1]?.[5], cells(board)[2]?.[5]]).toEqual(['7', '3']);
    await page
      .locator('[aria-live="polite"]', { hasText: 'Space 5,2. Level 3.' })
      .waitFor({ state: 'attached' });
    // The tools are radio buttons: the attacker's is ten to the right of the first.
    await page.locator('.tools input').first().focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await isOn('5,2')).toBe(true);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    expect((await shared(page)).board.attacker).toEqual([3, 2]);
    await saysWhatFileSays(page);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    board = await shared(page);
    expect(board.board.attacker).toEqual([1, 2]);
    expect(cells(board)[2]?.[5]).toBe('2');
    await page.keyboard.press('Control+y');
    expect(cells(await shared(page))[2]?.[5]).toBe('3');
  });

  test.each(
    dealt([
      [360, 4],
      [390, 4],
      [520, 4],
      [700, 2],
    ] as const),
  )('all its tools and their names are seen, %i pixels wide', async (width, rows) => {
    const { page } = await open(LEVEL, { width });
    const tools = await page.locator('.tool-rows').evaluate((all) => {
      const { right } = all.parentElement?.getBoundingClientRect() ?? { right: 0 };
      return [...all.querySelectorAll('label')].map((one) => {
        const box = one.getBoundingClientRect();
        const name = one.querySelector('.option');
        const isCut = !name || name.scrollWidth > name.clientWidth;
        return { top: box.top, isSeen: box.right <= right + 0.5 && !isCut };
      });
    });
    expect(new Set(tools.map(({ top }) => top)).size).toBe(rows);
    expect(tools.filter(({ isSeen }) => !isSeen)).toEqual([]);
    await page.locator('.tools input').first().focus();
    for (let at = 1; at < tools.length; at++) await page.keyboard.press('ArrowRight');
    expect(await page.locator('.tools input:checked + .option').innerText()).toBe('Erase');
  });

  test.each(dealt([360, ...WIDTHS]))('nothing moves as it opens, %i pixels wide', async (width) => {
    const { page } = await open(BOARD_START, { width });
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
  });

  test('things are placed, tapped and changed', async () => {
    const { page } = await open();
    await tool(page, 'Figure').click();
    await page.getByLabel('Its name').fill('The Joker');
    await page.getByLabel('Its name').press('Enter');
    const at = await middle(page, [4, 2]);
    await page.mouse.click(at.x, at.y);
    expect((await shared(page)).board.others).toEqual([{ figure: 'The Joker', at: [4, 2] }]);
    await saysWhatFileSays(page);
    await tool(page, 'Move').click();
    await page.mouse.click(at.x, at.y);
    await page.locator('.chosen').getByRole('button', { name: 'Life: one more' }).click();
    expect((await shared(page)).board.others).toEqual([
      { figure: 'The Joker', at: [4, 2], life: 1 },
    ]);
    await button(page, 'Take it away').click();
    expect((await shared(page)).board.others).toBeUndefined();
  });

  test('the wheel zooms about the pointer', async () => {
    const { page } = await open();
    const at = await middle(page, [6, 3]);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -300);
    await expect
      .poll(async () =>
        Number((await page.locator('.hex-board svg').getAttribute('viewBox'))?.split(' ')[2]),
      )
      .toBeLessThan(700);
    const now = await middle(page, [6, 3]);
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(2);
  });

  test('shows the best places to attack from, and the attacker goes to one that is pressed', async () => {
    const document = {
      ...BOARD_START,
      board: { ...(BOARD_START.board as object), attacker: [3, 2] },
    };
    const { page } = await open(document);
    await tool(page, 'Aim').click();
    const { places } = await ANSWERS.aim({ document });
    const [best] = places;
    await page.locator('.aiming .place').first().waitFor();
    expect(await page.locator('.shades polygon:not(.best)').count()).toBe(places.length);
    expect(await page.locator('.shades .best').count()).toBe(
      places.filter(({ rank }) => rank === 1).length,
    );
    const at = await middle(page, best?.spaces[0] ?? [0, 0]);
    await page.mouse.click(at.x, at.y);
    expect((await shared(page)).board.attacker).toEqual(best?.spaces[0]);
    await saysWhatFileSays(page);
    await page.locator('.aiming .place').nth(1).click();
    expect((await shared(page)).board.attacker).toEqual(places[1]?.spaces[0]);
  });

  test('a shipped board is one tap away, and undone', async () => {
    const { page } = await open();
    await button(page, 'Example 4, the Joker in the way').click();
    await saysWhatFileSays(page);
    const { blocks } = await ANSWERS.odds({ document: await shared(page) });
    expect(JSON.stringify(blocks)).toContain('Joker');
    await button(page, 'Undo').click();
    expect(await shared(page)).toEqual(LEVEL);
  });

  test('maps are opened, and other files are rejected in words', async () => {
    const { page, misdeeds } = await open();
    const file = page.getByLabel('A map file');
    await file.setInputFiles('experiments/maps/the-ford.json');
    await page.getByText('the-ford.json is open').first().waitFor();
    const key = page.getByRole('list', { name: 'Key' });
    for (const text of ['w: water', 'r: road']) await key.getByText(text).waitFor();
    expect(await page.locator('.starts polygon').count()).toBe(48);
    const { board } = await shared(page);
    expect(cells({ board })).toEqual(
      cells({
        board: {
          ...ANSWERS.map({ name: 'a.json', bytes: readFileSync('experiments/maps/the-ford.json') }),
        },
      }),
    );
    await saysWhatFileSays(page);
    const tiles = Array.from({ length: 24 }, (_, i) => ({
      type: i % 6 === 5 ? 4001 : 1001,
      at: [i % 6, Math.floor(i / 6), 0] as const,
    }));
    const hsc = Buffer.from(encoded({ version: 7, name: HOSTILE, tiles }));
    await file.setInputFiles({
      name: 'mine.hsc',
      mimeType: 'application/octet-stream',
      buffer: hsc,
    });
    await page.getByText('mine.hsc is open').first().waitFor();
    expect(cells(await shared(page))).toHaveLength(4);
    const before = await shared(page);
    for (const [name, buffer] of [
      ['bad.hsc', Buffer.from('no map')],
      ['bad.json', Buffer.from(`{"boardPieces": ["${'<img src=x onerror=alert(1)>'}"]}`)],
      ['large.hsc', Buffer.alloc(5_000_000)],
    ] as const) {
      await file.setInputFiles({ name, mimeType: 'text/plain', buffer });
      await page.locator('.sources .problems', { hasText: name }).waitFor();
    }
    expect(await shared(page)).toEqual(before);
    expect(await page.locator('#app img, #app script').count()).toBe(0);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('an experiment with a board that is opened as a file comes here', async () => {
    const { page } = await explorer.open();
    await page.getByLabel('An experiment file').setInputFiles('experiments/cliff-edge.yaml');
    await page.locator('.hex-board svg').waitFor();
    await saysWhatFileSays(page);
  });

  test('a link with the largest board is drawn in part, and said to be too large to share', async () => {
    // Levels without any order, which no link could hold.
    let state = 1;
    const level = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 97;
    };
    const rows = Array.from({ length: 500 }, () => Array.from({ length: 500 }, level));
    // The two figures are on one level, so that they are adjacent.
    rows[250]?.splice(250, 2, 1, 1);
    const terrain = rows.map((row) => row.join(' ')).join('\n');
    const { page, misdeeds } = await open();
    await page.getByText('The experiment as a file').click();
    const large = { ...LEVEL, board: { terrain, attacker: [250, 250], defender: [251, 250] } };
    await page.locator('.as-file textarea').fill(JSON.stringify(large));
    await page.locator('[aria-colcount="500"]').waitFor();
    expect(await page.locator('.space').count()).toBeLessThan(5_000);
    await hostElsewhere(page);
    await button(page, 'Copy link').click();
    await page.getByText('This is too large for a link').waitFor();
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(
    dealt([
      ['text that is hostile', { others: [{ figure: HOSTILE, at: [4, 2] }] }, true],
      ['a place off the map', { defender: [99, 99] }, true],
      ['ground that is none', { terrain: HOSTILE }, false],
      ['data of another form', { others: 7 }, false],
    ] as const),
  )('a link with %s harms nothing', async (_, more, isDrawn) => {
    const document = { ...LEVEL, board: { ...(LEVEL.board as object), ...more } };
    const { page, misdeeds } = await explorer.open();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, boardLink(document));
    await page.locator('.on-board').waitFor();
    if (isDrawn) await page.locator('.hex-board svg').waitFor();
    await page.waitForTimeout(500);
    expect(await page.locator('.hex-board svg').count()).toBe(isDrawn ? 1 : 0);
    expect(await page.locator('#app img, #app script').count()).toBe(0);
    if (!isDrawn) {
      await button(page, 'Begin with a new board').click();
      await saysWhatFileSays(page);
    }
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test.each(dealt(WIDTHS.toReversed()))(
    'axe finds nothing, all is large enough, nothing overflows, %i pixels wide',
    async (width) => {
      const { page } = await open(BOARD_START, { width });
      await page.getByText('Size and keys').click();
      await tool(page, 'Aim').click();
      await page.locator('.aiming .place').first().waitFor();
      await page.getByText('All places in a table').click();
      expect(await axeFinds(page)).toEqual([]);
      await expectRoom(page);
    },
  );
});
