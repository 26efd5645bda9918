import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { linkOf } from '../../src/explorer/link.ts';
import { BOARD_START } from '../../src/explorer/panels/board/start.ts';
import { START } from '../../src/explorer/state.ts';
import { dealt } from '../cases.ts';
import { FIRST } from '../explorer/random-documents.ts';
import { findChromium } from './chromium.ts';
import { axeFinds, expectRoom } from './explorer-checks.ts';
import { type Explorer, newExplorer, panelLink } from './explorer-tab.ts';

/** As many results as can be pinned. */
const PINNED = Array.from({ length: 6 }, (_, n) => ({
  title: `Pin ${n}`,
  document: { ...FIRST, distance: n + 1 },
}));

/** How many lines the text of each element takes. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const pieces = [...range.getClientRects()].sort((a, b) => a.top - b.top);
      let end = Number.NEGATIVE_INFINITY;
      return pieces.filter(({ top, bottom }) => {
        const isBelow = top >= end;
        end = Math.max(end, bottom);
        return isBelow;
      }).length;
    }),
  );

describe.skipIf(!findChromium())('the look of the explorer', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test.each(dealt([360, 400]))(
    'six tabs are in one row, each in one piece: %i pixels',
    async (width) => {
      const { page } = await explorer.open({ width, hash: linkOf({ ...START, pinned: PINNED }) });
      const tabs = page.locator('header nav button');
      expect(await tabs.allInnerTexts()).toEqual([
        'Attack',
        'Board',
        'Duel',
        'Turn',
        'Battle',
        'Compare6',
      ]);
      expect(await linesOf(page, 'header nav button, .pin')).toEqual([1, 1, 1, 1, 1, 1, 1]);
      const tops = await tabs.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
      await expectRoom(page);
    },
  );

  test('figures never wrap, and bars of one table have one scale', async () => {
    // Six spaces are rare: "0.00036%" is longer than all others.
    const { page } = await explorer.open({ width: 360, hash: panelLink('board', BOARD_START) });
    const figures = await page.locator('.distributions .bars .chance').allInnerTexts();
    expect(Math.max(...figures.map(({ length }) => length))).toBeGreaterThan(6);
    expect(await linesOf(page, '.distributions .bars .chance')).toEqual(figures.map(() => 1));
    const widths = await page
      .locator('.distributions .bar')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(1);
  });

  test('on a phone the answer comes first, then the board, then who fights', async () => {
    const { page } = await explorer.open({ width: 360, hash: panelLink('board', BOARD_START) });
    const topOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    const parts = ['.answer', '.hex-board', '.side-0', '.side-1', '.sources', '.results', '.notes'];
    const tops = [];
    for (const part of parts) tops.push(await topOf(part));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('on a desk what comes of an attack follows its board, however long the fighters are', async () => {
    const { page } = await explorer.open({ hash: panelLink('board', BOARD_START) });
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON());
    const follows = async () => {
      const [sources, results] = [await boxOf('.sources'), await boxOf('.results')];
      const last = await boxOf('.beside > :last-child');
      expect(results.left).toBe(sources.left);
      expect(results.right).toBeLessThan(last.left);
      expect(results.top - sources.bottom).toBeLessThan(30);
      return last.bottom - (await boxOf('.results > :last-child')).bottom;
    };
    expect(await follows()).toBeLessThan(0);
    for (const side of [0, 1]) await page.locator(`.side-${side} .more summary`).first().click();
    for (const role of ['attacker', 'defender']) {
      await page.getByLabel(`Add a power to the ${role}`).selectOption('One of your own …');
    }
    expect(await follows()).toBeGreaterThan(0);
  });

  test('the picture of a board has the board on it, and below it the chart', async () => {
    const { page } = await explorer.open({ hash: panelLink('board', BOARD_START) });
    await page.getByRole('button', { name: 'Copy picture' }).click();
    await page.getByText('The picture is on the clipboard.').first().waitFor();
    const board = await page.locator('.hex-board svg').boundingBox();
    const { width, height, colours } = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const image = await createImageBitmap((await item?.getType('image/png')) as Blob);
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      const found = new Set<string>();
      for (let i = 0; i < data.length; i += 4) {
        found.add(`rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`);
      }
      return { width: image.width, height: image.height, colours: [...found] };
    });
    expect(width).toBeGreaterThanOrEqual(Math.floor(2 * (board?.width ?? 0)));
    expect(height).toBeGreaterThan(2 * (board?.height ?? 0) + 200);
    // Lava, both figures, the line of Knockback, and the shade of the most likely space.
    const shown = ['.ground[style*=lava]', '.token.attacker path', '.token.defender path'];
    for (const one of [...shown, '.knockback-line polygon', '.shades polygon:not(.best)']) {
      const colour = await page
        .locator(`.hex-board ${one}`)
        .first()
        .evaluate((part) => getComputedStyle(part).fill);
      expect(colours, one).toContain(colour);
    }
  });

  test('drawing can be undone after another panel was open', async () => {
    const { page } = await explorer.open({ hash: panelLink('board', BOARD_START) });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const lava = page.locator('.ground[style*=lava]');
    const before = await lava.count();
    await page.getByText('Lava', { exact: true }).click();
    await page.locator('[data-space="0,0"]').click();
    await expect.poll(() => lava.count()).toBe(before + 1);
    await button('Attack').click();
    await button('Board').click();
    await button('Undo').click();
    await expect.poll(() => lava.count()).toBe(before);
    await button('Duel').click();
    await button('Board').click();
    await button('Redo').click();
    await expect.poll(() => lava.count()).toBe(before + 1);
  });

  test('facts that powers need are set in the fold of a figure, and switches next to the fight', async () => {
    const power = { name: 'Momentum', effects: [{ attackDice: 3, when: 'moved' }] };
    const hidden = {
      name: 'Hide',
      effects: [{ defenseDice: 2, when: [{ state: 'in-the-shadow' }] }],
    };
    const document = {
      ...FIRST,
      attacker: { card: 'Hawkgirl', powers: [power] },
      defender: { card: 'Solomon Grundy', powers: [hidden] },
    };
    const { page } = await explorer.open({ hash: panelLink('attack', document) });
    const says = async (next: ExperimentDocument) => {
      const { headline } = await ANSWERS.odds({ document: next });
      await page.locator('.told .headline', { hasText: headline }).waitFor();
    };
    await page.locator('.side-0 .more summary').click();
    await page.getByRole('button', { name: 'Has moved this turn' }).click();
    const moved = { ...document, attacker: { ...document.attacker, moved: true } };
    await says(moved);
    await page.getByRole('button', { name: 'in the shadow' }).click();
    const both = { ...moved, states: ['in-the-shadow'] };
    await says(both);
    await page.getByRole('button', { name: '+ Add a rule' }).click();
    await page.getByRole('button', { name: 'Add it' }).click();
    await says({ ...both, attacker: { ...both.attacker, granted: [{ dice: { attack: 1 } }] } });
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take away dice: {attack: 1}' }).click();
    await says(both);
  });

  test('a sweep shows its tables, and nothing that it has not', async () => {
    const document = { ...FIRST, vary: { 'defender.defense': [2, 3, 4] } };
    const { page } = await explorer.open({ hash: panelLink('attack', document) });
    await page.getByRole('region', { name: 'All combinations' }).locator('td').first().waitFor();
    expect(await page.getByText('Roll one').count()).toBe(0);
    expect(await page.getByText('Everything here has only one possible outcome').count()).toBe(0);
  });

  test('an experiment that is refused from the start is not said to be worked at', async () => {
    const document = { ...FIRST, attacker: 'Hawkgril' };
    const { page } = await explorer.open({ width: 380, hash: panelLink('attack', document) });
    await page.getByRole('alert').getByText('Did you mean hawkgirl?').waitFor();
    expect(await page.getByText('Working it out').count()).toBe(0);
    expect(await page.locator('.answer-bar').isVisible()).toBe(false);
  });

  test('less important parts are folded', async () => {
    const { page } = await explorer.open();
    expect(await page.locator('.notes dl').isVisible()).toBe(false);
    await page.getByText('The fight in full').click();
    await page.locator('.notes dd', { hasText: 'Solomon Grundy: Attack 6' }).waitFor();
  });
});
